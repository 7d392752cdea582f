//! The table of Bunte Kuh: a pyramid that grows, three dice to add up, and « Stop! » and « Non! » at every edge.

mod board;
mod countdown;
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

pub(crate) use board::BunteKuhBoard;
pub(crate) use tool::BunteKuhTimer;
