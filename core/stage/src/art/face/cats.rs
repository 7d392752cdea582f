use crate::{Ink, art::pen::Pen};

/// Two pointed ears over a round head.
fn head(pen: &mut Pen, (x, y): (f32, f32), size: f32, ink: Ink) {
    for side in [-1.0, 1.0] {
        let at = |across: f32, up: f32| (x + side * size * across, y - size * up);
        pen.polygon(&[at(0.95, 0.1), at(0.95, 1.4), at(0.1, 0.75)], ink);
    }
    pen.ellipse(x, y, size, size * 0.86, ink);
}

fn open_eyes(pen: &mut Pen, (x, y): (f32, f32), apart: f32, size: f32, ink: Ink) {
    for side in [-1.0, 1.0] {
        pen.ellipse(x + side * apart, y, size, size * 1.3, ink);
    }
}

fn closed_eyes(pen: &mut Pen, (x, y): (f32, f32), apart: f32, ink: Ink) {
    for side in [-1.0, 1.0] {
        let middle = x + side * apart;
        let (left, right) = (middle - 6.0, middle + 6.0);
        pen.line((left, y), &[[left + 2.0, y + 6.5, right - 2.0, y + 6.5, right, y]], 4.0, ink);
    }
}

fn nose(pen: &mut Pen, (x, y): (f32, f32), ink: Ink) {
    pen.polygon(&[(x - 5.0, y), (x + 5.0, y), (x, y + 5.5)], ink);
}

pub(super) fn awake(pen: &mut Pen, ink: Ink, ground: Ink) {
    head(pen, (50.0, 57.0), 30.0, ink);
    open_eyes(pen, (50.0, 54.0), 12.0, 4.8, ground);
    nose(pen, (50.0, 65.0), ground);
}

/// Small ears that lie flat, asleep.
pub(super) fn folded_ears(pen: &mut Pen, ink: Ink, ground: Ink) {
    pen.ellipse(50.0, 54.0, 34.0, 30.0, ink);
    for side in [-1.0, 1.0] {
        let x = |across: f32| 50.0 + side * across;
        pen.polygon(&[(x(10.0), 27.0), (x(32.0), 22.0), (x(31.0), 42.0)], ink);
        pen.line((x(11.0), 31.0), &[[x(18.0), 33.0, x(24.0), 37.0, x(28.0), 44.0]], 3.6, ground);
    }
    closed_eyes(pen, (50.0, 55.0), 14.0, ground);
    nose(pen, (50.0, 66.0), ground);
}

pub(super) fn tabby(pen: &mut Pen, ink: Ink, ground: Ink) {
    head(pen, (50.0, 57.0), 31.0, ink);
    for (x, until) in [(39.0, 46.0), (50.0, 49.0), (61.0, 46.0)] {
        pen.straight(&[(x, 33.0), (x, until)], 5.0, ground);
    }
    for side in [-1.0, 1.0] {
        for y in [58.0, 68.0] {
            pen.straight(&[(50.0 + side * 20.0, y), (50.0 + side * 34.0, y - 3.0)], 4.4, ground);
        }
    }
    pen.ellipse(50.0, 66.0, 6.0, 4.6, ground);
}

/// One side of the face is another colour.
pub(super) fn patched(pen: &mut Pen, ink: Ink, ground: Ink) {
    head(pen, (50.0, 57.0), 31.0, ink);
    pen.blob(
        (50.0, 35.0),
        &[[70.0, 34.0, 78.0, 48.0, 76.0, 60.0], [70.0, 72.0, 52.0, 70.0, 50.0, 58.0]],
        ground,
    );
    pen.ellipse(63.0, 55.0, 5.0, 6.5, ink);
    pen.ellipse(37.0, 55.0, 5.0, 6.5, ground);
}

/// Paws tucked in, like bread.
pub(super) fn loaf(pen: &mut Pen, ink: Ink, ground: Ink) {
    pen.blob(
        (16.0, 72.0),
        &[
            [16.0, 50.0, 36.0, 44.0, 56.0, 44.0],
            [80.0, 44.0, 90.0, 60.0, 84.0, 74.0],
            [80.0, 80.0, 22.0, 80.0, 16.0, 72.0],
        ],
        ink,
    );
    pen.ellipse(32.0, 46.0, 20.5, 18.5, ground);
    head(pen, (32.0, 46.0), 17.0, ink);
    open_eyes(pen, (32.0, 45.0), 7.0, 2.8, ground);
}

/// It looks away, and its tail lies beside it.
pub(super) fn from_behind(pen: &mut Pen, ink: Ink, ground: Ink) {
    pen.line((62.0, 78.0), &[[94.0, 82.0, 90.0, 56.0, 80.0, 46.0]], 8.0, ink);
    pen.blob(
        (46.0, 40.0),
        &[[76.0, 48.0, 78.0, 84.0, 46.0, 86.0], [14.0, 84.0, 16.0, 48.0, 46.0, 40.0]],
        ink,
    );
    pen.ellipse(46.0, 36.0, 19.5, 16.5, ground);
    head(pen, (46.0, 34.0), 16.5, ink);
}

/// A back like a bridge, and the tail up.
pub(super) fn arched(pen: &mut Pen, ink: Ink, _: Ink) {
    pen.line((32.0, 60.0), &[[36.0, 26.0, 66.0, 26.0, 70.0, 60.0]], 17.0, ink);
    for (top, bottom) in [(30.0, 28.0), (39.0, 40.0), (63.0, 62.0), (72.0, 74.0)] {
        pen.straight(&[(top, 58.0), (bottom, 81.0)], 7.0, ink);
    }
    pen.line((71.0, 50.0), &[[88.0, 46.0, 76.0, 28.0, 84.0, 22.0]], 6.5, ink);
    head(pen, (23.0, 52.0), 12.5, ink);
}

pub(super) fn curled_up(pen: &mut Pen, ink: Ink, ground: Ink) {
    pen.ellipse(52.0, 56.0, 37.0, 27.0, ink);
    pen.line((84.0, 60.0), &[[76.0, 84.0, 44.0, 80.0, 30.0, 72.0]], 4.0, ground);
    pen.ellipse(35.0, 54.0, 23.0, 19.5, ground);
    head(pen, (35.0, 55.0), 19.5, ink);
    closed_eyes(pen, (35.0, 54.0), 9.0, ground);
}

/// Only the eyes look out.
pub(super) fn in_a_box(pen: &mut Pen, ink: Ink, ground: Ink) {
    head(pen, (50.0, 46.0), 22.0, ink);
    open_eyes(pen, (50.0, 45.0), 9.0, 3.8, ground);
    pen.polygon(&[(16.0, 54.0), (84.0, 54.0), (80.0, 60.0), (20.0, 60.0)], ground);
    pen.polygon(&[(19.0, 60.0), (81.0, 60.0), (74.0, 86.0), (26.0, 86.0)], ink);
    pen.straight(&[(43.0, 70.0), (57.0, 70.0)], 5.0, ground);
}
