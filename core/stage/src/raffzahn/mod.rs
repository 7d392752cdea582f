//! The table of Raffzahn: the pyramid that three players grab dice from, all at once, each from their own side.

mod board;
mod edges;
mod ending;
mod heap;
mod help;
mod layout;
mod lesson;
mod news;
mod nodes;
mod preview;
mod state;
mod tool;

pub(crate) use board::RaffzahnBoard;
pub(crate) use tool::RaffzahnTimer;
