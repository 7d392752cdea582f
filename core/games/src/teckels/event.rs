use serde::{Deserialize, Serialize};

use super::{Card, PileId, RoundResult, Spot, TeckelId};
use crate::contract::{Millis, Seat, Seats};

/// What happened at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// « Ouaf ! »: the round begins, three fresh piles before everyone.
    Barked {
        /// Who gave the signal.
        seat: Seat,
        /// Which round, from 1.
        round: u8,
    },
    /// A pile was taken in hand.
    PileTaken {
        /// Who.
        seat: Seat,
        /// Which.
        pile: PileId,
        /// The one laid down for it.
        put_down: Option<PileId>,
    },
    /// The top card was turned.
    Turned {
        /// Who.
        seat: Seat,
        /// From which pile.
        pile: PileId,
        /// What it is.
        card: Card,
    },
    /// The turned card went under its pile.
    PutUnder {
        /// Who.
        seat: Seat,
        /// Which pile.
        pile: PileId,
        /// What it was.
        card: Card,
    },
    /// A card is on its way to the table.
    Reached {
        /// Who.
        seat: Seat,
        /// What.
        card: Card,
        /// Where.
        on: Spot,
        /// When.
        at: Millis,
    },
    /// A head lies.
    TeckelStarted {
        /// Who.
        seat: Seat,
        /// The new teckel.
        teckel: TeckelId,
        /// The head.
        card: Card,
    },
    /// A trunk or a tail lies.
    Joined {
        /// Who.
        seat: Seat,
        /// Which teckel.
        teckel: TeckelId,
        /// What.
        card: Card,
        /// Cards in the teckel now.
        length: u8,
    },
    /// A teckel has its tail and the tail's player put a token on it.
    TeckelFinished {
        /// Which.
        teckel: TeckelId,
        /// Who laid the tail.
        tail_by: Seat,
        /// Whose it is.
        owner: Seat,
        /// Did a cat decide that?
        cat: bool,
        /// Cards in it.
        length: u8,
        /// Tokens left to the tail's player.
        tokens_left: u8,
    },
    /// All cards of a pile have been played.
    PileEmptied {
        /// Whose.
        seat: Seat,
        /// Which.
        pile: PileId,
    },
    /// Another hand was first at that end: the card stays turned in its owner's hand.
    Beaten {
        /// Who was late.
        seat: Seat,
        /// The card kept.
        card: Card,
        /// Where it should have gone.
        teckel: TeckelId,
        /// Who was first.
        by: Seat,
        /// Was it the same millisecond, so that chance decided?
        same_moment: bool,
    },
    /// The round ended before this card lay: it stays in its owner's hand.
    CardKept {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A player lays the piles down for this round.
    Called {
        /// Who.
        seat: Seat,
    },
    /// The round is over.
    RoundEnded {
        /// Which, from 1.
        round: u8,
        /// Why.
        why: RoundEnd,
    },
    /// « Distribution des os ».
    Scored {
        /// Who.
        seat: Seat,
        /// What the round brought.
        result: RoundResult,
        /// All bones together, in points.
        total: u16,
    },
    /// « Fin de la partie ».
    Ended {
        /// Everyone with the highest total.
        winners: Seats,
    },
}

/// Why a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RoundEnd {
    /// « stop ! »: these players laid their sixth token.
    LastToken {
        /// More than one only in the same millisecond.
        by: Seats,
    },
    /// No card left in play can ever be laid.
    Stuck,
    /// Everyone has laid the piles down.
    Called,
}
