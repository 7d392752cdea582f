//! How each game plugs into the kit.

mod abquetschen;
mod bunte_kuh;
mod cui_bono;
mod dice_box;
mod eintrichtern;
mod neko;
mod pile_poils;
mod pilo_pilo;
mod raffzahn;
mod teckels;
mod wurfelmarsch;
