//! « Fin du jeu ».

use empile_games::{
    contract::{Game, Seat, Viewer},
    eintrichtern::{Eintrichtern, dice_to_win},
};

use crate::{Words, board::Room};

/// Why the match is over, once it is: somebody has won enough dice, or none is left to win.
pub(super) fn ending(game: &Eintrichtern, room: Room<'_>) -> Option<Words> {
    game.outcome()?;
    let enough = dice_to_win(game.players());
    let won = game.observe(Viewer::Spectator).won;
    let winner = Seat::all(game.players()).zip(won).find(|(_, won)| *won >= enough);
    Some(match winner {
        Some((seat, won)) => {
            Words::new("eintrichtern-ended").text("name", room.name(seat)).number("dice", won)
        }
        None => Words::new("eintrichtern-ended-all-gone"),
    })
}
