use super::{Figure, HandForm, Order, Winners, Worth};

/// The most red dice win.
pub(super) const FORM: HandForm = HandForm {
    slug: "eintrichtern",
    names: &["Eintrichtern"],
    winner: RED,
    other: RED,
    winners: Winners::Best,
    extras: &[("cases-uncovered", Figure { measure: None, most: |_| 999, worth: Worth::Nothing })],
    order: Order::Score,
};

const RED: Figure = Figure { measure: None, most: |_| 36, worth: Worth::Gain };
