//! What the tests of this crate share.

use std::{
    fs,
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
};

use empile_games::{
    AnyAction, AnyGame, AnySetup, GameId,
    contract::{Choices, Entry, Game, Outcome, Seed, Stream},
    pile_poils::{Setup, Side},
};

use rusqlite::{Connection, OpenFlags};

use crate::{
    Clock, Log, MatchId, NewMatch, NewPlayer, Note, PaperPlace, PaperResult, PlayerId, ResultId, UnixMillis,
};

/// A clock that the test moves.
#[derive(Clone, Default)]
pub(crate) struct HandClock(Arc<AtomicI64>);

impl HandClock {
    pub(crate) fn set(&self, now: UnixMillis) {
        self.0.store(now, Ordering::Relaxed);
    }
}

impl Clock for HandClock {
    fn now(&self) -> UnixMillis {
        self.0.load(Ordering::Relaxed)
    }
}

pub(crate) fn log() -> Log {
    Log::open_in_memory().unwrap()
}

pub(crate) fn log_with_clock() -> (Log, HandClock) {
    let clock = HandClock::default();
    (Log::open_in_memory_with_clock(Box::new(clock.clone())).unwrap(), clock)
}

pub(crate) fn add(log: &mut Log, name: &str) -> PlayerId {
    log.add_player(NewPlayer { name: name.into(), colour: 0 }).unwrap().id
}

pub(crate) fn setup(players: u8) -> AnySetup {
    AnySetup::PilePoils(Setup { players, side: Side::Coussin })
}

pub(crate) fn new_match(log: &Log, seats: &[PlayerId], seed: u64) -> NewMatch {
    let players = seats.len() as u8;
    NewMatch {
        campaign: log.default_campaign(),
        setup: setup(players),
        seed: Seed(seed),
        seats: seats.into(),
    }
}

pub(crate) fn started(log: &mut Log, seats: &[PlayerId], seed: u64) -> MatchId {
    let new = new_match(log, seats, seed);
    log.start_match(new).unwrap()
}

/// A whole random match: its entries and how it ended.
pub(crate) fn playout(players: u8, seed: u64) -> (Vec<Entry<AnyAction>>, Outcome) {
    playout_of(&setup(players), seed)
}

/// The same, on any board.
pub(crate) fn playout_of(setup: &AnySetup, seed: u64) -> (Vec<Entry<AnyAction>>, Outcome) {
    let mut game = AnyGame::start(setup, Seed(seed)).unwrap();
    let mut chooser = Stream::new(Seed(seed ^ 0xCA7));
    let mut entries = Vec::new();
    while let Some(seat) = game.to_act().iter().next() {
        let legal = game.legal(seat);
        let action = legal.nth(chooser.index(legal.len())).unwrap();
        let at = entries.len() as u64;
        game.apply(seat, &action, at, &mut Vec::new()).unwrap();
        entries.push(Entry::Act { seat, action, at });
    }
    (entries, game.outcome().unwrap())
}

/// A result of Pile-Poils in the default campaign: golden cats of whoever won, cats left of the others. On a board of the
/// table's own, which may have had just as many places as it takes.
pub(crate) fn hand(log: &Log, places: &[(PlayerId, bool, i32)]) -> PaperResult {
    let places =
        places.iter().map(|&(player, won, amount)| PaperPlace { player, won, amount, extras: vec![] });
    PaperResult {
        campaign: log.default_campaign(),
        game: GameId::PilePoils,
        setup: Some("own-board".to_owned()),
        played_at: 0,
        places: places.collect(),
        note: Note::default(),
    }
}

/// Enters such a result, played at an instant.
pub(crate) fn enter(log: &mut Log, played_at: UnixMillis, places: &[(PlayerId, bool, i32)]) -> ResultId {
    let id = log.new_result_id();
    let result = PaperResult { played_at, ..hand(log, places) };
    log.enter_result(id, &result).unwrap();
    id
}

/// Spoils the pages of what was played, so that the file opens and yet is damaged. Gives what is there then.
pub(crate) fn spoil(path: &Path) -> Vec<u8> {
    const PAGE: usize = 4_096;
    let file = format!("file:{}?immutable=1", path.display());
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI;
    let connection = Connection::open_with_flags(file, flags).unwrap();
    let mut statement = connection
        .prepare("SELECT rootpage FROM sqlite_schema WHERE name IN ('seats', 'lines', 'places', 'voids')")
        .unwrap();
    let pages: Vec<u32> =
        statement.query_map([], |row| row.get(0)).unwrap().collect::<Result<_, _>>().unwrap();
    let mut bytes = fs::read(path).unwrap();
    for page in pages.into_iter().map(|page| page as usize) {
        bytes[(page - 1) * PAGE..page * PAGE].fill(0xA5);
    }
    fs::write(path, &bytes).unwrap();
    bytes
}
