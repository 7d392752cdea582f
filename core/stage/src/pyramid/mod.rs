//! The pyramid of dice that six games share: where its cells are, how its dice are shown and what they are called.

pub(crate) mod dice;
mod hexagons;
pub(crate) mod labels;
mod preview;
mod round_table;
#[cfg(test)]
mod screens;
mod table;
mod voice;
mod ways;

#[cfg(test)]
pub(crate) use screens::SCREENS;

pub(crate) use hexagons::Hexagons;
pub(crate) use preview::preview;
pub(crate) use round_table::{Guests, RoundTable};
pub(crate) use table::{Table, Throw};
pub(crate) use ways::Ways;
