//! The first match: a case that is found, somebody who is wrong, and a case within the time.

use empile_games::{
    bunte_kuh::{Action, BunteKuh, Call, Setup},
    pyramid::{Die, lattice::Cell},
};

use super::nodes;
use crate::{
    PUPIL,
    lesson::{Beat, Script, say},
};

fn beats() -> Option<Vec<Beat<Action>>> {
    let (found, sought) = (Cell::at(1, 1, 5)?, Cell::at(3, 1, 3)?);
    let die = Die::showing([1, 2, 4])?;
    let stop = || Action::Call(Call::Stop);
    let own_stop = [nodes::call(PUPIL, Call::Stop)];
    Some(vec![
        say("bunte-kuh-lesson-goal", "bunte-kuh.goal"),
        say("bunte-kuh-lesson-throw", "bunte-kuh.throw").at([nodes::thrown(1)]).does(Action::Throw),
        say("bunte-kuh-lesson-sum", "bunte-kuh.turn").at([nodes::case(found)]),
        say("bunte-kuh-lesson-stop", "bunte-kuh.stop").at(own_stop).does(stop()),
        say("bunte-kuh-lesson-point", "bunte-kuh.stop")
            .at([nodes::hand(PUPIL)])
            .to(nodes::case(found))
            .does(Action::Point { case: found })
            .then_wait(),
        say("bunte-kuh-lesson-way", "bunte-kuh.lay")
            .at([nodes::case(found), nodes::way(die)])
            .does(Action::Lay { case: found, die }),
        say("bunte-kuh-lesson-other", "bunte-kuh.turn").then(1, Action::Throw),
        say("bunte-kuh-lesson-no", "bunte-kuh.no").then(1, Action::Call(Call::No)).then_wait(),
        say("bunte-kuh-lesson-penalty", "bunte-kuh.penalty"),
        say("bunte-kuh-lesson-your-turn", "bunte-kuh.throw").at([nodes::thrown(1)]).does(Action::Throw),
        say("bunte-kuh-lesson-search", "bunte-kuh.stop").at(own_stop).does(stop()),
        say("bunte-kuh-lesson-in-time", "bunte-kuh.ruling-point")
            .at([nodes::hand(PUPIL)])
            .to(nodes::case(sought))
            .does(Action::Point { case: sought })
            .in_time()
            .then_wait(),
        say("bunte-kuh-lesson-any-way", "bunte-kuh.lay").at([nodes::way(die)]).does_any(),
        say("bunte-kuh-lesson-end", "bunte-kuh.end"),
    ])
}

pub(super) fn lesson() -> Script<BunteKuh> {
    Script { setup: Setup::for_players(2), seed: 0, beats: beats().unwrap_or_default() }
}
