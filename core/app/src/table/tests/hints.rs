//! « Que ferait Redoutable ? », for one person alone with robots.

use empile_bots::plays_in_turn;
use empile_campaign::{HistoryFilter, PlayerId};

use super::*;
use crate::table::clock::last_stamp;

/// Ada sits first, a robot on every other seat, and time stands still.
fn practice(game: GameId) -> (Empile, Arc<Table>) {
    let app = Empile::open_in_memory("fr").unwrap().with_time(Arc::new(StandingTime));
    let ada = app.add_player("Ada".into(), 0).unwrap().id;
    let players = *game.descriptor().players.start();
    let robots = ROBOTS.iter().map(|robot| robot.id).take(usize::from(players) - 1);
    let seats: Vec<PlayerId> = [ada].into_iter().chain(robots).collect();
    let setup = app.setup(game, players, &Chosen::default()).unwrap();
    let table = app.start_match(setup, seats, Some(Seed(4))).unwrap();
    table.resize(SURFACE, 1.0).unwrap();
    (app, table)
}

fn games() -> impl Iterator<Item = GameId> {
    GameId::ALL.iter().copied().filter(|game| plays_in_turn(*game))
}

/// Does at the table what the best robot would, whoever is to act.
fn go_on(table: &Table) {
    let game = table.play.seating().game.clone();
    let now = last_stamp(&game.record().entries);
    let entry = match game.state().to_act().iter().next() {
        Some(seat) => Entry::Act { seat, action: empile_bots::advise(&game, seat).unwrap().action, at: now },
        None => Entry::Clock { at: game.state().next_deadline().unwrap() },
    };
    table.play(&serde_json::to_string(&entry).unwrap()).unwrap();
}

fn is_asked(table: &Table) -> bool {
    table.whole().unwrap().may_ask_hint
}

fn marks(table: &Table) -> usize {
    let scene = table.unpainted_scene();
    scene.nodes.iter().filter(|node| matches!(node.art, Some(empile_stage::Art::Trace { .. }))).count()
}

#[test]
fn whoever_practises_is_told_what_the_best_robot_would_do_and_why_and_where() {
    for game in games() {
        let (_app, table) = practice(game);
        let (mut hints, mut marked) = (0, 0);
        for _ in 0..60 {
            if table.result().is_some() {
                break;
            }
            if is_asked(&table) {
                let before = marks(&table);
                let hint = table.hint().unwrap().hint.unwrap();
                for words in [&hint.action, &hint.reason] {
                    assert!(
                        words.ends_with('.') && !words.contains("hint-") && !words.contains("advice-"),
                        "{hint:?}"
                    );
                }
                assert_eq!(hint.reason.matches(". ").count(), 0, "one sentence: {hint:?}");
                assert_eq!(table.whole().unwrap().hint, Some(hint), "whoever looks sees it");
                marked += usize::from(marks(&table) > before);
                hints += 1;
            }
            go_on(&table);
            assert_eq!(table.whole().unwrap().hint, None, "something was done");
        }
        assert!(hints > 3 && marked > 0, "{game:?}: {hints} hints, {marked} with a place");
    }
}

#[test]
fn a_hint_is_gone_when_a_finger_comes_down_and_what_it_marks_stays() {
    let (_app, table) = practice(GameId::CuiBono);
    table.hint().unwrap();
    let marked = marks(&table);
    let touch = |phase, stamp| Touch { pointer: 1, phase, at: Point { x: 1.0, y: 1.0 }, stamp, breadth: 0.0 };
    assert_eq!(table.step(&[touch(Phase::Down, 1), touch(Phase::Up, 2)]).unwrap().hint, None);
    assert!(marked > 0);
    assert_eq!(marks(&table), marked);
}

#[test]
fn the_result_says_that_hints_were_asked_for_also_when_the_match_is_taken_up_again() {
    let (app, table) = practice(GameId::Eintrichtern);
    let mut asked = 0;
    while table.result().is_none() {
        if asked < 2 && is_asked(&table) {
            assert!(table.hint().unwrap().hint.is_some());
            asked += 1;
        }
        go_on(&table);
    }
    let said = Some("Avec 2 conseils de Redoutable".to_owned());
    assert_eq!(table.result().unwrap().with_hints, said);
    let id = table.id();
    drop(table);
    assert_eq!(app.resume_match(id).unwrap().result().unwrap().with_hints, said);
    assert_eq!(app.history(&HistoryFilter::default(), 1, 0).unwrap()[0].with_hints, said);
    assert_eq!(app.hindsight(id).unwrap().with_hints, said);
}

#[test]
fn nobody_is_told_where_a_match_counts_or_on_a_robots_turn_or_after_the_end() {
    let app = Empile::open_in_memory("fr").unwrap().with_time(Arc::new(StandingTime));
    let [ada, bob] = ["Ada", "Bob"].map(|name| app.add_player(name.into(), 0).unwrap().id);
    let setup = || app.setup(GameId::CuiBono, PLAYERS, &Chosen::default()).unwrap();
    let counts = app.start_match(setup(), vec![ada, bob, ROBOTS[0].id], Some(Seed(1))).unwrap();
    let robots_turn = app.start_match(setup(), vec![ROBOTS[1].id, ada, ROBOTS[0].id], Some(Seed(1))).unwrap();
    let (_other, over) = practice(GameId::Eintrichtern);
    while over.result().is_none() {
        go_on(&over);
    }
    for table in [counts, robots_turn, over] {
        let frame = table.hint().unwrap();
        assert_eq!((frame.may_ask_hint, frame.hint), (false, None));
        assert_eq!(app.read_log(|log| log.hints(table.id())).unwrap(), 0);
    }
}

#[test]
fn whoever_plays_while_the_robot_thinks_gets_no_hint_for_what_has_passed() {
    let (app, table) = practice(GameId::CuiBono);
    let thought = table.play.think_of_hint();
    assert!(thought.is_some());
    go_on(&table);
    let frame = table.done(false, |seating, reply| table.play.show_hint(seating, thought, reply)).unwrap();
    assert_eq!(frame.hint, None);
    assert_eq!(app.read_log(|log| log.hints(table.id())).unwrap(), 0);
}
