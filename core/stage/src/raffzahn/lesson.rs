//! The first match: two grabs, a neighbour's grab, a stop, and a grab while somebody else may stop.

use empile_games::{
    pyramid::lattice::Cell,
    raffzahn::{Action, Raffzahn, Setup},
};

use super::nodes;
use crate::{
    PUPIL,
    lesson::{Beat, Script, say},
};

fn grab(beat: Beat<Action>, cell: Cell) -> Beat<Action> {
    beat.at([nodes::hand(PUPIL)]).to(nodes::die(cell)).does(Action::Take { cell })
}

fn beats() -> Option<Vec<Beat<Action>>> {
    let (first, second, later) = (Cell::at(0, 0, 1)?, Cell::at(0, 1, 0)?, Cell::at(0, 1, 1)?);
    let neighbours = Cell::at(1, 0, 0)?;
    Some(vec![
        say("raffzahn-lesson-goal", "raffzahn.goal"),
        say("raffzahn-lesson-side", "raffzahn.take"),
        say("raffzahn-lesson-throw", "raffzahn.turn").at([nodes::TURQUOISE]).does(Action::Throw),
        say("raffzahn-lesson-look", "raffzahn.take").at([nodes::die(first)]),
        grab(say("raffzahn-lesson-grab", "raffzahn.ruling-hand"), first)
            .then(2, Action::Take { cell: neighbours }),
        say("raffzahn-lesson-all-at-once", "raffzahn.turn"),
        grab(say("raffzahn-lesson-second", "raffzahn.take"), second),
        say("raffzahn-lesson-stop", "raffzahn.stop").at([nodes::stop(PUPIL)]).does(Action::Stop).then_wait(),
        say("raffzahn-lesson-late", "raffzahn.late").then(1, Action::Throw),
        grab(say("raffzahn-lesson-hurry", "raffzahn.take"), later)
            .in_time()
            .then(1, Action::Stop)
            .then_wait(),
        say("raffzahn-lesson-wrong", "raffzahn.ruling-wrong-die"),
        say("raffzahn-lesson-end", "raffzahn.end"),
    ])
}

pub(super) fn lesson() -> Script<Raffzahn> {
    Script { setup: Setup::default(), seed: 15, beats: beats().unwrap_or_default() }
}
