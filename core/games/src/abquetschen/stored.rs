//! A written-down match is checked before it is played on.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{
    Abquetschen, HIGHEST_THROW, PLAYERS, RESERVE, Step, View,
    laying::Laying,
    state::{Kind, OPENING, Phase},
};
use crate::{
    contract::{Seat, Stream},
    pyramid::lattice::{CellSet, Heap},
};

/// How a match is written down: what can be seen but what follows from the rest, and the stream of chance.
#[derive(Serialize, Deserialize)]
pub(super) struct Form {
    dice: [CellSet; PLAYERS as usize],
    bonus_dice: [u8; PLAYERS as usize],
    current: Seat,
    first: Option<Seat>,
    turn: u32,
    step: Step,
    laid: CellSet,
    stream: Stream,
}

/// Why a written-down match cannot be read.
#[derive(Debug, Error)]
#[error("the dice do not make a pyramid, or the turn does not fit them")]
pub(super) struct MisfitTable;

impl From<Abquetschen> for Form {
    fn from(game: Abquetschen) -> Form {
        let View { dice, bonus_dice, current, first, turn, step, laid, .. } = View::of(&game);
        Form { dice, bonus_dice, current, first, turn, step, laid, stream: game.stream }
    }
}

impl TryFrom<Form> for Abquetschen {
    type Error = MisfitTable;

    fn try_from(form: Form) -> Result<Abquetschen, MisfitTable> {
        let Form { dice: dice_of, bonus_dice, current, first, turn, step, laid, stream } = form;
        let filled = dice_of.into_iter().fold(CellSet::EMPTY, CellSet::union);
        let heap = Heap::of(filled).map_err(|_| MisfitTable)?;
        let own = dice_of.get(current.index()).copied().ok_or(MisfitTable)?;
        let phase = match step {
            Step::ThrowForFirst => Phase::ThrowForFirst,
            Step::Ready => Phase::Ready,
            Step::Opening => OPENING,
            Step::Laying { dice } => Phase::Laying { dice, kind: Kind::Thrown },
            Step::Bonus { dice } => Phase::Laying { dice, kind: Kind::Bonus },
            Step::Over(ending) => Phase::Over(ending),
        };
        let most_laid = match phase {
            Phase::Laying { dice, .. } => dice,
            _ => 0,
        };
        let fits = dice_of.iter().map(|dice| dice.len()).sum::<usize>() == filled.len()
            && dice_of.iter().all(|dice| dice.len() <= usize::from(RESERVE))
            && own.contains_all(laid)
            && Heap::of(filled - laid).is_ok()
            && laid.len() <= usize::from(most_laid)
            && most_laid <= HIGHEST_THROW
            && first.is_none_or(|seat| seat.0 < PLAYERS)
            && (first.is_some() || filled.is_empty())
            && (most_laid != 0 || !matches!(phase, Phase::Laying { .. }))
            && (phase != OPENING || filled == laid)
            && matches!(phase, Phase::ThrowForFirst) == first.is_none();
        if !fits {
            return Err(MisfitTable);
        }
        let mut game = Abquetschen {
            stream,
            heap,
            dice_of,
            bonus_dice,
            current,
            first,
            turn,
            phase,
            laid,
            laying: Laying::default(),
            offered: CellSet::EMPTY,
        };
        game.prepare();
        let is_stuck = laid.len() < usize::from(most_laid) && game.offered.is_empty();
        if is_stuck { Err(MisfitTable) } else { Ok(game) }
    }
}
