//! Pile-Poils: stack sleeping cats into a pyramid with five dice, and know when to stop. 2 to 4 players.
//!
//! Headings in quotes are those of the booklet.

mod action;
mod advice;
mod bedding;
mod board;
mod breach;
mod choices;
mod dice;
mod ending;
mod event;
mod options;
mod paper;
mod play;
mod setup;
mod sides;
mod state;
mod stored;
mod throws;
mod title;
mod view;

pub use action::Action;
pub use advice::{Placement, StopForecast};
pub use bedding::{Fault, can_become_sound, faults, is_sound};
pub use board::{
    Board, BoardRefusal, Cell, CellId, CellSet, FEWEST_ROWS, MOST_CELLS, MOST_YARN, PAIR_NUMBER,
    STACK_NUMBER, WIDEST_ROW, YARN_NUMBER, cats_of,
};
pub use breach::Breach;
pub use choices::Moves;
pub use dice::{Dice, DiceError};
pub use ending::Ending;
pub use event::{CatAstropheCause, Event};
pub use play::BONUS_ROWS;
pub use setup::{GOLDEN_CATS, STANDARD_CATS, Setup, Side, cats_dealt};
pub use sides::{COUSSIN, PANIER};
pub use state::{Hand, PilePoils, TURN_DICE};
pub use throws::HIGHEST_NUMBER;
pub use title::Title;
pub use view::{CellView, Step, View};
