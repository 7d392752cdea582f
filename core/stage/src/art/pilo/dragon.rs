use super::Pen;
use crate::Ink;

/// Curled up, chin on its tail, in a nightcap that is too long.
pub(super) fn draw(pen: &mut Pen) {
    pen.ellipse(50.0, 94.0, 46.0, 6.0, Ink::Shadow);
    spines(pen);
    body(pen);
    wing(pen);
    tail(pen);
    head(pen);
    nightcap(pen);
    snores(pen);
}

/// Along the back, largest in the middle.
fn spines(pen: &mut Pen) {
    for corners in [
        [(52.0, 36.0), (60.0, 22.0), (67.0, 38.0)],
        [(65.0, 38.0), (76.0, 25.0), (79.0, 44.0)],
        [(77.0, 43.0), (91.0, 35.0), (88.0, 54.0)],
        [(86.0, 53.0), (100.0, 51.0), (93.0, 67.0)],
    ] {
        pen.polygon(&corners, Ink::DragonMark);
    }
}

fn body(pen: &mut Pen) {
    pen.blob(
        (95.0, 70.0),
        &[
            [96.0, 46.0, 76.0, 32.0, 56.0, 33.0],
            [30.0, 34.0, 10.0, 50.0, 8.0, 72.0],
            [8.0, 90.0, 26.0, 96.0, 52.0, 96.0],
            [82.0, 96.0, 94.0, 90.0, 95.0, 70.0],
        ],
        Ink::Dragon,
    );
}

/// Folded on the side.
fn wing(pen: &mut Pen) {
    pen.blob(
        (58.0, 62.0),
        &[
            [60.0, 48.0, 74.0, 42.0, 86.0, 52.0],
            [83.0, 56.0, 83.0, 59.0, 86.0, 63.0],
            [80.0, 63.0, 77.0, 66.0, 77.0, 71.0],
            [72.0, 68.0, 68.0, 69.0, 65.0, 74.0],
            [61.0, 71.0, 58.0, 67.0, 58.0, 62.0],
        ],
        Ink::DragonMark,
    );
    pen.line((62.0, 61.0), &[[68.0, 56.0, 74.0, 54.0, 80.0, 55.0]], 2.2, Ink::Dragon);
    pen.line((63.0, 64.0), &[[67.0, 61.0, 70.0, 61.0, 74.0, 64.0]], 2.2, Ink::Dragon);
}

/// Round the front, to a point like an arrow.
fn tail(pen: &mut Pen) {
    let curl = [[92.0, 92.0, 74.0, 91.0, 60.0, 89.0], [48.0, 87.5, 36.0, 90.0, 22.0, 88.0]];
    pen.line((90.0, 78.0), &curl, 11.0, Ink::DragonMark);
    pen.polygon(&[(22.0, 78.0), (4.0, 88.0), (24.0, 98.0), (20.0, 88.0)], Ink::DragonMark);
}

fn head(pen: &mut Pen) {
    // Two tones: the shade of the head on the body, then the head and its long snout.
    pen.ellipse(36.0, 61.0, 27.0, 22.0, Ink::DragonMark);
    pen.ellipse(35.0, 58.5, 26.0, 21.0, Ink::Dragon);
    pen.ellipse(29.0, 70.0, 22.0, 13.5, Ink::DragonBelly);
    for x in [22.0, 35.0] {
        pen.ellipse(x, 66.5, 2.6, 2.0, Ink::DragonMark);
    }
    pen.line((15.0, 73.0), &[[20.0, 80.0, 38.0, 80.0, 44.0, 73.0]], 2.8, Ink::DragonMark);
    pen.line((14.0, 54.0), &[[16.5, 60.0, 23.0, 60.0, 25.5, 54.5]], 3.8, Ink::Face);
    pen.line((38.0, 54.5), &[[40.5, 60.0, 47.0, 60.0, 49.5, 54.0]], 3.8, Ink::Face);
    pen.ellipse(54.0, 66.0, 4.5, 3.2, Ink::Blush);
}

fn nightcap(pen: &mut Pen) {
    pen.blob(
        (11.0, 44.0),
        &[
            [12.0, 22.0, 26.0, 6.0, 52.0, 8.0],
            [64.0, 9.0, 70.0, 14.0, 72.0, 22.0],
            [64.0, 18.0, 58.0, 18.0, 54.0, 22.0],
            [56.0, 30.0, 58.0, 36.0, 58.0, 42.0],
        ],
        Ink::Nightcap,
    );
    pen.line((17.0, 30.0), &[[28.0, 22.0, 42.0, 22.0, 55.0, 28.0]], 5.0, Ink::NightcapMark);
    pen.line((28.0, 16.0), &[[36.0, 12.0, 46.0, 13.0, 53.0, 18.0]], 4.5, Ink::NightcapMark);
    pen.line((12.0, 45.0), &[[22.0, 37.0, 46.0, 36.0, 58.0, 43.0]], 10.0, Ink::Linen);
    pen.ellipse(73.0, 25.0, 7.0, 7.0, Ink::Linen);
    pen.ellipse(74.5, 27.0, 4.5, 4.0, Ink::LinenFold);
}

/// Two letters any language reads.
fn snores(pen: &mut Pen) {
    zed(pen, 84.0, 4.0, 11.0);
    zed(pen, 90.0, 20.0, 7.0);
}

pub(super) fn zed(pen: &mut Pen, x: f32, y: f32, size: f32) {
    let (right, bottom) = (x + size, y + size);
    pen.straight(&[(x, y), (right, y), (x, bottom), (right, bottom)], size * 0.26, Ink::DragonMark);
}
