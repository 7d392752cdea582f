use super::{Abquetschen, PLAYERS, RESERVE};
use crate::contract::{Figure, Measure, Order, Paper, PaperForm, Winners, Worth};

/// Dice left in the reserve. A throw beyond the reserve wins whatever the others have left.
impl Paper for Abquetschen {
    const FORM: PaperForm = PaperForm {
        names: &["Abquetschen"],
        winner: LEFT,
        other: LEFT,
        winners: Winners::Declared { least: 1, most: PLAYERS },
        extras: &[(Measure::BonusDice, Figure::beside(|_| RESERVE.into()))],
        order: Order::Wins,
    };
}

const LEFT: Figure =
    Figure { measure: Some(Measure::DiceLeft), most: |_| RESERVE.into(), worth: Worth::Loss };
