//! « Fin du jeu ».

use empile_games::{
    abquetschen::{Abquetschen, Ending, Step},
    contract::{Game, Viewer},
};

use crate::{Words, board::Room};

/// Why the match is over, once it is.
pub(super) fn ending(game: &Abquetschen, room: Room<'_>) -> Option<Words> {
    let Step::Over(ending) = game.observe(Viewer::Spectator).step else { return None };
    let (key, seat) = match ending {
        Ending::ReserveEmpty { seat } => ("abquetschen-ended-all-laid", seat),
        Ending::ThrewBeyondReserve { seat } => ("abquetschen-ended-beyond", seat),
        Ending::NoRoom { seat } => ("abquetschen-ended-no-room", seat),
    };
    Some(Words::new(key).text("name", room.name(seat)))
}
