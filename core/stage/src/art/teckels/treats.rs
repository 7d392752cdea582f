//! Bones and tokens.

use empile_games::teckels::Bone;

use super::super::{badge, pen::Pen};
use crate::Ink;

fn inks(bone: Bone) -> (Ink, Ink) {
    match bone {
        Bone::Gold => (Ink::BoneGold, Ink::BoneGoldMark),
        Bone::Silver => (Ink::BoneSilver, Ink::BoneSilverMark),
        Bone::Bronze => (Ink::BoneBronze, Ink::BoneBronzeMark),
    }
}

/// As many pips as it is worth; the golden one wears a ribbon, the bronze one has been gnawed.
pub(super) fn draw_bone(pen: &mut Pen, bone: Bone) {
    pen.within_square(|pen| {
        let (fill, mark) = inks(bone);
        pen.ellipse(50.0, 78.0, 40.0, 5.0, Ink::Shadow);
        let last = if bone == Bone::Bronze { (80.0, 42.0, 7.0) } else { (84.0, 37.0, 14.0) };
        let knobs = [(16.0, 37.0, 14.0), (16.0, 61.0, 14.0), (84.0, 61.0, 14.0), last];
        for (x, y, size) in knobs {
            pen.ellipse(x, y + 3.0, size, size, mark);
        }
        for (x, y, size) in knobs {
            pen.ellipse(x, y, size, size, fill);
        }
        pen.blob(
            (14.0, 38.0),
            &[
                [36.0, 38.0, 64.0, 38.0, 86.0, 38.0],
                [86.0, 46.0, 86.0, 54.0, 86.0, 60.0],
                [64.0, 64.0, 36.0, 64.0, 14.0, 60.0],
            ],
            fill,
        );
        let pips: &[f32] = match bone {
            Bone::Gold => &[34.0, 50.0, 66.0],
            Bone::Silver => &[42.0, 58.0],
            Bone::Bronze => &[50.0],
        };
        for &x in pips {
            pen.ellipse(x, 50.0, 5.2, 5.2, mark);
        }
        if bone == Bone::Gold {
            ribbon(pen);
        }
    });
}

fn ribbon(pen: &mut Pen) {
    pen.polygon(&[(50.0, 30.0), (34.0, 16.0), (32.0, 36.0)], Ink::Ribbon);
    pen.polygon(&[(50.0, 30.0), (66.0, 16.0), (68.0, 36.0)], Ink::Ribbon);
    pen.ellipse(50.0, 29.0, 5.5, 5.5, Ink::Ribbon);
}

/// A paw cut from wood; only its ring is left where it was put on a teckel.
pub(super) fn draw_token(pen: &mut Pen, colour: u8, spent: bool) {
    let (ground, ink) = Ink::seat(colour);
    pen.within_square(|pen| {
        if spent {
            pen.ellipse(50.0, 50.0, 44.0, 44.0, Ink::Outline);
            pen.ellipse(50.0, 50.0, 32.0, 32.0, Ink::Raised);
            return;
        }
        pen.ellipse(50.0, 50.0, 46.0, 46.0, ground);
        badge::paw(pen, ink);
    });
}
