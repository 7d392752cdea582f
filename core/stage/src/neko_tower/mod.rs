//! The table of Neko tower, beside a real tower: cards and missions, the tower as it is recorded, and what fell.

mod board;
mod buttons;
mod cards;
mod focus;
mod help;
mod hints;
mod ladder;
mod layout;
mod lesson;
mod news;
mod nodes;
mod offers;
mod plan;
mod preview;
mod seats;
mod table;
mod tool;
mod tower;
mod tray;

#[cfg(test)]
mod tests;

pub(crate) use board::NekoBoard;
pub use cards::{action_words, mission_words};
pub(crate) use tool::NekoDecks;
