use serde::{Deserialize, Serialize};

use super::ACTION_CARDS;
use crate::contract::Stream;

/// The larger of the two decks.
const MOST_CARDS: usize = ACTION_CARDS as usize;

/// Cards one on the other, the last one on top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    try_from = "Vec<C>",
    into = "Vec<C>",
    bound(deserialize = "C: Copy + Default + Deserialize<'de>", serialize = "C: Copy + Serialize")
)]
pub struct Pile<C> {
    /// Places above the top hold the default card, so that equal piles are equal values.
    cards: [C; MOST_CARDS],
    len: u8,
}

impl<C: Copy + Default> Pile<C> {
    pub(super) fn new() -> Pile<C> {
        Pile { cards: [C::default(); MOST_CARDS], len: 0 }
    }

    pub(super) fn push(&mut self, card: C) {
        if let Some(slot) = self.cards.get_mut(usize::from(self.len)) {
            *slot = card;
            self.len += 1;
        }
    }

    pub(super) fn pop(&mut self) -> Option<C> {
        let below = self.len.checked_sub(1)?;
        let top = self.cards.get_mut(usize::from(below)).map(std::mem::take)?;
        self.len = below;
        Some(top)
    }

    pub(super) fn shuffle(&mut self, stream: &mut Stream) {
        let len = usize::from(self.len);
        stream.shuffle(&mut self.cards[..len]);
    }
}

impl<C> Pile<C> {
    /// From the bottom up.
    #[must_use]
    pub fn cards(&self) -> &[C] {
        self.cards.get(..usize::from(self.len)).unwrap_or_default()
    }
}

impl<C: Copy + Default> FromIterator<C> for Pile<C> {
    fn from_iter<I: IntoIterator<Item = C>>(cards: I) -> Pile<C> {
        let mut pile = Pile::new();
        cards.into_iter().for_each(|card| pile.push(card));
        pile
    }
}

impl<C: Copy + Default> TryFrom<Vec<C>> for Pile<C> {
    type Error = &'static str;

    fn try_from(cards: Vec<C>) -> Result<Pile<C>, &'static str> {
        if cards.len() > MOST_CARDS {
            Err("too many cards in a pile")
        } else {
            Ok(cards.into_iter().collect())
        }
    }
}

impl<C: Copy> From<Pile<C>> for Vec<C> {
    fn from(pile: Pile<C>) -> Vec<C> {
        pile.cards().to_vec()
    }
}

/// Cards to draw, face down, and cards played, face up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound(deserialize = "C: Copy + Default + Deserialize<'de>", serialize = "C: Copy + Serialize"))]
pub struct Deck<C> {
    pub(super) hidden: Pile<C>,
    pub(super) played: Pile<C>,
}

/// A card that was drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drawn<C> {
    /// Which.
    pub card: C,
    /// How many cards were shuffled to form a new pile first; 0 when there still was one.
    pub reshuffled: u8,
}

impl<C: Copy + Default> Deck<C> {
    /// These cards face down in any order, and none played.
    #[must_use]
    pub fn shuffled(cards: impl Iterator<Item = C>, stream: &mut Stream) -> Deck<C> {
        let mut hidden: Pile<C> = cards.collect();
        hidden.shuffle(stream);
        Deck { hidden, played: Pile::new() }
    }

    /// Deals the top card.
    pub fn deal(&mut self) -> Option<C> {
        self.hidden.pop()
    }

    /// Puts a card on the discard, then draws one. « Que faire si une pioche est vide ? »: the whole discard,
    /// the card just played included, is shuffled to form a new pile.
    pub fn exchange(&mut self, played: C, stream: &mut Stream) -> Drawn<C> {
        self.played.push(played);
        let mut reshuffled = 0;
        if self.hidden.len == 0 {
            reshuffled = self.played.len;
            self.hidden = std::mem::replace(&mut self.played, Pile::new());
            self.hidden.shuffle(stream);
        }
        // With the card just played in one of the two piles there is always one to draw.
        Drawn { card: self.hidden.pop().unwrap_or(played), reshuffled }
    }
}

#[cfg(test)]
mod tests {
    use super::{super::ActionCard, *};
    use crate::contract::Seed;

    #[test]
    fn an_empty_pile_is_made_anew_from_everything_played() {
        let mut stream = Stream::new(Seed(5));
        let mut deck = Deck::shuffled(ActionCard::all(), &mut stream);
        let mut in_hand = deck.hidden.pop().unwrap();
        for _ in 0..19 {
            let drawn = deck.exchange(in_hand, &mut stream);
            assert_eq!(drawn.reshuffled, 0);
            in_hand = drawn.card;
        }
        assert_eq!((deck.hidden.len, deck.played.len), (0, 19));
        let drawn = deck.exchange(in_hand, &mut stream);
        assert_eq!(drawn.reshuffled, 20);
        assert_eq!((deck.hidden.len, deck.played.len), (19, 0));
        let mut cards = deck.hidden.cards().to_vec();
        cards.push(drawn.card);
        cards.sort();
        assert_eq!(cards, ActionCard::all().collect::<Vec<_>>());
    }

    #[test]
    fn piles_with_the_same_cards_are_equal_whatever_lay_above() {
        let mut pile: Pile<ActionCard> = ActionCard::all().collect();
        pile.pop();
        let shorter: Pile<ActionCard> = ActionCard::all().take(19).collect();
        assert_eq!(pile, shorter);
    }
}
