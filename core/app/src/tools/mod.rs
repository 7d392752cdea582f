//! Tools for a table that plays with the real box: they count, throw, judge and time, and what they know at the end can
//! be written into the log. Plain values: a refused entry changes nothing, and the value before is the way back.

mod bench;
mod bunte_kuh;
mod cui_bono;
mod dice;
mod eintrichtern;
mod fingers;
mod neko_tower;
mod per_seat;
mod pile_poils;
mod pilo_pilo;
mod problem;
mod raffzahn;
mod scores;
mod shelf;
mod teckels;
mod timer;

#[cfg(test)]
mod tests;

pub use bench::Bench;
pub use bunte_kuh::BunteKuhCounter;
pub use cui_bono::CuiBonoCounter;
pub use dice::{Cup, DiceCup, Throw};
pub use eintrichtern::{EintrichternCounter, Sums};
pub use fingers::{Finger, FirstPlayerPicker, HOLD_MS};
pub use neko_tower::NekoHelper;
pub use pile_poils::{PilePoilsSheet, title_for};
pub use pilo_pilo::PiloPiloJudge;
pub use problem::ToolProblem;
pub use raffzahn::{RaffzahnCounter, Take};
pub use scores::{Scores, Standing};
pub use shelf::Tool;
pub use teckels::BonesCounter;
pub use timer::Timer;
