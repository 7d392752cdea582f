//! A written-down match is checked before it is played on.

use serde::Deserialize;
use thiserror::Error;

use super::{
    DICE, Ending, PLAYERS, Setup, Wurfelmarsch,
    history::{History, Position},
};
use crate::{
    contract::Seat,
    pyramid::{Pyramid, lattice::CellSet},
};

#[derive(Deserialize)]
pub(super) struct Unchecked {
    setup: Setup,
    pyramid: Pyramid,
    current: Seat,
    turn: u32,
    moved_at: [u32; PLAYERS as usize],
    captured: [[u8; PLAYERS as usize]; PLAYERS as usize],
    removed: [u8; PLAYERS as usize],
    quiet: u16,
    history: History,
    ending: Option<Ending>,
}

/// Why a written-down match cannot be read.
#[derive(Debug, Error)]
#[error("the dice do not add up, or the turn does not fit them")]
pub(super) struct MisfitTable;

impl TryFrom<Unchecked> for Wurfelmarsch {
    type Error = MisfitTable;

    fn try_from(stored: Unchecked) -> Result<Wurfelmarsch, MisfitTable> {
        let Unchecked { setup, pyramid, current, turn, moved_at, captured, removed, quiet, history, ending } =
            stored;
        let game = Wurfelmarsch {
            setup,
            pyramid,
            current,
            turn,
            moved_at,
            captured,
            removed,
            quiet,
            history,
            ending,
        };
        let lost =
            |of: Seat| Seat::all(PLAYERS).map(|by| usize::from(game.captured_from(by, of))).sum::<usize>();
        let all_dice = |of: Seat| game.dice_of(of).len() + usize::from(game.removed(of)) + lost(of);
        let filled = game.pyramid.heap().filled();
        let now = Position::of(&game.pyramid, current);
        let fits = current.0 < PLAYERS
            && setup.players == PLAYERS
            && setup.check().is_ok()
            && CellSet::BASE.contains_all(filled)
            && Seat::all(PLAYERS).all(|seat| all_dice(seat) == usize::from(DICE))
            && Seat::all(PLAYERS).all(|seat| game.captured_from(seat, seat) == 0)
            && (ending.is_some()
                || (!game.dice_of(current).is_empty() && game.history.latest() == Some(&now)))
            && game.history.len() <= usize::from(setup.quiet_turns) + 1;
        if fits { Ok(game) } else { Err(MisfitTable) }
    }
}
