use super::{Action, DICE, Direction, Wurfelmarsch};
use crate::{
    contract::{Choices, Seat},
    pyramid::{
        Die,
        lattice::{CellSet, Side},
    },
};

const DIRECTIONS: usize = Direction::ALL.len();
/// « RETOURNER »: every orientation but the one the die has.
const TURNS: usize = 23;

/// What the player may do now, without being written out: first the pivots, die by die, then the turns.
#[derive(Clone, Copy)]
pub struct Moves<'a> {
    game: &'a Wurfelmarsch,
    dice: CellSet,
    /// One bit for each die and direction.
    pivots: u32,
}

impl<'a> Moves<'a> {
    #[inline]
    pub(super) fn of(game: &'a Wurfelmarsch, seat: Seat) -> Moves<'a> {
        let own = Side::of(seat).filter(|_| seat == game.current && game.ending.is_none());
        let Some(own) = own else { return Moves { game, dice: CellSet::EMPTY, pivots: 0 } };
        let dice = game.dice_of(seat);
        let filled = game.pyramid.heap().filled();
        let mut pivots = 0;
        for (place, cell) in dice.iter().enumerate() {
            for (index, direction) in Direction::ALL.into_iter().enumerate() {
                let can_go = cell.rolled(direction.roll(own)).is_some_and(|to| !filled.contains(to));
                pivots |= u32::from(can_go) << (place * DIRECTIONS + index);
            }
        }
        Moves { game, dice, pivots }
    }

    fn nth_pivot(&self, index: usize) -> Option<Action> {
        let mut rest = self.pivots;
        for _ in 0..index {
            rest &= rest - 1;
        }
        let bit = rest.trailing_zeros() as usize;
        let cell = self.dice.nth(bit / DIRECTIONS)?;
        Some(Action::Pivot { cell, direction: Direction::ALL[bit % DIRECTIONS] })
    }

    fn nth_turn(&self, index: usize) -> Option<Action> {
        let cell = self.dice.nth(index / TURNS)?;
        let now = self.game.pyramid.piece(cell)?.die;
        let die = other_orientation(now, index % TURNS)?;
        Some(Action::Turn { cell, die })
    }
}

fn other_orientation(now: Die, index: usize) -> Option<Die> {
    let skipped = usize::from(index >= now.index());
    Die::from_index(index + skipped)
}

impl Choices<Action> for Moves<'_> {
    #[inline]
    fn len(&self) -> usize {
        self.pivots.count_ones() as usize + self.dice.len() * TURNS
    }

    #[inline]
    fn nth(&self, index: usize) -> Option<Action> {
        match index.checked_sub(self.pivots.count_ones() as usize) {
            None => self.nth_pivot(index),
            Some(index) => self.nth_turn(index),
        }
    }
}

const _: () = assert!(DICE as usize * DIRECTIONS <= u32::BITS as usize);
