//! Whole matches as nothing but touches: what Rust, Kotlin and Swift all play, each through its own fingers, to the same
//! final state. Plain lines, so that no shell needs a parser for them.

mod alone;
mod matches;
mod written;

use std::{
    env, fs,
    path::{Path, PathBuf},
    sync::{Arc, OnceLock},
};

use empile_app::{Chosen, Empile, RobotInfo, StandingTime, Table};
use empile_games::{GameId, contract::Seed};
use empile_stage::{Surface, Touch};

use crate::{
    gallery::{Album, neko_tower},
    hands,
};
pub use matches::played;

/// A match as touches, and where they lead.
#[derive(Clone, Debug, PartialEq)]
pub struct ByTouch {
    /// Which game.
    pub game: GameId,
    /// What the table chose, where it is not the usual.
    pub options: Vec<(String, String)>,
    /// How many play.
    pub players: u8,
    /// How many of them, on the last seats, are robots.
    pub robots: u8,
    /// Where chance begins.
    pub seed: u64,
    /// The board it is touched on.
    pub surface: Surface,
    /// What everyone does to come to the table whenever it is opened, stamped from that moment on.
    pub holds: Vec<Touch>,
    /// All that fingers do then, in the order of their stamps. A finger lifts where it last was.
    pub touches: Vec<Touch>,
    /// The state they lead to, as it is written.
    pub state: String,
}

impl ByTouch {
    /// All committed matches: one of each game, and the other way to play one of them.
    #[must_use]
    pub fn all() -> Vec<ByTouch> {
        let other = neko_tower::ON_SCREEN[0].0;
        GameId::ALL.iter().map(|game| game.slug()).chain([other]).map(ByTouch::named).collect()
    }

    /// The towers on the screen: every number of players, and every end.
    #[must_use]
    pub fn towers() -> Vec<ByTouch> {
        neko_tower::ON_SCREEN.map(|(name, _)| ByTouch::named(name)).to_vec()
    }

    /// The committed matches of one person against robots that play against the clock.
    #[must_use]
    pub fn all_alone() -> Vec<ByTouch> {
        alone::games().map(|game| ByTouch::named(&alone::name(game))).collect()
    }

    /// The committed match of a game, played in the usual way.
    #[must_use]
    pub fn read(game: GameId) -> ByTouch {
        ByTouch::named(game.slug())
    }

    /// A committed match. `EMPILE_GOLDEN=write` plays them all anew first.
    fn named(name: &str) -> ByTouch {
        static WRITTEN: OnceLock<()> = OnceLock::new();
        if env::var("EMPILE_GOLDEN").as_deref() == Ok("write") {
            WRITTEN.get_or_init(write_all);
        }
        let file = file(name);
        let text = fs::read_to_string(&file)
            .unwrap_or_else(|error| panic!("{}: {error}; EMPILE_GOLDEN=write makes it", file.display()));
        ByTouch::parsed(&text)
    }

    /// A table at which it is about to be played: everyone has come.
    #[must_use]
    pub fn table(&self, app: &Empile) -> Arc<Table> {
        let chosen = Chosen { values: self.options.clone(), rows: None };
        let setup = app.setup(self.game, self.players, &chosen).expect("options of this game");
        let people = hands::sitters(self.players - self.robots)
            .into_iter()
            .map(|sitter| app.add_player(sitter.name, sitter.colour).expect("a new player").id);
        let robots = app.robots().expect("robots");
        let robots =
            robots.iter().filter_map(RobotInfo::usual).take(self.robots.into()).map(|robot| robot.id);
        let seats = people.chain(robots).collect();
        let table = app.start_match(setup, seats, Some(Seed(self.seed))).expect("a match");
        self.sit_down(&table);
        table
    }

    /// Everyone comes to a table that was just opened.
    pub fn sit_down(&self, table: &Table) {
        table.resize(self.surface, 1.0).unwrap();
        let opened = table.now();
        for touch in &self.holds {
            table.step(&[Touch { stamp: opened + touch.stamp, ..*touch }]).expect("nothing to write down");
        }
    }
}

/// An app at whose tables time passes by touches alone.
#[must_use]
pub fn rehearsal() -> Empile {
    Empile::open_in_memory("fr").expect("an app in memory").with_time(Arc::new(StandingTime))
}

/// The same on a log that is kept here.
#[must_use]
pub fn rehearsal_at(path: &Path) -> Empile {
    Empile::open(path, "fr").expect("an app on a log of its own").with_time(Arc::new(StandingTime))
}

fn write_all() {
    let usual = GameId::ALL.iter().map(|game| (game.slug(), *game, Album::of(*game).whole));
    let towers = neko_tower::ON_SCREEN.map(|(name, whole)| (name, GameId::NekoTower, whole));
    for (name, game, whole) in usual.chain(towers) {
        fs::write(file(name), played(game, whole()).written())
            .expect("the folder of fixtures can be written");
    }
    for game in alone::games() {
        fs::write(file(&alone::name(game)), alone::played(game).written())
            .expect("the folder of fixtures can be written");
    }
}

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("fixtures/touches/{name}.txt"))
}
