use super::{Figure, HandForm, Order, Winners, Worth};

/// The least loss wins, then the fewest dice; then it is shared.
pub(super) const FORM: HandForm = HandForm {
    slug: "cui-bono",
    names: &["Cui bono?", "Cui bono"],
    winner: LOSS,
    other: LOSS,
    winners: Winners::AmongBest,
    extras: &[("dice-kept", Figure { measure: None, most: |_| 10, worth: Worth::Nothing })],
    order: Order::Wins,
};

/// Ten dice at three each, by the costs that a table may change.
const LOSS: Figure = Figure { measure: None, most: |_| 999, worth: Worth::Loss };
