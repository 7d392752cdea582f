//! Patchwork: a colour is always a weave too, so that nobody needs the colour.

use empile_games::teckels::Colour;

use super::super::pen::Pen;
use crate::Ink;

/// The part of a patch below its weave, in the second tone.
const HEM: f32 = 12.0;

pub(super) fn inks(colour: Colour) -> (Ink, Ink) {
    match colour {
        Colour::Red => (Ink::BlanketRed, Ink::BlanketRedMark),
        Colour::Yellow => (Ink::BlanketYellow, Ink::BlanketYellowMark),
        Colour::Green => (Ink::BlanketGreen, Ink::BlanketGreenMark),
        Colour::Blue => (Ink::BlanketBlue, Ink::BlanketBlueMark),
    }
}

/// A patch with its hem over the whole frame.
pub(super) fn patch(pen: &mut Pen, colour: Colour) {
    let (cloth, mark) = inks(colour);
    rectangle(pen, 0.0, 0.0, 100.0, 100.0, cloth);
    rectangle(pen, 0.0, 100.0 - HEM, 100.0, HEM * 0.5, mark);
    pen.within(0.0, 0.0, 100.0, 100.0 - HEM, |pen| weave(pen, colour));
}

/// The weave alone. It begins and ends at the same place of its repeat, so that two patches of a colour side by side
/// are one.
pub(super) fn weave(pen: &mut Pen, colour: Colour) {
    let (width, height) = pen.room();
    let mark = inks(colour).1;
    let repeats = |repeat: f32| times(width, height * repeat);
    match colour {
        Colour::Red => dots(pen, repeats(0.42), mark),
        Colour::Yellow => checks(pen, repeats(0.5), mark),
        Colour::Green => stripes(pen, repeats(0.42), mark),
        Colour::Blue => waves(pen, repeats(0.46), mark),
    }
}

/// How often a unit goes into a length, roughly; at least once.
pub(super) fn times(length: f32, unit: f32) -> u8 {
    (2..=u8::MAX).take_while(|count| (f32::from(*count) - 0.5) * unit <= length).last().unwrap_or(1)
}

fn dots(pen: &mut Pen, count: u8, ink: Ink) {
    let (width, height) = pen.room();
    let columns = f32::from(count);
    let radius = (height * 0.12).min(width * 0.3 / columns);
    let (rx, ry) = (100.0 * radius / width, 100.0 * radius / height);
    for column in 0..count {
        let x = 100.0 * (f32::from(column) + 0.5) / columns;
        pen.ellipse(x, 20.0, rx, ry, ink);
        pen.ellipse(x, 80.0, rx, ry, ink);
        if column > 0 {
            pen.ellipse(100.0 * f32::from(column) / columns, 50.0, rx, ry, ink);
        }
    }
    if count == 1 {
        pen.ellipse(50.0, 50.0, rx, ry, ink);
    }
}

fn checks(pen: &mut Pen, count: u8, ink: Ink) {
    let columns = count.saturating_mul(2);
    let side = 100.0 / f32::from(columns);
    for column in 0..columns {
        for row in (0..4u8).filter(|row| (row + column) % 2 == 0) {
            rectangle(pen, f32::from(column) * side, f32::from(row) * 25.0, side, 25.0, ink);
        }
    }
}

/// Slanted by one repeat from top to bottom, and cut off straight at the sides.
fn stripes(pen: &mut Pen, count: u8, ink: Ink) {
    let repeat = 100.0 / f32::from(count);
    for column in 0..=count {
        let left = f32::from(column) * repeat;
        let right = left + repeat * 0.44;
        let slope = |top: f32, x: f32| (x, 100.0 * (top - x) / repeat);
        let mut corners = Vec::with_capacity(6);
        if right <= 100.0 {
            corners.extend([(left, 0.0), (right, 0.0)]);
        } else {
            corners.extend([(left.min(100.0), 0.0), (100.0, 0.0), slope(right, 100.0)]);
        }
        if left >= repeat {
            corners.extend([(right - repeat, 100.0), (left - repeat, 100.0)]);
        } else {
            corners.extend([slope(right, 0.0), slope(left, 0.0)]);
        }
        pen.polygon(&corners, ink);
    }
}

fn waves(pen: &mut Pen, count: u8, ink: Ink) {
    let steps = count.saturating_mul(2);
    let half = 100.0 / f32::from(steps);
    for middle in [22.0, 50.0, 78.0] {
        let crest = |step: u8, thick: f32| {
            let rise = if step.is_multiple_of(2) { 8.0 } else { -8.0 };
            (f32::from(step) * half, middle + rise + thick)
        };
        let over = (0..=steps).map(|step| crest(step, -5.5));
        let under = (0..=steps).rev().map(|step| crest(step, 5.5));
        pen.polygon(&over.chain(under).collect::<Vec<_>>(), ink);
    }
}

/// Thread between two patches.
pub(super) fn stitches(pen: &mut Pen, x: f32) {
    for stitch in 0..5u8 {
        let y = 6.0 + f32::from(stitch) * 20.0;
        pen.line((x, y), &[[x, y + 3.0, x, y + 6.0, x, y + 9.0]], 5.0, Ink::Stitch);
    }
}

pub(super) fn rectangle(pen: &mut Pen, x: f32, y: f32, width: f32, height: f32, ink: Ink) {
    pen.polygon(&[(x, y), (x + width, y), (x + width, y + height), (x, y + height)], ink);
}
