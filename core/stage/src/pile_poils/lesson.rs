//! The first match: a throw, two cells, cats in bed, and what happens to whoever builds on nothing.

use empile_games::pile_poils::{Action, CellId, Dice, PilePoils, Setup, Side};

use super::nodes;
use crate::lesson::{Script, say};

const SIX: CellId = CellId(24);
const TEN: CellId = CellId(23);
const FIVE_ABOVE_BOTH: CellId = CellId(31);
const FIVE_ABOVE_NOTHING: CellId = CellId(32);

fn place(cell: CellId, faces: &[u8]) -> Action {
    Action::Place { cell, dice: Dice::of(faces).unwrap_or_default() }
}

pub(super) fn lesson() -> Script<PilePoils> {
    let dice = || [0, 1, 2, 3, 4].map(nodes::die);
    Script {
        setup: Setup { players: 2, side: Side::Coussin },
        seed: 16,
        beats: vec![
            say("pile-poils-lesson-goal", "pile-poils.goal"),
            say("pile-poils-lesson-throw", "pile-poils.turn").at([nodes::ROLL]).does(Action::Roll),
            say("pile-poils-lesson-sum", "pile-poils.place")
                .at([3, 4].map(nodes::die))
                .among(dice())
                .chooses(),
            say("pile-poils-lesson-six", "pile-poils.place")
                .at([nodes::die(3), nodes::die(4), nodes::cell(SIX)])
                .among(dice())
                .does(place(SIX, &[3, 3])),
            say("pile-poils-lesson-again", "pile-poils.continue-or-stop")
                .at([nodes::ROLL])
                .does(Action::Roll),
            say("pile-poils-lesson-ten", "pile-poils.cats-per-cell")
                .at([nodes::die(1), nodes::die(2), nodes::cell(TEN)])
                .among(dice())
                .does(place(TEN, &[5, 5])),
            say("pile-poils-lesson-bedding", "pile-poils.bedding"),
            say("pile-poils-lesson-stop", "pile-poils.continue-or-stop").at([nodes::STOP]).does(Action::Stop),
            say("pile-poils-lesson-asleep", "pile-poils.cats-per-cell")
                .then(1, Action::Roll)
                .then(1, place(FIVE_ABOVE_NOTHING, &[5])),
            say("pile-poils-lesson-no-base", "pile-poils.bedding")
                .at([nodes::cell(FIVE_ABOVE_NOTHING)])
                .then(1, Action::Stop),
            say("pile-poils-lesson-cat-astrophe", "pile-poils.cat-astrophe"),
            say("pile-poils-lesson-your-turn", "pile-poils.turn").at([nodes::ROLL]).does(Action::Roll),
            say("pile-poils-lesson-above", "pile-poils.bedding")
                .at([nodes::die(3), nodes::cell(FIVE_ABOVE_BOTH)])
                .among(dice())
                .does(place(FIVE_ABOVE_BOTH, &[5])),
            say("pile-poils-lesson-stop-again", "pile-poils.continue-or-stop")
                .at([nodes::STOP])
                .does(Action::Stop),
            say("pile-poils-lesson-more", "pile-poils.yarn"),
            say("pile-poils-lesson-end", "pile-poils.winning"),
        ],
    }
}
