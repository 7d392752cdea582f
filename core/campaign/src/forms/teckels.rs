use super::{Figure, HandForm, Order, Winners, Worth};

/// Bones by their value over three rounds: three for gold, two for silver, one for bronze. Ties share.
pub(super) const FORM: HandForm = HandForm {
    slug: "teckels",
    names: &["Teckels"],
    winner: BONES,
    other: BONES,
    winners: Winners::Best,
    extras: &[
        ("gold-bones", ROUNDS),
        ("silver-bones", Figure { measure: None, most: |_| 6, worth: Worth::Nothing }),
        ("bronze-bones", ROUNDS),
    ],
    order: Order::Score,
};

const BONES: Figure = Figure { measure: None, most: |_| 15, worth: Worth::Gain };
const ROUNDS: Figure = Figure { measure: None, most: |_| 3, worth: Worth::Nothing };
