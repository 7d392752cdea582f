use super::{Pen, card::star};
use crate::Ink;

const RADIUS: f32 = 28.0;
const HEM: f32 = 6.0;
/// From star to star.
const PITCH: f32 = 40.0;

/// A quilt by night, with a hem and stars sewn on.
pub(super) fn draw(pen: &mut Pen) {
    let (width, height) = (pen.width(), pen.height());
    pen.plain_round(0.0, 3.0, width, height, RADIUS, Ink::Shadow);
    pen.plain_round(0.0, 0.0, width, height, RADIUS, Ink::NightMark);
    pen.plain_round(HEM, HEM, width - 2.0 * HEM, height - 2.0 * HEM, RADIUS - HEM, Ink::Night);
    let (columns, rows) = ((width / PITCH).floor().max(1.0), (height / PITCH).floor().max(1.0));
    let (dx, dy) = (100.0 / columns, 100.0 / rows);
    for row in 0..rows as u16 {
        for column in 0..columns as u16 {
            let (x, y) = (dx * f32::from(column), dy * f32::from(row));
            let faint = (row + column) % 2 == 1;
            pen.within(x, y, dx, dy, |pen| {
                pen.within_square(|pen| star(pen, 50.0, 50.0, if faint { 5.0 } else { 8.0 }, Ink::NightMark));
            });
        }
    }
}
