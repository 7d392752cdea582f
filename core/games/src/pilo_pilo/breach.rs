use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Character, Pillow, PiloPilo};
use crate::contract::{self, Fact, Game, Millis, Seat};

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

impl contract::Breach for Breach {
    fn code(&self) -> &'static str {
        match self {
            Breach::NoRoundOn => "pilo-pilo-no-round-on",
            Breach::RoundOn => "pilo-pilo-round-on",
            Breach::AlreadyReady => "pilo-pilo-already-ready",
            Breach::NoSuchPillow { .. } => "pilo-pilo-no-such-pillow",
            Breach::NoSuchOpponent { .. } => "pilo-pilo-no-such-opponent",
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            Breach::NoRoundOn | Breach::RoundOn | Breach::AlreadyReady => "pilo-pilo.round",
            Breach::NoSuchPillow { .. } => "pilo-pilo.set-up",
            Breach::NoSuchOpponent { .. } => "pilo-pilo.attacker",
        }
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        match *self {
            Breach::NoSuchPillow { pillow } => vec![("pillow", Fact::Number(i64::from(pillow.0) + 1))],
            Breach::NoSuchOpponent { seat } => vec![("seat", Fact::Number(i64::from(seat.0) + 1))],
            _ => Vec::new(),
        }
    }
}

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

impl contract::Breach for SetupBreach {
    fn code(&self) -> &'static str {
        "pilo-pilo-time-out-of-range"
    }

    fn rule(&self) -> &'static str {
        "pilo-pilo.timing"
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        let SetupBreach::OutOfRange { option, asked, least, most } = *self;
        let number = |value: Millis| Fact::Number(i64::try_from(value).unwrap_or(i64::MAX));
        vec![
            ("option", Fact::Text(option.to_owned())),
            ("asked", number(asked)),
            ("least", number(least)),
            ("most", number(most)),
        ]
    }
}

/// Why the referee cannot take what it is told of the real table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
pub enum RefereeProblem {
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

impl contract::Breach for RefereeProblem {
    fn code(&self) -> &'static str {
        match self {
            RefereeProblem::WrongPlayerCount { .. } => "pilo-pilo-referee-wrong-player-count",
            RefereeProblem::WrongCardCount { .. } => "pilo-pilo-referee-wrong-card-count",
            RefereeProblem::KingAmongApprentices => "pilo-pilo-referee-king-among-apprentices",
            RefereeProblem::TooManyOfOne { .. } => "pilo-pilo-referee-too-many-of-one",
            RefereeProblem::PeekedCannotBeRight { .. } => "pilo-pilo-referee-peeked-cannot-be-right",
            RefereeProblem::NoSuchSeat { .. } => "pilo-pilo-referee-no-such-seat",
            RefereeProblem::Over => "pilo-pilo-referee-over",
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            RefereeProblem::WrongPlayerCount { .. } | RefereeProblem::NoSuchSeat { .. } => "pilo-pilo.set-up",
            RefereeProblem::KingAmongApprentices => "pilo-pilo.apprentices",
            RefereeProblem::PeekedCannotBeRight { .. } => "pilo-pilo.peeking",
            RefereeProblem::WrongCardCount { .. } | RefereeProblem::TooManyOfOne { .. } => "pilo-pilo.round",
            RefereeProblem::Over => "pilo-pilo.end",
        }
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        match *self {
            RefereeProblem::WrongPlayerCount { asked } => {
                let allowed = PiloPilo::descriptor().players;
                vec![
                    ("asked", Fact::Number(asked.into())),
                    ("least", Fact::Number((*allowed.start()).into())),
                    ("most", Fact::Number((*allowed.end()).into())),
                ]
            }
            RefereeProblem::WrongCardCount { told, players } => {
                vec![
                    ("told", Fact::Number(i64::try_from(told).unwrap_or(i64::MAX))),
                    ("players", Fact::Number(players.into())),
                ]
            }
            RefereeProblem::TooManyOfOne { left, .. } => vec![("left", Fact::Number(left.into()))],
            RefereeProblem::PeekedCannotBeRight { seat } | RefereeProblem::NoSuchSeat { seat } => {
                vec![("seat", Fact::Number(i64::from(seat.0) + 1))]
            }
            RefereeProblem::KingAmongApprentices | RefereeProblem::Over => Vec::new(),
        }
    }
}
