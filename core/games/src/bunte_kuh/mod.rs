//! Bunte Kuh, by Erika Wittig: find the case whose three faces add up to the throw, before anyone else. 2 to 6 players.
//!
//! Headings in quotes are those of the booklet. How time stamps decide is told in `docs/rulings/bunte-kuh.md`.

mod action;
mod breach;
mod call;
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
pub use call::Call;
pub use choices::{Moves, WithCases};
pub use event::Event;
pub use setup::{BASE_DICE, SHARED_DICE, Setup, THROWN_DICE, Timing, VOID_MS};
pub use state::BunteKuh;
pub use view::{Step, View};
