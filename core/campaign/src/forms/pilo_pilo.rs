use super::{Figure, HandForm, Order, Winners, Worth};

/// Everybody without a card wins, together; cards left count against the others.
pub(super) const FORM: HandForm = HandForm {
    slug: "pilo-pilo",
    names: &["Pilo Pilo"],
    winner: CARDS,
    other: CARDS,
    winners: Winners::WithNothingLeft,
    extras: &[],
    order: Order::Wins,
};

/// Cards left: 12 each at three and four players, 8 at five and six.
const CARDS: Figure =
    Figure { measure: None, most: |players| if players <= 4 { 12 } else { 8 }, worth: Worth::Loss };
