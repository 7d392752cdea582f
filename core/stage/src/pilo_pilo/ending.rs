//! « Fin de partie ».

use empile_games::{contract::Game, pilo_pilo::PiloPilo};

use crate::{Words, board::Room};

/// Why the match is over, once it is: whoever has no card left at the end of a round.
pub(super) fn ending(game: &PiloPilo, room: Room<'_>) -> Option<Words> {
    let winners = game.outcome()?.winners();
    Some(Words::new("pilo-pilo-ended").text("names", room.names(winners)))
}
