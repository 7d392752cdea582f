//! Dice that anyone can check: sealed before they are thrown, counted and open when the match has ended.

mod evenness;
mod seal;
mod sheet;

pub(crate) use seal::Seal;
pub use sheet::DiceSheet;
