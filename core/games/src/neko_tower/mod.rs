//! Neko tower: raise a tower of cardboard, put cats on it, and help Neko climb to his mother. 1 to 4 players
//! together, 2 to 4 against each other.
//!
//! The tower stands on a real table (companion) or in a simulation (on screen). In the companion the engine is told what
//! was placed, what slid and what fell; on the screen what was let go where, and what the world answered. Either way it is
//! told integers, and derives everything else from that record.
//! Headings in quotes are those of the booklet.

mod action;
mod action_card;
mod aftermath;
mod answer;
mod breach;
mod choices;
mod company;
mod deck;
mod ending;
mod event;
mod falls;
mod grid;
mod hands;
mod layout;
mod mission;
mod mission_card;
mod missions;
mod nakama;
mod numbered;
mod options;
mod paper;
mod piece;
mod play;
mod setup;
mod size;
mod state;
mod stored;
mod tower;
mod turn;
mod view;
mod wall;
mod world;

#[cfg(test)]
mod tests;

pub use action::{Action, Claim, Fall};
pub use action_card::{ACTION_CARDS, ActionCard, ActionFace, CatOffer};
pub use answer::Answer;
pub use breach::Breach;
pub use choices::Moves;
pub use company::Company;
pub use deck::{Deck, Drawn, Pile};
pub use ending::{Ending, STEPS, highest_step};
pub use event::Event;
pub use grid::{CELLS, COLUMNS, Cell, ROWS};
pub use hands::{FURTHEST_DROP, Held, TRIES_BEFORE_GIVING_UP};
pub use layout::Layout;
pub use mission::{Evidence, Mission};
pub use mission_card::{MISSION_CARDS, MissionCard};
pub use nakama::{Colour, NAKAMA, NAKAMA_OF_A_COLOUR, Nakama, Place, Spot};
pub use piece::{Drop, Piece, Pose, Side};
pub use setup::{Mode, Play, Setup};
pub use size::{
    CAT_FLANK, CAT_HEIGHT, CAT_WIDTH, FLOOR_THICKNESS, FLOOR_WIDTH, FOLDS, LOWEST_WALL, WALL_LIP, WALL_STEP,
};
pub use state::{Climber, MISSIONS_EACH, MOST_PLAYERS, Neko, Phase, WALLS_THAT_END_IT};
pub use stored::Unsound;
pub use tower::{FLOORS, Tower};
pub use view::{ClimberView, View};
pub use wall::{WALLS, Wall, WallStock};
pub use world::{Body, Deed, World};
