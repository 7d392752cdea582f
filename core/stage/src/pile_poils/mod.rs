//! The Pile-Poils table: the pyramid, the dice, what each player has, and what may be done now.

mod board;
mod buttons;
mod dice;
mod help;
mod layout;
mod lesson;
mod news;
mod nodes;
mod preview;
mod pyramid;
mod risk;
mod seats;
mod still;
mod tool;

pub(crate) use board::PilePoilsBoard;
pub(crate) use still::Still;
pub(crate) use tool::{PilePoilsSheet, TitleFinder};
