use super::{Costs, CuiBono, most_kept};
use crate::contract::{Figure, Measure, Order, Paper, PaperForm, Winners, Worth};

/// The least loss wins, then the fewest dice; then it is shared.
impl Paper for CuiBono {
    const FORM: PaperForm = PaperForm {
        names: &["Cui bono?", "Cui bono"],
        winner: LOSS,
        other: LOSS,
        winners: Winners::AmongBest,
        extras: &[(Measure::DiceKept, Figure::beside(|players| most_kept(players).into()))],
        order: Order::Wins,
    };
}

/// All dice that can be kept, at the highest cost that a table can choose.
const LOSS: Figure = Figure {
    measure: None,
    most: |players| i32::from(most_kept(players)) * i32::from(*Costs::ALLOWED.end()),
    worth: Worth::Loss,
};
