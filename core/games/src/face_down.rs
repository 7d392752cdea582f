//! A pile of cards face down, with the memory of those that everyone at the table has seen in it.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::contract::Stream;

/// A card in a pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Lying<C> {
    pub(crate) card: C,
    /// Has it been face up since the deal? Then the whole table knows where it lies.
    pub(crate) seen: bool,
}

/// At most `N` cards, the top one first. Nobody may look into it and its order never changes: a card leaves
/// from the top or goes under.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    try_from = "Vec<Lying<C>>",
    into = "Vec<Lying<C>>",
    bound(serialize = "C: Copy + Serialize", deserialize = "C: Copy + Deserialize<'de>")
)]
pub(crate) struct FaceDown<C, const N: usize> {
    slots: [Option<Lying<C>>; N],
    len: u8,
}

/// A written-down pile is higher than the game allows.
#[derive(Debug, Error)]
#[error("a pile of {len} cards, but the game deals {most}")]
pub(crate) struct PileTooHigh {
    len: usize,
    most: usize,
}

impl<C: Copy, const N: usize> FaceDown<C, N> {
    pub(crate) const EMPTY: Self = FaceDown { slots: [None; N], len: 0 };

    /// A fresh pile of these cards, top first; what exceeds `N` is not dealt.
    pub(crate) fn deal(cards: impl IntoIterator<Item = C>) -> Self {
        let mut pile = Self::EMPTY;
        for (slot, card) in pile.slots.iter_mut().zip(cards) {
            *slot = Some(Lying { card, seen: false });
            pile.len += 1;
        }
        pile
    }

    pub(crate) fn len(&self) -> u8 {
        self.len
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The card on top. Hidden unless it has been turned.
    pub(crate) fn top(&self) -> Option<C> {
        self.slots.first().copied().flatten().map(|lying| lying.card)
    }

    /// Turns the top card face up: from now on everyone has seen it.
    pub(crate) fn turn_top(&mut self) -> Option<C> {
        let top = self.slots.first_mut()?.as_mut()?;
        top.seen = true;
        Some(top.card)
    }

    /// Takes the top card away for good.
    pub(crate) fn take_top(&mut self) -> Option<C> {
        let top = self.slots.first_mut()?.take()?;
        self.slots.rotate_left(1);
        self.len -= 1;
        Some(top.card)
    }

    /// Puts the top card under the pile.
    pub(crate) fn put_top_under(&mut self) {
        if let Some(cards) = self.slots.get_mut(..usize::from(self.len))
            && !cards.is_empty()
        {
            cards.rotate_left(1);
        }
    }

    /// From the top down.
    pub(crate) fn cards(&self) -> impl Iterator<Item = Lying<C>> + '_ {
        self.slots.iter().copied().flatten()
    }

    /// What the table remembers, from the top down: `None` where nobody has seen the card.
    pub(crate) fn remembered(&self) -> Vec<Option<C>> {
        self.cards().map(|lying| lying.seen.then_some(lying.card)).collect()
    }

    fn unseen_mut(&mut self) -> impl Iterator<Item = &mut C> {
        self.slots.iter_mut().flatten().filter(|lying| !lying.seen).map(|lying| &mut lying.card)
    }
}

/// Exchanges the cards that nobody has seen, in these piles and in `spare`, among each other; gives what is spare
/// then.
pub(crate) fn exchange_unseen<C: Copy, const N: usize>(
    piles: &mut [FaceDown<C, N>],
    spare: impl IntoIterator<Item = C>,
    stream: &mut Stream,
) -> std::vec::IntoIter<C> {
    let mut pool: Vec<C> = spare.into_iter().collect();
    pool.extend(piles.iter_mut().flat_map(FaceDown::unseen_mut).map(|card| *card));
    stream.shuffle(&mut pool);
    let mut pool = pool.into_iter();
    for (card, other) in piles.iter_mut().flat_map(FaceDown::unseen_mut).zip(pool.by_ref()) {
        *card = other;
    }
    pool
}

impl<C: Copy, const N: usize> From<FaceDown<C, N>> for Vec<Lying<C>> {
    fn from(pile: FaceDown<C, N>) -> Self {
        pile.cards().collect()
    }
}

impl<C: Copy, const N: usize> TryFrom<Vec<Lying<C>>> for FaceDown<C, N> {
    type Error = PileTooHigh;

    fn try_from(cards: Vec<Lying<C>>) -> Result<Self, PileTooHigh> {
        if cards.len() > N {
            return Err(PileTooHigh { len: cards.len(), most: N });
        }
        let mut pile = Self::EMPTY;
        pile.len = cards.len() as u8;
        for (slot, lying) in pile.slots.iter_mut().zip(cards) {
            *slot = Some(lying);
        }
        Ok(pile)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Pile = FaceDown<u8, 4>;

    fn order(pile: &Pile) -> Vec<u8> {
        pile.cards().map(|lying| lying.card).collect()
    }

    #[test]
    fn a_card_goes_under_and_the_order_stays() {
        let mut pile = Pile::deal([1, 2, 3]);
        assert_eq!(pile.turn_top(), Some(1));
        pile.put_top_under();
        assert_eq!(order(&pile), [2, 3, 1]);
        assert_eq!(pile.remembered(), [None, None, Some(1)]);
        assert_eq!(pile.take_top(), Some(2));
        assert_eq!((order(&pile), pile.len()), (vec![3, 1], 2));
    }

    #[test]
    fn an_empty_pile_gives_nothing_and_stays_empty() {
        let mut pile = Pile::EMPTY;
        pile.put_top_under();
        assert_eq!((pile.top(), pile.turn_top(), pile.take_top()), (None, None, None));
        assert_eq!(pile, Pile::EMPTY);
    }

    #[test]
    fn piles_with_the_same_cards_are_equal_whatever_was_taken_before() {
        let mut taken = Pile::deal([9, 1, 2]);
        taken.take_top();
        assert_eq!(taken, Pile::deal([1, 2]));
    }

    #[test]
    fn only_cards_that_nobody_has_seen_change_places() {
        let mut piles = [Pile::deal([1, 2, 3]), Pile::deal([4, 5])];
        piles[0].turn_top();
        let mut spare = vec![6, 7];
        let mut was_exchanged = false;
        for seed in 0..50 {
            let mut chance = Stream::new(crate::contract::Seed(seed));
            spare = exchange_unseen(&mut piles, spare, &mut chance).collect();
            was_exchanged |= spare != [6, 7];
            assert_eq!(piles[0].remembered(), [Some(1), None, None]);
            let mut all: Vec<u8> = piles.iter().flat_map(order).chain(spare.iter().copied()).collect();
            all.sort_unstable();
            assert_eq!(all, [1, 2, 3, 4, 5, 6, 7]);
        }
        assert!(was_exchanged);
    }

    #[test]
    fn a_written_pile_that_is_too_high_cannot_be_read() {
        let written = serde_json::to_string(&vec![Lying { card: 1u8, seen: false }; 5]).unwrap();
        let refused = serde_json::from_str::<Pile>(&written).unwrap_err().to_string();
        assert!(refused.contains("a pile of 5 cards"), "{refused}");
    }
}
