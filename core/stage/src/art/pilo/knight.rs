use super::{
    Pen,
    pillow::{Cushion, HONEY, WHITE},
};
use crate::Ink;

/// Lunges in pyjamas, a pillow swung over the plume, the other arm at somebody.
pub(super) fn draw_attacker(pen: &mut Pen) {
    pen.ellipse(48.0, 95.0, 36.0, 5.0, Ink::Shadow);
    legs(pen, (40.0, 76.0), (27.0, 88.0), Ink::AttackMark);
    legs(pen, (56.0, 76.0), (68.0, 88.0), Ink::AttackMark);
    slipper(pen, 23.0);
    slipper(pen, 73.0);
    // The arm behind the pillow first, so that it seems to swing from the back.
    pen.line((61.0, 66.0), &[[70.0, 60.0, 79.0, 50.0, 80.0, 36.0]], 10.0, Ink::AttackMark);
    Cushion { middle: (72.0, 18.0), half: (24.0, 14.0), degrees: -16.0, belly: Cushion::PLUMP }
        .draw(pen, HONEY);
    pen.ellipse(79.0, 34.0, 6.5, 6.0, Ink::SkinDeep);
    torso(pen, Ink::Attack, Ink::AttackMark);
    pen.line((35.0, 68.0), &[[26.0, 70.0, 18.0, 66.0, 11.0, 60.0]], 10.0, Ink::Attack);
    pen.ellipse(9.0, 58.0, 6.0, 6.0, Ink::SkinDeep);
    plume(pen);
    helmet(pen);
    // Visor up, brows down.
    pen.ellipse(41.0, 47.0, 15.0, 12.5, Ink::SkinDeep);
    pen.line((29.0, 40.0), &[[31.0, 41.0, 34.0, 42.0, 36.5, 43.5]], 3.2, Ink::Face);
    pen.line((51.0, 40.0), &[[49.0, 41.0, 46.0, 42.0, 43.5, 43.5]], 3.2, Ink::Face);
    pen.ellipse(34.0, 46.5, 2.4, 2.8, Ink::Face);
    pen.ellipse(46.0, 46.5, 2.4, 2.8, Ink::Face);
    pen.blob(
        (33.0, 51.0),
        &[[37.0, 53.0, 43.0, 53.0, 48.0, 51.0], [46.0, 59.0, 36.0, 59.0, 33.0, 51.0]],
        Ink::Face,
    );
    pen.blob(
        (35.0, 52.0),
        &[[38.0, 53.2, 43.0, 53.2, 46.5, 52.0], [45.0, 55.0, 37.0, 55.0, 35.0, 52.0]],
        Ink::Linen,
    );
}

/// Crouches behind a pillow held out with both hands: two eyes in the slit of a helm, and two slippers.
pub(super) fn draw_defender(pen: &mut Pen) {
    pen.ellipse(50.0, 95.0, 40.0, 5.0, Ink::Shadow);
    slipper(pen, 34.0);
    slipper(pen, 66.0);
    torso_wide(pen);
    // A great helm: flat on top, riveted, closed.
    pen.blob(
        (24.0, 50.0),
        &[
            [23.0, 30.0, 25.0, 16.0, 32.0, 12.0],
            [42.0, 8.5, 58.0, 8.5, 68.0, 12.0],
            [75.0, 16.0, 77.0, 30.0, 76.0, 50.0],
            [60.0, 56.0, 40.0, 56.0, 24.0, 50.0],
        ],
        Ink::Steel,
    );
    pen.blob(
        (68.0, 12.0),
        &[
            [75.0, 16.0, 77.0, 30.0, 76.0, 50.0],
            [70.0, 52.0, 66.0, 53.0, 62.0, 53.5],
            [66.0, 40.0, 68.0, 26.0, 68.0, 12.0],
        ],
        Ink::SteelMark,
    );
    pen.line((31.0, 33.0), &[[42.0, 35.0, 58.0, 35.0, 69.0, 33.0]], 15.0, Ink::SteelMark);
    pen.line((32.0, 33.0), &[[42.0, 35.0, 58.0, 35.0, 68.0, 33.0]], 12.0, Ink::Face);
    for x in [40.0, 60.0] {
        pen.ellipse(x, 34.0, 6.0, 5.8, Ink::Linen);
        pen.ellipse(x, 35.5, 2.6, 3.2, Ink::Face);
    }
    for x in [36.0, 50.0, 64.0] {
        pen.ellipse(x, 18.5, 1.8, 1.8, Ink::SteelMark);
    }
    // Arms stretched.
    pen.line((27.0, 56.0), &[[20.0, 57.0, 15.0, 60.0, 12.0, 66.0]], 12.0, Ink::DefenceMark);
    pen.line((73.0, 56.0), &[[80.0, 57.0, 85.0, 60.0, 88.0, 66.0]], 12.0, Ink::DefenceMark);
    Cushion { middle: (50.0, 71.0), half: (39.0, 18.5), degrees: 0.0, belly: Cushion::PLUMP }
        .draw(pen, WHITE);
    // Sewn on: the shield it is meant to be.
    pen.blob(
        (39.0, 58.0),
        &[
            [46.0, 59.5, 54.0, 59.5, 61.0, 58.0],
            [62.0, 70.0, 58.0, 77.0, 50.0, 81.0],
            [42.0, 77.0, 38.0, 70.0, 39.0, 58.0],
        ],
        Ink::Defence,
    );
    pen.blob(
        (50.0, 59.0),
        &[
            [54.0, 59.2, 58.0, 58.8, 61.0, 58.0],
            [62.0, 70.0, 58.0, 77.0, 50.0, 81.0],
            [50.0, 74.0, 50.0, 66.0, 50.0, 59.0],
        ],
        Ink::DefenceMark,
    );
    for x in [11.0, 89.0] {
        pen.ellipse(x, 70.0, 6.5, 7.5, Ink::SkinFair);
    }
}

fn legs(pen: &mut Pen, hip: (f32, f32), foot: (f32, f32), ink: Ink) {
    pen.line(hip, &[[hip.0, hip.1 + 4.0, foot.0, foot.1 - 6.0, foot.0, foot.1]], 13.0, ink);
}

fn slipper(pen: &mut Pen, x: f32) {
    pen.ellipse(x, 92.0, 11.0, 5.5, Ink::SlipperSole);
    pen.ellipse(x, 90.0, 10.0, 5.5, Ink::Slipper);
}

/// A pyjama top with a row of buttons.
fn torso(pen: &mut Pen, cloth: Ink, mark: Ink) {
    pen.blob(
        (33.0, 62.0),
        &[
            [40.0, 57.0, 56.0, 57.0, 64.0, 62.0],
            [68.0, 70.0, 66.0, 80.0, 63.0, 84.0],
            [54.0, 87.0, 42.0, 87.0, 33.0, 84.0],
            [30.0, 78.0, 30.0, 70.0, 33.0, 62.0],
        ],
        cloth,
    );
    for y in [68.0, 76.0] {
        pen.ellipse(48.0, y, 2.2, 2.2, mark);
    }
}

fn torso_wide(pen: &mut Pen) {
    pen.blob(
        (12.0, 66.0),
        &[
            [16.0, 52.0, 30.0, 48.0, 50.0, 48.0],
            [70.0, 48.0, 84.0, 52.0, 88.0, 66.0],
            [84.0, 84.0, 74.0, 91.0, 50.0, 91.0],
            [26.0, 91.0, 16.0, 84.0, 12.0, 66.0],
        ],
        Ink::Defence,
    );
}

fn helmet(pen: &mut Pen) {
    pen.blob(
        (20.0, 50.0),
        &[
            [16.0, 30.0, 28.0, 22.0, 41.0, 22.0],
            [56.0, 22.0, 66.0, 32.0, 63.0, 52.0],
            [61.0, 60.0, 52.0, 64.0, 41.0, 64.0],
            [30.0, 64.0, 22.0, 59.0, 20.0, 50.0],
        ],
        Ink::Steel,
    );
    pen.blob(
        (50.0, 24.0),
        &[
            [60.0, 28.0, 65.0, 38.0, 63.0, 52.0],
            [61.0, 60.0, 54.0, 63.0, 49.0, 63.5],
            [58.0, 54.0, 60.0, 36.0, 50.0, 24.0],
        ],
        Ink::SteelMark,
    );
    pen.line((22.0, 38.0), &[[30.0, 31.0, 50.0, 31.0, 59.0, 38.0]], 5.5, Ink::SteelMark);
}

/// A plume that flies behind.
fn plume(pen: &mut Pen) {
    pen.blob(
        (40.0, 25.0),
        &[
            [40.0, 12.0, 30.0, 2.0, 12.0, 6.0],
            [18.0, 9.0, 19.0, 12.0, 18.0, 15.0],
            [13.0, 14.0, 8.0, 16.0, 5.0, 21.0],
            [14.0, 20.0, 24.0, 22.0, 34.0, 29.0],
        ],
        Ink::Attack,
    );
    pen.line((36.0, 24.0), &[[33.0, 18.0, 28.0, 14.0, 22.0, 12.0]], 2.4, Ink::AttackMark);
}
