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
                let placements = count_placements(groups, &game.free_by_number);
                let rerolls = usize::from(game.hand(seat).yarn > 0);
                Moves { game, kind: Kind::Throw { groups, placements }, len: placements + rerolls + 1 }
            }
        }
    }
}

/// How many ways there are to put some dice of the throw on some free cell.
#[inline]
pub(super) fn count_placements(groups: &Groups, free_by_number: &[u8; 16]) -> usize {
    let ways = groups
        .of_sum
        .iter()
        .zip(free_by_number)
        .map(|(groups, cells)| u16::from(*groups) * u16::from(*cells));
    usize::from(ways.sum::<u16>())
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
            Kind::Throw { groups, placements } if index < placements => {
                nth_placement(self.game, groups, index)
            }
            Kind::Throw { .. } if index + 1 < self.len => Some(Action::Reroll),
            Kind::Throw { .. } if index + 1 == self.len => Some(Action::GiveUp),
            Kind::Throw { .. } => None,
        }
    }
}

#[inline]
fn nth_placement(game: &PilePoils, groups: &Groups, index: usize) -> Option<Action> {
    // There are fewer ways than 2¹⁶: small numbers are divided more quickly.
    let mut index = index as u16;
    for number in 1..=HIGHEST_NUMBER {
        let cells = u16::from(game.free_by_number[number]);
        let ways = u16::from(groups.of_sum[number]) * cells;
        if index < ways {
            let (group, cell) = (index / cells, index % cells);
            let cell = (game.board.with_number(number as u8) & game.free()).nth(cell.into())?;
            return Some(Action::Place { cell, dice: groups.nth_of_sum(number, group.into()) });
        }
        index -= ways;
    }
    None
}
