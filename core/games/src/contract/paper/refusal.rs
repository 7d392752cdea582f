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
    /// The score is not what the numbers come to.
    #[error("the score is not what the numbers come to")]
    WrongScore,
    /// The game's box has no such set-up.
    #[error("there is no set-up {setup}")]
    NoSuchSetup {
        /// What was named.
        setup: String,
    },
    /// Every number can be, but no match ends with all of them.
    #[error("{code}: no match ends like this")]
    Impossible {
        /// The key of its message.
        code: &'static str,
        /// The rule that says so.
        rule: &'static str,
        /// What the message names.
        facts: Vec<(&'static str, Fact)>,
    },
}

/// The result can be as far as this goes; otherwise no match ends like it, for this reason.
pub(crate) fn unless(
    holds: bool,
    code: &'static str,
    rule: &'static str,
    facts: &[(&'static str, i32)],
) -> Result<(), PaperRefusal> {
    if holds {
        return Ok(());
    }
    let facts = facts.iter().map(|(name, number)| (*name, Fact::Number((*number).into()))).collect();
    Err(PaperRefusal::Impossible { code, rule, facts })
}

impl Breach for PaperRefusal {
    fn code(&self) -> &'static str {
        match self {
            PaperRefusal::PlayerCount { .. } => "log-form-player-count",
            PaperRefusal::OutOfRange { .. } => "log-form-out-of-range",
            PaperRefusal::WinnerCount { .. } => "log-form-winner-count",
            PaperRefusal::WrongWinners => "log-form-wrong-winners",
            PaperRefusal::WrongMeasure { .. } => "log-form-wrong-measure",
            PaperRefusal::WrongScore => "log-form-wrong-score",
            PaperRefusal::NoSuchSetup { .. } => "log-form-no-such-setup",
            PaperRefusal::Impossible { code, .. } => code,
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            PaperRefusal::Impossible { rule, .. } => rule,
            _ => "table.by-hand",
        }
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
            PaperRefusal::NoSuchSetup { setup } => vec![("setup", Fact::Text(setup.clone()))],
            PaperRefusal::Impossible { facts, .. } => facts.clone(),
            PaperRefusal::WrongWinners | PaperRefusal::WrongScore => Vec::new(),
        }
    }
}
