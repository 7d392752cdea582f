//! A dachshund in slices. Slices meet at their edges: the back, the belly and the blanket are at the same heights in
//! all of them, and whatever meets is drawn a hair wider so that no seam shows.

use empile_games::teckels::{Card, Colour};

use super::{
    super::pen::Pen,
    blanket::{patch, rectangle, stitches},
};
use crate::Ink;

const BACK: f32 = 31.0;
const BELLY: f32 = 79.0;
const BLANKET: (f32, f32) = (26.0, 44.0);
const GROUND: f32 = 95.0;
/// How far a slice reaches into its neighbour, in real size.
const OVERLAP: f32 = 0.6;

pub(super) fn draw_slice(pen: &mut Pen, card: Card) {
    match card {
        Card::Head { back } => head(pen, back),
        Card::Trunk { front, back } => trunk(pen, front, back),
        Card::Tail { front, cat } => tail(pen, front, cat),
    }
}

/// One shadow under the whole dog, slice by slice. Being see-through it must not overlap.
pub(super) fn draw_shadow(pen: &mut Pen, card: Card) {
    let (top, bottom, middle) = (GROUND - 4.0, GROUND + 2.0, GROUND - 1.0);
    match card {
        Card::Head { .. } => pen.blob(
            (100.0, top),
            &[
                [80.0, top, 60.0, top, 50.0, top],
                [36.0, top, 36.0, bottom, 50.0, bottom],
                [60.0, bottom, 80.0, bottom, 100.0, bottom],
            ],
            Ink::Shadow,
        ),
        Card::Trunk { .. } => rectangle(pen, 0.0, top, 100.0, bottom - top, Ink::Shadow),
        Card::Tail { cat, .. } => {
            pen.blob(
                (0.0, top),
                &[
                    [20.0, top, 30.0, top, 44.0, top],
                    [58.0, top, 58.0, bottom, 44.0, bottom],
                    [30.0, bottom, 20.0, bottom, 0.0, bottom],
                ],
                Ink::Shadow,
            );
            if cat {
                pen.ellipse(80.0, middle, 19.0, 3.0, Ink::Shadow);
            }
        }
    }
}

/// A hair, in parts of a hundred of the width.
fn hair(pen: &Pen) -> f32 {
    100.0 * OVERLAP / pen.room().0.max(1.0)
}

fn blanket(pen: &mut Pen, x: f32, width: f32, colour: Colour) {
    pen.within(x, BLANKET.0, width, BLANKET.1, |pen| patch(pen, colour));
}

fn trunk(pen: &mut Pen, front: Colour, back: Colour) {
    let hair = hair(pen);
    rectangle(pen, -hair, BACK, 100.0 + 2.0 * hair, BELLY - BACK, Ink::Dachshund);
    rectangle(pen, -hair, BELLY - 5.0, 100.0 + 2.0 * hair, 5.0, Ink::DachshundTan);
    blanket(pen, -hair, 50.0 + hair, front);
    blanket(pen, 50.0, 50.0 + hair, back);
    if pen.room().0 > pen.room().1 * 0.3 {
        pen.within(0.0, BLANKET.0, 100.0, BLANKET.1, |pen| stitches(pen, 50.0));
    }
}

/// Short, a paw at the end.
fn leg(pen: &mut Pen, x: f32, far: bool) {
    let fur = if far { Ink::DachshundMark } else { Ink::Dachshund };
    let paw = if far { Ink::DachshundMark } else { Ink::DachshundTan };
    pen.blob(
        (x, BELLY - 10.0),
        &[
            [x, BELLY, x + 1.0, 86.0, x + 1.0, 91.0],
            [x + 4.0, 93.0, x + 9.0, 93.0, x + 11.0, 91.0],
            [x + 12.0, 85.0, x + 15.0, BELLY, x + 16.0, BELLY - 10.0],
        ],
        fur,
    );
    pen.ellipse(x + 4.0, 91.5, 8.0, 4.0, paw);
}

fn head(pen: &mut Pen, back: Colour) {
    let hair = hair(pen);
    leg(pen, 74.0, true);
    // The chest, and the neck that carries the head.
    pen.blob(
        (100.0 + hair, BACK),
        &[
            [90.0, BACK, 78.0, BACK, 70.0, 29.0],
            [62.0, 26.0, 58.0, 20.0, 52.0, 14.0],
            [42.0, 24.0, 36.0, 36.0, 42.0, 48.0],
            [44.0, 62.0, 48.0, BELLY, 66.0, BELLY],
            [78.0, BELLY, 90.0, BELLY, 100.0 + hair, BELLY],
        ],
        Ink::Dachshund,
    );
    pen.blob(
        (44.0, 58.0),
        &[
            [46.0, 70.0, 52.0, BELLY, 66.0, BELLY],
            [78.0, BELLY, 90.0, BELLY, 100.0 + hair, BELLY],
            [100.0 + hair, BELLY - 2.0, 100.0 + hair, BELLY - 4.0, 100.0 + hair, BELLY - 5.0],
            [84.0, BELLY - 5.0, 70.0, BELLY - 4.0, 62.0, BELLY - 8.0],
            [54.0, 70.0, 50.0, 62.0, 44.0, 58.0],
        ],
        Ink::DachshundTan,
    );
    leg(pen, 56.0, false);
    blanket(pen, 66.0, 34.0 + hair, back);
    // A collar where the blanket begins.
    pen.line((64.5, 27.0), &[[62.0, 40.0, 62.0, 56.0, 65.5, 70.0]], 5.0, Ink::Primary);
    pen.ellipse(62.0, 66.0, 4.0, 4.0, Ink::Accent);
    face(pen);
}

/// In profile, nose to the left, one large ear.
fn face(pen: &mut Pen) {
    // Skull and muzzle in one sweep.
    pen.blob(
        (55.0, 20.0),
        &[
            [54.0, 8.0, 44.0, 4.0, 35.0, 6.0],
            [27.0, 8.0, 25.0, 17.0, 19.0, 20.0],
            [12.0, 22.0, 5.0, 22.0, 3.0, 27.0],
            [1.5, 33.0, 5.0, 37.0, 12.0, 38.0],
            [22.0, 40.0, 32.0, 45.0, 42.0, 43.0],
            [52.0, 41.0, 56.0, 32.0, 55.0, 20.0],
        ],
        Ink::Dachshund,
    );
    pen.blob(
        (3.2, 29.0),
        &[
            [10.0, 32.0, 18.0, 31.0, 26.0, 33.0],
            [31.0, 34.5, 33.0, 39.0, 30.0, 42.5],
            [22.0, 41.0, 18.0, 38.5, 12.0, 38.0],
            [6.0, 37.0, 2.0, 34.0, 3.2, 29.0],
        ],
        Ink::DachshundTan,
    );
    pen.ellipse(5.0, 24.5, 5.0, 4.2, Ink::Face);
    pen.line((5.0, 32.0), &[[10.0, 35.5, 17.0, 35.0, 23.0, 35.5]], 1.8, Ink::DachshundMark);
    pen.ellipse(30.0, 19.5, 3.4, 3.9, Ink::Face);
    pen.ellipse(29.0, 18.0, 1.2, 1.3, Ink::Stitch);
    pen.ellipse(29.0, 11.5, 3.0, 1.6, Ink::DachshundTan);
    // The ear hangs over the cheek.
    pen.blob(
        (42.0, 9.0),
        &[
            [52.0, 5.0, 60.0, 12.0, 62.0, 24.0],
            [64.0, 38.0, 62.0, 52.0, 53.0, 54.0],
            [43.0, 55.0, 40.0, 44.0, 40.0, 32.0],
            [40.0, 22.0, 36.0, 14.0, 42.0, 9.0],
        ],
        Ink::DachshundMark,
    );
}

fn tail(pen: &mut Pen, front: Colour, cat: bool) {
    let hair = hair(pen);
    leg(pen, 34.0, true);
    if cat {
        pen.line((44.0, 44.0), &[[52.0, 40.0, 56.0, 46.0, 64.0, 45.0]], 8.0, Ink::Dachshund);
    } else {
        wagging(pen);
    }
    pen.blob(
        (-hair, BACK),
        &[
            [14.0, BACK, 26.0, BACK, 34.0, BACK + 1.0],
            [46.0, 33.0, 52.0, 44.0, 52.0, 58.0],
            [52.0, 72.0, 46.0, BELLY, 34.0, BELLY],
            [22.0, BELLY, 10.0, BELLY, -hair, BELLY],
        ],
        Ink::Dachshund,
    );
    pen.blob(
        (-hair, BELLY - 5.0),
        &[
            [6.0, BELLY - 5.0, 12.0, BELLY - 5.0, 18.0, BELLY - 4.0],
            [18.0, BELLY - 2.0, 18.0, BELLY - 1.0, 18.0, BELLY],
            [12.0, BELLY, 6.0, BELLY, -hair, BELLY],
        ],
        Ink::DachshundTan,
    );
    leg(pen, 18.0, false);
    // The haunch.
    pen.ellipse(30.0, 70.0, 14.0, 13.0, Ink::Dachshund);
    blanket(pen, -hair, 34.0 + hair, front);
    if cat {
        biting_cat(pen);
    }
}

/// A tail that nobody bites stands up and wags.
fn wagging(pen: &mut Pen) {
    pen.blob(
        (42.0, 34.0),
        &[
            [58.0, 34.0, 66.0, 26.0, 72.0, 8.0],
            [73.0, 4.0, 78.0, 5.0, 77.0, 10.0],
            [74.0, 34.0, 62.0, 48.0, 46.0, 50.0],
        ],
        Ink::Dachshund,
    );
    pen.line((83.0, 12.0), &[[85.0, 16.0, 85.0, 20.0, 83.0, 24.0]], 2.4, Ink::DachshundMark);
    pen.line((89.0, 8.0), &[[92.0, 14.0, 92.0, 21.0, 89.0, 28.0]], 2.4, Ink::DachshundMark);
}

/// Sits behind, pleased with itself, the tail between its teeth.
fn biting_cat(pen: &mut Pen) {
    let (fur, mark) = (Ink::Grey, Ink::GreyMark);
    pen.line((90.0, 88.0), &[[104.0, 84.0, 98.0, 66.0, 94.0, 62.0]], 6.0, mark);
    pen.blob(
        (80.0, 48.0),
        &[
            [92.0, 52.0, 97.0, 76.0, 95.0, 92.0],
            [88.0, 95.0, 74.0, 95.0, 66.0, 92.0],
            [65.0, 76.0, 68.0, 54.0, 80.0, 48.0],
        ],
        fur,
    );
    for (x, y) in [(89.0, 62.0), (91.5, 70.0), (92.5, 78.0)] {
        pen.line((x, y), &[[x - 2.0, y + 0.5, x - 4.0, y + 1.5, x - 6.0, y + 3.0]], 3.0, mark);
    }
    pen.ellipse(70.0, 91.0, 6.0, 3.6, Ink::Calico);
    pen.ellipse(81.0, 91.5, 6.0, 3.6, Ink::Calico);
    pen.polygon(&[(63.0, 34.0), (62.0, 17.0), (76.0, 26.0)], fur);
    pen.polygon(&[(80.0, 26.0), (93.0, 16.0), (94.0, 34.0)], fur);
    pen.polygon(&[(65.5, 29.0), (65.0, 22.0), (71.0, 26.0)], Ink::Blush);
    pen.polygon(&[(85.0, 25.0), (91.0, 21.0), (91.0, 29.0)], Ink::Blush);
    pen.ellipse(78.5, 38.0, 17.0, 14.5, fur);
    for x in [74.0, 78.5, 83.0] {
        pen.line((x, 24.5), &[[x, 26.0, x, 28.0, x, 29.5]], 2.2, mark);
    }
    pen.ellipse(72.0, 44.0, 8.5, 7.0, Ink::Calico);
    pen.ellipse(70.0, 40.5, 2.2, 1.6, Ink::Blush);
    // The tip of the tail, in the mouth.
    pen.ellipse(68.0, 46.0, 5.0, 3.2, Ink::Dachshund);
    pen.line((68.0, 36.0), &[[69.5, 33.0, 72.5, 33.0, 74.0, 36.0]], 2.2, Ink::Face);
    pen.line((81.0, 36.0), &[[82.5, 33.0, 85.5, 33.0, 87.0, 36.0]], 2.2, Ink::Face);
}
