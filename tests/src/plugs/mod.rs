//! How each game plugs into the kit.

mod abquetschen;
mod neko;
mod pile_poils;
mod pilo_pilo;
mod teckels;
mod wurfelmarsch;
