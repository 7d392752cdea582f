use super::Raffzahn;
use crate::{
    contract::{Figure, Measure, Order, Paper, PaperForm, Winners, Worth},
    pyramid::lattice::CELLS,
};

/// The most dice win; ties share.
impl Paper for Raffzahn {
    const FORM: PaperForm = PaperForm {
        names: &["Raffzahn"],
        winner: DICE,
        other: DICE,
        winners: Winners::Best,
        extras: &[(Measure::LateTakes, Figure::TALLY)],
        order: Order::Score,
    };
}

/// All dice of the pyramid but its top.
const DICE: Figure = Figure { measure: None, most: |_| (CELLS as u8 - 1).into(), worth: Worth::Gain };
