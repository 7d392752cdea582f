//! How each game plugs into the kit.

mod dice_box;
mod pile_poils;
mod raffzahn;
