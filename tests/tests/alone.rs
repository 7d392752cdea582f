//! One person against robots that play against the clock, at a table as a shell has it.

use empile_app::{Empile, ResultStanding, Table};
use empile_bots::is_paced;
use empile_campaign::HistoryFilter;
use empile_games::{
    AnyAction, AnyGame, GameId,
    contract::{Entry, Millis, Record, Seat},
};
use empile_stage::{Art, Node, Phase, PiloArt, Point, REACH_MS, Touch};
use empile_tests::by_touch::{ByTouch, rehearsal};

fn entries(table: &Table) -> Vec<Entry<AnyAction>> {
    let record: Record<AnyGame> = serde_json::from_str(&table.record_json().unwrap()).unwrap();
    record.entries
}

fn by(entries: &[Entry<AnyAction>], seat: Seat) -> usize {
    entries.iter().filter(|entry| matches!(entry, Entry::Act { seat: by, .. } if *by == seat)).count()
}

#[test]
fn one_person_plays_each_of_the_reflex_games_to_its_end_by_touches_and_it_is_practice() {
    let played: Vec<GameId> = ByTouch::all_alone().iter().map(|by_touch| by_touch.game).collect();
    assert_eq!(played, GameId::ALL.iter().copied().filter(|game| is_paced(*game)).collect::<Vec<_>>());
    for by_touch in ByTouch::all_alone() {
        let game = by_touch.game;
        let app = rehearsal();
        let table = by_touch.table(&app);
        for touch in &by_touch.touches {
            table.step(&[*touch]).unwrap();
        }
        assert_eq!(table.state_json().unwrap(), by_touch.state, "{game:?}");
        assert!(table.result().is_some(), "{game:?}");
        let entries = entries(&table);
        for seat in Seat::all(by_touch.players) {
            assert!(by(&entries, seat) > 0, "{game:?}: {seat} has done nothing");
        }
        let history = app.history(&HistoryFilter::default(), 10, 0).unwrap();
        assert_eq!(history.len(), 1);
        assert_eq!(history[0].standing, ResultStanding::Practice, "{game:?}");
    }
}

/// Where the hand of a seat is seen: in front of everything else.
fn hand(table: &Table, seat: Seat) -> Option<Point> {
    let nodes = table.unpainted_scene().nodes;
    let is_hand =
        |node: &&Node| node.seat == Some(seat) && node.art == Some(Art::Pilo(PiloArt::Hand { down: true }));
    nodes.iter().filter(is_hand).max_by_key(|node| node.depth).map(|node| node.area.centre())
}

fn tick(table: &Table, stamp: Millis) {
    let corner = Point { x: 1.0, y: 1.0 };
    let touch = |phase| Touch { pointer: 7, phase, at: corner, stamp, breadth: 0.0 };
    table.step(&[touch(Phase::Down), touch(Phase::Up)]).unwrap();
}

fn of(game: GameId) -> ByTouch {
    ByTouch::all_alone().into_iter().find(|by_touch| by_touch.game == game).unwrap()
}

#[test]
fn a_robots_hand_is_seen_setting_out_before_it_acts_and_goes_back_to_its_zone() {
    for game in GameId::ALL.iter().copied().filter(|game| is_paced(*game)) {
        let by_touch = of(game);
        let (app, rehearsed) = (rehearsal(), rehearsal());
        let table = by_touch.table(&rehearsed);
        by_touch.touches.iter().for_each(|touch| drop(table.step(&[*touch]).unwrap()));
        let robot = Seat(1);
        let first = entries(&table).into_iter().find_map(|entry| match entry {
            Entry::Act { seat, at, .. } if seat == robot => Some(at),
            _ => None,
        });
        let at = first.expect("the robot plays");
        let table = by_touch.table(&app);
        let rest = hand(&table, robot).expect("it rests in its zone");
        // The table's clock is ahead of the match's by the time in which everyone came.
        let coming = table.now();
        let before = by_touch.touches.iter().take_while(|touch| touch.stamp < coming + at - REACH_MS);
        before.for_each(|touch| drop(table.step(&[*touch]).unwrap()));
        tick(&table, coming + at - REACH_MS / 2);
        assert_eq!(by(&entries(&table), robot), 0, "{game:?}");
        assert_ne!(hand(&table, robot), Some(rest), "{game:?}: it is on its way");
        tick(&table, coming + at + 1);
        assert_eq!(by(&entries(&table), robot), 1, "{game:?}");
    }
}

#[test]
fn nobodys_finger_acts_for_a_robot() {
    for by_touch in ByTouch::all_alone() {
        let game = by_touch.game;
        let app = rehearsal();
        let table = by_touch.table(&app);
        for (place, touch) in by_touch.touches.iter().enumerate() {
            table.step(&[*touch]).unwrap();
            if place % 40 != 0 || table.result().is_some() {
                continue;
            }
            for node in table.unpainted_scene().nodes {
                let is_robots = node.seat.is_some_and(|seat| seat != Seat(0));
                assert!(!is_robots || !node.role.is_touchable(), "{game:?}: {node:?}");
            }
        }
    }
}

#[test]
fn the_same_match_is_answered_in_the_same_way_and_another_seed_in_another() {
    for by_touch in ByTouch::all_alone() {
        let others = ByTouch { seed: by_touch.seed + 1, ..by_touch.clone() };
        let record = |by_touch: &ByTouch, app: &Empile| {
            let table = by_touch.table(app);
            by_touch.touches.iter().take(60).for_each(|touch| drop(table.step(&[*touch]).unwrap()));
            entries(&table)
        };
        let first = record(&by_touch, &rehearsal());
        assert_eq!(first, record(&by_touch, &rehearsal()));
        assert_ne!(first, record(&others, &rehearsal()));
    }
}
