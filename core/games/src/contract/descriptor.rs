use std::ops::RangeInclusive;

use serde::Serialize;

use super::SetupRefusal;

/// How a game moves on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Pace {
    /// One seat after the other.
    Turns,
    /// Everyone at once: the time stamps of touches decide.
    RealTime,
}

/// What a shell must know of a game before a match exists.
#[allow(clippy::struct_excessive_bools, reason = "each is a question of its own, and most are asked alone")]
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
    /// Is something shown and then hidden again, for everyone to remember?
    pub from_memory: bool,
    /// Are dice thrown while it is played?
    pub throws_dice: bool,
}

impl Descriptor {
    /// A game of so many, one after the other, everything open on the table, each for themselves.
    #[must_use]
    pub fn in_turns(players: RangeInclusive<u8>) -> Descriptor {
        Descriptor {
            players,
            pace: Pace::Turns,
            has_secrets: false,
            co_operative: false,
            from_memory: false,
            throws_dice: false,
        }
    }

    /// The same, all at once.
    #[must_use]
    pub fn in_real_time(players: RangeInclusive<u8>) -> Descriptor {
        Descriptor { pace: Pace::RealTime, ..Descriptor::in_turns(players) }
    }

    /// The same game, in which some seat knows what another may not.
    #[must_use]
    pub fn with_secrets(self) -> Descriptor {
        Descriptor { has_secrets: true, ..self }
    }

    /// The same game, with a mode in which all win or lose together.
    #[must_use]
    pub fn also_together(self) -> Descriptor {
        Descriptor { co_operative: true, ..self }
    }

    /// The same game, in which what was shown has to be remembered: nothing shows it again before the end.
    #[must_use]
    pub fn from_memory(self) -> Descriptor {
        Descriptor { from_memory: true, ..self }
    }

    /// The same game, in which dice are thrown again and again.
    #[must_use]
    pub fn with_dice(self) -> Descriptor {
        Descriptor { throws_dice: true, ..self }
    }

    /// Can so many play?
    pub fn check_players<B>(&self, asked: u8) -> Result<(), SetupRefusal<B>> {
        if self.players.contains(&asked) {
            Ok(())
        } else {
            Err(SetupRefusal::Players { asked, allowed: self.players.clone() })
        }
    }
}
