//! A written-down match is checked before it is played on.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{
    CellId, CellSet, CellView, Hand, MOST_CELLS, PilePoils, Step, View,
    state::{DicedCell, Phase},
};
use crate::contract::Stream;

/// How a match is written down: what can be seen, and the stream of chance. Everything else follows.
#[derive(Serialize, Deserialize)]
pub(super) struct Form {
    table: View,
    stream: Stream,
}

/// Why a written-down match cannot be read.
#[derive(Debug, Error)]
#[error("the table does not fit its board")]
pub(super) struct MisfitTable;

impl From<PilePoils> for Form {
    fn from(game: PilePoils) -> Form {
        Form { table: View::of(&game), stream: game.stream }
    }
}

impl TryFrom<Form> for PilePoils {
    type Error = MisfitTable;

    fn try_from(Form { table, stream }: Form) -> Result<PilePoils, MisfitTable> {
        let fits = table.cells.len() == table.board.cells().count()
            && (2..=4).contains(&table.hands.len())
            && table.current.index() < table.hands.len()
            && table.dice_left <= table.turn_dice
            && table.turn_dice <= 5;
        let diced: Vec<DicedCell> = table
            .cells
            .iter()
            .enumerate()
            .filter(|(_, cell)| !cell.dice.is_empty())
            .map(|(index, cell)| DicedCell { cell: index as u8, dice: cell.dice })
            .collect();
        if !fits || diced.len() > 5 {
            return Err(MisfitTable);
        }
        let cells_where = |holds: &dyn Fn(&CellView) -> bool| -> CellSet {
            let indexed = table.cells.iter().enumerate();
            indexed.filter(|(_, cell)| holds(cell)).map(|(index, _)| CellId(index as u8)).collect()
        };
        let per_cell = |of: &dyn Fn(&CellView) -> u8| -> [u8; MOST_CELLS] {
            std::array::from_fn(|index| table.cells.get(index).map_or(0, of))
        };
        let mut hands = [Hand::default(); 4];
        hands[..table.hands.len()].copy_from_slice(&table.hands);
        let mut placed: [DicedCell; 5] = Default::default();
        placed[..diced.len()].copy_from_slice(&diced);
        let mut game = PilePoils {
            diced: cells_where(&|cell| !cell.dice.is_empty()),
            bedded: cells_where(&|cell| cell.cats > 0),
            yarn: cells_where(&|cell| cell.yarn),
            cats_on: per_cell(&|cell| cell.cats),
            golden_on: per_cell(&|cell| cell.golden),
            placed,
            placed_len: diced.len() as u8,
            players: table.hands.len() as u8,
            hands,
            current: table.current,
            phase: match table.step {
                Step::Ready => Phase::Ready,
                Step::Thrown(dice) => Phase::Thrown(dice.into()),
                Step::Placed => Phase::Placed,
                Step::Over => Phase::Over,
            },
            turn_dice: table.turn_dice,
            dice_left: table.dice_left,
            free_by_number: [0; 16],
            unbedded_by_number: [0; 16],
            winner: table.winner,
            board: Arc::new(table.board),
            stream,
        };
        game.recount_free();
        Ok(game)
    }
}
