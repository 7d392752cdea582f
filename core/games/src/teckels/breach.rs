use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Card, Colour, PileId, TeckelId};
use crate::contract::{Fact, Millis, breaches};

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

breaches!(Breach {
    "teckels.round" {
        NoRoundOn => "teckels-no-round-on",
        RoundOn => "teckels-round-on",
    }
    "teckels.same-time" {
        HandOnTable => "teckels-hand-on-table",
    }
    "teckels.round-end" {
        LaidDown => "teckels-laid-down",
        NoCalling => "teckels-no-calling",
    }
    "teckels.piles" {
        NoSuchPile { pile } => "teckels-no-such-pile",
        PileEmpty { pile } => "teckels-pile-empty",
        AlreadyHeld { pile } => "teckels-already-held",
        NothingHeld => "teckels-nothing-held",
        AlreadyTurned => "teckels-already-turned",
        NothingTurned => "teckels-nothing-turned",
        NotOnTop => "teckels-not-on-top",
    }
    "teckels.heads" {
        HeadBeginsAnew => "teckels-head-begins-anew",
        OnlyHeadsBegin => "teckels-only-heads-begin",
    }
    "teckels.trunks" {
        NoSuchTeckel { teckel } => "teckels-no-such-teckel",
        ColoursDiffer { teckel } => "teckels-colours-differ",
    }
    "teckels.tails" {
        Finished { teckel } => "teckels-finished",
    }
});

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

breaches!(SetupBreach {
    "teckels.same-time" {
        SettleTime { asked, most } => "teckels-settle-time",
    }
    "teckels.round-end" {
        MayNeverEnd => "teckels-may-never-end",
    }
});

impl From<PileId> for Fact {
    fn from(pile: PileId) -> Fact {
        Fact::counted(pile.0)
    }
}

impl From<TeckelId> for Fact {
    fn from(teckel: TeckelId) -> Fact {
        Fact::counted(teckel.0)
    }
}
