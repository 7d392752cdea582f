//! The tower on the screen, as it is simulated: what is drawn here has the size of what collides, and a little more.

use super::digits;
use crate::{Ink, art::pen::Pen};

/// Half of a floor's picture is paper that hangs below it; its number is there. So much of its height is the tile itself.
pub(crate) const TILE_IN_PICTURE: f32 = 4.0 / 26.0;
/// How broad its number's tag is, in parts of its height.
const TAG_SHAPE: f32 = 1.5;

/// A paper floor seen from the side, with its number on a tag below its middle.
pub(super) fn draw_floor(pen: &mut Pen, number: u8) {
    let (width, height) = (pen.width(), pen.height());
    let tile = height * TILE_IN_PICTURE;
    let top = (height - tile) / 2.0;
    let tag = height / 2.0 - tile / 2.0 - 1.0;
    let broad = tag * TAG_SHAPE;
    let left = (width - broad) / 2.0;
    pen.plain_round(left, top, broad, tile + tag, tag * 0.34, Ink::PaperEdge);
    pen.plain_round(left + 1.0, top, broad - 2.0, tile + tag - 1.5, tag * 0.3, Ink::CardFace);
    pen.plain_round(0.0, top + tile * 0.34, width, tile * 0.66, tile * 0.33, Ink::PaperEdge);
    pen.plain_round(0.0, top, width, tile * 0.68, tile * 0.34, Ink::PaperFloor);
    let part = |length: f32, of: f32| 100.0 * length / of;
    let glyphs = if number > 9 { 2.0 } else { 1.0 };
    let glyph = tag * 0.5;
    let row = glyph * glyphs;
    for (place, digit) in (0u8..).zip(digits::of(number)) {
        let x = (width - row) / 2.0 + glyph * f32::from(place);
        let y = top + tile + tag * 0.12;
        pen.within(part(x, width), part(y, height), part(glyph, width), part(tag * 0.68, height), |pen| {
            digits::draw(pen, digit, Ink::Face);
        });
    }
}

/// The room behind the tower: evening light in bands, stars if it is dark.
pub(super) fn draw_sky(pen: &mut Pen) {
    let (width, height) = (pen.width(), pen.height());
    pen.plain_round(0.0, 0.0, width, height, 16.0, Ink::Cell);
    let moon = (width * 0.09).clamp(16.0, 44.0);
    let (x, y) = (width - moon * 2.6, moon * 1.4);
    pen.plain_round(x, y, moon * 2.0, moon * 2.0, moon, Ink::CellLit);
    for (across, down, broad) in [(0.06, 0.2, 0.3), (0.62, 0.42, 0.3), (0.1, 0.66, 0.24)] {
        cloud(pen, width * across, height * down, (width * broad).min(170.0));
    }
}

fn cloud(pen: &mut Pen, x: f32, y: f32, width: f32) {
    let height = width * 0.16;
    pen.plain_round(x, y, width, height, height / 2.0, Ink::CellLit);
    pen.plain_round(x + width * 0.22, y - height * 0.62, width * 0.46, height, height / 2.0, Ink::CellLit);
}

/// The table that the tower stands on.
pub(super) fn draw_table(pen: &mut Pen) {
    let (width, height) = (pen.width(), pen.height());
    pen.plain_round(0.0, 0.0, width, height, 6.0, Ink::PaperEdge);
    pen.plain_round(0.0, 0.0, width, (height * 0.28).min(5.0), 2.0, Ink::Plaster);
}

/// Covers what of the tower lies beyond the edge of what is looked at.
pub(super) fn draw_mat(pen: &mut Pen) {
    let (width, height) = (pen.width(), pen.height());
    pen.plain_round(0.0, 0.0, width, height, 0.0, Ink::Surface);
}

/// From what hangs down to where it would land.
pub(super) fn draw_plumb(pen: &mut Pen) {
    let (width, height) = (pen.width(), pen.height());
    let dash = 6.0_f32;
    let tops = (0u16..400).map(|place| f32::from(place) * 2.0 * dash);
    for y in tops.take_while(|y| *y < height) {
        pen.plain_round(0.0, y, width, dash.min(height - y), width / 2.0, Ink::Primary);
    }
}

/// The shadow on what it would land on; where it cannot stay, in the colour of warnings.
pub(super) fn draw_landing(pen: &mut Pen, is_good: bool) {
    let (width, height) = (pen.width(), pen.height());
    let ink = if is_good { Ink::Primary } else { Ink::Danger };
    pen.plain_round(0.0, 0.0, width, height, height / 2.0, ink);
}

/// On the rail: as much of the tower is looked at.
pub(super) fn draw_window(pen: &mut Pen) {
    let (width, height) = (pen.width(), pen.height());
    pen.plain_round(0.0, 0.0, width, height, width / 2.0, Ink::Accent);
}
