use super::{DICE, PLAYERS, Wurfelmarsch};
use crate::contract::{Figure, Measure, Order, Paper, PaperForm, Winners, Worth};

/// Dice captured less own dice removed; whoever reaches the corner wins with any number. A march may end in a draw.
impl Paper for Wurfelmarsch {
    const FORM: PaperForm = PaperForm {
        names: &["Würfelmarsch"],
        winner: CAPTURED,
        other: CAPTURED,
        winners: Winners::Declared { least: 0, most: 1 },
        extras: &[(
            Measure::DiceRemoved,
            Figure { measure: None, most: |_| DICE.into(), worth: Worth::Loss },
        )],
        order: Order::Wins,
    };
}

/// All dice of all others.
const CAPTURED: Figure = Figure {
    measure: Some(Measure::DiceCaptured),
    most: |_| (DICE * (PLAYERS - 1)).into(),
    worth: Worth::Gain,
};
