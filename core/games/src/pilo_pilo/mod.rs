//! Pilo Pilo: look, think, grab the right pillow for the right thing, before the others. 3 to 6 players.
//!
//! Headings in quotes are those of the booklet.

mod action;
mod breach;
mod cards;
mod choices;
mod contest;
mod duty;
mod event;
mod gesture;
mod options;
mod paper;
mod play;
mod referee;
mod setup;
mod state;
mod verdict;
mod view;

#[cfg(test)]
mod tests;

pub use action::{Action, Pillow, Use};
pub use breach::{Breach, RefereeRefusal, SetupBreach};
pub use cards::{Character, cards_each, deck};
pub use choices::Moves;
pub use duty::{Duty, Stillness, duties, duty};
pub use event::Event;
pub use referee::{Referee, Revealed};
pub use setup::{HUSH_MS, Setup, Timing, pillows};
pub use state::{MOST_PLAYERS, PiloPilo};
pub use verdict::{Deed, Mistake, Verdict};
pub use view::{PillowView, SeatView, Step, View};
