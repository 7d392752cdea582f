use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Card, Colour, PileId, TeckelId};
use crate::contract::{self, Fact, Millis};

/// The rules an action of Teckels can break.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
pub enum Breach {
    /// Nobody has barked yet.
    #[error("no round is on")]
    NoRoundOn,
    /// One bark begins a round.
    #[error("the round is already on")]
    RoundOn,
    /// The player's hand is still on the card just laid.
    #[error("the card just laid is not settled yet")]
    HandOnTable,
    /// The player has laid the piles down for this round.
    #[error("the piles are laid down for this round")]
    LaidDown,
    /// Everyone has three piles.
    #[error("there is no pile {}", pile.0)]
    NoSuchPile {
        /// What was asked for.
        pile: PileId,
    },
    /// Its cards have all been played.
    #[error("pile {} is empty", pile.0)]
    PileEmpty {
        /// Which.
        pile: PileId,
    },
    /// It is already in the player's hand.
    #[error("pile {} is already in hand", pile.0)]
    AlreadyHeld {
        /// Which.
        pile: PileId,
    },
    /// Cards are turned from a pile in hand.
    #[error("no pile in hand")]
    NothingHeld,
    /// One card at a time.
    #[error("a card is already turned")]
    AlreadyTurned,
    /// Only a turned card can be laid or put under.
    #[error("no card is turned")]
    NothingTurned,
    /// Only the turned card can be laid.
    #[error("that card is not the one turned")]
    NotOnTop {
        /// What was asked for.
        card: Card,
        /// What is turned.
        top: Card,
    },
    /// « Têtes »: a head is never added to a teckel.
    #[error("a head begins a teckel of its own")]
    HeadBeginsAnew,
    /// « Un tronc ou une queue ne peut être placé que pour compléter un teckel ».
    #[error("only a head begins a teckel")]
    OnlyHeadsBegin,
    /// The table has no such teckel.
    #[error("there is no teckel {}", teckel.0)]
    NoSuchTeckel {
        /// What was asked for.
        teckel: TeckelId,
    },
    /// « Queues »: nothing follows a tail.
    #[error("teckel {} has its tail", teckel.0)]
    Finished {
        /// Which.
        teckel: TeckelId,
    },
    /// « les couleurs de couverture sur les deux cartes en contact doivent correspondre ».
    #[error("the blankets do not match")]
    ColoursDiffer {
        /// Which teckel.
        teckel: TeckelId,
        /// The colour it is open for.
        open: Colour,
        /// The colour of the card.
        front: Colour,
    },
    /// The table plays without calling the round off.
    #[error("this table does not call rounds off")]
    NoCalling,
}

impl contract::Breach for Breach {
    fn code(&self) -> &'static str {
        match self {
            Breach::NoRoundOn => "teckels-no-round-on",
            Breach::RoundOn => "teckels-round-on",
            Breach::HandOnTable => "teckels-hand-on-table",
            Breach::LaidDown => "teckels-laid-down",
            Breach::NoSuchPile { .. } => "teckels-no-such-pile",
            Breach::PileEmpty { .. } => "teckels-pile-empty",
            Breach::AlreadyHeld { .. } => "teckels-already-held",
            Breach::NothingHeld => "teckels-nothing-held",
            Breach::AlreadyTurned => "teckels-already-turned",
            Breach::NothingTurned => "teckels-nothing-turned",
            Breach::NotOnTop { .. } => "teckels-not-on-top",
            Breach::HeadBeginsAnew => "teckels-head-begins-anew",
            Breach::OnlyHeadsBegin => "teckels-only-heads-begin",
            Breach::NoSuchTeckel { .. } => "teckels-no-such-teckel",
            Breach::Finished { .. } => "teckels-finished",
            Breach::ColoursDiffer { .. } => "teckels-colours-differ",
            Breach::NoCalling => "teckels-no-calling",
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            Breach::NoRoundOn | Breach::RoundOn => "teckels.round",
            Breach::HandOnTable => "teckels.same-time",
            Breach::LaidDown | Breach::NoCalling => "teckels.round-end",
            Breach::HeadBeginsAnew | Breach::OnlyHeadsBegin => "teckels.heads",
            Breach::NoSuchTeckel { .. } | Breach::ColoursDiffer { .. } => "teckels.trunks",
            Breach::Finished { .. } => "teckels.tails",
            Breach::NoSuchPile { .. }
            | Breach::PileEmpty { .. }
            | Breach::AlreadyHeld { .. }
            | Breach::NothingHeld
            | Breach::AlreadyTurned
            | Breach::NothingTurned
            | Breach::NotOnTop { .. } => "teckels.piles",
        }
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        let counted = |from_zero: u8| Fact::Number(i64::from(from_zero) + 1);
        match *self {
            Breach::NoSuchPile { pile } | Breach::PileEmpty { pile } | Breach::AlreadyHeld { pile } => {
                vec![("pile", counted(pile.0))]
            }
            Breach::NoSuchTeckel { teckel }
            | Breach::Finished { teckel }
            | Breach::ColoursDiffer { teckel, .. } => {
                vec![("teckel", counted(teckel.0))]
            }
            _ => Vec::new(),
        }
    }
}

/// What is wrong with the options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SetupBreach {
    /// A settling time nobody can play with.
    #[error("settle_ms is {asked}, but must lie between 1 and {most}")]
    SettleTime {
        /// What was asked for.
        asked: Millis,
        /// The longest.
        most: Millis,
    },
    /// Neither a dead end nor a call would end the round.
    #[error("a round could last for ever")]
    MayNeverEnd,
}

impl contract::Breach for SetupBreach {
    fn code(&self) -> &'static str {
        match self {
            SetupBreach::SettleTime { .. } => "teckels-settle-time",
            SetupBreach::MayNeverEnd => "teckels-may-never-end",
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            SetupBreach::SettleTime { .. } => "teckels.same-time",
            SetupBreach::MayNeverEnd => "teckels.round-end",
        }
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        let number = |value: Millis| Fact::Number(i64::try_from(value).unwrap_or(i64::MAX));
        match *self {
            SetupBreach::SettleTime { asked, most } => vec![("asked", number(asked)), ("most", number(most))],
            SetupBreach::MayNeverEnd => Vec::new(),
        }
    }
}
