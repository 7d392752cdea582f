//! « Fin du jeu ».

use empile_games::{
    contract::{Game, Viewer},
    wurfelmarsch::{Ending, Wurfelmarsch},
};

use crate::{Words, board::Room};

/// Why the match is over, once it is.
pub(super) fn ending(game: &Wurfelmarsch, room: Room<'_>) -> Option<Words> {
    Some(match game.observe(Viewer::Spectator).ending? {
        Ending::ReachedCorner { seat } => {
            Words::new("wurfelmarsch-ended-arrived").text("name", room.name(seat))
        }
        Ending::NoDiceLeft => Words::new("wurfelmarsch-ended-empty"),
        Ending::Repetition => Words::new("wurfelmarsch-tell-repetition"),
        Ending::Quiet => Words::new("wurfelmarsch-tell-quiet"),
    })
}
