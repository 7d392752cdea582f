//! How each game plugs into the kit.

mod pile_poils;
mod pilo_pilo;
mod teckels;
