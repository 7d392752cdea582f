use serde::{Deserialize, Serialize};

use super::{Card, PileId, TeckelId};

/// What a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// « Ouaf ! »: begin the round.
    Bark,
    /// Take a pile in hand; the one held is laid down, its turned card on top again.
    Hold {
        /// Which.
        pile: PileId,
    },
    /// Turn the top card of the pile in hand.
    Flip,
    /// Put the turned card under the pile.
    Under,
    /// Lay the turned card.
    Play {
        /// The card, as the player saw it.
        card: Card,
        /// Where.
        on: Spot,
    },
    /// Lay the piles down for the rest of the round; when all have, it ends.
    Call,
}

/// Where a card can be laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spot {
    /// Anywhere free on the table.
    New,
    /// Behind the last card of a teckel.
    Teckel(TeckelId),
}
