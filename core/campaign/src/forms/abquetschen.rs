use super::{Figure, HandForm, Order, Winners, Worth};

/// Dice left in the reserve. A throw beyond the reserve wins whatever the others have left.
pub(super) const FORM: HandForm = HandForm {
    slug: "abquetschen",
    names: &["Abquetschen"],
    winner: RESERVE,
    other: RESERVE,
    winners: Winners::Declared { least: 1, most: 3 },
    extras: &[("bonus-dice", Figure { measure: None, most: |_| 99, worth: Worth::Nothing })],
    order: Order::Wins,
};

const RESERVE: Figure = Figure { measure: Some("dice-left"), most: |_| 60, worth: Worth::Loss };
