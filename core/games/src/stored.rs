//! What a written-down match must be before it is read as one.

use serde::{Deserialize, Deserializer, de::Error};

use crate::contract::Game;

/// Reads a number of players that can play `G`.
pub(crate) fn stored_players<'de, D: Deserializer<'de>, G: Game>(written: D) -> Result<u8, D::Error> {
    let players = u8::deserialize(written)?;
    let allowed = G::descriptor().players;
    if allowed.contains(&players) {
        Ok(players)
    } else {
        let (least, most) = (allowed.start(), allowed.end());
        Err(D::Error::custom(format!("{players} players, but the game takes {least} to {most}")))
    }
}
