use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Character, Pillow, PiloPilo};
use crate::contract::{Fact, Game, Millis, Seat, breaches};

/// The rules an action of Pilo Pilo can break.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
pub enum Breach {
    /// Pillows are for when a round is on.
    #[error("no round is on")]
    NoRoundOn,
    /// A round is on: one is ready between rounds.
    #[error("the round is already on")]
    RoundOn,
    /// This player already waits for the others.
    #[error("already ready")]
    AlreadyReady,
    /// « Mise en place » 1: there are one or two.
    #[error("there is no pillow {}", pillow.0)]
    NoSuchPillow {
        /// What was asked for.
        pillow: Pillow,
    },
    /// A pillow is thrown at an opponent.
    #[error("{seat} is no opponent")]
    NoSuchOpponent {
        /// What was asked for.
        seat: Seat,
    },
}

breaches!(Breach {
    "pilo-pilo.round" {
        NoRoundOn => "pilo-pilo-no-round-on",
        RoundOn => "pilo-pilo-round-on",
        AlreadyReady => "pilo-pilo-already-ready",
    }
    "pilo-pilo.set-up" {
        NoSuchPillow { pillow } => "pilo-pilo-no-such-pillow",
    }
    "pilo-pilo.attacker" {
        NoSuchOpponent { seat } => "pilo-pilo-no-such-opponent",
    }
});

/// What is wrong with the options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SetupBreach {
    /// A time nobody can play with.
    #[error("{option} is {asked}, but must lie between {least} and {most}")]
    OutOfRange {
        /// Which option.
        option: &'static str,
        /// What was asked for.
        asked: Millis,
        /// The shortest.
        least: Millis,
        /// The longest.
        most: Millis,
    },
}

breaches!(SetupBreach {
    "pilo-pilo.timing" {
        OutOfRange { option, asked, least, most } => "pilo-pilo-time-out-of-range",
    }
});

/// Why the referee cannot take what it is told of the real table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
pub enum RefereeRefusal {
    /// Three to six play.
    #[error("{asked} players, but the game takes 3 to 6")]
    WrongPlayerCount {
        /// How many were asked for.
        asked: u8,
    },
    /// Everyone turns a card, or is marked as having peeked.
    #[error("{told} cards told, but {players} players sit at the table")]
    WrongCardCount {
        /// How many were told.
        told: usize,
        /// How many play.
        players: u8,
    },
    /// « Mode apprentis chevaliers » leaves the kings in the box.
    #[error("apprentices play without kings")]
    KingAmongApprentices,
    /// The box does not hold so many of a character.
    #[error("only {left} cards of this character are still in play")]
    TooManyOfOne {
        /// Which.
        character: Character,
        /// How many there can be.
        left: u8,
    },
    /// Who looked at the card sits the round out.
    #[error("{seat} peeked and sits this round out")]
    PeekedCannotBeRight {
        /// Who.
        seat: Seat,
    },
    /// « chaque oreiller n'est utilisé qu'une seule fois par tour et pour une seule action ».
    #[error("{right} were right with a pillow, but there are {pillows}")]
    MoreRightThanPillows {
        /// How many who had to act are said to have done it.
        right: u8,
        /// How many pillows there are.
        pillows: u8,
    },
    /// The table has no such seat.
    #[error("{seat} is not at this table")]
    NoSuchSeat {
        /// Who.
        seat: Seat,
    },
    /// Somebody has got rid of every card.
    #[error("the match is over")]
    Over,
}

breaches!(RefereeRefusal {
    "pilo-pilo.set-up" {
        WrongPlayerCount { asked } => "pilo-pilo-referee-wrong-player-count" [
            least = *PiloPilo::descriptor().players.start(),
            most = *PiloPilo::descriptor().players.end()
        ],
        NoSuchSeat { seat } => "pilo-pilo-referee-no-such-seat",
    }
    "pilo-pilo.round" {
        WrongCardCount { told, players } => "pilo-pilo-referee-wrong-card-count",
        TooManyOfOne { left } => "pilo-pilo-referee-too-many-of-one",
    }
    "pilo-pilo.touching" {
        MoreRightThanPillows { right, pillows } => "pilo-pilo-referee-more-right-than-pillows",
    }
    "pilo-pilo.apprentices" {
        KingAmongApprentices => "pilo-pilo-referee-king-among-apprentices",
    }
    "pilo-pilo.peeking" {
        PeekedCannotBeRight { seat } => "pilo-pilo-referee-peeked-cannot-be-right",
    }
    "pilo-pilo.end" {
        Over => "pilo-pilo-referee-over",
    }
});

impl From<Pillow> for Fact {
    fn from(pillow: Pillow) -> Fact {
        Fact::counted(pillow.0)
    }
}
