use super::{BunteKuh, SHARED_DICE};
use crate::contract::{Figure, Measure, Order, Paper, PaperForm, Winners, Worth};

/// Whoever has no die left wins, together if several.
impl Paper for BunteKuh {
    const FORM: PaperForm = PaperForm {
        names: &["Bunte Kuh"],
        winner: DICE,
        other: DICE,
        winners: Winners::WithNothingLeft,
        extras: &[(Measure::RightCalls, Figure::TALLY), (Measure::WrongCalls, Figure::TALLY)],
        order: Order::Wins,
    };
}

/// Dice only change hands: nobody has more than all of them.
const DICE: Figure = Figure { measure: None, most: |_| SHARED_DICE.into(), worth: Worth::Loss };
