use super::{
    Action, PilePoils,
    state::Phase,
    throws::{Groups, HIGHEST_NUMBER},
};
use crate::contract::{Choices, Seat};

/// What the player may do now, counted without being written out.
#[derive(Clone, Copy)]
pub struct Moves<'a> {
    game: &'a PilePoils,
    kind: Kind,
    len: usize,
}

#[derive(Clone, Copy)]
enum Kind {
    Fixed(&'static [Action]),
    /// `placements` first, then another throw if there is yarn, then giving up.
    Throw {
        groups: &'static Groups,
        ways: Ways,
        placements: usize,
    },
}

impl<'a> Moves<'a> {
    #[inline]
    pub(super) fn of(game: &'a PilePoils, seat: Seat) -> Moves<'a> {
        if seat != game.current {
            return Moves { game, kind: Kind::Fixed(&[]), len: 0 };
        }
        match game.phase {
            Phase::Ready => Moves { game, kind: Kind::Fixed(&[Action::Roll]), len: 1 },
            Phase::Placed => Moves { game, kind: Kind::Fixed(&[Action::Stop, Action::Roll]), len: 2 },
            Phase::Over => Moves { game, kind: Kind::Fixed(&[]), len: 0 },
            Phase::Thrown(throw) => {
                let groups = throw.groups();
                let ways = ways(groups, &game.free_by_number);
                let placements = ways.iter().sum::<u16>().into();
                let rerolls = usize::from(game.hand(seat).yarn > 0);
                Moves { game, kind: Kind::Throw { groups, ways, placements }, len: placements + rerolls + 1 }
            }
        }
    }
}

/// For each number how many ways there are to put some dice of a throw on a free cell that shows it.
type Ways = [u16; 16];

#[inline]
fn ways(groups: &Groups, free_by_number: &[u8; 16]) -> Ways {
    std::array::from_fn(|number| u16::from(groups.of_sum[number]) * u16::from(free_by_number[number]))
}

/// Can any of its dice be put on some free cell?
#[inline]
pub(super) fn fits_somewhere(groups: &Groups, free_by_number: &[u8; 16]) -> bool {
    ways(groups, free_by_number).iter().sum::<u16>() > 0
}

impl Choices<Action> for Moves<'_> {
    #[inline]
    fn len(&self) -> usize {
        self.len
    }

    #[inline]
    fn nth(&self, index: usize) -> Option<Action> {
        match self.kind {
            Kind::Fixed(actions) => actions.get(index).copied(),
            Kind::Throw { groups, ref ways, placements } if index < placements => {
                nth_placement(self.game, groups, ways, index as u16)
            }
            Kind::Throw { .. } if index + 1 < self.len => Some(Action::Reroll),
            Kind::Throw { .. } if index + 1 == self.len => Some(Action::GiveUp),
            Kind::Throw { .. } => None,
        }
    }
}

#[inline]
fn nth_placement(game: &PilePoils, groups: &Groups, ways: &Ways, index: u16) -> Option<Action> {
    // Every number is looked at, also after the right one: where a loop would stop cannot be foreseen by a processor, and
    // a wrong guess costs more than all of them.
    let (mut number, mut before, mut through) = (1, 0, 0);
    for ways in &ways[1..=HIGHEST_NUMBER] {
        through += ways;
        let is_before = through <= index;
        number += usize::from(is_before);
        before = if is_before { through } else { before };
    }
    let cells = u16::from(*game.free_by_number.get(number)?);
    let (group, cell) = ((index - before).checked_div(cells)?, (index - before) % cells);
    let cell = (game.board.with_number(number as u8) & game.free()).nth(cell.into())?;
    Some(Action::Place { cell, dice: groups.nth_of_sum(number, group.into()) })
}
