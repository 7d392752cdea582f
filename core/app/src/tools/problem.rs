use empile_games::{
    contract::{Breach, Fact, Seat},
    pilo_pilo::RefereeProblem,
};
use thiserror::Error;

/// Why a tool did not take an entry. It is exactly as it was before.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ToolProblem {
    /// The game is not for so many.
    #[error("{asked} players, but the game takes {least} to {most}")]
    Players {
        /// How many were asked for.
        asked: usize,
        /// The fewest.
        least: u8,
        /// The most.
        most: u8,
    },
    /// Nobody sits there.
    #[error("{seat} is not at this table")]
    NoSuchSeat {
        /// Who.
        seat: Seat,
    },
    /// There cannot be so many.
    #[error("{amount} is not between {least} and {most}")]
    OutOfRange {
        /// What was entered.
        amount: i64,
        /// The least it can be.
        least: i64,
        /// The most it can be.
        most: i64,
    },
    /// So many dice are read, no more and no fewer.
    #[error("{asked} dice instead of {wanted}")]
    DiceCount {
        /// How many were entered.
        asked: usize,
        /// How many it takes.
        wanted: usize,
    },
    /// Nothing was entered that could be taken back.
    #[error("there is nothing to take back")]
    NothingToTakeBack,
    /// The game is over: nothing more is counted.
    #[error("the game is over")]
    Over,
    /// The game is not over: there is nothing to write down yet.
    #[error("the game is not over yet")]
    NotOver,
    /// The judge of Pilo Pilo cannot judge this.
    #[error(transparent)]
    Referee(#[from] RefereeProblem),
}

impl ToolProblem {
    /// A stable name: the key of its message.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            ToolProblem::Players { .. } => "wrong-player-count",
            ToolProblem::NoSuchSeat { .. } => "no-such-seat",
            ToolProblem::OutOfRange { .. } => "tool-out-of-range",
            ToolProblem::DiceCount { .. } => "wrong-dice-count",
            ToolProblem::NothingToTakeBack => "nothing-to-undo",
            ToolProblem::Over => "match-over",
            ToolProblem::NotOver => "tool-not-over",
            ToolProblem::Referee(problem) => problem.code(),
        }
    }

    /// The section of the quick reference that states the rule, where one stands against it.
    #[must_use]
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            ToolProblem::Referee(problem) => Some(problem.rule()),
            ToolProblem::Players { .. } => Some("table.set-up"),
            _ => None,
        }
    }

    /// The facts its message names.
    #[must_use]
    pub fn facts(&self) -> Vec<(&'static str, Fact)> {
        let count = |number: usize| Fact::Number(i64::try_from(number).unwrap_or(i64::MAX));
        match self {
            ToolProblem::Players { asked, least, most } => vec![
                ("asked", count(*asked)),
                ("least", Fact::Number((*least).into())),
                ("most", Fact::Number((*most).into())),
            ],
            ToolProblem::NoSuchSeat { seat } => {
                vec![("seat", Fact::Number(i64::from(seat.0) + 1))]
            }
            ToolProblem::OutOfRange { amount, least, most } => vec![
                ("amount", Fact::Number(*amount)),
                ("least", Fact::Number(*least)),
                ("most", Fact::Number(*most)),
            ],
            ToolProblem::DiceCount { asked, wanted } => {
                vec![("asked", count(*asked)), ("wanted", count(*wanted))]
            }
            ToolProblem::NothingToTakeBack | ToolProblem::Over | ToolProblem::NotOver => Vec::new(),
            ToolProblem::Referee(problem) => problem.facts(),
        }
    }

    /// An amount that must lie in a range.
    pub(super) fn check<N: Into<i64> + Copy>(amount: N, least: N, most: N) -> Result<(), ToolProblem> {
        let (amount, least, most) = (amount.into(), least.into(), most.into());
        if (least..=most).contains(&amount) {
            Ok(())
        } else {
            Err(ToolProblem::OutOfRange { amount, least, most })
        }
    }
}
