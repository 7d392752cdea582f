//! A scene as an SVG drawing, for documents and for looking at it without a device.

mod face;
mod film;
mod fit;

use std::fmt::Write;

use crate::{
    Area, Art, Colour, Ink, Layer, MANNER, Node, PathStep, Pose, Scene, Surface, TextBox, Theme, Words,
};
use face::Face;

pub use face::FONTS;
pub use film::Film;
pub use fit::{Fitted, fit};

/// How a scene is looked at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look {
    /// In these colours.
    pub theme: Theme,
    /// By a reader who wants text so many times as large.
    pub text_scale: f32,
}

impl From<Theme> for Look {
    fn from(theme: Theme) -> Look {
        Look { theme, text_scale: 1.0 }
    }
}

/// Draws a scene.
#[must_use]
pub fn svg(scene: &Scene, look: impl Into<Look>, say: impl Fn(&Words) -> String) -> String {
    let at_rest = |node| Sprite { node, pose: Pose::of(node), art: node.art };
    let sprites: Vec<_> = scene.nodes.iter().map(at_rest).collect();
    document(scene.surface, &sprites, look.into(), say)
}

/// A node as it is seen at one moment.
struct Sprite<'a> {
    node: &'a Node,
    pose: Pose,
    /// What it shows: while it turns over, what it was.
    art: Option<Art>,
}

fn document(
    Surface { width, height }: Surface,
    sprites: &[Sprite<'_>],
    look: Look,
    say: impl Fn(&Words) -> String,
) -> String {
    let mut svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">"#
    );
    let ground = paint(Ink::Surface, look.theme, "fill").unwrap_or_default();
    append(&mut svg, format_args!(r#"<rect width="{width}" height="{height}"{ground}/>"#));
    for sprite in sprites {
        draw(sprite, look, &say, &mut svg);
    }
    svg.push_str("</svg>\n");
    svg
}

fn draw(sprite: &Sprite<'_>, look: Look, say: &impl Fn(&Words) -> String, svg: &mut String) {
    let Sprite { node, pose, art } = sprite;
    if node.art.is_none() && node.text.is_none() || pose.alpha <= 0.0 || pose.breadth <= 0.0 {
        return;
    }
    place(node, pose, svg);
    let Area { width, height, .. } = node.area;
    if let Some(art) = art {
        for layer in art.draw(Surface { width, height }).layers {
            path(&layer, look.theme, svg);
        }
    }
    if let Some(text) = &node.text {
        write(node, text, look, &say(&text.words), svg);
    }
    svg.push_str("</g>");
}

/// A node is drawn at its own size and then stretched, turned and moved to its pose.
fn place(node: &Node, pose: &Pose, svg: &mut String) {
    let Area { x, y, width, height } = pose.area;
    append(svg, format_args!(r#"<g transform="translate({x:.2} {y:.2})"#));
    let (middle, centre) = (width / 2.0, height / 2.0);
    if pose.turn != 0.0 {
        append(svg, format_args!(" rotate({:.2} {middle:.2} {centre:.2})", pose.turn));
    }
    let stretch = |seen: f32, own: f32| if own > 0.0 { seen / own } else { 1.0 };
    let broader = pose.breadth * stretch(width, node.area.width);
    let higher = stretch(height, node.area.height);
    let is_stretched = |by: f32| (by - 1.0).abs() > f32::EPSILON;
    if is_stretched(broader) || is_stretched(higher) {
        let left = middle - broader * node.area.width / 2.0;
        append(svg, format_args!(" translate({left:.2} 0) scale({broader:.4} {higher:.4})"));
    }
    svg.push('"');
    if pose.alpha < 1.0 {
        append(svg, format_args!(r#" opacity="{:.2}""#, pose.alpha));
    }
    svg.push('>');
}

impl Node {
    /// How its text, once put into words, comes to stand in it.
    #[must_use]
    pub fn fitted(&self, text: &TextBox, words: &str, text_scale: f32) -> Fitted {
        let Area { width, height, .. } = self.room_for_text();
        fit(words, text.style, text.size * text_scale, Surface { width, height })
    }

    /// Where the lines of its text lie on the surface, before the node is turned.
    #[must_use]
    pub fn line_areas(&self, text: &TextBox, fitted: &Fitted) -> Vec<Area> {
        let room = self.room_for_text();
        let height = fitted.size * MANNER.lettering.line;
        let top = room.centre().y - height * fitted.lines.len() as f32 / 2.0;
        let area = |(index, (_, width)): (usize, &(String, f32))| {
            let left = if text.from_left { room.x } else { room.centre().x - width / 2.0 };
            Area::new(left, top + height * index as f32, *width, height)
        };
        fitted.lines.iter().enumerate().map(area).collect()
    }

    fn room_for_text(&self) -> Area {
        let inset = if self.art.is_some() { MANNER.lettering.inset } else { 0.0 };
        let Area { x, y, width, height } = self.area;
        Area::new(x + inset, y, width - 2.0 * inset, height)
    }
}

fn write(node: &Node, text: &TextBox, look: Look, words: &str, svg: &mut String) {
    let Some(fill) = paint(text.ink, look.theme, "fill") else { return };
    let face = Face::of(text.style);
    let fitted = node.fitted(text, words, look.text_scale);
    let anchor = if text.from_left { "start" } else { "middle" };
    append(
        svg,
        format_args!(
            r#"<text font-family="'{}'" font-weight="{}" font-size="{:.2}" text-anchor="{anchor}"{fill}>"#,
            face.family, face.weight, fitted.size
        ),
    );
    let below_middle = fitted.size * (face.ascent - face.descent) / 2.0;
    for (area, (words, _)) in node.line_areas(text, &fitted).into_iter().zip(&fitted.lines) {
        let x = if text.from_left { area.x } else { area.centre().x } - node.area.x;
        let y = area.centre().y - node.area.y + below_middle;
        append(svg, format_args!(r#"<tspan x="{x:.2}" y="{y:.2}">{}</tspan>"#, escaped(words)));
    }
    svg.push_str("</text>");
}

fn path(layer: &Layer, theme: Theme, svg: &mut String) {
    let paints = if layer.line_width.is_some() { "stroke" } else { "fill" };
    let Some(paint) = paint(layer.ink, theme, paints) else { return };
    svg.push_str(r#"<path d=""#);
    for step in &layer.path {
        match step {
            PathStep::Move(x, y) => append(svg, format_args!("M{x:.2} {y:.2}")),
            PathStep::Line(x, y) => append(svg, format_args!("L{x:.2} {y:.2}")),
            PathStep::Curve(x1, y1, x2, y2, x, y) => {
                append(svg, format_args!("C{x1:.2} {y1:.2} {x2:.2} {y2:.2} {x:.2} {y:.2}"));
            }
            PathStep::Close => svg.push('Z'),
        }
    }
    append(svg, format_args!(r#""{paint}"#));
    if let Some(width) = layer.line_width {
        append(
            svg,
            format_args!(
                r#" fill="none" stroke-width="{width:.2}" stroke-linecap="round" stroke-linejoin="round""#
            ),
        );
    }
    svg.push_str("/>");
}

/// How a shape is filled or stroked in the ink's colour; nothing where it cannot be seen.
fn paint(ink: Ink, theme: Theme, paints: &str) -> Option<String> {
    let Colour(colour) = ink.colour(theme);
    let (alpha, colour) = (colour >> 24, colour & 0x00FF_FFFF);
    match alpha {
        0 => None,
        0xFF => Some(format!(r##" {paints}="#{colour:06x}""##)),
        _ => {
            let opacity = f64::from(alpha) / 255.0;
            Some(format!(r##" {paints}="#{colour:06x}" {paints}-opacity="{opacity:.2}""##))
        }
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

/// Writing to a string cannot fail.
fn append(svg: &mut String, text: std::fmt::Arguments<'_>) {
    let _ = svg.write_fmt(text);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{DieColour, PyramidArt, PyramidLook, TextStyle};

    fn written(words: &str, area: Area) -> impl Fn(Theme) -> String {
        let text = TextBox::new(Words::new("name"), Ink::Text, TextStyle::Body, 15.0);
        let scene = Scene {
            surface: Surface { width: 100.0, height: 50.0 },
            nodes: vec![Node::picture(1, area, Art::Yarn).written(text)],
        };
        let words = words.to_owned();
        move |theme| svg(&scene, theme, |_| words.clone())
    }

    #[test]
    fn a_drawing_has_the_themes_colours_and_its_texts_cannot_break_it() {
        let draw = written("Zoé & <Max>", Area::new(0.0, 0.0, 100.0, 20.0));
        let light = draw(Theme::Light);
        assert!(light.contains("#c24a6e"), "wool by day");
        assert!(light.contains("Zoé &amp; &lt;Max>"));
        assert!(draw(Theme::Dark).contains("#e07a98"), "wool by lamplight");
    }

    #[test]
    fn a_text_is_set_in_its_face_and_breaks_where_its_box_ends() {
        let light = written("Le chat dort", Area::new(0.0, 0.0, 64.0, 50.0))(Theme::Light);
        assert!(light.contains(r#"font-family="'Atkinson Hyperlegible'""#));
        assert_eq!(light.matches("<tspan").count(), 2, "{light}");
    }

    #[test]
    fn patterns_are_drawn_only_in_the_themes_that_have_them() {
        let faces = [1, 2, 3];
        let look = PyramidLook::Plain;
        let die = Art::Pyramid(PyramidArt::Die { colour: DieColour::Yellow, faces, look });
        let scene = Scene {
            surface: Surface { width: 50.0, height: 50.0 },
            nodes: vec![Node::picture(1, Area::new(0.0, 0.0, 50.0, 50.0), die)],
        };
        let paths = |theme| svg(&scene, theme, |_| String::new()).matches("<path").count();
        assert!(paths(Theme::PatternedLight) > paths(Theme::Light));
        assert_eq!(paths(Theme::Light), paths(Theme::Dark));
    }
}
