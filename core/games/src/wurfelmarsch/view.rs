use serde::{Deserialize, Serialize};

use super::{Ending, PLAYERS, Setup, Wurfelmarsch};
use crate::{contract::Seat, pyramid::Pyramid};

/// The whole table: nothing in Würfelmarsch is secret.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// When a match that goes nowhere is a draw.
    pub setup: Setup,
    /// The base with its dice; a seat's dice have the colour of that seat.
    pub pyramid: Pyramid,
    /// Whose turn it is.
    pub current: Seat,
    /// Opponents' dice that each seat has captured.
    pub captured: [u8; PLAYERS as usize],
    /// Dice of each seat that ties removed.
    pub removed: [u8; PLAYERS as usize],
    /// Turns since the last forward pivot or fight.
    pub quiet: u16,
    /// How often this position has occurred.
    pub occurrences: u8,
    /// How the match ended.
    pub ending: Option<Ending>,
}

impl View {
    pub(super) fn of(game: &Wurfelmarsch) -> View {
        View {
            setup: game.setup,
            pyramid: game.pyramid.clone(),
            current: game.current,
            captured: std::array::from_fn(|seat| game.captured(Seat(seat as u8))),
            removed: game.removed,
            quiet: game.quiet,
            occurrences: game.history.occurrences() as u8,
            ending: game.ending,
        }
    }
}
