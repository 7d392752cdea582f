//! The table of Cui bono?: the pyramid that loses its foot, the die in the hand, and what keeping it would cost.

mod board;
mod ending;
mod hand;
mod heap;
mod help;
mod lesson;
mod news;
mod nodes;
mod pieces;
mod preview;
mod seats;
mod tool;

pub(crate) use board::CuiBonoBoard;
pub(crate) use tool::CuiBonoCounter;
