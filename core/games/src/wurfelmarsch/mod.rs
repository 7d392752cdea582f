//! Würfelmarsch: march five dice across the base, roll by roll, to the corner opposite. 3 players.
//!
//! Headings in quotes are those of the booklet.

mod breach;
mod direction;
mod event;
mod fight;
mod history;
mod options;
#[cfg(test)]
mod perft;
#[cfg(test)]
mod rules;
mod setup;
mod state;
mod stored;
mod turn;
mod view;

pub use breach::Breach;
pub use direction::Direction;
pub use event::{Ending, Event};
pub use fight::{Fight, Fighter, Verdict};
pub use options::Options;
pub use setup::{Setup, SetupBreach};
pub use state::{Action, Wurfelmarsch};
pub use view::View;

/// « Mise en place »: the dice that each player begins with.
pub const DICE: u8 = 5;
/// « Mise en place »: what a die turns to its player, to the neighbour on the left and to the one on the right.
pub const STARTING_FACES: [u8; 3] = [3, 2, 1];

const PLAYERS: u8 = 3;
