use serde::{Deserialize, Serialize};

use super::{Bones, Card, RoundResult, Spot, set_of};
use crate::{
    contract::{Millis, Seat, Stream},
    face_down::FaceDown,
};

/// « Aux pieds ! »: piles of each player.
pub const PILES: usize = 3;
/// « Aux pieds ! »: cards of each pile.
pub const PILE_CARDS: usize = 10;
/// « Mise en place »: tokens of each player, for the teckels whose tail the player lays.
pub const TOKENS: u8 = 6;

/// One of a player's three piles, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PileId(pub u8);

impl PileId {
    pub(super) fn all() -> impl Iterator<Item = PileId> {
        (0..PILES as u8).map(PileId)
    }
}

/// A card on its way to the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Claim {
    pub(super) on: Spot,
    pub(super) at: Millis,
}

/// What a player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Hand {
    pub(super) piles: [FaceDown<Card, PILE_CARDS>; PILES],
    pub(super) held: Option<PileId>,
    /// Is the top card of the held pile face up?
    pub(super) turned: bool,
    /// Where the turned card is being laid.
    pub(super) claim: Option<Claim>,
    /// The player's own time: one pair of hands does one thing after the other.
    pub(super) last_at: Millis,
    /// Has laid the piles down for this round.
    pub(super) called: bool,
    pub(super) tokens_left: u8,
    pub(super) bones: Bones,
    /// Over the whole match.
    pub(super) cards_won: u16,
    pub(super) longest: u8,
    /// What the last round brought, until the next begins.
    pub(super) result: Option<RoundResult>,
}

impl Hand {
    pub(super) const EMPTY: Hand = Hand {
        piles: [FaceDown::EMPTY; PILES],
        held: None,
        turned: false,
        claim: None,
        last_at: 0,
        called: false,
        tokens_left: 0,
        bones: Bones::NONE,
        cards_won: 0,
        longest: 0,
        result: None,
    };

    /// « Aux pieds ! »: shuffle the own set, three piles of ten. Bones stay.
    pub(super) fn deal(&mut self, seat: Seat, stream: &mut Stream) {
        let mut cards: Vec<Card> = set_of(seat).collect();
        stream.shuffle(&mut cards);
        let mut cards = cards.into_iter();
        *self = Hand {
            piles: std::array::from_fn(|_| FaceDown::deal(cards.by_ref().take(PILE_CARDS))),
            tokens_left: TOKENS,
            bones: self.bones,
            cards_won: self.cards_won,
            longest: self.longest,
            ..Hand::EMPTY
        };
    }

    pub(super) fn pile(&self, id: PileId) -> Option<&FaceDown<Card, PILE_CARDS>> {
        self.piles.get(usize::from(id.0))
    }

    pub(super) fn held_pile(&mut self) -> Option<&mut FaceDown<Card, PILE_CARDS>> {
        self.piles.get_mut(usize::from(self.held?.0))
    }

    /// The card face up in the player's hand.
    pub(super) fn turned_card(&self) -> Option<Card> {
        if self.turned { self.pile(self.held?)?.top() } else { None }
    }

    pub(super) fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        self.piles.iter().flat_map(FaceDown::cards).map(|lying| lying.card)
    }

    /// « si un joueur a joué toutes les cartes d'au moins l'une de ses trois piles ».
    pub(super) fn has_emptied_a_pile(&self) -> bool {
        self.piles.iter().any(FaceDown::is_empty)
    }
}
