//! Eintrichtern: remember the sums under the red dice. 2 to 8 players.
//!
//! Headings in quotes are those of the booklet. What is covered is hidden from everyone, and nothing here remembers
//! it for the players.

mod action;
mod breach;
mod choices;
mod event;
#[cfg(test)]
mod openings;
mod options;
mod paper;
mod play;
mod setup;
mod state;
#[cfg(test)]
mod tests;
mod view;

pub use action::Action;
pub use breach::Breach;
pub use choices::Moves;
pub use event::Event;
pub use setup::{COVERING_DICE, HIDDEN_DICE, Setup, THROWN_DICE, dice_to_win};
pub use state::Eintrichtern;
pub use view::{Step, View};
