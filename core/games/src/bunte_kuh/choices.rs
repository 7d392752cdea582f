use super::{Action, BunteKuh, Call, state::Phase};
use crate::{
    contract::{Choices, Seat},
    pyramid::{Die, lattice::CellSet},
};

/// What a player may do now, counted without being written out.
#[derive(Clone, Copy, Debug)]
pub enum Moves {
    /// Actions that need no case.
    Plain(&'static [Action]),
    /// One of these cases is pointed at.
    Point(CellSet),
    /// A die is laid on one of these cases, in any orientation.
    Lay(CellSet),
}

const NOTHING: Moves = Moves::Plain(&[]);
const CALLS: Moves = Moves::Plain(&[Action::Call(Call::Stop), Action::Call(Call::No)]);

impl Moves {
    pub(super) fn of(game: &BunteKuh, seat: Seat) -> Moves {
        let cases = game.pyramid.heap().hollows();
        match game.phase {
            Phase::Ready if seat == game.thrower => Moves::Plain(&[Action::Throw]),
            Phase::Searching { first: Some(first), .. } if seat == first.seat => {
                if first.must_point() {
                    Moves::Point(cases)
                } else {
                    NOTHING
                }
            }
            Phase::Searching { .. } if seat.0 < game.hands.players() => CALLS,
            Phase::Pointing { calling, .. } if seat == calling.seat => Moves::Point(cases),
            Phase::Laying { seat: layer, pointed, .. } if seat == layer => {
                Moves::Lay(pointed.map_or(cases, CellSet::only))
            }
            _ => NOTHING,
        }
    }
}

impl Choices<Action> for Moves {
    fn len(&self) -> usize {
        match self {
            Moves::Plain(actions) => actions.len(),
            Moves::Point(cases) => cases.len(),
            Moves::Lay(cases) => cases.len() * Die::all().len(),
        }
    }

    fn nth(&self, index: usize) -> Option<Action> {
        match self {
            Moves::Plain(actions) => actions.get(index).copied(),
            Moves::Point(cases) => cases.nth(index).map(|case| Action::Point { case }),
            Moves::Lay(cases) => {
                let ways = Die::all().len();
                let die = Die::all().nth(index % ways)?;
                cases.nth(index / ways).map(|case| Action::Lay { case, die })
            }
        }
    }
}
