//! The first match: a floor, two cats side by side, and Neko who climbs. The tower stands on the table.

use empile_games::neko_tower::{Action, Cell, Claim, Mode, Nakama, Neko, Place, Play, Setup, Wall};

use super::nodes;
use crate::lesson::{Beat, Script, say};

const BLUE: Nakama = Nakama(4);
const YELLOW: Nakama = Nakama(0);
const FLOOR: u8 = 2;
const LEFT: Cell = Cell(8);
const RIGHT: Cell = Cell(9);

fn put(key: &'static str, cell: Cell) -> Beat<Action> {
    let beat = say(key, "neko-tower.cats").at([nodes::room(FLOOR), nodes::cell(cell)]);
    beat.does(Action::PutCat { to: Place { floor: FLOOR, cell } })
}

pub(super) fn lesson() -> Script<Neko> {
    Script {
        setup: Setup { players: 1, mode: Mode::Together, play: Play::Companion },
        seed: 1,
        beats: vec![
            say("neko-tower-lesson-goal", "neko-tower.goal"),
            say("neko-tower-lesson-cards", "neko-tower.turn"),
            say("neko-tower-lesson-build", "neko-tower.walls-and-floors")
                .at([nodes::action(0), nodes::BUILD])
                .does(Action::Build { card: 0, walls: [Wall::Brick, Wall::Angel] }),
            say("neko-tower-lesson-end-turn", "neko-tower.turn").at([nodes::END_TURN]).does(Action::EndTurn),
            say("neko-tower-lesson-cat", "neko-tower.action-cards")
                .at([nodes::action(0), nodes::TAKE])
                .does(Action::TakeCat { card: 0, cat: BLUE }),
            put("neko-tower-lesson-put", LEFT),
            say("neko-tower-lesson-missions", "neko-tower.missions").at([nodes::mission(0)]),
            say("neko-tower-lesson-next", "neko-tower.turn").at([nodes::END_TURN]).does(Action::EndTurn),
            say("neko-tower-lesson-any-cat", "neko-tower.action-cards")
                .at([nodes::action(1), nodes::offer(0)])
                .does(Action::TakeCat { card: 1, cat: YELLOW }),
            put("neko-tower-lesson-beside", RIGHT),
            say("neko-tower-lesson-stroke", "neko-tower.stroke").at([nodes::STROKE]).does(Action::Stroke),
            say("neko-tower-lesson-validate", "neko-tower.missions")
                .at([nodes::mission(0), nodes::CLIMB])
                .does(Action::Validate(Claim { mission: 0, floor: FLOOR, climb: 1 })),
            say("neko-tower-lesson-confirm", "neko-tower.missions")
                .at([nodes::HOLDS])
                .does(Action::Confirm { holds: true }),
            say("neko-tower-lesson-falls", "neko-tower.falls"),
            say("neko-tower-lesson-end", "neko-tower.goal"),
        ],
    }
}
