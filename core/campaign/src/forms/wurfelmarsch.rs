use super::{Figure, HandForm, Order, Winners, Worth};

/// Dice captured less own dice removed; whoever reaches the corner wins with any number. A march may end in a draw.
pub(super) const FORM: HandForm = HandForm {
    slug: "wurfelmarsch",
    names: &["Würfelmarsch"],
    winner: CAPTURED,
    other: CAPTURED,
    winners: Winners::Declared { least: 0, most: 1 },
    extras: &[("dice-removed", Figure { measure: None, most: |_| 5, worth: Worth::Loss })],
    order: Order::Wins,
};

const CAPTURED: Figure = Figure { measure: Some("dice-captured"), most: |_| 10, worth: Worth::Gain };
