//! Pilo Pilo: look, think, grab the right pillow for the right thing, before the others. 3 to 6 players.
//!
//! Headings in quotes are those of the booklet.

mod breach;
mod cards;
mod contest;
mod duty;
mod event;
mod gesture;
mod options;
mod play;
mod referee;
mod setup;
mod state;
mod verdict;
mod view;

#[cfg(test)]
mod tests;

pub use breach::{Breach, RefereeProblem, SetupBreach};
pub use cards::{Character, cards_each, deck};
pub use duty::{Duty, Stillness, duties, duty};
pub use event::Event;
pub use gesture::{Action, Pillow, Use};
pub use options::Options;
pub use referee::{Referee, Revealed};
pub use setup::{HUSH_MS, Setup, Timing, pillows};
pub use state::{MOST_PLAYERS, PiloPilo};
pub use verdict::{Deed, Mistake, Verdict};
pub use view::{PillowView, SeatView, Step, View};
