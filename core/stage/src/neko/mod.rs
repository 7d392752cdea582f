//! The table of Neko tower, beside a real tower: cards and missions, the tower as it is recorded, and what fell.

mod board;
mod buttons;
mod cards;
mod focus;
mod help;
mod hints;
mod ladder;
mod layout;
mod news;
mod nodes;
mod offers;
mod plan;
mod seats;
mod table;
mod tower;
mod tray;

pub(crate) use board::NekoBoard;
