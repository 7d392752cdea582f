//! Eintrichtern: remember the sums under the red dice. 2 to 8 players.
//!
//! Headings in quotes are those of the booklet. What is covered is hidden from everyone, and nothing here remembers
//! it for the players.

mod breach;
mod event;
mod setup;
mod state;
#[cfg(test)]
mod tests;
mod turn;
mod view;

pub use breach::Breach;
pub use event::Event;
pub use setup::{COVERING_DICE, HIDDEN_DICE, Setup, THROWN_DICE, dice_to_win};
pub use state::{Action, Eintrichtern};
pub use view::{Step, View};
