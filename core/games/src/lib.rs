//! The rules of Empile's ten tabletop games, as pure values: no clock, no I/O, no thread, no ambient randomness.

mod any;
pub mod contract;
mod face_down;
#[cfg(test)]
mod fairness;
pub mod neko;
pub mod pile_poils;
pub mod pilo_pilo;
mod stored;
pub mod teckels;
pub mod pyramid;

pub use any::{
    AnyAction, AnyBreach, AnyChoices, AnyEvent, AnyGame, AnySetup, AnySetupBreach, AnyView, GameId,
};
