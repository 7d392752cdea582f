use thiserror::Error;

use crate::contract::{Breach, Fact, Measure};

/// What is wrong with a result that was entered by hand.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PaperRefusal {
    /// Too few or too many players for this game.
    #[error("{given} players, the game is for {least} to {most}")]
    PlayerCount {
        /// How many were entered.
        given: usize,
        /// The fewest.
        least: u8,
        /// The most.
        most: u8,
    },
    /// A number that the game cannot give.
    #[error("{amount} at place {place}: it is between 0 and {most}")]
    OutOfRange {
        /// Whose, from 1.
        place: usize,
        /// What was entered.
        amount: i32,
        /// The most it can be.
        most: i32,
    },
    /// More or fewer winners than the game can have.
    #[error("{given} winners, there are {least} to {most}")]
    WinnerCount {
        /// How many were entered.
        given: usize,
        /// The fewest.
        least: u8,
        /// The most.
        most: u8,
    },
    /// Those who won by the numbers are not those who were entered as winners.
    #[error("the winners are not those whom the numbers name")]
    WrongWinners,
    /// The game does not count this, or it was entered twice.
    #[error("{} cannot be entered here", measure.name())]
    WrongMeasure {
        /// What.
        measure: Measure,
    },
}

impl Breach for PaperRefusal {
    fn code(&self) -> &'static str {
        match self {
            PaperRefusal::PlayerCount { .. } => "log-form-player-count",
            PaperRefusal::OutOfRange { .. } => "log-form-out-of-range",
            PaperRefusal::WinnerCount { .. } => "log-form-winner-count",
            PaperRefusal::WrongWinners => "log-form-wrong-winners",
            PaperRefusal::WrongMeasure { .. } => "log-form-wrong-measure",
        }
    }

    fn rule(&self) -> &'static str {
        "table.by-hand"
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        let count = |number: usize| Fact::Number(i64::try_from(number).unwrap_or(i64::MAX));
        match self {
            PaperRefusal::PlayerCount { given, least, most }
            | PaperRefusal::WinnerCount { given, least, most } => vec![
                ("given", count(*given)),
                ("least", Fact::Number((*least).into())),
                ("most", Fact::Number((*most).into())),
            ],
            PaperRefusal::OutOfRange { place, amount, most } => vec![
                ("place", count(*place)),
                ("amount", Fact::Number((*amount).into())),
                ("most", Fact::Number((*most).into())),
            ],
            PaperRefusal::WrongMeasure { measure } => {
                vec![("measure", Fact::Text(measure.name().to_owned()))]
            }
            PaperRefusal::WrongWinners => Vec::new(),
        }
    }
}
