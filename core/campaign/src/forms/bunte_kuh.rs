use super::{Figure, HandForm, Order, Winners, Worth};

/// Whoever has no die left wins, together if several.
pub(super) const FORM: HandForm = HandForm {
    slug: "bunte-kuh",
    names: &["Bunte Kuh"],
    winner: DICE,
    other: DICE,
    winners: Winners::WithNothingLeft,
    extras: &[
        ("right-calls", Figure { measure: None, most: |_| 999, worth: Worth::Nothing }),
        ("wrong-calls", Figure { measure: None, most: |_| 999, worth: Worth::Nothing }),
    ],
    order: Order::Wins,
};

const DICE: Figure = Figure { measure: None, most: |_| 165, worth: Worth::Loss };
