//! The matches that are written down: short ones, that between them take every way of touching.

use empile_app::Table;
use empile_games::{
    GameId,
    contract::{Game, Pace},
};
use empile_stage::{COUNTDOWN, Phase, Point, Touch};

use super::{ByTouch, rehearsal};
use crate::{gallery::Whole, hands::Hands, muster::is_zone};

/// How long a finger takes from one sample to the next in a game that does not ask how quick it is.
const UNHURRIED: u64 = 40;

/// A match that hands played at a board; then the same touches at a table, for the state they lead to.
#[must_use]
pub fn played(game: GameId, Whole { hands, options, grain }: Whole) -> ByTouch {
    let touches = closed(unhurried(game, hands.touches(), grain), &hands);
    let players = hands.game().players();
    let (seed, surface) = (hands.seed(), hands.scene().surface);
    let state = String::new();
    let mut by_touch =
        ByTouch { game, options, players, robots: 0, seed, surface, holds: Vec::new(), touches, state };
    by_touch.holds = holds(&by_touch.table(&rehearsal()));
    if !by_touch.holds.is_empty() {
        by_touch.touches.iter_mut().for_each(|touch| touch.stamp += COUNTDOWN);
    }
    let app = rehearsal();
    let table = by_touch.table(&app);
    for touch in &by_touch.touches {
        let reply = table.step(&[*touch]).expect("a log in memory");
        assert_eq!(reply.refusal, None, "{game:?}, {touch:?}");
    }
    by_touch.state = table.state_json().expect("a state can be written");
    assert!(table.result().is_some(), "{game:?} is played to its end");
    by_touch
}

/// Everyone comes, if the table waits for that: a finger on every zone until the board appears.
pub(super) fn holds(table: &Table) -> Vec<Touch> {
    let nodes = table.scene().nodes;
    let zones: Vec<Point> =
        nodes.iter().filter(|node| is_zone(node.id, node.role)).map(|node| node.area().centre()).collect();
    let fingers = |phase, stamp| {
        (0..).zip(&zones).map(move |(pointer, at)| {
            let at = Point { x: tenths(at.x), y: tenths(at.y) };
            Touch { pointer, phase, at, stamp, breadth: 0.0 }
        })
    };
    fingers(Phase::Down, 0).chain(fingers(Phase::Up, COUNTDOWN)).collect()
}

pub(super) fn tenths(length: f32) -> f32 {
    rounded(length, 10.0)
}

fn rounded(length: f32, grain: f32) -> f32 {
    (length * grain).round() / grain
}

/// As finely as asked; where nobody's quickness counts, one sample after the other.
fn unhurried(game: GameId, touches: &[Touch], grain: f32) -> Vec<Touch> {
    let pause = if game.descriptor().pace == Pace::RealTime { 0 } else { UNHURRIED };
    let placed = (1..).zip(touches).map(|(place, touch)| Touch {
        at: Point { x: rounded(touch.at.x, grain), y: rounded(touch.at.y, grain) },
        stamp: touch.stamp + place * pause,
        ..*touch
    });
    placed.collect()
}

/// With a last touch on an empty corner, if it is the clock that ends the match.
fn closed(mut touches: Vec<Touch>, hands: &Hands) -> Vec<Touch> {
    let last = *touches.last().expect("somebody touched something");
    if hands.now() > last.stamp {
        let corner = Touch { pointer: 99, at: Point { x: 1.0, y: 1.0 }, stamp: hands.now(), ..last };
        touches.extend([Phase::Down, Phase::Up].map(|phase| Touch { phase, ..corner }));
    }
    touches
}
