//! The Pilo Pilo table: pillows on a quilt in the middle, and at every edge a player with a pile, a card, a shield
//! and an ear.

mod board;
mod ending;
mod help;
mod layout;
mod lesson;
mod middle;
mod news;
mod nodes;
mod parts;
mod preview;
mod state;
mod tool;
mod verdict;
mod zone;

pub(crate) use board::PiloPiloBoard;
pub(crate) use tool::PiloPiloJudge;
pub(crate) use zone::word;
