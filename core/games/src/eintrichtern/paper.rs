use super::{COVERING_DICE, Eintrichtern};
use crate::contract::{Figure, Measure, Order, Paper, PaperForm, Winners, Worth};

/// The most red dice win.
impl Paper for Eintrichtern {
    const FORM: PaperForm = PaperForm {
        names: &["Eintrichtern"],
        winner: RED,
        other: RED,
        winners: Winners::Best,
        extras: &[(Measure::CasesUncovered, Figure::TALLY)],
        order: Order::Score,
    };
}

const RED: Figure = Figure { measure: None, most: |_| (COVERING_DICE as u8).into(), worth: Worth::Gain };
