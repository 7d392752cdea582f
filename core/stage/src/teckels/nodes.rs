//! The ids of the table's nodes, and what touching them means.

use empile_games::{
    contract::Seat,
    teckels::{PileId, Spot, TeckelId},
};

use crate::NodeId;

pub(super) const PARK: u32 = 1;
pub(super) const NEW_HEAD: u32 = 2;
const KENNELS: u32 = 10;
const PER_KENNEL: u32 = 3;
const HANDS: u32 = 100;
const PER_HAND: u32 = 40;
const LANES: u32 = 400;
const BADGES: u32 = 450;
const LENGTHS: u32 = 500;
const ENDS: u32 = 550;
const CAPTIONS: u32 = 600;
const CARDS: u32 = 1_000;
const PER_SET: u32 = 64;
const CHOICES: u32 = 1_500;
const PER_CHOICES: u32 = 100;
const BADGES_OF_CHOICES: u32 = 30;
const LENGTHS_OF_CHOICES: u32 = 60;
const NEW_CHOICE: u32 = 90;

/// Something of a player's zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    Panel,
    Badge,
    Name,
    Points,
    Token(u8),
    Pile(u8),
    Count(u8),
    Under,
    Words,
    Won(u8),
    Bark,
    Call,
}

impl Part {
    fn offset(self) -> u32 {
        match self {
            Part::Panel => 0,
            Part::Badge => 1,
            Part::Name => 2,
            Part::Points => 4,
            Part::Words => 5,
            Part::Token(token) => 6 + u32::from(token),
            Part::Pile(pile) => 12 + u32::from(pile),
            Part::Count(pile) => 16 + u32::from(pile),
            Part::Under => 20,
            Part::Won(bone) => 22 + u32::from(bone),
            Part::Bark => 30,
            Part::Call => 31,
        }
    }
}

/// What a player touched, or dropped a card on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Target {
    Park,
    NewHead,
    Lane(TeckelId),
    Pile(Seat, PileId),
    /// The turned card of a seat, whichever it is.
    Card(Seat),
    Bark(Seat),
    Call(Seat),
    /// Where a seat lays the card it has picked, chosen in its own zone.
    Choice(Seat, Spot),
}

impl Target {
    pub(super) fn of(node: NodeId) -> Option<Target> {
        match node.0 {
            PARK => Some(Target::Park),
            NEW_HEAD => Some(Target::NewHead),
            id @ HANDS..LANES => {
                let seat = Seat(((id - HANDS) / PER_HAND) as u8);
                match (id - HANDS) % PER_HAND {
                    pile @ 12..15 => Some(Target::Pile(seat, PileId((pile - 12) as u8))),
                    30 => Some(Target::Bark(seat)),
                    31 => Some(Target::Call(seat)),
                    _ => None,
                }
            }
            id @ LANES..BADGES => Some(Target::Lane(TeckelId((id - LANES) as u8))),
            id @ CARDS..CHOICES => Some(Target::Card(Seat(((id - CARDS) / PER_SET) as u8))),
            id @ CHOICES.. => {
                let seat = Seat(((id - CHOICES) / PER_CHOICES) as u8);
                match (id - CHOICES) % PER_CHOICES {
                    NEW_CHOICE => Some(Target::Choice(seat, Spot::New)),
                    teckel @ 0..BADGES_OF_CHOICES => {
                        Some(Target::Choice(seat, Spot::Teckel(TeckelId(teckel as u8))))
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }
}

pub(super) fn of_hand(seat: Seat, part: Part) -> u32 {
    HANDS + u32::from(seat.0) * PER_HAND + part.offset()
}

/// Where a seat's finished teckels stand: ground, badge, cards.
pub(super) fn kennel(seat: Seat) -> u32 {
    KENNELS + u32::from(seat.0) * PER_KENNEL
}

pub(super) fn lane(teckel: TeckelId) -> u32 {
    LANES + u32::from(teckel.0)
}

pub(super) fn badge(teckel: TeckelId) -> u32 {
    BADGES + u32::from(teckel.0)
}

pub(super) fn length(teckel: TeckelId) -> u32 {
    LENGTHS + u32::from(teckel.0)
}

pub(super) fn end(teckel: TeckelId) -> u32 {
    ENDS + u32::from(teckel.0)
}

/// What the park says, to those below and to those above.
pub(super) fn caption(index: usize) -> u32 {
    CAPTIONS + index as u32
}

/// A place in a seat's own zone to lay its picked card by.
pub(super) fn choice(seat: Seat, spot: Spot) -> u32 {
    let of_seat = CHOICES + u32::from(seat.0) * PER_CHOICES;
    match spot {
        Spot::New => of_seat + NEW_CHOICE,
        Spot::Teckel(TeckelId(teckel)) => of_seat + u32::from(teckel),
    }
}

/// Whose head the teckel of such a place has.
pub(super) fn badge_of_choice(seat: Seat, teckel: TeckelId) -> u32 {
    choice(seat, Spot::Teckel(teckel)) + BADGES_OF_CHOICES
}

/// How long it is.
pub(super) fn length_of_choice(seat: Seat, teckel: TeckelId) -> u32 {
    choice(seat, Spot::Teckel(teckel)) + LENGTHS_OF_CHOICES
}

/// A seat's cards are told apart by when they leave the hand: the one turned now is the next.
pub(super) fn card(seat: Seat, nth: u8) -> u32 {
    CARDS + u32::from(seat.0) * PER_SET + u32::from(nth)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_knows_whose_it_is_and_where_it_goes() {
        for seat in Seat::all(4) {
            let teckels = (0..28).map(|teckel| Spot::Teckel(TeckelId(teckel)));
            for spot in teckels.chain([Spot::New]) {
                assert_eq!(Target::of(NodeId(choice(seat, spot))), Some(Target::Choice(seat, spot)));
            }
            for id in (0..28).map(TeckelId) {
                let shown = [badge_of_choice(seat, id), length_of_choice(seat, id)];
                assert!(shown.iter().all(|node| Target::of(NodeId(*node)).is_none()));
            }
            assert_eq!(Target::of(NodeId(card(seat, 29))), Some(Target::Card(seat)));
        }
        assert!((0..2).all(|index| Target::of(NodeId(caption(index))).is_none()));
    }
}
