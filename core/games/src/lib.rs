//! The rules of Empile's ten tabletop games, as pure values: no clock, no I/O, no thread, no ambient randomness.

pub mod abquetschen;
mod any;
pub mod bunte_kuh;
pub mod contract;
pub mod cui_bono;
pub mod eintrichtern;
mod face_down;
#[cfg(test)]
mod fairness;
pub mod neko_tower;
pub mod pile_poils;
pub mod pilo_pilo;
pub mod pyramid;
pub mod raffzahn;
mod stored;
pub mod teckels;
pub mod wurfelmarsch;

pub use any::{
    AnyAction, AnyBreach, AnyChoices, AnyEvent, AnyGame, AnySetup, AnySetupBreach, AnyView, GameId,
};
