use super::{Action, BunteKuh, Call, state::Phase};
use crate::{
    contract::{Choices, Seat},
    pyramid::{
        Die,
        lattice::{Cell, CellSet},
    },
};

/// What a player may do now, counted without being written out.
#[derive(Clone, Copy, Debug)]
pub struct Moves {
    /// Actions that need no case.
    plain: &'static [Action],
    /// What can be done with cases.
    with_cases: WithCases,
}

/// What is done with cases, and which.
#[derive(Clone, Copy, Debug)]
pub enum WithCases {
    /// Nothing.
    Nothing,
    /// One of them is pointed at.
    Point(CellSet),
    /// A die is laid on one of them, in any orientation.
    Lay(CellSet),
}

const THROW: &[Action] = &[Action::Throw];
const CALLS: &[Action] = &[Action::Call(Call::Stop), Action::Call(Call::No)];
const CALLS_AND_VOID: &[Action] = &[Action::Call(Call::Stop), Action::Call(Call::No), Action::Void];
const VOID: &[Action] = &[Action::Void];

impl Moves {
    pub(super) fn of(game: &BunteKuh, seat: Seat) -> Moves {
        let cases = game.pyramid.heap().hollows();
        let (plain, with_cases): (&[Action], WithCases) = match game.phase {
            Phase::Ready if seat == game.thrower => (THROW, WithCases::Nothing),
            Phase::Searching { first: Some(first), .. } if seat == first.seat => {
                (VOID, if first.must_point() { WithCases::Point(cases) } else { WithCases::Nothing })
            }
            Phase::Searching { .. } if seat.0 < game.hands.players() => {
                let plain = if game.has_called_later(seat) { CALLS_AND_VOID } else { CALLS };
                (plain, WithCases::Nothing)
            }
            Phase::Pointing { calling, .. } if seat == calling.seat => (VOID, WithCases::Point(cases)),
            Phase::Pointing { .. } if game.has_called_later(seat) => (VOID, WithCases::Nothing),
            Phase::Laying { seat: layer, pointed, .. } if seat == layer => {
                (&[], WithCases::Lay(pointed.map_or(cases, CellSet::only)))
            }
            _ => (&[], WithCases::Nothing),
        };
        Moves { plain, with_cases }
    }

    /// What can be done with cases.
    #[must_use]
    pub fn with_cases(self) -> WithCases {
        self.with_cases
    }
}

impl WithCases {
    fn len(self) -> usize {
        match self {
            WithCases::Nothing => 0,
            WithCases::Point(cases) => cases.len(),
            WithCases::Lay(cases) => cases.len() * Die::all().len(),
        }
    }

    fn nth(self, index: usize) -> Option<Action> {
        let point = |case: Cell| Action::Point { case };
        match self {
            WithCases::Nothing => None,
            WithCases::Point(cases) => cases.nth(index).map(point),
            WithCases::Lay(cases) => {
                let ways = Die::all().len();
                let die = Die::all().nth(index % ways)?;
                cases.nth(index / ways).map(|case| Action::Lay { case, die })
            }
        }
    }
}

impl Choices<Action> for Moves {
    fn len(&self) -> usize {
        self.plain.len() + self.with_cases.len()
    }

    fn nth(&self, index: usize) -> Option<Action> {
        match index.checked_sub(self.plain.len()) {
            None => self.plain.get(index).copied(),
            Some(index) => self.with_cases.nth(index),
        }
    }
}
