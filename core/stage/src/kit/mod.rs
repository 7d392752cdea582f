//! What boards have in common: words at the top, buttons at the bottom, a card for each player.

mod button;
mod edge;
mod frame;
mod headline;
mod loudest;
#[cfg(test)]
pub(crate) mod screens;
mod seat_card;

pub(crate) use button::{Button, Pad, buttons};
pub(crate) use edge::{Edge, EdgeParts};
pub(crate) use frame::{Frame, GAP, Wish};
pub(crate) use headline::headline;
pub(crate) use loudest::loudest;
pub(crate) use seat_card::{Count, SeatCard};
