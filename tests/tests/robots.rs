//! Robots at a table, as a shell has them: they move by themselves, at their pace, and on nobody else's turn.

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

use empile_app::{Chosen, Empile, ResultStanding, RobotInfo, RobotPace, Table, TimeSource, UndoNeed};
use empile_campaign::{HistoryFilter, PlayerId};
use empile_games::{
    AnyAction, AnyGame, GameId,
    contract::{Choices, Entry, Game, Millis, Record, Seat, Seed},
};
use empile_stage::{Phase, Point, Surface, Touch};

/// A clock that the test moves.
#[derive(Default)]
struct HandTime(AtomicU64);

impl TimeSource for HandTime {
    fn now(&self) -> Millis {
        self.0.load(Ordering::Relaxed)
    }
}

struct House {
    app: Empile,
    time: Arc<HandTime>,
}

impl House {
    fn new() -> House {
        let time = Arc::new(HandTime::default());
        let app = Empile::open_in_memory("fr").unwrap().with_time(time.clone());
        House { app, time }
    }

    fn person(&self, name: &str) -> PlayerId {
        self.app.add_player(name.into(), 0).unwrap().id
    }

    fn robot(&self, number: usize) -> PlayerId {
        self.app.robots().unwrap()[number].usual().unwrap().id
    }

    fn table(&self, game: GameId, seats: Vec<PlayerId>, seed: u64) -> Arc<Table> {
        let setup = self.app.setup(game, seats.len() as u8, &Chosen::default()).unwrap();
        self.app.start_match(setup, seats, Some(Seed(seed))).unwrap()
    }

    /// Lets time pass, and the table notice it.
    fn wait(&self, table: &Table, millis: Millis) {
        self.time.0.fetch_add(millis, Ordering::Relaxed);
        table.tick(table.now()).unwrap();
    }

    /// Plays on until the match is over, or so many entries are written.
    fn play_on(&self, table: &Table, robots: &[Seat], most: usize) {
        while table.result().is_none() && entries(table).len() < most {
            let to_act = state(table).to_act();
            if to_act.iter().any(|seat| !robots.contains(&seat)) {
                move_as_person(table);
            } else {
                self.wait(table, 5_000);
            }
        }
    }
}

fn state(table: &Table) -> AnyGame {
    serde_json::from_str(&table.state_json().unwrap()).unwrap()
}

/// A person makes the first move there is.
fn move_as_person(table: &Table) {
    let state = state(table);
    let seat = state.to_act().iter().next().unwrap();
    let action = state.legal(seat).nth(0).unwrap();
    let entry: Entry<AnyAction> = Entry::Act { seat, action, at: table.now() };
    table.play(&serde_json::to_string(&entry).unwrap()).unwrap();
}

fn entries(table: &Table) -> Vec<Entry<AnyAction>> {
    let record: Record<AnyGame> = serde_json::from_str(&table.record_json().unwrap()).unwrap();
    record.entries
}

fn taps_all_over(surface: Surface, stamp: Millis) -> Vec<Touch> {
    let across = (0..20).flat_map(|row| (0..20).map(move |column| (row, column)));
    across
        .flat_map(|(row, column)| {
            let at = Point {
                x: surface.width * (column as f32 + 0.5) / 20.0,
                y: surface.height * (row as f32 + 0.5) / 20.0,
            };
            [Phase::Down, Phase::Up].map(|phase| Touch { pointer: 1, phase, at, stamp, breadth: 0.0 })
        })
        .collect()
}

#[test]
fn a_robot_moves_when_people_have_had_time_to_look_and_not_before() {
    for (pace, millis) in [(RobotPace::Calm, 2_000), (RobotPace::Usual, 1_100), (RobotPace::Brisk, 500)] {
        let house = House::new();
        house.app.set_robot_pace(pace).unwrap();
        let ada = house.person("Ada");
        let table = house.table(GameId::PilePoils, vec![house.robot(0), ada], 1);
        house.wait(&table, millis - 1);
        assert!(entries(&table).is_empty(), "{pace:?}");
        house.wait(&table, 1);
        assert_eq!(entries(&table).len(), 1, "{pace:?}");
        house.wait(&table, millis - 1);
        assert_eq!(entries(&table).len(), 1, "{pace:?}: every move takes its time");
    }
}

#[test]
fn another_pace_holds_at_a_table_that_is_open() {
    let house = House::new();
    house.app.set_robot_pace(RobotPace::Calm).unwrap();
    let ada = house.person("Ada");
    let table = house.table(GameId::PilePoils, vec![house.robot(0), ada], 1);
    house.wait(&table, 600);
    assert!(entries(&table).is_empty());
    house.app.set_robot_pace(RobotPace::Brisk).unwrap();
    house.wait(&table, 0);
    assert_eq!(entries(&table).len(), 1);
}

#[test]
fn robots_wait_while_the_table_is_paused() {
    let house = House::new();
    let ada = house.person("Ada");
    let table = house.table(GameId::PilePoils, vec![house.robot(0), ada], 1);
    table.pause().unwrap();
    house.wait(&table, 60_000);
    assert!(entries(&table).is_empty());
    table.resume().unwrap();
    house.wait(&table, 5_000);
    assert_eq!(entries(&table).len(), 1);
}

#[test]
fn nobody_can_touch_anything_on_a_robots_turn_and_everybody_can_on_their_own() {
    let surface = Surface { width: 400.0, height: 720.0 };
    for game in GameId::ALL.iter().copied().filter(|game| empile_bots::plays_in_turn(*game)) {
        let house = House::new();
        let ada = house.person("Ada");
        let mut seats = vec![house.robot(0), ada];
        seats.extend((seats.len() < usize::from(*game.descriptor().players.start())).then(|| house.robot(1)));
        let table = house.table(game, seats, 3);
        table.resize(surface, 1.0).unwrap();
        assert!(table.scene().nodes.iter().all(|node| !node.role.is_touchable()), "{game:?}");
        table.step(&taps_all_over(surface, 10)).unwrap();
        assert!(entries(&table).is_empty(), "{game:?}: a touch moved for the robot");
        let help = table.help().unwrap();
        assert!(help.len() == 1 && help[0].text.contains("Robot"), "{game:?}: {help:?}");
        while state(&table).to_act().contains(Seat(0)) || state(&table).to_act().is_empty() {
            house.wait(&table, 5_000);
        }
        assert!(table.scene().nodes.iter().any(|node| node.role.is_touchable()), "{game:?}");
    }
}

#[test]
fn where_a_robot_thinks_the_board_says_so() {
    let house = House::new();
    let ada = house.person("Ada");
    let table = house.table(GameId::PilePoils, vec![house.robot(0), ada], 1);
    let texts = |table: &Table| -> Vec<String> {
        table.scene().nodes.into_iter().filter_map(|node| node.text.map(|text| text.text)).collect()
    };
    assert!(texts(&table).contains(&"Robot Pelote réfléchit…".to_owned()), "{:?}", texts(&table));
    while state(&table).to_act().contains(Seat(0)) {
        house.wait(&table, 5_000);
    }
    assert!(texts(&table).iter().all(|text| !text.contains("réfléchit")));
}

#[test]
fn taking_a_move_back_takes_back_what_robots_made_of_it_and_they_would_do_it_again() {
    let house = House::new();
    let ada = house.person("Ada");
    let seats = vec![ada, house.robot(0), house.robot(1)];
    let table = house.table(GameId::Wurfelmarsch, seats, 5);
    assert_eq!(table.undo_need(), UndoNeed::NothingToUndo);
    let before = table.state_json().unwrap();
    move_as_person(&table);
    assert_ne!(table.undo_need(), UndoNeed::NothingToUndo);
    while !state(&table).to_act().contains(Seat(0)) {
        house.wait(&table, 5_000);
    }
    let after = entries(&table);
    assert!(after.len() >= 3, "both robots have moved: {after:?}");
    assert_eq!(table.undo_need(), UndoNeed::Consent);
    assert_eq!(table.undo(false).unwrap_err().code(), "consent-needed");
    assert_eq!(entries(&table), after, "a refusal takes nothing back");
    table.undo(true).unwrap();
    assert_eq!(table.state_json().unwrap(), before);
    assert_eq!(table.undo_need(), UndoNeed::NothingToUndo);
    assert_eq!(table.undo(true).unwrap_err().code(), "nothing-to-undo");
    move_as_person(&table);
    while !state(&table).to_act().contains(Seat(0)) {
        house.wait(&table, 5_000);
    }
    let actions = |entries: Vec<Entry<AnyAction>>| -> Vec<(Seat, AnyAction)> {
        let act = |entry| match entry {
            Entry::Act { seat, action, .. } => Some((seat, action)),
            Entry::Clock { .. } => None,
        };
        entries.into_iter().filter_map(act).collect()
    };
    assert_eq!(actions(entries(&table)), actions(after));
}

#[test]
fn what_a_robot_opened_is_not_a_persons_to_take_back() {
    let house = House::new();
    let ada = house.person("Ada");
    let table = house.table(GameId::PilePoils, vec![house.robot(0), ada], 1);
    house.wait(&table, 5_000);
    assert_eq!(entries(&table).len(), 1);
    assert_eq!(table.undo_need(), UndoNeed::NothingToUndo);
    assert_eq!(table.undo(true).unwrap_err().code(), "nothing-to-undo");
}

#[test]
fn a_match_against_robots_can_be_left_taken_up_and_played_to_its_end_as_practice() {
    let house = House::new();
    let ada = house.person("Ada");
    let seats = vec![ada, house.robot(0), house.robot(1)];
    let robots = [Seat(1), Seat(2)];
    let table = house.table(GameId::Abquetschen, seats, 7);
    let id = table.id();
    house.play_on(&table, &robots, 12);
    drop(table);
    let table = house.app.resume_match(id).unwrap();
    house.play_on(&table, &robots, usize::MAX);
    assert!(table.result().is_some());
    let history = house.app.history(&HistoryFilter::default(), 10, 0).unwrap();
    assert_eq!(history.len(), 1);
    assert_eq!(history[0].standing, ResultStanding::Practice);
    let names: Vec<&str> = history[0].places.iter().map(|place| place.player.name.as_str()).collect();
    assert!(names.contains(&"Ada") && names.contains(&"Robot Moka"), "{names:?}");
    assert!(house.app.standings(None, GameId::Abquetschen).unwrap().is_empty());
    let again = house.app.rematch(id, Some(Seed(8))).unwrap();
    assert_eq!(state(&again).players(), 3);
}

#[test]
fn two_people_with_a_robot_between_them_play_for_the_standings() {
    let house = House::new();
    let seats = vec![house.person("Ada"), house.robot(0), house.person("Bob")];
    let table = house.table(GameId::Abquetschen, seats, 9);
    house.play_on(&table, &[Seat(1)], usize::MAX);
    let standings = house.app.standings(None, GameId::Abquetschen).unwrap();
    let mut names: Vec<String> = standings.into_iter().map(|line| line.player.name).collect();
    names.sort();
    assert_eq!(names, ["Ada", "Bob"]);
}

#[test]
fn robots_sit_only_where_they_can_play_and_never_alone() {
    let house = House::new();
    let ada = house.person("Ada");
    let refused = |game, seats: Vec<PlayerId>| {
        let setup = house.app.setup(game, seats.len() as u8, &Chosen::default()).unwrap();
        house
            .app
            .start_match(setup, seats, Some(Seed(1)))
            .map(|table| table.id())
            .unwrap_err()
            .code()
            .to_owned()
    };
    let robots: Vec<PlayerId> =
        house.app.robots().unwrap().iter().filter_map(RobotInfo::usual).map(|robot| robot.id).collect();
    assert!(GameId::ALL.iter().all(|game| house.app.most_robots(*game) > 0));
    assert_eq!(
        refused(GameId::NekoTower, vec![ada, robots[0]]),
        "robot-without-hands",
        "it is the real tower"
    );
    assert_eq!(refused(GameId::PilePoils, robots[..3].to_vec()), "only-robots");
    assert!(house.app.open_matches().unwrap().is_empty(), "a refusal starts nothing");
}

/// What the robot on the first seat does on its first turns, until a person is asked.
fn opening(level: usize) -> Vec<Entry<AnyAction>> {
    let house = House::new();
    let ada = house.person("Ada");
    let robot = house.app.robots().unwrap()[0].levels[level].player.id;
    let table = house.table(GameId::PilePoils, vec![robot, ada], 11);
    while state(&table).to_act().contains(Seat(0)) {
        house.wait(&table, 5_000);
    }
    entries(&table)
}

#[test]
fn a_robot_plays_on_the_level_it_sat_down_on_also_when_the_match_is_taken_up_again() {
    let by_level: Vec<_> = (0..3).map(opening).collect();
    assert_ne!(by_level[0], by_level[2], "the gentlest and the most formidable play alike");
    let house = House::new();
    let ada = house.person("Ada");
    let robot = house.app.robots().unwrap()[0].levels[2].player.id;
    let id = house.table(GameId::PilePoils, vec![robot, ada], 11).id();
    let table = house.app.resume_match(id).unwrap();
    while state(&table).to_act().contains(Seat(0)) {
        house.wait(&table, 5_000);
    }
    let actions = |entries: Vec<Entry<AnyAction>>| -> Vec<AnyAction> {
        let acts = entries.into_iter().filter_map(|entry| match entry {
            Entry::Act { action, .. } => Some(action),
            Entry::Clock { .. } => None,
        });
        acts.collect()
    };
    assert_eq!(actions(entries(&table)), actions(by_level[2].clone()));
}

#[test]
fn one_robot_sits_at_a_table_once_whatever_its_level() {
    let house = House::new();
    let ada = house.person("Ada");
    let robots = house.app.robots().unwrap();
    let seats = vec![ada, robots[0].levels[0].player.id, robots[0].levels[2].player.id];
    let setup = house.app.setup(GameId::CuiBono, 3, &Chosen::default()).unwrap();
    let refused = house.app.start_match(setup, seats, Some(Seed(1))).map(|table| table.id()).unwrap_err();
    assert_eq!(refused.code(), "robot-twice");
}

#[test]
fn robots_are_not_on_the_roster_even_when_they_have_played() {
    let house = House::new();
    let ada = house.person("Ada");
    house.table(GameId::PilePoils, vec![ada, house.robot(0)], 1);
    let names: Vec<String> = house.app.players().unwrap().into_iter().map(|player| player.name).collect();
    assert_eq!(names, ["Ada"]);
    assert!(house.app.archived_players().unwrap().is_empty());
}
