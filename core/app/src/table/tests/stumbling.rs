//! A panic at a table: it is told in one line, nothing that was played is lost, and the table can be taken up again.

use std::sync::atomic::AtomicBool;

use empile_bots::Level;
use empile_games::{AnyGame, contract::Seats};

use super::*;
use crate::table::Robots;

/// One table for each test: the mind of a robot is a plain function.
static IS_CONFUSED: AtomicBool = AtomicBool::new(true);

fn confused(game: &Match<AnyGame>, seat: Seat, level: Level) -> Option<AnyAction> {
    assert!(!IS_CONFUSED.load(Ordering::Relaxed), "the robot is confused");
    empile_bots::choose(game, seat, level)
}

fn always_confused(_: &Match<AnyGame>, _: Seat, _: Level) -> Option<AnyAction> {
    panic!("the robot is confused")
}

fn with_robot(mind: super::super::robots::Mind, time: Arc<dyn TimeSource>) -> (House, Table) {
    let setup =
        AnySetup::Wurfelmarsch(empile_games::wurfelmarsch::Setup { players: PLAYERS, ..Default::default() });
    let house = House::with(setup);
    let record = house.log.lock().unwrap().load_match(house.id).unwrap().record();
    let game = Match::replay(record).unwrap();
    let stage = Stage::new(game.state(), sitters(), SURFACE);
    let lexicon = Arc::new(Lexicon::new(Language::for_tag("fr")).unwrap());
    let play = Play::new(house.id, game, stage, sitters(), Arc::clone(&house.log), lexicon, time);
    let seats: Seats = [Seat(0)].into_iter().collect();
    let robots = Robots { seats, mind, ..Robots::default() };
    (house, Table::of(play.with_robots(robots)))
}

#[test]
fn a_robot_that_panics_stops_the_table_which_says_so_and_can_be_taken_up_again() {
    in_paused_time(async {
        let (house, table) = with_robot(confused, Arc::new(DeviceTime::default()));
        let (ear, _is_gone) = Ear::new();
        table.play.ears.join(ear.clone());
        let (wakes, woken) = watch::channel(());
        tokio::spawn(drive(Arc::downgrade(&table.play), Arc::clone(&table.play.ears), woken));
        wait(60_000).await;
        assert_eq!(ear.called.load(Ordering::Relaxed), 1, "told once, and not tried for ever");
        let frame = table.news().unwrap();
        let error = frame.error.unwrap();
        assert_eq!(error.code(), "table-stumbled");
        assert!(error.reason().starts_with("La table a trébuché."), "{error}");
        assert!(frame.paused && house.kept().is_empty());

        let frame = table.resume().unwrap();
        wakes.send_replace(());
        assert!(!frame.paused && frame.error.is_none());
        wait(60_000).await;
        let again = table.news().unwrap();
        assert_eq!(again.error.unwrap().code(), "table-stumbled", "it stumbles over the same thing");

        IS_CONFUSED.store(false, Ordering::Relaxed);
        table.resume().unwrap();
        wakes.send_replace(());
        wait(60_000).await;
        assert!(table.news().unwrap().error.is_none());
        assert!(!house.kept().is_empty(), "the robot has moved");
    });
}

#[test]
fn a_table_that_stumbled_can_be_closed_and_opened_as_it_was() {
    let (house, table) = with_robot(always_confused, Arc::new(DeviceTime::default()));
    let before = table.state_json().unwrap();
    assert!(!table.play.tick_by_itself() || house.kept().is_empty());
    drop(table);
    let again = house.table(Arc::new(DeviceTime::default()));
    assert_eq!(again.state_json().unwrap(), before);
    assert!(!again.whole().unwrap().paused);
}

#[test]
fn a_panic_under_a_finger_leaves_the_table_as_the_log_has_it() {
    let house = House::new();
    let table = house.table(Arc::new(HandTime::default()));
    hush(&table, 100);
    let before = table.state_json().unwrap();
    let frame = table
        .done(false, |seating, reply| {
            let half = Entry::Act { seat: Seat(0), action: AnyAction::PiloPilo(Action::Ready), at: 7_000 };
            let _ = seating.game.enter(half, &mut Vec::new());
            seating.game.enter(Entry::Clock { at: 9_000 }, &mut Vec::new()).unwrap();
            reply.narration.push("told before".into());
            panic!("the rules are confused")
        })
        .unwrap();
    assert_eq!(frame.error.unwrap().code(), "table-stumbled");
    assert_eq!(frame.narration, ["told before"]);
    assert!(!frame.paused, "nobody has to take up what goes on");
    assert_eq!(table.state_json().unwrap(), before);
    let touch = Action::Touch { pillow: empile_games::pilo_pilo::Pillow(0) };
    table.play(&entry(0, touch, 150)).unwrap();
    assert_eq!(house.kept().len(), usize::from(PLAYERS) + 1, "and it plays on");
}
