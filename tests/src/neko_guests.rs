//! One person at a table with robots that build Neko's tower with them: the person touches what is offered, the robots do theirs in
//! their own time, and time passes by touches alone.

use std::sync::Arc;

use empile_app::{Chosen, Empile, Table};
use empile_bots::Level;
use empile_games::{
    AnyAction, AnyGame, GameId,
    contract::{Entry, Millis, Record, Seat, Seed},
    neko_tower::Neko,
};
use empile_stage::{Node, Phase, Point, Surface, Touch};

/// A person who is in no hurry looks so often, and lifts a finger so long after it came down.
const LOOKS: Millis = 900;
const TAP: Millis = 60;
/// A match has no more entries.
const MOST_ENTRIES: usize = 4_000;
/// From this floor on the person builds aslant, so that the match comes to its end.
const CARELESS_FROM: u8 = 5;
/// So many touches of a button aslant.
const ASLANT: u8 = 5;

/// What the person touches as soon as it is there, the first first.
const WANTED: &[&str] = &[
    "curtain-lift",
    "neko-tower-give-up",
    "neko-tower-settle",
    "neko-tower-let-go",
    "neko-tower-stroke-left",
    "neko-tower-build",
    "neko-tower-label-build",
    "neko-tower-label-left-wall",
    "neko-tower-label-right-wall",
    "neko-tower-take",
    "neko-tower-label-take",
    "neko-tower-label-take-from-tower",
    "neko-tower-forgo",
    "neko-tower-end-turn",
    "neko-tower-label-card-build",
    "neko-tower-label-card-choice",
    "neko-tower-label-card-cat",
    "neko-tower-label-card-stroke",
    "neko-tower-label-let-go",
];

/// A table, the robots on its last seats, and the person on the first.
pub struct Guests {
    /// The table.
    pub table: Arc<Table>,
    moved_aslant: u8,
}

impl Guests {
    /// A new match.
    #[must_use]
    pub fn at(app: &Empile, players: u8, mode: &str, level: Level, seed: u64) -> Guests {
        let values = vec![("play".to_owned(), "on-screen".to_owned()), ("mode".to_owned(), mode.to_owned())];
        let chosen = Chosen { values, rows: None };
        let setup = app.setup(GameId::NekoTower, players, &chosen).expect("options of this game");
        let person = app.add_player("Ada".to_owned(), 0).expect("somebody new").id;
        let robots = app.robots().expect("robots");
        let on_level = robots.iter().map(|robot| robot.levels[level as usize].player.id);
        let seats = [person].into_iter().chain(on_level.take(usize::from(players) - 1)).collect();
        let table = app.start_match(setup, seats, Some(Seed(seed))).expect("a match");
        Guests::sit_down(table)
    }

    /// At a table that was just opened.
    #[must_use]
    pub fn sit_down(table: Arc<Table>) -> Guests {
        table.resize(Surface { width: 400.0, height: 800.0 }, 1.0).expect("a board");
        Guests { table, moved_aslant: 0 }
    }

    /// The match so far.
    #[must_use]
    pub fn entries(&self) -> Vec<Entry<AnyAction>> {
        self.record().entries
    }

    /// The match as it is written.
    #[must_use]
    pub fn record(&self) -> Record<AnyGame> {
        serde_json::from_str(&self.table.record_json().expect("a record")).expect("records can be read")
    }

    /// The state of the match.
    #[must_use]
    pub fn game(&self) -> Neko {
        match serde_json::from_str(&self.table.state_json().expect("a state")).expect("states can be read") {
            AnyGame::NekoTower(game) => game,
            other => panic!("{other:?} is another game"),
        }
    }

    /// Is it a robot's turn?
    #[must_use]
    pub fn waits_for_a_robot(&self) -> bool {
        self.game().current() != Seat(0)
    }

    /// The person touches what is wanted, or time passes.
    pub fn go_on(&mut self) {
        let at = self.wanted().unwrap_or(Point { x: 1.0, y: 1.0 });
        self.tap(at, self.table.now() + LOOKS);
        assert!(self.entries().len() < MOST_ENTRIES, "the match stands still in {:?}", self.game().phase());
    }

    /// A touch there, at that moment.
    pub fn tap(&self, at: Point, now: Millis) {
        for (phase, stamp) in [(Phase::Down, now), (Phase::Up, now + TAP)] {
            let touch = Touch { pointer: 1, phase, at, stamp, breadth: 0.0 };
            let frame = self.table.step(&[touch]).expect("a log in memory");
            assert_eq!(frame.refusal, None, "{:?}", self.game().phase());
        }
    }

    /// Lets so much time pass, with nothing touched.
    pub fn wait(&self, time: Millis) {
        self.tap(Point { x: 1.0, y: 1.0 }, self.table.now() + time);
    }

    /// Plays to the end.
    pub fn finish(&mut self) {
        while self.table.result().is_none() {
            self.go_on();
        }
    }

    fn wanted(&mut self) -> Option<Point> {
        let nodes = self.table.unpainted_scene().nodes;
        let find = |key: &str| {
            let is_it = |node: &&Node| {
                node.role.is_touchable() && node.label.as_ref().is_some_and(|label| label.key == key)
            };
            nodes.iter().find(is_it).map(|node| node.area.centre())
        };
        let aslant = find("neko-tower-move-right").filter(|_| self.moved_aslant < ASLANT);
        if let Some(aside) = aslant
            && self.game().tower().height() >= CARELESS_FROM
        {
            self.moved_aslant += 1;
            return Some(aside);
        }
        self.moved_aslant = 0;
        WANTED.iter().find_map(|key| find(key))
    }
}
