//! Cui bono?, by Jens-Peter Steuck: pull a die out of the foot of the pyramid and find it a place higher up, or keep
//! it and pay. 2 to 6 players.
//!
//! Headings in quotes are those of the booklet.

mod action;
mod breach;
mod choices;
mod circles;
mod event;
#[cfg(test)]
mod openings;
mod options;
mod paper;
mod places;
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
pub use places::SHORTEST_ROW;
pub use setup::{Costs, Edition, Setup, most_kept};
pub use state::CuiBono;
pub use view::{Step, View};
