use serde::{Deserialize, Serialize};

use crate::contract::Seat;

/// A colour of a blanket. The booklet's colours are lost; these are ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// The first.
    Red,
    /// The second.
    Yellow,
    /// The third.
    Green,
    /// The fourth.
    Blue,
}

impl Colour {
    /// Every colour.
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Yellow, Colour::Green, Colour::Blue];

    fn next(self) -> Colour {
        match self {
            Colour::Red => Colour::Yellow,
            Colour::Yellow => Colour::Green,
            Colour::Green => Colour::Blue,
            Colour::Blue => Colour::Red,
        }
    }
}

/// A slice of a dachshund.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Card {
    /// « Têtes »: begins a teckel.
    Head {
        /// The colour the next slice must have.
        back: Colour,
    },
    /// « Troncs »: goes one way round only.
    Trunk {
        /// The colour it needs.
        front: Colour,
        /// The colour the next slice must have.
        back: Colour,
    },
    /// « Queues »: ends a teckel.
    Tail {
        /// The colour it needs.
        front: Colour,
        /// Is it bitten by a cat? Then the teckel belongs to whoever played it.
        cat: bool,
    },
}

impl Card {
    /// The colour it needs before it; a head needs none.
    #[must_use]
    pub fn front(self) -> Option<Colour> {
        match self {
            Card::Head { .. } => None,
            Card::Trunk { front, .. } | Card::Tail { front, .. } => Some(front),
        }
    }

    /// The colour that the next slice must have; nothing comes after a tail.
    #[must_use]
    pub fn back(self) -> Option<Colour> {
        match self {
            Card::Head { back } | Card::Trunk { back, .. } => Some(back),
            Card::Tail { .. } => None,
        }
    }

    /// « Troncs »: may it be laid behind this slice? Where they touch, they have the same colour.
    #[must_use]
    pub fn follows(self, before: Card) -> bool {
        self.front().is_some() && self.front() == before.back()
    }
}

/// « Matériel »: cards of a set.
pub const SET_CARDS: usize = 30;

/// « Matériel »: the set of a seat. Seat `k` lacks colour `k` among its doubled heads and its tails without cat.
pub fn set_of(seat: Seat) -> impl Iterator<Item = Card> {
    let lacks = Colour::ALL.get(seat.index()).copied();
    let all_but = move || Colour::ALL.into_iter().filter(move |colour| Some(*colour) != lacks);
    let heads = Colour::ALL.into_iter().chain(all_but()).map(|back| Card::Head { back });
    let pairs = Colour::ALL.into_iter().flat_map(|front| Colour::ALL.map(|back| (front, back)));
    let doubled = Colour::ALL.into_iter().map(|front| (front, front.next()));
    let trunks = pairs
        .filter(|(front, back)| front != back)
        .chain(doubled)
        .map(|(front, back)| Card::Trunk { front, back });
    let cat_tails = Colour::ALL.into_iter().map(|front| Card::Tail { front, cat: true });
    let tails = all_but().map(|front| Card::Tail { front, cat: false });
    heads.chain(trunks).chain(cat_tails).chain(tails)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::{
        Colour::{Blue, Green, Red, Yellow},
        *,
    };

    #[test]
    fn a_set_has_7_heads_16_trunks_4_tails_with_cat_and_3_without() {
        for seat in Seat::all(4) {
            let set: Vec<Card> = set_of(seat).collect();
            let count = |is: fn(&Card) -> bool| set.iter().filter(|card| is(card)).count();
            assert_eq!(set.len(), SET_CARDS);
            assert_eq!(count(|card| matches!(card, Card::Head { .. })), 7);
            assert_eq!(count(|card| matches!(card, Card::Trunk { .. })), 16);
            assert_eq!(count(|card| matches!(card, Card::Tail { cat: true, .. })), 4);
            assert_eq!(count(|card| matches!(card, Card::Tail { cat: false, .. })), 3);
        }
    }

    #[test]
    fn trunks_are_the_twelve_pairs_of_two_colours_and_four_of_them_again() {
        let mut trunks = BTreeMap::new();
        for card in set_of(Seat(2)) {
            if let Card::Trunk { front, back } = card {
                assert_ne!(front, back);
                *trunks.entry((front, back)).or_insert(0) += 1;
            }
        }
        assert_eq!(trunks.len(), 12);
        let doubled: Vec<_> =
            trunks.iter().filter(|(_, count)| **count == 2).map(|(pair, _)| *pair).collect();
        assert_eq!(doubled, [(Red, Yellow), (Yellow, Green), (Green, Blue), (Blue, Red)]);
    }

    #[test]
    fn every_set_lacks_its_own_colour_among_what_is_doubled() {
        for (seat, lacking) in Seat::all(4).zip(Colour::ALL) {
            for colour in Colour::ALL {
                let heads = set_of(seat).filter(|card| *card == Card::Head { back: colour }).count();
                let tails =
                    set_of(seat).filter(|card| *card == Card::Tail { front: colour, cat: false }).count();
                let expected = if colour == lacking { (1, 0) } else { (2, 1) };
                assert_eq!((heads, tails), expected);
            }
        }
    }
}
