//! Pile-Poils: stack sleeping cats into a pyramid with five dice, and know when to stop. 2 to 4 players.
//!
//! Headings in quotes are those of the booklet.

mod advice;
mod bedding;
mod board;
mod breach;
mod dice;
mod event;
mod options;
mod setup;
mod sides;
mod state;
mod throws;
mod title;
mod turn;
mod view;

pub use advice::{Placement, StopForecast};
pub use bedding::{Fault, can_become_sound, faults, is_sound};
pub use board::{
    Board, BoardProblem, Cell, CellId, CellSet, FEWEST_ROWS, MOST_CELLS, MOST_YARN, PAIR_NUMBER,
    STACK_NUMBER, WIDEST_ROW, YARN_NUMBER, cats_of,
};
pub use breach::Breach;
pub use dice::{Dice, DiceProblem};
pub use event::{CatAstropheCause, Event};
pub use options::Options;
pub use setup::{GOLDEN_CATS, STANDARD_CATS, Setup, Side, cats_dealt};
pub use sides::{COUSSIN, PANIER};
pub use state::{Action, Hand, PilePoils, TURN_DICE};
pub use throws::HIGHEST_NUMBER;
pub use title::Title;
pub use turn::BONUS_ROWS;
pub use view::{CellView, Step, View};
