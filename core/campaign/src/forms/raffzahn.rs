use super::{Figure, HandForm, Order, Winners, Worth};

/// The most dice win; ties share.
pub(super) const FORM: HandForm = HandForm {
    slug: "raffzahn",
    names: &["Raffzahn"],
    winner: DICE,
    other: DICE,
    winners: Winners::Best,
    extras: &[("late-takes", Figure { measure: None, most: |_| 99, worth: Worth::Nothing })],
    order: Order::Score,
};

/// All dice of the pyramid but its top.
const DICE: Figure = Figure { measure: None, most: |_| 164, worth: Worth::Gain };
