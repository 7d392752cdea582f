//! A match comes to a screen on which a hand would be taken for the one beside it: it waits, and says so.

use std::sync::Arc;

use empile_stage::{COUNTDOWN, Phase, Point, Role, Surface, Touch};

use super::{Empile, GameId, HandTime, House, SURFACE, Table, deadline, hush, muster};
use crate::{BoardSize, MatchSetup};

/// Too small for three.
const WATCH: Surface = Surface { width: 300.0, height: 400.0 };

fn words(table: &Table) -> Vec<String> {
    table.scene().nodes.into_iter().filter_map(|node| node.label).collect()
}

/// From 0 on, so far apart, up to a length.
fn steps(length: f32, apart: u16) -> impl Iterator<Item = f32> {
    (0..u16::MAX).step_by(apart.into()).map(f32::from).take_while(move |step| *step < length)
}

fn tap_everywhere(table: &Table, surface: Surface) {
    let stamp = table.now();
    for x in steps(surface.width, 20) {
        for y in steps(surface.height, 20) {
            let at = Point { x, y };
            let touch = |phase| Touch { pointer: 1, phase, at, stamp, breadth: 0.0 };
            table.step(&[touch(Phase::Down), touch(Phase::Up)]).unwrap();
        }
    }
}

#[test]
fn a_round_that_comes_to_too_small_a_screen_waits_and_goes_on_where_it_was() {
    let time = Arc::new(HandTime::default());
    let house = House::new();
    let table = house.table(time.clone());
    let flip = hush(&table, 0);
    time.pass(flip - 40);
    let kept = house.kept();
    table.resize(WATCH, 1.0).unwrap();
    assert_eq!(words(&table).len(), 2, "it says what to do: {:?}", words(&table));
    assert!(table.scene().nodes.iter().all(|node| node.role == Role::Picture), "nothing can be touched");
    assert_eq!(table.help().unwrap().len(), 1);
    tap_everywhere(&table, WATCH);
    time.pass(60_000);
    table.tick(table.now()).unwrap();
    assert_eq!((deadline(&table), house.kept()), (Some(flip), kept), "nothing falls due, nothing is written");
    assert_eq!(table.play.until_next_deadline(), None);

    table.resize(SURFACE, 1.0).unwrap();
    let now = table.now();
    table.step(&muster::all(&table, Phase::Down, now)).unwrap();
    time.pass(COUNTDOWN + 39);
    table.tick(table.now()).unwrap();
    assert_eq!(deadline(&table), Some(flip), "the time that was left is left still");
    time.pass(1);
    table.tick(table.now()).unwrap();
    assert_ne!(deadline(&table), Some(flip), "the cards are turned");
}

#[test]
fn between_two_rounds_the_board_is_back_as_soon_as_there_is_room() {
    let house = House::new();
    let table = house.table(Arc::new(HandTime::default()));
    let board = words(&table);
    table.resize(WATCH, 1.0).unwrap();
    assert_ne!(words(&table), board);
    table.resize(SURFACE, 1.0).unwrap();
    assert_eq!(words(&table), board);
    hush(&table, 0);
}

#[test]
fn a_match_that_is_opened_on_too_small_a_screen_says_so_at_once_and_a_replay_is_shown_even_there() {
    let app = Empile::open_in_memory("fr").unwrap();
    let seats = ["Ana", "Ben", "Chloé"].map(|name| app.add_player(name.to_owned(), 0).unwrap().id);
    let setup = app.setup(GameId::PiloPilo, 3, &super::Chosen::default()).unwrap();
    let table = app.start_match(setup, seats.to_vec(), None).unwrap();
    table.resize(WATCH, 1.0).unwrap();
    assert!(words(&table).iter().any(|said| said.contains("attend")), "{:?}", words(&table));
    let replay = app.replay(table.id()).unwrap();
    replay.lay_out(WATCH, 1.0);
    let shown = replay.changes(true).unwrap().put;
    assert!(shown.len() > 10, "it is only looked at");
    assert!(shown.iter().all(|node| !node.role.is_touchable()), "nothing there waits for a finger");
}

#[test]
fn the_seats_screen_is_told_what_to_do_instead() {
    let app = Empile::open_in_memory("fr").unwrap();
    let seats: Vec<_> = (0..6).map(|n| app.add_player(format!("P{n}"), n).unwrap().id).collect();
    let told = |game, players: usize, width, height| {
        let setup = MatchSetup { game, options: Vec::new(), rows: None };
        let board = BoardSize { width, height, text_scale: 1.0 };
        let found = app.start_obstacle(setup, seats[..players].to_vec(), 0, Some(board)).unwrap();
        found.map(|refusal| refusal.reason)
    };
    assert_eq!(told(GameId::PiloPilo, 6, 360.0, 592.0), None);
    assert_eq!(
        told(GameId::PilePoils, 4, 300.0, 400.0),
        None,
        "where people take turns nobody is in the way"
    );
    let fewer = told(GameId::PiloPilo, 6, 340.0, 592.0).unwrap();
    assert!(fewer.contains("Jouez à 4 au plus"), "{fewer}");
    let larger = told(GameId::PiloPilo, 3, WATCH.width, WATCH.height).unwrap();
    assert!(larger.contains("tablette"), "{larger}");
}
