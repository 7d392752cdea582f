//! What somebody is advised to do: in words, and marked on the board until something is done.

use empile_games::{AnyAction, AnyGame, contract::Seat};

use super::Stage;
use crate::{Node, Words, board::Room, trace};

impl Stage {
    /// Marks what this seat is advised to do, with the colour of the seat, and says it in words.
    pub fn advise(&mut self, game: &AnyGame, seat: Seat, action: &AnyAction) -> Option<Words> {
        let (words, trace) = self.board.advise(game, action)?;
        self.advised = trace.map(|trace| (seat, trace));
        self.compose(game);
        Some(words)
    }

    /// Would a player see anything now that is marked? Not behind a curtain, and not on a board without room.
    #[must_use]
    pub fn can_advise(&self, game: &AnyGame) -> bool {
        self.cramped.is_none()
            && !self.is_mustering()
            && !self.is_lesson()
            && self.behind_curtain(game).is_none()
    }

    pub(super) fn advice_marks(&self, game: &AnyGame, room: Room<'_>, nodes: &[Node]) -> Vec<Node> {
        let place = |spot| self.board.spot(game, spot, room, nodes);
        self.advised.map(|(seat, trace)| trace::advise(seat, trace, room, place)).unwrap_or_default()
    }
}
