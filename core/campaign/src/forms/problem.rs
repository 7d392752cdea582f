use empile_games::contract::Fact;
use thiserror::Error;

/// What is wrong with a result that was entered by hand.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FormProblem {
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
    #[error("{measure} cannot be entered here")]
    WrongMeasure {
        /// By its stable name.
        measure: String,
    },
}

impl FormProblem {
    /// A stable name: the key of its message.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            FormProblem::PlayerCount { .. } => "log-form-player-count",
            FormProblem::OutOfRange { .. } => "log-form-out-of-range",
            FormProblem::WinnerCount { .. } => "log-form-winner-count",
            FormProblem::WrongWinners => "log-form-wrong-winners",
            FormProblem::WrongMeasure { .. } => "log-form-wrong-measure",
        }
    }

    /// The facts its message names.
    #[must_use]
    pub fn facts(&self) -> Vec<(&'static str, Fact)> {
        match self {
            FormProblem::PlayerCount { given, least, most }
            | FormProblem::WinnerCount { given, least, most } => {
                vec![
                    ("given", crate::error::count(*given)),
                    ("least", Fact::Number((*least).into())),
                    ("most", Fact::Number((*most).into())),
                ]
            }
            FormProblem::OutOfRange { place, amount, most } => vec![
                ("place", crate::error::count(*place)),
                ("amount", Fact::Number((*amount).into())),
                ("most", Fact::Number((*most).into())),
            ],
            FormProblem::WrongMeasure { measure } => vec![("measure", Fact::Text(measure.clone()))],
            FormProblem::WrongWinners => Vec::new(),
        }
    }
}
