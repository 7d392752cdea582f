//! « Que ferait Redoutable ? », for one person alone with robots: such a match counts for nobody.

use empile_bots::{Advice, advise, plays_in_turn};
use empile_games::{
    AnyGame,
    contract::{Game, Match, Seat},
};

use super::{
    frame::Reply,
    play::{Play, Seating},
};
use crate::{EmpileError, Hint};

impl Play {
    /// Who could ask for a hint now: the one person at a table of robots, in the own turn.
    pub(super) fn asks_for_hint(&self, seating: &Seating) -> Option<Seat> {
        let state = seating.game.state();
        let is_practice =
            !self.robots.seats.is_empty() && self.robots.seats.len() + 1 == usize::from(state.players());
        let seat = state.to_act().iter().next().filter(|seat| !self.robots.seats.contains(*seat))?;
        (is_practice && plays_in_turn(state.id()) && seating.stage.can_advise(state)).then_some(seat)
    }

    /// Thinks without holding the table. Nothing is shown of it if something happened there meanwhile. That a hint was asked for is
    /// in the log before anybody sees it.
    pub(super) fn think_of_hint(&self) -> Option<Thought> {
        let (game, seat, moves) = self.who_asks()?;
        advise(&game, seat).map(|advice| Thought { seat, moves, advice })
    }

    pub(super) fn show_hint(
        &self,
        seating: &mut Seating,
        thought: Option<Thought>,
        reply: &mut Reply,
    ) -> Result<(), EmpileError> {
        let thought = thought.filter(|thought| {
            seating.moves == thought.moves && self.asks_for_hint(seating) == Some(thought.seat)
        });
        let Some(Thought { seat, advice: Advice { action, reason }, .. }) = thought else { return Ok(()) };
        let noted = self.log().note_hint(self.id);
        match noted {
            Ok(hints) => seating.hints = hints,
            Err(error) => {
                reply.error = Some(EmpileError::log(&self.lexicon, &error));
                return reply.or_error();
            }
        }
        let words = seating.stage.advise(seating.game.state(), seat, &action);
        seating.hint = words.map(|words| Hint::of(&words, &reason, &self.lexicon));
        Ok(())
    }

    fn who_asks(&self) -> Option<(Match<AnyGame>, Seat, u64)> {
        let seating = self.seating();
        let seat = self.asks_for_hint(&seating)?;
        Some((seating.game.clone(), seat, seating.moves))
    }
}

/// What came of thinking, for the table as it was after so many moves.
pub(super) struct Thought {
    seat: Seat,
    moves: u64,
    advice: Advice,
}
