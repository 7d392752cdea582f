//! The first match: four dice to open, a neighbour who builds on, one who cannot, and two more dice.

use empile_games::{
    abquetschen::{Abquetschen, Action, Setup},
    pyramid::lattice::Cell,
};

use super::nodes;
use crate::lesson::{Beat, Script, say};

const OPENING: [[u8; 3]; 4] = [[4, 2, 2], [3, 3, 2], [3, 2, 3], [3, 2, 2]];
const NEIGHBOUR: [[u8; 3]; 6] = [[1, 2, 5], [1, 3, 4], [2, 2, 4], [2, 3, 3], [1, 2, 4], [2, 2, 3]];
const SECOND: [[u8; 3]; 2] = [[2, 4, 2], [2, 3, 2]];

fn lay(beat: Beat<Action>, [u, v, w]: [u8; 3]) -> Option<Beat<Action>> {
    let cell = Cell::at(u, v, w)?;
    Some(beat.at([nodes::case(cell)]).does(Action::Lay { cell }))
}

fn beats() -> Option<Vec<Beat<Action>>> {
    let mut neighbour = say("abquetschen-lesson-neighbour", "abquetschen.lay").then(1, Action::Throw);
    for [u, v, w] in NEIGHBOUR {
        neighbour = neighbour.then(1, Action::Lay { cell: Cell::at(u, v, w)? });
    }
    Some(vec![
        say("abquetschen-lesson-goal", "abquetschen.goal"),
        say("abquetschen-lesson-throw", "abquetschen.set-up").at([nodes::THROW]).does(Action::Throw),
        lay(say("abquetschen-lesson-first", "abquetschen.opening"), OPENING[0])?,
        lay(say("abquetschen-lesson-second", "abquetschen.opening"), OPENING[1])?,
        lay(say("abquetschen-lesson-third", "abquetschen.opening"), OPENING[2])?,
        lay(say("abquetschen-lesson-hollow", "abquetschen.case"), OPENING[3])?,
        say("abquetschen-lesson-faces", "abquetschen.lay"),
        say("abquetschen-lesson-done", "abquetschen.take-back").at([nodes::DONE]).does(Action::Done),
        neighbour.then(1, Action::Done),
        say("abquetschen-lesson-touches", "abquetschen.first-turn").then(2, Action::Throw),
        say("abquetschen-lesson-pass", "abquetschen.pass"),
        say("abquetschen-lesson-again", "abquetschen.turn").at([nodes::THROW]).does(Action::Throw),
        lay(say("abquetschen-lesson-two", "abquetschen.lay"), SECOND[0])?,
        lay(say("abquetschen-lesson-together", "abquetschen.lay"), SECOND[1])?,
        say("abquetschen-lesson-done-again", "abquetschen.turn").at([nodes::DONE]).does(Action::Done),
        say("abquetschen-lesson-bonus", "abquetschen.bonus"),
        say("abquetschen-lesson-end", "abquetschen.end"),
    ])
}

pub(super) fn lesson() -> Script<Abquetschen> {
    Script { setup: Setup::default(), seed: 32, beats: beats().unwrap_or_default() }
}
