use std::{convert::Infallible, ops::RangeInclusive};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Fact, Millis, Seat};

/// Why an action was not taken. The state is exactly as it was before.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
pub enum Refusal<B> {
    /// The table has no such seat.
    #[error("{seat} is not at this table")]
    NoSuchSeat {
        /// Who tried.
        seat: Seat,
    },
    /// It is not this seat's turn.
    #[error("{seat} may not act now")]
    NotYourTurn {
        /// Who tried.
        seat: Seat,
    },
    /// The match is over.
    #[error("the match is over")]
    Over,
    /// The stamp lies before what has already been decided.
    #[error("time {at} lies before {decided}, which is already decided")]
    TooLate {
        /// The stamp that came in.
        at: Millis,
        /// Up to when everything is decided.
        decided: Millis,
    },
    /// A rule of this game stands against it.
    #[error(transparent)]
    Rule(B),
}

impl<B> Refusal<B> {
    /// The same refusal with its rule in another vocabulary.
    pub fn map<C>(self, translate: impl FnOnce(B) -> C) -> Refusal<C> {
        match self {
            Refusal::NoSuchSeat { seat } => Refusal::NoSuchSeat { seat },
            Refusal::NotYourTurn { seat } => Refusal::NotYourTurn { seat },
            Refusal::Over => Refusal::Over,
            Refusal::TooLate { at, decided } => Refusal::TooLate { at, decided },
            Refusal::Rule(breach) => Refusal::Rule(translate(breach)),
        }
    }
}

impl<B> SetupRefusal<B> {
    /// The same problem with its option in another vocabulary.
    pub fn map<C>(self, translate: impl FnOnce(B) -> C) -> SetupRefusal<C> {
        match self {
            SetupRefusal::Players { asked, allowed } => SetupRefusal::Players { asked, allowed },
            SetupRefusal::Option(breach) => SetupRefusal::Option(translate(breach)),
        }
    }
}

/// A rule that was broken: which one, and what a message needs to say so.
pub trait Breach: std::error::Error + Clone + PartialEq {
    /// A stable name: the key of its message, prefixed by the game's own.
    fn code(&self) -> &'static str;

    /// The section of the quick reference that states the rule.
    fn rule(&self) -> &'static str;

    /// The facts its message names.
    fn facts(&self) -> Vec<(&'static str, Fact)> {
        Vec::new()
    }

    /// Where it is, of something wrong with [rows that were typed in](super::Value::Rows).
    fn spot(&self) -> RowSpot {
        RowSpot::default()
    }
}

/// A spot in rows of numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RowSpot {
    /// In which row, counted from 1; none if it is about all of them.
    pub row: Option<usize>,
    /// At which number of the row, counted from 1; none if it is about the whole row.
    pub cell: Option<usize>,
}

/// The options of a game that can all be played have nothing to break.
impl Breach for Infallible {
    fn code(&self) -> &'static str {
        match *self {}
    }

    fn rule(&self) -> &'static str {
        match *self {}
    }
}

impl<B: Breach> Breach for Refusal<B> {
    fn code(&self) -> &'static str {
        match self {
            Refusal::NoSuchSeat { .. } => "no-such-seat",
            Refusal::NotYourTurn { .. } => "not-your-turn",
            Refusal::Over => "match-over",
            Refusal::TooLate { .. } => "too-late",
            Refusal::Rule(breach) => breach.code(),
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            Refusal::Rule(breach) => breach.rule(),
            _ => "table.turn-order",
        }
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        match self {
            Refusal::NoSuchSeat { seat } | Refusal::NotYourTurn { seat } => {
                vec![("seat", Fact::from(*seat))]
            }
            Refusal::Over | Refusal::TooLate { .. } => Vec::new(),
            Refusal::Rule(breach) => breach.facts(),
        }
    }
}

/// Why a match cannot start like this.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum SetupRefusal<B> {
    /// The game is not made for so many, or so few.
    #[error("{asked} players, but the game takes {} to {}", allowed.start(), allowed.end())]
    Players {
        /// How many were asked for.
        asked: u8,
        /// How many can play.
        allowed: RangeInclusive<u8>,
    },
    /// An option has a value that the game cannot play with.
    #[error(transparent)]
    Option(B),
}

impl<B: Breach> Breach for SetupRefusal<B> {
    fn code(&self) -> &'static str {
        match self {
            SetupRefusal::Players { .. } => "wrong-player-count",
            SetupRefusal::Option(breach) => breach.code(),
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            SetupRefusal::Players { .. } => "table.set-up",
            SetupRefusal::Option(breach) => breach.rule(),
        }
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        match self {
            SetupRefusal::Players { asked, allowed } => vec![
                ("asked", Fact::from(*asked)),
                ("least", Fact::from(*allowed.start())),
                ("most", Fact::from(*allowed.end())),
            ],
            SetupRefusal::Option(breach) => breach.facts(),
        }
    }

    fn spot(&self) -> RowSpot {
        match self {
            SetupRefusal::Players { .. } => RowSpot::default(),
            SetupRefusal::Option(breach) => breach.spot(),
        }
    }
}
