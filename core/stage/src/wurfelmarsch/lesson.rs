//! The first match: a pivot, two neighbours who come nearer, a fight, and a die that turns.

use empile_games::{
    pyramid::lattice::Cell,
    wurfelmarsch::{Action, Direction, Setup, Wurfelmarsch},
};

use super::nodes;
use crate::{
    PUPIL,
    lesson::{Beat, Script, say},
};

/// The dice of the first seat, by their numbers, from the left.
const FOURTH: usize = 3;
const FIFTH: usize = 4;

fn beats() -> Option<Vec<Beat<Action>>> {
    let pivot = |[u, v, w]: [u8; 3], direction| Some(Action::Pivot { cell: Cell::at(u, v, w)?, direction });
    let right = nodes::pivot(Direction::Right);
    Some(vec![
        say("wurfelmarsch-lesson-goal", "wurfelmarsch.goal").at([nodes::goal(PUPIL)]),
        say("wurfelmarsch-lesson-turn", "wurfelmarsch.turn"),
        say("wurfelmarsch-lesson-choose", "wurfelmarsch.pivot").at([nodes::piece(FIFTH)]).opens(right),
        say("wurfelmarsch-lesson-pivot", "wurfelmarsch.pivot")
            .at([nodes::piece(FIFTH), right])
            .does(pivot([0, 6, 2], Direction::Right)?),
        say("wurfelmarsch-lesson-others", "wurfelmarsch.turn")
            .then(1, pivot([2, 0, 6], Direction::ForwardLeft)?),
        say("wurfelmarsch-lesson-nearer", "wurfelmarsch.pivot")
            .then(2, pivot([2, 6, 0], Direction::ForwardLeft)?),
        say("wurfelmarsch-lesson-case", "wurfelmarsch.fight"),
        say("wurfelmarsch-lesson-attack", "wurfelmarsch.pivot")
            .at([nodes::piece(FOURTH), right])
            .opens(nodes::FIGHT),
        say("wurfelmarsch-lesson-fight", "wurfelmarsch.fight")
            .at([nodes::piece(FOURTH), right, nodes::FIGHT])
            .does(pivot([0, 5, 3], Direction::Right)?),
        say("wurfelmarsch-lesson-won", "wurfelmarsch.fight")
            .then(1, pivot([4, 0, 4], Direction::ForwardLeft)?)
            .then(2, pivot([4, 4, 0], Direction::ForwardLeft)?),
        say("wurfelmarsch-lesson-turn-a-die", "wurfelmarsch.turn-a-die")
            .at([nodes::piece(FOURTH), nodes::TURN])
            .opens(nodes::CANCEL),
        say("wurfelmarsch-lesson-any-way", "wurfelmarsch.turn-a-die")
            .at([
                nodes::piece(FOURTH),
                nodes::TURN,
                nodes::way(empile_games::pyramid::Die::showing([6, 2, 3])?),
            ])
            .does_any(),
        say("wurfelmarsch-lesson-tie", "wurfelmarsch.fight"),
        say("wurfelmarsch-lesson-end", "wurfelmarsch.end"),
    ])
}

pub(super) fn lesson() -> Script<Wurfelmarsch> {
    Script { setup: Setup::default(), seed: 0, beats: beats().unwrap_or_default() }
}
