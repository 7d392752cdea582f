use super::{Pen, card::star};
use crate::Ink;

const RADIUS: f32 = 28.0;
const HEM: f32 = 6.0;
/// From star to star.
const PITCH: f32 = 40.0;
const MOST_STARS: u8 = 30;

/// A quilt by night, with a hem and stars sewn on.
pub(super) fn draw(pen: &mut Pen) {
    let (width, height) = (pen.width(), pen.height());
    pen.plain_round(0.0, 3.0, width, height, RADIUS, Ink::Shadow);
    pen.plain_round(0.0, 0.0, width, height, RADIUS, Ink::NightMark);
    pen.plain_round(HEM, HEM, width - 2.0 * HEM, height - 2.0 * HEM, RADIUS - HEM, Ink::Night);
    let (columns, rows) = (stars_along(width), stars_along(height));
    let (dx, dy) = (100.0 / f32::from(columns), 100.0 / f32::from(rows));
    for row in 0..rows {
        for column in 0..columns {
            let (x, y) = (dx * f32::from(column), dy * f32::from(row));
            let faint = (row + column) % 2 == 1;
            pen.within(x, y, dx, dy, |pen| {
                pen.within_square(|pen| star(pen, 50.0, 50.0, if faint { 5.0 } else { 8.0 }, Ink::NightMark));
            });
        }
    }
}

/// How many stars find room along so much cloth.
fn stars_along(length: f32) -> u8 {
    (2..=MOST_STARS).take_while(|count| f32::from(*count) * PITCH <= length).last().unwrap_or(1)
}
