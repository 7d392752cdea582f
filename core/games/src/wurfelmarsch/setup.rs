use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::contract::breaches;

/// Players, and when a match that goes nowhere is a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// 3.
    pub players: u8,
    /// A position that occurs so many times, same player to move, is a draw.
    pub repetitions: u8,
    /// So many turns in a row without a forward pivot or a fight are a draw.
    pub quiet_turns: u16,
}

const REPETITIONS: RangeInclusive<u8> = 2..=10;
const QUIET_TURNS: RangeInclusive<u16> = 12..=600;

impl Default for Setup {
    fn default() -> Setup {
        Setup { players: super::PLAYERS, repetitions: 3, quiet_turns: 60 }
    }
}

/// What is wrong with the options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SetupBreach {
    /// So few or so many repetitions make no sense.
    #[error("a draw at {asked} repetitions, but {} to {} can be chosen", REPETITIONS.start(), REPETITIONS.end())]
    Repetitions {
        /// What was asked for.
        asked: u8,
    },
    /// So few or so many quiet turns make no sense.
    #[error("a draw after {asked} quiet turns, but {} to {} can be chosen", QUIET_TURNS.start(), QUIET_TURNS.end())]
    QuietTurns {
        /// What was asked for.
        asked: u16,
    },
}

impl Setup {
    pub(super) fn check(self) -> Result<(), SetupBreach> {
        if !REPETITIONS.contains(&self.repetitions) {
            return Err(SetupBreach::Repetitions { asked: self.repetitions });
        }
        if !QUIET_TURNS.contains(&self.quiet_turns) {
            return Err(SetupBreach::QuietTurns { asked: self.quiet_turns });
        }
        Ok(())
    }
}

breaches!(SetupBreach {
    "wurfelmarsch.draw" {
        Repetitions { asked } => "wurfelmarsch-repetitions-out-of-range" [least = *REPETITIONS.start(), most = *REPETITIONS.end()],
        QuietTurns { asked } => "wurfelmarsch-quiet-turns-out-of-range" [least = *QUIET_TURNS.start(), most = *QUIET_TURNS.end()],
    }
});
