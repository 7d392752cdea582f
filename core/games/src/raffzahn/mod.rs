//! Raffzahn, by Uwe Beul: all three players grab dice off the pyramid at once, until the roller says stop.
//!
//! Headings in quotes are those of the booklet. How time stamps decide is told in `docs/rulings/raffzahn.md`.

mod breach;
mod event;
mod grabs;
mod imagine;
mod round;
mod setup;
mod state;
#[cfg(test)]
mod tests;
mod view;

pub use breach::Breach;
pub use event::Event;
pub use setup::Setup;
pub use state::{Action, Raffzahn};
pub use view::{Step, View};

const PLAYERS: u8 = 3;
