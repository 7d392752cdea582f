use std::sync::Arc;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{
    Board, CellId, CellSet, Dice, Hand, MOST_CELLS, PilePoils,
    state::{DicedCell, Phase},
};
use crate::contract::{Seat, Stream};

/// Where the turn stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The dice are about to be thrown.
    Ready,
    /// A throw lies on the table.
    Thrown(Dice),
    /// Continue or stop?
    Placed,
    /// The match is over.
    Over,
}

/// What lies on a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CellView {
    /// Cats asleep here, golden ones included.
    pub cats: u8,
    /// Golden cats asleep here.
    pub golden: u8,
    /// Dice placed here this turn.
    pub dice: Dice,
    /// Is there a yarn to win?
    pub yarn: bool,
}

/// The whole table: nothing in Pile-Poils is secret but the dice to come.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// The pyramid.
    pub board: Board,
    /// What lies on each cell, in the order of bedding.
    pub cells: Vec<CellView>,
    /// What each seat has.
    pub hands: Vec<Hand>,
    /// Whose turn it is.
    pub current: Seat,
    /// Where the turn stands.
    pub step: Step,
    /// Dice of this turn: five, or fewer in a bonus turn.
    pub turn_dice: u8,
    /// Dice of this turn that are not on the board.
    pub dice_left: u8,
    /// The Winner, once there is one.
    pub winner: Option<Seat>,
}

impl View {
    pub(super) fn of(game: &PilePoils) -> View {
        let mut cells: Vec<CellView> = game
            .board
            .cells()
            .map(|(id, _)| CellView {
                cats: game.cats_on[id.index()],
                golden: game.golden_on[id.index()],
                dice: Dice::NONE,
                yarn: game.yarn.contains(id),
            })
            .collect();
        for diced in &game.placed[..usize::from(game.placed_len)] {
            cells[usize::from(diced.cell)].dice = diced.dice;
        }
        View {
            board: (*game.board).clone(),
            cells,
            hands: game.hands[..usize::from(game.players)].to_vec(),
            current: game.current,
            step: match game.phase {
                Phase::Ready => Step::Ready,
                Phase::Thrown(throw) => Step::Thrown(throw.dice()),
                Phase::Placed => Step::Placed,
                Phase::Over => Step::Over,
            },
            turn_dice: game.turn_dice,
            dice_left: game.dice_left,
            winner: game.winner,
        }
    }
}

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
        let cells_where = |holds: &dyn Fn(&super::CellView) -> bool| -> CellSet {
            let indexed = table.cells.iter().enumerate();
            indexed.filter(|(_, cell)| holds(cell)).map(|(index, _)| CellId(index as u8)).collect()
        };
        let per_cell = |of: &dyn Fn(&super::CellView) -> u8| -> [u8; MOST_CELLS] {
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
            winner: table.winner,
            board: Arc::new(table.board),
            stream,
        };
        game.recount_free();
        Ok(game)
    }
}
