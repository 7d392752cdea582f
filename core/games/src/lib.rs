//! The rules of Empile's ten tabletop games, as pure values: no clock, no I/O, no thread, no ambient randomness.

mod any;
pub mod bunte_kuh;
pub mod contract;
pub mod cui_bono;
pub mod eintrichtern;
pub mod pile_poils;
pub mod pyramid;
pub mod raffzahn;

pub use any::{
    AnyAction, AnyBreach, AnyChoices, AnyEvent, AnyGame, AnySetup, AnySetupBreach, AnyView, GameId,
};
