use serde::{Deserialize, Serialize};

use super::{Board, Dice, Hand, PilePoils, state::Phase};
use crate::contract::Seat;

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
