//! The table of Neko tower, beside a real tower (cards and missions, the tower as it is recorded, and what fell) or with the
//! tower on the screen.

mod board;
mod buttons;
mod cards;
mod ending;
mod focus;
mod help;
mod hints;
mod ladder;
mod layout;
mod lesson;
mod news;
mod nodes;
mod offers;
mod on_screen;
mod plan;
mod preview;
mod seats;
mod table;
mod tool;
mod tower;
mod tray;
mod two_ways;

#[cfg(test)]
mod tests;

pub use cards::{action_words, mission_words};
pub(crate) use tool::NekoDecks;
pub(crate) use two_ways::TowerBoard;
