use super::{Action, BunteKuh, Call, state::Phase};
use crate::{
    contract::{Choices, Seat},
    pyramid::{Die, lattice::CellSet},
};

/// What a player may do now, counted without being written out.
#[derive(Clone, Copy, Debug)]
pub enum Options {
    /// Actions that need no case.
    Plain(&'static [Action]),
    /// One of these cases is pointed at.
    Point(CellSet),
    /// A die is laid on one of these cases, in any orientation.
    Lay(CellSet),
}

const NOTHING: Options = Options::Plain(&[]);
const CALLS: Options = Options::Plain(&[Action::Call(Call::Stop), Action::Call(Call::No)]);

impl Options {
    pub(super) fn of(game: &BunteKuh, seat: Seat) -> Options {
        let cases = game.pyramid.heap().hollows();
        match game.phase {
            Phase::Ready if seat == game.thrower => Options::Plain(&[Action::Throw]),
            Phase::Searching { first: Some(first), .. } if seat == first.seat => {
                if first.must_point() {
                    Options::Point(cases)
                } else {
                    NOTHING
                }
            }
            Phase::Searching { .. } if seat.0 < game.hands.players() => CALLS,
            Phase::Pointing { calling, .. } if seat == calling.seat => Options::Point(cases),
            Phase::Laying { seat: layer, pointed, .. } if seat == layer => {
                Options::Lay(pointed.map_or(cases, CellSet::only))
            }
            _ => NOTHING,
        }
    }
}

impl Choices<Action> for Options {
    fn len(&self) -> usize {
        match self {
            Options::Plain(actions) => actions.len(),
            Options::Point(cases) => cases.len(),
            Options::Lay(cases) => cases.len() * Die::all().len(),
        }
    }

    fn nth(&self, index: usize) -> Option<Action> {
        match self {
            Options::Plain(actions) => actions.get(index).copied(),
            Options::Point(cases) => cases.nth(index).map(|case| Action::Point { case }),
            Options::Lay(cases) => {
                let ways = Die::all().len();
                let die = Die::all().nth(index % ways)?;
                cases.nth(index / ways).map(|case| Action::Lay { case, die })
            }
        }
    }
}
