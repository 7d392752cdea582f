//! The fonts that the shells bundle, as far as their letters have to be measured.

use std::sync::LazyLock;

use ttf_parser::Face as Font;

use crate::TextStyle;

const DISPLAY: &[u8] = include_bytes!("../../fonts/Baloo2_700Bold.ttf");
const BODY: &[u8] = include_bytes!("../../fonts/AtkinsonHyperlegible_400Regular.ttf");

/// Letters up to here are measured once; the few beyond are looked up.
const COMMON: usize = 0x180;

/// How wide letters are and how high a line of them, in parts of the text's size.
#[derive(Debug)]
pub(super) struct Face {
    pub(super) family: &'static str,
    pub(super) weight: u16,
    pub(super) ascent: f32,
    pub(super) descent: f32,
    common: Vec<f32>,
    font: &'static [u8],
}

static DISPLAY_FACE: LazyLock<Face> = LazyLock::new(|| Face::read("Baloo 2", 700, DISPLAY));
static BODY_FACE: LazyLock<Face> = LazyLock::new(|| Face::read("Atkinson Hyperlegible", 400, BODY));

/// The bundled font files, for whoever draws what is written in them.
pub const FONTS: [&[u8]; 2] = [DISPLAY, BODY];

impl Face {
    pub(super) fn of(style: TextStyle) -> &'static Face {
        match style {
            TextStyle::Display => &DISPLAY_FACE,
            TextStyle::Body => &BODY_FACE,
        }
    }

    fn read(family: &'static str, weight: u16, font: &'static [u8]) -> Face {
        let (mut ascent, mut descent) = (0.8, 0.2);
        if let Ok(parsed) = Font::parse(font, 0) {
            let em = f32::from(parsed.units_per_em());
            (ascent, descent) = (f32::from(parsed.ascender()) / em, -f32::from(parsed.descender()) / em);
        }
        let common =
            (0..COMMON as u32).map(|letter| char::from_u32(letter).map_or(0.0, |l| advance(font, l)));
        Face { family, weight, ascent, descent, common: common.collect(), font }
    }

    /// How wide a text of size 1 is in one line. Kerning is left out: it brings letters closer, if anything.
    pub(super) fn width(&self, text: &str) -> f32 {
        let wide = |letter: char| self.common.get(letter as usize).copied();
        text.chars().map(|letter| wide(letter).unwrap_or_else(|| advance(self.font, letter))).sum()
    }
}

/// How wide one letter is; one that the font does not have is as wide as the box drawn in its place.
fn advance(font: &[u8], letter: char) -> f32 {
    let Ok(font) = Font::parse(font, 0) else { return 0.5 };
    let glyph = font.glyph_index(letter).unwrap_or_default();
    f32::from(font.glyph_hor_advance(glyph).unwrap_or_default()) / f32::from(font.units_per_em())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_as_wide_as_their_font_says() {
        for style in [TextStyle::Display, TextStyle::Body] {
            let face = Face::of(style);
            assert!(face.width("i") > 0.1 && face.width("i") < face.width("m"), "{}", face.family);
            let (one, two) = (face.width("é"), face.width("éé"));
            assert!((two - 2.0 * one).abs() < 1e-5);
            assert!(face.width("’") > 0.05, "beyond the common letters too");
            assert!((0.7..1.5).contains(&face.ascent) && (0.1..0.8).contains(&face.descent));
        }
    }
}
