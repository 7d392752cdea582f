//! One person against robots that play against the clock: the person does by touches what is offered, the robots answer in their
//! own time.

use empile_app::Table;
use empile_games::{GameId, contract::Millis};
use empile_stage::{Node, Phase, Point, Surface, Touch};

use super::{
    ByTouch,
    matches::{holds, tenths},
    rehearsal,
};

const SURFACE: Surface = Surface { width: 1280.0, height: 760.0 };
/// A person who is in no hurry looks so often, and lifts a finger so long after it came down.
const LOOKS: Millis = 1_300;
const TAP: Millis = 60;
/// No match takes longer.
const LONGEST: Millis = 3 * 60 * 60 * 1_000;

/// What the person touches as soon as it is there, the first first.
const WANTED: &[&str] = &[
    "pilo-pilo-label-pile-ready",
    "bunte-kuh-label-throw",
    "pyramid-way",
    "bunte-kuh-label-case",
    "bunte-kuh-label-no",
    "raffzahn-label-throw",
    "raffzahn-label-stop",
    "teckels-label-bark",
    "teckels-label-choice-new",
    "teckels-label-choice",
    "teckels-label-pile-turn",
    "teckels-label-pile-under",
    "teckels-label-pile",
];
/// What is only said after a while: the others want to look, too.
const AFTER_A_WHILE: &[&str] = &["bunte-kuh-label-no", "raffzahn-label-stop"];
const A_WHILE: usize = 4;

/// The games that one can play so.
pub(super) fn games() -> impl Iterator<Item = GameId> {
    GameId::ALL.iter().copied().filter(|game| empile_bots::is_paced(*game))
}

pub(super) fn name(game: GameId) -> String {
    format!("{}-alone", game.slug())
}

/// Plays a match, at a table at which time passes by touches alone.
pub(super) fn played(game: GameId) -> ByTouch {
    let players = (*game.descriptor().players.start()).max(2);
    let mut by_touch = ByTouch {
        game,
        options: Vec::new(),
        players,
        robots: players - 1,
        seed: 2026,
        surface: SURFACE,
        holds: Vec::new(),
        touches: Vec::new(),
        state: String::new(),
    };
    by_touch.holds = holds(&by_touch.table(&rehearsal()));
    let app = rehearsal();
    let table = by_touch.table(&app);
    let mut waited = 0;
    while table.result().is_none() {
        let now = table.now() + LOOKS;
        assert!(now < LONGEST, "{game:?} comes to no end");
        let target = wanted(&table, waited);
        waited = if target.is_some() { 0 } else { waited + 1 };
        let at = target.unwrap_or(Point { x: 1.0, y: 1.0 });
        for (phase, stamp) in [(Phase::Down, now), (Phase::Up, now + TAP)] {
            let touch = Touch { pointer: 1, phase, at, stamp, breadth: 0.0 };
            table.step(&[touch]).expect("a log in memory");
            by_touch.touches.push(touch);
            if table.result().is_some() {
                break;
            }
        }
    }
    by_touch.state = table.state_json().expect("a state can be written");
    by_touch
}

fn wanted(table: &Table, waited: usize) -> Option<Point> {
    let nodes = table.unpainted_scene().nodes;
    let is_there = |key: &&&str| waited >= A_WHILE || !AFTER_A_WHILE.contains(key);
    let shows = |key: &str| {
        let is_it = |node: &&Node| {
            node.role.is_touchable() && node.label.as_ref().is_some_and(|label| label.key == key)
        };
        nodes.iter().find(is_it).map(|node| node.area.centre())
    };
    let at = WANTED.iter().filter(is_there).find_map(|key| shows(key))?;
    Some(Point { x: tenths(at.x), y: tenths(at.y) })
}
