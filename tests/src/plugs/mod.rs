//! How each game plugs into the kit.

mod neko;
mod pile_poils;
