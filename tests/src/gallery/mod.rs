//! Telling moments of each game, reached through touches, for pictures of its board.

pub mod neko_tower;
