//! Teckels: everyone at once lays heads, trunks and tails; whoever the tail says owns the dog. 2 to 4 players.
//!
//! Headings in quotes are those of the booklet.

mod action;
mod bones;
mod breach;
mod cards;
mod choices;
mod event;
mod hand;
mod options;
mod paper;
mod play;
mod round_end;
mod settle;
mod setup;
mod state;
mod table;
mod view;

#[cfg(test)]
mod tests;

pub use action::{Action, Spot};
pub use bones::{Bone, Bones, RoundResult};
pub use breach::{Breach, SetupBreach};
pub use cards::{Card, Colour, SET_CARDS, set_of};
pub use choices::Moves;
pub use event::{Event, RoundEnd};
pub use hand::{PILE_CARDS, PILES, PileId, TOKENS};
pub use setup::Setup;
pub use state::{MOST_PLAYERS, ROUNDS, Teckels};
pub use table::TeckelId;
pub use view::{SeatView, Step, TeckelView, View};
