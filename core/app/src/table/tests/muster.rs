//! Everyone comes to the table before the time of a match runs.

use std::sync::{Arc, atomic::Ordering};

use empile_games::{
    AnySetup,
    contract::{Entry, Millis},
    raffzahn,
};
use empile_stage::{COUNTDOWN, Cue, NodeId, Phase, Point, Role, Scene, Stage, Surface, Touch};
use tokio::sync::watch;

use super::{
    DeviceTime, Ear, HandTime, House, SURFACE, StandingTime, Table, clocks, deadline, drive, hush,
    in_paused_time, sitters, wait,
};

fn scene(table: &Table) -> Scene {
    table.play.seating().stage.scene().clone()
}

fn is_mustering(table: &Table) -> bool {
    table.play.seating().stage.is_mustering()
}

/// The middle of everyone's zone.
fn zones(table: &Table) -> Vec<Point> {
    let is_zone = |role| matches!(role, Role::Choice { .. });
    scene(table).nodes.iter().filter(|node| is_zone(node.role)).map(|node| node.area.centre()).collect()
}

fn touch(pointer: usize, phase: Phase, at: Point, stamp: Millis) -> Touch {
    Touch { pointer: pointer as u64, phase, at, stamp, breadth: 0.0 }
}

/// A finger of everyone does this.
pub(super) fn all(table: &Table, phase: Phase, stamp: Millis) -> Vec<Touch> {
    zones(table).into_iter().enumerate().map(|(finger, at)| touch(finger, phase, at, stamp)).collect()
}

/// Everyone holds the own zone until the match begins.
fn begin(table: &Table) {
    let now = table.now();
    table.step(&all(table, Phase::Down, now)).unwrap();
    table.tick(now + COUNTDOWN).unwrap();
    assert!(!is_mustering(table));
}

fn raffzahn() -> House {
    House::with(AnySetup::Raffzahn(raffzahn::Setup::default()))
}

fn in_match(table: &Table) -> Millis {
    let seating = table.play.seating();
    seating.clock.in_match(seating.clock.now(&*table.play.time))
}

#[test]
fn the_clock_of_a_match_begins_when_everyone_has_held_the_own_zone_and_it_was_counted_down() {
    let time = Arc::new(HandTime::default());
    let house = raffzahn();
    let table = house.table(time.clone());
    time.pass(5_000);
    assert_eq!(in_match(&table), 0, "nobody has come yet");
    let reply = table.step(&all(&table, Phase::Down, table.now())).unwrap();
    assert_eq!(reply.cues, [Cue::Counted]);
    time.pass(COUNTDOWN - 1);
    assert_eq!(table.tick(table.now()).unwrap().cues, [Cue::Counted; 2]);
    assert!(is_mustering(&table));
    time.pass(1);
    assert_eq!(table.tick(table.now()).unwrap().cues, [Cue::Begun]);
    assert!(!is_mustering(&table));
    assert_eq!(in_match(&table), 0);
    time.pass(40);
    assert_eq!(in_match(&table), 40);
    assert!(house.kept().is_empty(), "coming to the table is no part of the match");
}

/// Where the die lies that begins a match of Raffzahn.
fn die_to_throw(table: &Table) -> Point {
    let board = Stage::new(table.play.seating().game.state(), sitters(), SURFACE);
    board.scene().node(NodeId(3)).unwrap().area.centre()
}

fn tap(table: &Table, finger: usize, at: Point, stamp: Millis) {
    table.step(&[Phase::Down, Phase::Up].map(|phase| touch(finger, phase, at, stamp))).unwrap();
}

#[test]
fn no_touch_reaches_the_game_before_everyone_is_there() {
    let house = raffzahn();
    let table = house.table(Arc::new(HandTime::default()));
    let die = die_to_throw(&table);
    tap(&table, 9, die, 0);
    table.step(&all(&table, Phase::Down, 10)).unwrap();
    tap(&table, 9, die, 20);
    assert!(is_mustering(&table) && house.kept().is_empty());
    table.tick(10 + COUNTDOWN).unwrap();
    tap(&table, 9, die, 10 + COUNTDOWN);
    assert!(matches!(house.kept()[..], [Entry::Act { at: 0, .. }]), "{:?}", house.kept());
}

#[test]
fn fingers_that_are_down_when_the_match_begins_do_nothing_until_they_come_down_again() {
    let house = raffzahn();
    let table = house.table(Arc::new(HandTime::default()));
    begin(&table);
    let die = die_to_throw(&table);
    table.step(&[touch(0, Phase::Move, die, COUNTDOWN), touch(0, Phase::Up, die, COUNTDOWN)]).unwrap();
    assert!(house.kept().is_empty());
    tap(&table, 0, die, COUNTDOWN + 1);
    assert_eq!(house.kept().len(), 1);
}

#[test]
fn a_touch_that_was_made_before_the_board_appeared_and_is_heard_after_counts_from_its_beginning() {
    let house = raffzahn();
    let table = house.table(Arc::new(HandTime::default()));
    begin(&table);
    tap(&table, 9, die_to_throw(&table), COUNTDOWN - 30);
    assert!(matches!(house.kept()[..], [Entry::Act { at: 0, .. }]), "{:?}", house.kept());
}

#[test]
fn a_match_resumed_in_the_middle_of_a_round_keeps_the_time_that_was_left() {
    let time = Arc::new(HandTime::default());
    let house = House::new();
    let table = house.table(time.clone());
    assert!(!is_mustering(&table), "each round begins with every hand on its pile");
    let flip = hush(&table, 0);
    time.pass(flip - 40);
    table.pause().unwrap();
    table.resume().unwrap();
    assert!(is_mustering(&table));
    time.pass(60_000);
    table.tick(table.now()).unwrap();
    assert_eq!(deadline(&table), Some(flip), "nothing falls due while they come");
    begin(&table);
    time.pass(COUNTDOWN + 39);
    table.tick(table.now()).unwrap();
    assert!(clocks(&house.kept()).is_empty());
    time.pass(1);
    table.tick(table.now()).unwrap();
    assert_eq!(clocks(&house.kept()), [flip]);
}

#[test]
fn a_round_that_was_left_open_waits_for_everyone_when_the_match_is_opened_again() {
    let time = Arc::new(HandTime::default());
    let house = House::new();
    let flip = hush(&house.table(time.clone()), 4_000);
    let table = house.table(time.clone());
    assert_eq!((is_mustering(&table), table.now(), in_match(&table)), (true, 4_000, 4_000));
    time.pass(700);
    begin(&table);
    time.pass(COUNTDOWN);
    assert_eq!(in_match(&table), 4_000);
    table.tick(flip + 700 + COUNTDOWN - 1).unwrap();
    assert!(clocks(&house.kept()).is_empty());
    table.tick(flip + 700 + COUNTDOWN).unwrap();
    assert_eq!(clocks(&house.kept()), [flip]);
}

#[test]
fn a_pause_takes_the_fingers_away_and_everyone_comes_again() {
    let time = Arc::new(HandTime::default());
    let table = raffzahn().table(time.clone());
    let empty = scene(&table);
    table.step(&all(&table, Phase::Down, 0)).unwrap();
    time.pass(COUNTDOWN / 2);
    table.pause().unwrap();
    time.pass(60_000);
    table.resume().unwrap();
    assert_eq!(scene(&table), empty);
    table.tick(table.now() + COUNTDOWN).unwrap();
    assert!(is_mustering(&table), "the count begins anew");
    begin(&table);
}

#[test]
fn a_screen_that_turns_takes_fingers_away_but_calls_nobody_again_once_the_match_runs() {
    let table = raffzahn().table(Arc::new(HandTime::default()));
    let turned = Surface { width: SURFACE.height, height: SURFACE.width };
    table.step(&all(&table, Phase::Down, 0)).unwrap();
    table.resize(turned, 1.0).unwrap();
    table.tick(COUNTDOWN).unwrap();
    assert!(is_mustering(&table));
    begin(&table);
    table.resize(SURFACE, 1.0).unwrap();
    assert!(!is_mustering(&table));
}

#[test]
fn where_time_stands_still_it_is_counted_by_touches() {
    let house = raffzahn();
    let table = house.table(Arc::new(StandingTime));
    table.step(&all(&table, Phase::Down, 30)).unwrap();
    assert_eq!(table.play.until_next_deadline(), None);
    let die = die_to_throw(&table);
    let lifts = all(&table, Phase::Up, 30 + COUNTDOWN);
    let reply = table.step(&lifts).unwrap();
    assert_eq!(reply.cues, [Cue::Counted, Cue::Counted, Cue::Begun]);
    tap(&table, 0, die, 30 + COUNTDOWN + 5);
    assert!(matches!(house.kept()[..], [Entry::Act { at: 5, .. }]), "{:?}", house.kept());
}

#[test]
fn help_says_what_to_do_before_the_board_appears() {
    let table = raffzahn().table(Arc::new(HandTime::default()));
    let rules: Vec<_> = table.help().unwrap().iter().map(|line| line.rule.clone()).collect();
    assert_eq!(rules, ["table.muster"; 2]);
    begin(&table);
    assert!(table.help().unwrap().iter().all(|line| line.rule.starts_with("raffzahn.")));
}

#[test]
fn the_driver_wakes_for_every_number_and_tells_the_listener() {
    in_paused_time(async {
        let table = raffzahn().table(Arc::new(DeviceTime::default()));
        let (ear, _is_gone) = Ear::new();
        let (wakes, woken) = watch::channel(());
        table.play.ears.join(ear.clone());
        tokio::spawn(drive(Arc::downgrade(&table.play), Arc::clone(&table.play.ears), woken));
        wait(10_000).await;
        assert_eq!(ear.called.load(Ordering::Relaxed), 0, "it sleeps until everyone is there");
        table.step(&all(&table, Phase::Down, table.now())).unwrap();
        wakes.send_replace(());
        wait(COUNTDOWN + 5).await;
        assert_eq!(ear.called.load(Ordering::Relaxed), 3);
        assert_eq!(table.news().unwrap().cues, [Cue::Counted, Cue::Counted, Cue::Begun]);
        wait(10_000).await;
        assert_eq!(ear.called.load(Ordering::Relaxed), 3);
    });
}
