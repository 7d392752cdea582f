//! Würfelmarsch: march five dice across the base, roll by roll, to the corner opposite. 3 players.
//!
//! Headings in quotes are those of the booklet.

mod action;
mod breach;
mod choices;
mod direction;
mod event;
mod fight;
mod history;
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
pub use direction::Direction;
pub use event::{Ending, Event};
pub use fight::{Fight, Fighter, Verdict};
pub use setup::{Setup, SetupBreach};
pub use state::Wurfelmarsch;
pub use view::View;

/// « Mise en place »: the dice that each player begins with.
pub const DICE: u8 = 5;
/// « Mise en place »: what a die turns to its player, to the neighbour on the left and to the one on the right.
pub const STARTING_FACES: [u8; 3] = [3, 2, 1];

const PLAYERS: u8 = 3;
