//! The table of Würfelmarsch: dice that march across the base, where the chosen one can roll and what it would show.

mod board;
mod ending;
mod help;
mod lesson;
mod march;
mod news;
mod nodes;
mod outlook;
mod pieces;
mod preview;
mod steps;

pub(crate) use board::WurfelmarschBoard;
