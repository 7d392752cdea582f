//! « Fin du jeu ».

use empile_games::{
    contract::{Game, Seat, Viewer},
    cui_bono::CuiBono,
};

use crate::{Words, board::Room};

/// Why the match is over, once it is: somebody has kept as many dice as end it.
pub(super) fn ending(game: &CuiBono, room: Room<'_>) -> Option<Words> {
    game.outcome()?;
    let view = game.observe(Viewer::Spectator);
    let full = view.kept.iter().position(|kept| kept.count() >= view.most_kept)?;
    let name = room.name(Seat(full as u8));
    Some(Words::new("cui-bono-ended").text("name", name).number("dice", view.most_kept))
}
