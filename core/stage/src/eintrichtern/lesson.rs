//! The first match: a sum seen in passing, one that somebody else looks for, and the first one again.

use empile_games::{
    eintrichtern::{Action, Eintrichtern, Setup},
    pyramid::lattice::Cell,
};

use super::nodes;
use crate::lesson::{Beat, Script, say};

fn beats() -> Option<Vec<Beat<Action>>> {
    let (remembered, elsewhere) = (Cell::at(2, 2, 3)?, Cell::at(4, 0, 3)?);
    Some(vec![
        say("eintrichtern-lesson-goal", "eintrichtern.goal"),
        say("eintrichtern-lesson-throw", "eintrichtern.throw").at([nodes::THROW]).does(Action::Throw),
        say("eintrichtern-lesson-lift", "eintrichtern.uncover")
            .at([nodes::die(remembered)])
            .does(Action::Uncover { cell: remembered }),
        say("eintrichtern-lesson-missed", "eintrichtern.miss").at([nodes::case(remembered)]).then_wait(),
        say("eintrichtern-lesson-covered", "eintrichtern.miss").then(1, Action::Throw),
        say("eintrichtern-lesson-other", "eintrichtern.turn").then(1, Action::Uncover { cell: elsewhere }),
        say("eintrichtern-lesson-listen", "eintrichtern.uncover").at([nodes::case(elsewhere)]).then_wait(),
        say("eintrichtern-lesson-your-turn", "eintrichtern.throw").at([nodes::THROW]).does(Action::Throw),
        say("eintrichtern-lesson-remember", "eintrichtern.uncover")
            .at([nodes::die(remembered)])
            .does(Action::Uncover { cell: remembered }),
        say("eintrichtern-lesson-hit", "eintrichtern.hit"),
        say("eintrichtern-lesson-again", "eintrichtern.ruling-must-throw")
            .at([nodes::THROW])
            .does(Action::Throw),
        say("eintrichtern-lesson-any", "eintrichtern.uncover").at([nodes::die(elsewhere)]).does_any(),
        say("eintrichtern-lesson-keep", "eintrichtern.throw"),
        say("eintrichtern-lesson-end", "eintrichtern.end"),
    ])
}

pub(super) fn lesson() -> Script<Eintrichtern> {
    Script { setup: Setup::for_players(2), seed: 8, beats: beats().unwrap_or_default() }
}
