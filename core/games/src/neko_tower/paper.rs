use super::{FLOORS, MOST_PLAYERS, Neko, STEPS};
use crate::contract::{Figure, Measure, Order, Paper, PaperForm, Winners, Worth};

/// The highest floor climbed to: of all together, or of each against the others. Nobody may win.
impl Paper for Neko {
    const FORM: PaperForm = PaperForm {
        names: &["Neko Tower", "Neko tower"],
        winner: FLOOR,
        other: FLOOR,
        winners: Winners::Declared { least: 0, most: MOST_PLAYERS as u8 },
        extras: &[
            (Measure::HighestStep, Figure::beside(|_| top_step())),
            (Measure::MissionsValidated, Figure::TALLY),
            (Measure::TowersFelled, Figure::beside(|_| 1)),
        ],
        order: Order::Best,
    };
}

const FLOOR: Figure =
    Figure { measure: Some(Measure::FloorReached), most: |_| FLOORS.into(), worth: Worth::Gain };

fn top_step() -> i32 {
    STEPS.iter().copied().max().unwrap_or(0).into()
}
