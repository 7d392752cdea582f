//! The matches that Rust, Kotlin and Swift all play by touch, at a table of the app.

use std::collections::BTreeMap;

use empile_app::{SceneNode, Table};
use empile_campaign::HistoryFilter;
use empile_games::{
    AnyGame, GameId,
    contract::{Game, Pace},
    neko_tower::{self, Ending},
};
use empile_stage::{Motion, Phase, Point, Surface, Touch};
use empile_tests::{
    by_touch::{ByTouch, rehearsal, rehearsal_at},
    gallery::Album,
};

#[test]
fn every_game_is_played_to_its_end_by_touches_alone_and_is_in_the_log() {
    for by_touch in ByTouch::all().into_iter().chain(ByTouch::towers()) {
        let game = by_touch.game;
        let app = rehearsal();
        let table = by_touch.table(&app);
        let (last, before) = by_touch.touches.split_last().expect("touches");
        for touch in before {
            let reply = table.step(&[*touch]).unwrap();
            assert_eq!(reply.refusal, None, "{game:?}: {touch:?}");
        }
        table.step(&[*last]).unwrap();
        assert_eq!(table.state_json().unwrap(), by_touch.state, "{game:?}");
        let result = table.result().unwrap_or_else(|| panic!("{game:?} is not over"));
        let history = app.history(&HistoryFilter::default(), 10, 0).unwrap();
        let kept: Vec<_> = history.iter().map(|line| (line.match_id, line.places.len())).collect();
        assert_eq!(kept, [(Some(table.id()), result.seats.len())], "{game:?}");
    }
}

#[test]
fn towers_on_the_screen_are_for_every_number_of_players_and_come_to_every_end() {
    let (mut players, mut ends) = (Vec::new(), Vec::new());
    for by_touch in ByTouch::towers() {
        let Ok(AnyGame::NekoTower(game)) = serde_json::from_str(&by_touch.state) else {
            panic!("a tower is what is built")
        };
        players.push(game.players());
        ends.push(game.phase());
    }
    players.sort_unstable();
    assert_eq!(players, GameId::NekoTower.descriptor().players.collect::<Vec<_>>());
    for end in [Ending::Collapsed, Ending::Stopped, Ending::LastStep] {
        assert!(ends.contains(&neko_tower::Phase::Over(end)), "{end:?} is missing in {ends:?}");
    }
}

#[test]
fn the_same_touches_in_handfuls_play_the_same_match() {
    for by_touch in ByTouch::all() {
        let game = by_touch.game;
        let (app, other) = (rehearsal(), rehearsal());
        let (table, one_by_one) = (by_touch.table(&app), by_touch.table(&other));
        for handful in by_touch.touches.chunks(7) {
            table.step(handful).unwrap();
            for touch in handful {
                one_by_one.step(&[*touch]).unwrap();
            }
            assert_eq!(table.scene().nodes, one_by_one.scene().nodes, "{game:?}");
        }
        assert_eq!(table.state_json().unwrap(), by_touch.state, "{game:?}");
    }
}

/// What is seen on a table. Which die is which is forgotten when it is left: nobody sees it.
fn seen(table: &Table) -> Vec<SceneNode> {
    let mut nodes = table.scene().nodes;
    for node in &mut nodes {
        (node.id, node.picture, node.motion) = (0, None, Motion::Glide);
    }
    nodes
}

#[test]
fn a_match_against_the_clock_that_was_left_calls_everyone_again_and_goes_on_as_if_it_had_not() {
    for game in GameId::ALL.iter().filter(|game| game.descriptor().pace == Pace::RealTime) {
        let by_touch = ByTouch::read(*game);
        let folder = tempfile::tempdir().unwrap();
        let open = || rehearsal_at(&folder.path().join("log.db"));
        // Two apps on one log: in one of them nobody sits at the table.
        let mut apps = [open(), open()];
        let mut table = by_touch.table(&apps[0]);
        let mut left = 0;
        let mut down = 0;
        for touch in &by_touch.touches {
            table.step(&[*touch]).unwrap();
            match touch.phase {
                Phase::Down => down += 1,
                Phase::Move => {}
                Phase::Up | Phase::Cancel => down -= 1,
            }
            if down > 0 || table.result().is_some() {
                continue;
            }
            let again = apps[1].resume_match(table.id()).unwrap();
            again.resize(by_touch.surface, 1.0).unwrap();
            let waits = again.help().unwrap().iter().all(|line| line.rule == "table.muster");
            assert!(waits || by_touch.holds.is_empty(), "{game:?}: {touch:?}");
            by_touch.sit_down(&again);
            if seen(&again) == seen(&table) {
                table = again;
                apps.swap(0, 1);
                left += 1;
            }
        }
        assert!(left > 10, "{game:?}: {left}");
        assert_eq!(table.state_json().unwrap(), by_touch.state, "{game:?}");
    }
}

#[test]
fn a_screen_that_turns_under_a_finger_takes_the_touch_away_and_nothing_is_played() {
    for by_touch in ByTouch::all() {
        let game = by_touch.game;
        if Album::of(game).counts_at_touch_down {
            continue;
        }
        let Surface { width, height } = by_touch.surface;
        let app = rehearsal();
        let table = by_touch.table(&app);
        let mut turns = 0;
        for gesture in by_touch.touches.chunk_by(|_, next| next.phase != Phase::Down) {
            let alone = gesture.iter().all(|touch| touch.pointer == gesture[0].pointer);
            let is_whole = alone && gesture.last().is_some_and(|touch| touch.phase == Phase::Up);
            if let (true, [begun @ .., lift]) = (is_whole, gesture) {
                table.step(begun).unwrap();
                table.resize(Surface { width: height, height: width }, 1.0).unwrap();
                let turned = table.state_json().unwrap();
                table.step(&[*lift]).unwrap();
                assert_eq!(table.state_json().unwrap(), turned, "{game:?}: {lift:?} means nothing any more");
                table.resize(by_touch.surface, 1.0).unwrap();
                turns += 1;
            }
            table.step(gesture).unwrap();
        }
        assert!(turns > 5, "{game:?}: {turns}");
        assert_eq!(table.state_json().unwrap(), by_touch.state, "{game:?}");
    }
}

#[test]
fn where_players_have_to_remember_a_match_is_only_watched_again_once_it_is_over() {
    for by_touch in ByTouch::all() {
        let game = by_touch.game;
        let app = rehearsal();
        let table = by_touch.table(&app);
        let (last, before) = by_touch.touches.split_last().expect("touches");
        for touch in before {
            table.step(&[*touch]).unwrap();
        }
        let during = app.replay(table.id()).map(|_| ()).map_err(|error| error.code().to_owned());
        let refused = Err("replay-before-the-end".to_owned());
        assert_eq!(during, if game == GameId::Eintrichtern { refused } else { Ok(()) }, "{game:?}");
        table.step(&[*last]).unwrap();
        assert!(app.replay(table.id()).is_ok(), "{game:?}");
    }
}

#[test]
fn what_is_written_is_what_fingers_can_do() {
    for by_touch in ByTouch::all() {
        let game = by_touch.game;
        assert_eq!(ByTouch::parsed(&by_touch.written()), by_touch);
        let touches: Vec<&Touch> = by_touch.holds.iter().chain(&by_touch.touches).collect();
        assert!(touches.is_sorted_by_key(|touch| touch.stamp), "{game:?}: time does not go back");
        let mut down: BTreeMap<u64, Point> = BTreeMap::new();
        for touch in touches {
            let was = match touch.phase {
                Phase::Down | Phase::Move => down.insert(touch.pointer, touch.at),
                Phase::Up | Phase::Cancel => down.remove(&touch.pointer),
            };
            assert_eq!(was.is_none(), touch.phase == Phase::Down, "{game:?}: {touch:?}");
            assert!(
                touch.phase != Phase::Up || was == Some(touch.at),
                "{game:?}: lifts elsewhere, {touch:?}"
            );
            let Point { x, y } = touch.at;
            assert!(
                (0.0..by_touch.surface.width).contains(&x) && (0.0..by_touch.surface.height).contains(&y)
            );
        }
        assert!(down.is_empty(), "{game:?}: {down:?} never lifts");
    }
}
