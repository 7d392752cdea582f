//! Neko tower: raise a tower of cardboard, put cats on it, and help Neko climb to his mother. 1 to 4 players
//! together, 2 to 4 against each other.
//!
//! The tower stands on a real table (companion) or in a simulation (on screen); either way the engine is told
//! what was placed, what slid and what fell, as integers, and derives everything else from that record.
//! Headings in quotes are those of the booklet.

mod action;
mod action_card;
mod breach;
mod choices;
mod deck;
mod ending;
mod event;
mod falls;
mod grid;
mod layout;
mod mission;
mod mission_card;
mod missions;
mod nakama;
mod numbered;
mod options;
mod paper;
mod play;
mod setup;
mod state;
mod stored;
mod tower;
mod view;
mod wall;

#[cfg(test)]
mod tests;

pub use action::{Action, Claim, Fall};
pub use action_card::{ACTION_CARDS, ActionCard, ActionFace, CatOffer};
pub use breach::Breach;
pub use choices::Moves;
pub use deck::{Deck, Drawn, Pile};
pub use ending::{Ending, STEPS, highest_step};
pub use event::Event;
pub use grid::{CELLS, COLUMNS, Cell, ROWS};
pub use layout::Layout;
pub use mission::{Evidence, Mission};
pub use mission_card::{MISSION_CARDS, MissionCard};
pub use nakama::{Colour, NAKAMA, NAKAMA_OF_A_COLOUR, Nakama, Place, Spot};
pub use setup::{Mode, Play, Setup};
pub use state::{Climber, MISSIONS_EACH, MOST_PLAYERS, Neko, Phase, WALLS_THAT_END_IT};
pub use stored::Unsound;
pub use tower::{FLOORS, Tower};
pub use view::{ClimberView, View};
pub use wall::{WALLS, Wall, WallStock};
