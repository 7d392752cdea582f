//! A game against the clock, at a table whose time the test moves.

use std::sync::{
    Arc, Mutex,
    atomic::{AtomicU64, AtomicUsize, Ordering},
    mpsc,
};

use empile_campaign::{Log, MatchId, NewMatch, NewPlayer, ROBOTS};
use empile_games::{
    AnyAction, AnySetup, GameId,
    contract::{Entry, Game, Match, Millis, Seat, Seed},
    pilo_pilo::{Action, HUSH_MS, Setup, Timing},
};
use empile_reference::{Language, Lexicon};
use empile_stage::{COUNTDOWN, Phase, Point, Sitter, Stage, Surface, Touch};
use tokio::sync::watch;

use super::{DeviceTime, Play, StandingTime, Table, TableListener, TimeSource, UndoNeed, driver::drive};
use crate::{Chosen, Empile};

mod cramped;
mod frames;
mod hints;
mod muster;
mod stumbling;
mod turns;

const SURFACE: Surface = Surface { width: 400.0, height: 720.0 };
const PLAYERS: u8 = 3;

#[derive(Default)]
struct HandTime(AtomicU64);

impl HandTime {
    fn pass(&self, more: Millis) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }
}

impl TimeSource for HandTime {
    fn now(&self) -> Millis {
        self.0.load(Ordering::Relaxed)
    }
}

/// A log with a match about to begin.
struct House {
    log: Arc<Mutex<Log>>,
    id: MatchId,
}

fn pilo_pilo() -> AnySetup {
    AnySetup::PiloPilo(Setup { players: PLAYERS, apprentices: false, timing: Timing::default() })
}

fn sitters() -> Vec<Sitter> {
    Seat::all(PLAYERS).map(|seat| Sitter { name: seat.0.to_string(), colour: seat.0 }).collect()
}

impl House {
    fn new() -> House {
        House::with(pilo_pilo())
    }

    fn with(setup: AnySetup) -> House {
        let mut log = Log::open_in_memory().unwrap();
        let seats = Seat::all(PLAYERS)
            .map(|seat| {
                log.add_player(NewPlayer { name: format!("Place {}", seat.0), colour: seat.0 }).unwrap().id
            })
            .collect();
        let new = NewMatch { campaign: log.default_campaign(), setup, seed: Seed(1), seats };
        let id = log.start_match(new).unwrap();
        House { log: Arc::new(Mutex::new(log)), id }
    }

    /// The table, opened for the first time or again.
    fn table(&self, time: Arc<dyn TimeSource>) -> Table {
        let record = self.log.lock().unwrap().load_match(self.id).unwrap().record();
        let game = Match::replay(record).unwrap();
        let stage = Stage::new(game.state(), sitters(), SURFACE);
        let lexicon = Arc::new(Lexicon::new(Language::for_tag("fr")).unwrap());
        Table::of(Play::new(self.id, game, stage, sitters(), Arc::clone(&self.log), lexicon, time))
    }

    fn kept(&self) -> Vec<Entry<AnyAction>> {
        self.log.lock().unwrap().load_match(self.id).unwrap().entries
    }
}

fn entry(seat: u8, action: Action, at: Millis) -> String {
    let entry = Entry::Act { seat: Seat(seat), action: AnyAction::PiloPilo(action), at };
    serde_json::to_string(&entry).unwrap()
}

/// All hands on the piles: everyone waits for the flip.
fn hush(table: &Table, at: Millis) -> Millis {
    for seat in 0..PLAYERS {
        table.play(&entry(seat, Action::Ready, at)).unwrap();
    }
    deadline(table).unwrap()
}

fn deadline(table: &Table) -> Option<Millis> {
    table.play.seating().game.state().next_deadline()
}

fn clocks(entries: &[Entry<AnyAction>]) -> Vec<Millis> {
    let clock = |entry: &Entry<AnyAction>| match entry {
        Entry::Clock { at } => Some(*at),
        Entry::Act { .. } => None,
    };
    entries.iter().filter_map(clock).collect()
}

#[test]
fn where_time_stands_still_only_touches_let_it_pass() {
    let table = House::new().table(Arc::new(StandingTime));
    let flip = hush(&table, 10);
    assert_eq!(table.play.until_next_deadline(), None, "nobody waits for what never comes by itself");
    let nowhere =
        |stamp| Touch { pointer: 1, phase: Phase::Down, at: Point { x: -1.0, y: -1.0 }, stamp, breadth: 0.0 };
    table.step(&[nowhere(flip - 1)]).unwrap();
    assert_eq!((deadline(&table), table.now()), (Some(flip), flip - 1));
    table.step(&[nowhere(flip)]).unwrap();
    assert_ne!(deadline(&table), Some(flip));
    table.pause().unwrap();
    table.resume().unwrap();
    assert_eq!(table.now(), flip);
}

#[test]
fn time_begins_with_the_match_and_stands_still_while_the_table_is_paused() {
    let time = Arc::new(HandTime::default());
    time.pass(5_000);
    let table = House::new().table(time.clone());
    assert_eq!(table.now(), 0);
    time.pass(300);
    table.pause().unwrap();
    time.pass(60_000);
    assert_eq!(table.now(), 300);
    table.pause().unwrap();
    table.resume().unwrap();
    time.pass(20);
    table.resume().unwrap();
    assert_eq!(table.now(), 320);
}

#[test]
fn a_table_opened_again_goes_on_at_the_last_stamp_of_its_record() {
    let house = House::new();
    let time = Arc::new(HandTime::default());
    let table = house.table(time.clone());
    time.pass(4_200);
    hush(&table, 4_000);
    drop(table);
    time.pass(86_400_000);
    let table = house.table(time.clone());
    assert_eq!(table.now(), 4_000);
    time.pass(7);
    assert_eq!(table.now(), 4_007);
}

#[test]
fn a_tick_closes_what_is_due_and_the_log_has_it_at_once() {
    let house = House::new();
    let table = house.table(Arc::new(HandTime::default()));
    let flip = hush(&table, 100);
    let before = table.state_json().unwrap();
    table.tick(flip - 1).unwrap();
    assert_eq!((table.state_json().unwrap(), clocks(&house.kept())), (before.clone(), vec![]));
    table.tick(flip + 3).unwrap();
    assert_ne!(table.state_json().unwrap(), before);
    assert_eq!(clocks(&house.kept()), [flip + 3], "the cards were seen when the clock came to it");
}

#[test]
fn what_the_log_cannot_keep_of_the_clock_did_not_happen() {
    let house = House::new();
    let table = house.table(Arc::new(HandTime::default()));
    let flip = hush(&table, 100);
    let before = table.state_json().unwrap();
    house.log.lock().unwrap().abandon_match(house.id).unwrap();
    assert_eq!(table.tick(flip).unwrap_err().code(), "log-match-abandoned");
    assert_eq!(table.state_json().unwrap(), before);
}

#[test]
fn a_touch_after_a_deadline_finds_it_closed_and_one_before_it_does_not() {
    let house = House::new();
    let table = house.table(Arc::new(HandTime::default()));
    let flip = hush(&table, 100);
    let touch = Action::Touch { pillow: empile_games::pilo_pilo::Pillow(0) };
    table.play(&entry(0, touch, flip - 1)).unwrap();
    assert!(clocks(&house.kept()).is_empty());
    table.play(&entry(1, touch, flip)).unwrap();
    assert_eq!(clocks(&house.kept()), [flip]);
    assert_eq!(house.kept().len(), usize::from(PLAYERS) + 3);
}

#[test]
fn touches_are_heard_in_the_order_of_their_stamps_each_after_what_was_due_before_it() {
    let house = House::new();
    let table = house.table(Arc::new(HandTime::default()));
    let flip = hush(&table, 100);
    let corner =
        |phase, stamp| Touch { pointer: 1, phase, at: Point { x: 0.5, y: 0.5 }, stamp, breadth: 0.0 };
    table.step(&[corner(Phase::Down, flip - 1)]).unwrap();
    assert!(clocks(&house.kept()).is_empty());
    let over = flip + 60_000;
    table.step(&[corner(Phase::Down, over), corner(Phase::Cancel, flip - 1)]).unwrap();
    let closed = clocks(&house.kept());
    assert_eq!(closed[0], flip);
    assert_eq!(closed.len(), 2, "the flip, then the end of the round: {closed:?}");
    assert!(closed[1] < over, "closed when it was due, not when the finger came");
}

#[test]
fn a_touch_that_comes_late_is_heard_late_and_the_game_decides() {
    let house = House::new();
    let table = house.table(Arc::new(HandTime::default()));
    let flip = hush(&table, 100);
    table.tick(flip).unwrap();
    let touch = Action::Touch { pillow: empile_games::pilo_pilo::Pillow(0) };
    table.play(&entry(0, touch, flip - 5)).unwrap();
    assert!(matches!(house.kept().last(), Some(Entry::Act { at, .. }) if *at == flip - 5));
    let refused = table.play(&entry(1, touch, 99)).unwrap_err();
    assert_eq!(refused.code(), "too-late");
}

#[test]
fn nothing_is_taken_back_where_everyone_plays_at_once() {
    let house = House::new();
    let table = house.table(Arc::new(HandTime::default()));
    hush(&table, 100);
    assert_eq!(table.undo_need(), UndoNeed::NothingToUndo);
    assert_eq!(table.undo(true).unwrap_err().code(), "no-undo-in-real-time");
    assert_eq!(house.kept().len(), usize::from(PLAYERS));
}

/// Counts how often it was called, and says when it is dropped.
struct Ear {
    called: AtomicUsize,
    gone: mpsc::Sender<()>,
}

impl Ear {
    fn new() -> (Arc<Ear>, mpsc::Receiver<()>) {
        let (gone, is_gone) = mpsc::channel();
        (Arc::new(Ear { called: AtomicUsize::new(0), gone }), is_gone)
    }
}

impl TableListener for Ear {
    fn changed(&self) -> bool {
        self.called.fetch_add(1, Ordering::Relaxed);
        true
    }
}

impl Drop for Ear {
    fn drop(&mut self) {
        let _ = self.gone.send(());
    }
}

/// Runs in time that jumps from one deadline to the next.
fn in_paused_time(test: impl Future<Output = ()>) {
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build().unwrap();
    runtime.block_on(test);
}

async fn wait(millis: Millis) {
    tokio::time::sleep(std::time::Duration::from_millis(millis)).await;
}

#[test]
fn the_driver_sleeps_until_the_deadline_and_tells_the_listener_to_pull() {
    in_paused_time(async {
        let house = House::new();
        let table = house.table(Arc::new(DeviceTime::default()));
        let (ear, _is_gone) = Ear::new();
        let (wakes, woken) = watch::channel(());
        table.play.ears.join(ear.clone());
        tokio::spawn(drive(Arc::downgrade(&table.play), Arc::clone(&table.play.ears), woken));
        wait(1_000).await;
        assert_eq!(ear.called.load(Ordering::Relaxed), 0, "nothing is due before the first hand");
        let flip = hush(&table, table.now());
        wakes.send_replace(());
        wait(flip - table.now() - 1).await;
        assert_eq!(ear.called.load(Ordering::Relaxed), 0);
        wait(2).await;
        assert_eq!(ear.called.load(Ordering::Relaxed), 1);
        assert_eq!(clocks(&house.kept()), [flip]);
        assert!(!table.news().unwrap().cues.is_empty());
        assert!(table.news().unwrap().cues.is_empty(), "what was pulled is not told again");
    });
}

#[test]
fn the_driver_waits_while_the_table_is_paused() {
    in_paused_time(async {
        let house = House::new();
        let table = house.table(Arc::new(DeviceTime::default()));
        let (ear, _is_gone) = Ear::new();
        let (wakes, woken) = watch::channel(());
        hush(&table, 0);
        table.pause().unwrap();
        table.play.ears.join(ear.clone());
        tokio::spawn(drive(Arc::downgrade(&table.play), Arc::clone(&table.play.ears), woken));
        wait(60_000).await;
        assert_eq!(ear.called.load(Ordering::Relaxed), 0);
        table.resume().unwrap();
        table.step(&muster::all(&table, Phase::Down, table.now())).unwrap();
        wakes.send_replace(());
        wait(COUNTDOWN + HUSH_MS.end()).await;
        assert_eq!(clocks(&house.kept()).len(), 1);
    });
}

#[test]
fn the_driver_tries_again_when_the_log_could_not_be_written() {
    in_paused_time(async {
        let house = House::new();
        let table = house.table(Arc::new(DeviceTime::default()));
        let (ear, _is_gone) = Ear::new();
        let (_wakes, woken) = watch::channel(());
        hush(&table, 0);
        house.log.lock().unwrap().abandon_match(house.id).unwrap();
        table.play.ears.join(ear.clone());
        tokio::spawn(drive(Arc::downgrade(&table.play), Arc::clone(&table.play.ears), woken));
        wait(HUSH_MS.end() + 3_500).await;
        let tries = ear.called.load(Ordering::Relaxed);
        assert!((3..=6).contains(&tries), "{tries} tries, one a second");
        assert_eq!(table.news().unwrap().error.unwrap().code(), "log-match-abandoned");
    });
}

#[test]
fn the_driver_lets_a_robot_move_in_its_time_and_sleeps_on_a_persons_turn() {
    in_paused_time(async {
        let app = Empile::open_in_memory("fr").unwrap().with_time(Arc::new(DeviceTime::default()));
        let ada = app.add_player("Ada".into(), 0).unwrap().id;
        let setup = app.setup(GameId::Wurfelmarsch, PLAYERS, &Chosen::default()).unwrap();
        let seats = vec![ROBOTS[0].id, ROBOTS[1].id, ada];
        let table = app.start_match(setup, seats, Some(Seed(1))).unwrap();
        let (ear, _is_gone) = Ear::new();
        let (_wakes, woken) = watch::channel(());
        table.play.ears.join(ear.clone());
        tokio::spawn(drive(Arc::downgrade(&table.play), Arc::clone(&table.play.ears), woken));
        wait(600_000).await;
        let moves = table.play.seating().game.record().entries.clone();
        let seats: Vec<u8> = moves
            .iter()
            .filter_map(|entry| match entry {
                Entry::Act { seat, .. } => Some(seat.0),
                Entry::Clock { .. } => None,
            })
            .collect();
        assert!(seats.contains(&0) && seats.contains(&1) && !seats.contains(&2), "{seats:?}");
        assert_eq!(
            ear.called.load(Ordering::Relaxed),
            moves.len(),
            "told of every move, and of nothing else"
        );
        assert_eq!(table.play.seating().unheard.taken, moves.len());
        assert_eq!(table.play.until_next_deadline(), None, "nobody but Ada can move now");
    });
}

#[test]
fn the_driver_ends_with_its_table() {
    in_paused_time(async {
        let table = House::new().table(Arc::new(DeviceTime::default()));
        let (ear, _is_gone) = Ear::new();
        let (wakes, woken) = watch::channel(());
        table.play.ears.join(ear);
        let driver = tokio::spawn(drive(Arc::downgrade(&table.play), Arc::clone(&table.play.ears), woken));
        wait(1).await;
        drop((table, wakes));
        driver.await.unwrap();
    });
}

#[test]
fn a_table_that_is_dropped_leaves_no_thread_behind() {
    let table = House::new().table(Arc::new(DeviceTime::default()));
    let (ear, is_gone) = Ear::new();
    table.listen(ear).unwrap();
    hush(&table, 0);
    drop(table);
    // The thread owns the ear: it is dropped when the thread ends.
    assert_eq!(is_gone.recv(), Ok(()));
}

/// A view that is gone, and one that breaks.
struct Gone;
struct Broken;

impl TableListener for Gone {
    fn changed(&self) -> bool {
        false
    }
}

impl TableListener for Broken {
    fn changed(&self) -> bool {
        panic!("the view is broken")
    }
}

#[test]
fn whoever_is_gone_without_a_word_or_breaks_is_told_once_and_no_more() {
    let table = House::new().table(Arc::new(DeviceTime::default()));
    let (ear, _is_gone) = Ear::new();
    table.listen(Arc::new(Gone)).unwrap();
    table.listen(Arc::new(Broken)).unwrap();
    table.listen(ear.clone()).unwrap();
    for _ in 0..3 {
        table.step(&[]).unwrap();
    }
    assert_eq!(ear.called.load(Ordering::Relaxed), 1, "then it is alone, and knows what it did");
}

#[test]
fn several_listen_at_once_until_each_has_enough() {
    let table = House::new().table(Arc::new(DeviceTime::default()));
    let ((first, first_is_gone), (second, second_is_gone)) = (Ear::new(), Ear::new());
    let heard = |ear: &Ear| ear.called.load(Ordering::Relaxed);
    let first_ear = table.listen(first.clone()).unwrap();
    table.step(&[]).unwrap();
    assert_eq!(heard(&first), 0, "whoever did it knows of it");
    let second_ear = table.listen(second.clone()).unwrap();
    table.step(&[]).unwrap();
    assert_eq!((heard(&first), heard(&second)), (1, 1), "another view would not");
    table.stop_listening(first_ear).unwrap();
    drop(first);
    assert_eq!(first_is_gone.recv(), Ok(()));
    assert!(table.driver().is_some(), "somebody still listens");
    table.stop_listening(second_ear).unwrap();
    drop(second);
    assert_eq!(second_is_gone.recv(), Ok(()), "the thread has gone, too");
    assert!(table.driver().is_none());
}
