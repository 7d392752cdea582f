//! How each game plugs into the kit.

mod bunte_kuh;
mod cui_bono;
mod dice_box;
mod eintrichtern;
mod pile_poils;
mod raffzahn;
