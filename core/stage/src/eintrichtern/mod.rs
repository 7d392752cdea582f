//! The table of Eintrichtern: sums under red dice, seen for a moment and then by nobody. What is covered is not in the
//! scene, and the board does not remember it.

mod board;
mod case;
mod cover;
mod ending;
mod help;
mod lesson;
mod news;
mod nodes;
mod preview;
mod seats;
mod throw;
mod tool;

pub(crate) use board::EintrichternBoard;
pub(crate) use tool::EintrichternSums;
