//! The first match: a die pulled from a corner, put back on top, one that somebody keeps, and one more.

use empile_games::{
    cui_bono::{Action, CuiBono, Setup},
    pyramid::lattice::Cell,
};

use super::nodes;
use crate::lesson::{Beat, Script, say};

fn beats() -> Option<Vec<Beat<Action>>> {
    let (pearl_corner, top) = (Cell::at(8, 0, 0)?, Cell::at(0, 0, 0)?);
    let (other_corner, behind_it) = (Cell::at(0, 0, 8)?, Cell::at(0, 0, 7)?);
    let below_top = Cell::at(0, 0, 1)?;
    Some(vec![
        say("cui-bono-lesson-goal", "cui-bono.goal"),
        say("cui-bono-lesson-costs", "cui-bono.end"),
        say("cui-bono-lesson-take", "cui-bono.take")
            .at([nodes::die(pearl_corner.index())])
            .does(Action::Take { cell: pearl_corner }),
        say("cui-bono-lesson-slide", "cui-bono.slide").at([nodes::case(top)]),
        say("cui-bono-lesson-case", "cui-bono.put-back"),
        say("cui-bono-lesson-put-back", "cui-bono.put-back")
            .at([nodes::case(top)])
            .does(Action::PutBack { cell: top }),
        say("cui-bono-lesson-other", "cui-bono.turn").then(1, Action::Take { cell: other_corner }),
        say("cui-bono-lesson-no-place", "cui-bono.keep").then(1, Action::Keep),
        say("cui-bono-lesson-kept", "cui-bono.end"),
        say("cui-bono-lesson-take-again", "cui-bono.take")
            .at([nodes::die(behind_it.index())])
            .does(Action::Take { cell: other_corner }),
        say("cui-bono-lesson-choose", "cui-bono.put-back")
            .at([nodes::case(below_top)])
            .does_one_of([Action::PutBack { cell: below_top }, Action::Keep]),
        say("cui-bono-lesson-row", "cui-bono.put-back"),
        say("cui-bono-lesson-end", "cui-bono.end"),
    ])
}

pub(super) fn lesson() -> Script<CuiBono> {
    Script { setup: Setup::for_players(2), seed: 0, beats: beats().unwrap_or_default() }
}
