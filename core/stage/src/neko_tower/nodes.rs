//! The ids of the table's nodes, and what touching them means.

use empile_games::neko_tower::{Cell, Nakama};

use crate::NodeId;

pub(super) const HEADLINE: u32 = 1;
pub(super) const HINT: u32 = 2;
pub(super) const BUILD: u32 = 10;
pub(super) const TAKE: u32 = 11;
pub(super) const FORGO: u32 = 12;
pub(super) const STROKE: u32 = 13;
pub(super) const CLIMB: u32 = 14;
pub(super) const RENEW: u32 = 15;
pub(super) const HOLDS: u32 = 16;
pub(super) const HOLDS_NOT: u32 = 17;
pub(super) const END_TURN: u32 = 18;
pub(super) const STOP_HERE: u32 = 19;
pub(super) const COLLAPSE: u32 = 20;
pub(super) const TOLD: u32 = 21;
const BUTTONS: std::ops::RangeInclusive<u32> = BUILD..=TOLD;
pub(super) const LOWER: u32 = 30;
pub(super) const HIGHER: u32 = 31;
pub(super) const TELL: u32 = 32;
pub(super) const FLOOR_NAME: u32 = 33;
const SEATS: u32 = 100;
const NODES_PER_SEAT: u32 = 10;
pub(super) const LADDER: u32 = 200;
const STEPS: u32 = 201;
const CLIMBERS: u32 = 210;
const ROOMS: u32 = 1_000;
const WALLS: u32 = 1_100;
const SLABS: u32 = 1_200;
const SMALL_CATS: u32 = 1_300;
const SMALL_BLACK_CATS: u32 = 1_400;
pub(super) const SHEET: u32 = 2_000;
const CELLS: u32 = 2_001;
pub(super) const TRAY: u32 = 3_000;
const STOCK: u32 = 3_001;
const OFFERS: u32 = 3_100;
const NODES_PER_OFFER: u32 = 3;
const MOST_OFFERS: u32 = 30;
const ACTIONS: u32 = 4_000;
const MISSIONS: u32 = 4_100;
const CATS: u32 = 5_000;

/// What a player touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Target {
    Button(u32),
    Lower,
    Higher,
    Tell,
    Room(u8),
    Cell(Cell),
    Offer(usize),
    Action(u8),
    Mission(u8),
    Cat(Nakama),
}

impl Target {
    pub(super) fn of(NodeId(id): NodeId) -> Option<Target> {
        let below = |first: u32| (id - first) as u8;
        match id {
            LOWER => Some(Target::Lower),
            HIGHER => Some(Target::Higher),
            TELL => Some(Target::Tell),
            ROOMS..WALLS => Some(Target::Room(below(ROOMS))),
            CELLS..TRAY => Some(Target::Cell(Cell(below(CELLS)))),
            OFFERS..ACTIONS => Some(Target::Offer(((id - OFFERS) / NODES_PER_OFFER) as usize)),
            ACTIONS..MISSIONS => Some(Target::Action(below(ACTIONS))),
            MISSIONS..CATS => Some(Target::Mission(below(MISSIONS))),
            CATS.. => Some(Target::Cat(Nakama(below(CATS)))),
            _ if BUTTONS.contains(&id) => Some(Target::Button(id)),
            _ => None,
        }
    }
}

/// The first node of a seat's card.
pub(super) fn seat(seat: usize) -> u32 {
    SEATS + seat as u32 * NODES_PER_SEAT
}

pub(super) fn step(index: usize) -> u32 {
    STEPS + index as u32
}

/// Neko or a black cat on the ladder.
pub(super) fn climber(index: usize) -> u32 {
    CLIMBERS + index as u32
}

/// The room above a floor, in the tower seen from the side.
pub(super) fn room(floor: u8) -> u32 {
    ROOMS + u32::from(floor)
}

pub(super) fn wall(floor: u8, side: usize) -> u32 {
    WALLS + 2 * u32::from(floor) + side as u32
}

pub(super) fn slab(floor: u8) -> u32 {
    SLABS + u32::from(floor)
}

pub(super) fn small_cat(cat: Nakama) -> u32 {
    SMALL_CATS + u32::from(cat.0)
}

pub(super) fn small_black_cat(index: usize) -> u32 {
    SMALL_BLACK_CATS + index as u32
}

pub(super) fn cell(cell: Cell) -> u32 {
    CELLS + u32::from(cell.0)
}

/// A count of the stock: its picture, then its number.
pub(super) fn stock(index: usize) -> u32 {
    STOCK + 2 * index as u32
}

/// An offer: what is touched, its picture, its words.
pub(super) fn offer(index: usize) -> u32 {
    OFFERS + NODES_PER_OFFER * (index as u32).min(MOST_OFFERS)
}

pub(super) fn action(place: usize) -> u32 {
    ACTIONS + place as u32
}

pub(super) fn mission(place: usize) -> u32 {
    MISSIONS + place as u32
}

/// A Nakama on the floor seen from above, or in hand.
pub(super) fn cat(cat: Nakama) -> u32 {
    CATS + u32::from(cat.0)
}
