//! Raffzahn, by Uwe Beul: all three players grab dice off the pyramid at once, until the roller says stop.
//!
//! Headings in quotes are those of the booklet. How time stamps decide is told in `docs/rulings/raffzahn.md`.

mod action;
mod breach;
mod choices;
mod event;
mod grabs;
mod imagine;
mod locks;
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
pub use event::{Event, Slip};
pub use setup::Setup;
pub use state::Raffzahn;
pub use view::{Step, View};

const PLAYERS: u8 = 3;
