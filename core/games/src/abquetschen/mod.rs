//! Abquetschen: build the pyramid together, and be the first to have laid all 55 dice. 3 players.
//!
//! Headings in quotes are those of the booklet.

mod action;
mod breach;
mod choices;
mod event;
mod laying;
mod options;
mod paper;
#[cfg(test)]
mod perft;
mod play;
mod setup;
mod state;
mod stored;
#[cfg(test)]
mod tests;
mod view;

pub use action::Action;
pub use breach::Breach;
pub use choices::Moves;
pub use event::{Ending, Event};
pub use setup::Setup;
pub use state::Abquetschen;
pub use view::{Step, View};

/// « Mise en place »: the dice that each player begins with.
pub const RESERVE: u8 = crate::pyramid::Colour::DICE;
/// « Mise en place »: whoever throws this begins, with so many dice.
pub const OPENING_DICE: u8 = 4;

/// « Déroulement du jeu », last note: after the opening the second player can lay only so many.
pub const SECOND_THROWS: [u8; 3] = [3, 5, 6];
/// « Dé de bonus »: the shortest row that earns one die; each die more earns one more.
pub const SHORTEST_BONUS_ROW: u8 = 4;
/// The most that the turquoise die shows.
pub const HIGHEST_THROW: u8 = 6;

const PLAYERS: u8 = 3;

/// « Dé de bonus »: what a row of so many new dice earns.
#[must_use]
pub const fn bonus_of(row: u8) -> u8 {
    (row + 1).saturating_sub(SHORTEST_BONUS_ROW)
}
