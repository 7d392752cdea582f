use std::ops::RangeInclusive;

use serde::Serialize;

use super::SetupProblem;

/// How a game moves on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Pace {
    /// One seat after the other.
    Turns,
    /// Everyone at once: the time stamps of touches decide.
    RealTime,
}

/// What a shell must know of a game before a match exists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Descriptor {
    /// How many can play.
    pub players: RangeInclusive<u8>,
    /// Turn by turn or all at once.
    pub pace: Pace,
    /// Does some seat know what another may not?
    pub has_secrets: bool,
    /// Do the players win or lose together in at least one of its modes?
    pub co_operative: bool,
}

impl Descriptor {
    /// Can so many play?
    pub fn check_players<B>(&self, asked: u8) -> Result<(), SetupProblem<B>> {
        if self.players.contains(&asked) {
            Ok(())
        } else {
            Err(SetupProblem::Players { asked, allowed: self.players.clone() })
        }
    }
}
