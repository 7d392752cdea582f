//! Cui bono?, by Jens-Peter Steuck: pull a die out of the foot of the pyramid and find it a place higher up, or keep
//! it and pay. 2 to 6 players.
//!
//! Headings in quotes are those of the booklet.

mod breach;
mod event;
mod places;
mod setup;
mod state;
#[cfg(test)]
mod tests;
mod turn;
mod view;

pub use breach::Breach;
pub use event::Event;
pub use places::SHORTEST_ROW;
pub use setup::{Costs, Setup, most_kept};
pub use state::{Action, CuiBono};
pub use view::{Step, View};
