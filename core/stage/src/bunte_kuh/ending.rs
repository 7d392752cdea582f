//! « Fin du jeu ».

use empile_games::{bunte_kuh::BunteKuh, contract::Game};

use crate::{Words, board::Room};

/// Why the match is over, once it is: « lorsqu'un joueur place son dernier dé dans une CASE ou le donne ».
pub(super) fn ending(game: &BunteKuh, room: Room<'_>) -> Option<Words> {
    let winners = game.outcome()?.winners();
    Some(Words::new("bunte-kuh-ended").text("names", room.names(winners)))
}
