use std::{
    fs,
    path::{Path, PathBuf},
    str::FromStr,
};

use empile_campaign::{
    Caution, Clock, HistoryFilter, Log, LogError, NewMatch, NewPlayer, Note, PaperPlace, PaperResult,
    PlayerId, ResultId, UnixMillis,
};
use empile_games::{
    AnyAction, AnyGame, GameId,
    contract::{Choices, Entry, Game, Match, Outcome, Seed, Stream},
};

use crate::crash::small_table;

const NOW: UnixMillis = 1_790_000_000_000;
const DAY: UnixMillis = 86_400_000;
/// The id under which a result is entered or corrected.
const GIVEN: &str = "0199aaaa-bbbb-7ccc-8ddd-eeeeffff0001";
const EXPORTED: &str = "exported.json";
/// As many as are kept: another one makes the oldest go.
const COPIES: i64 = 7;
/// What is written over a page that is damaged.
const SPOILT: u8 = 0xA5;
const PAGE: usize = 4_096;

/// What is done to a log while its storage fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    /// A log begins.
    Beginning,
    /// A game played with the real box is entered.
    Result,
    /// The last move of a match is made.
    LastMove,
    /// A result is corrected.
    Correction,
    /// A file is taken in.
    Import,
    /// A log of this version is led to today's.
    Migration(u32),
    /// The daily copy is made.
    Copy,
    /// A copy is put back.
    PuttingBack,
    /// A damaged log is set aside, and its newest copy stands in for it.
    Recovery,
}

/// Time stands still, so that the same is written every time.
#[derive(Clone, Copy)]
struct Standing(UnixMillis);

impl Clock for Standing {
    fn now(&self) -> UnixMillis {
        self.0
    }
}

impl Operation {
    /// All of them.
    pub const ALL: [Operation; 16] = [
        Operation::Beginning,
        Operation::Result,
        Operation::LastMove,
        Operation::Correction,
        Operation::Import,
        Operation::Migration(1),
        Operation::Migration(2),
        Operation::Migration(3),
        Operation::Migration(4),
        Operation::Migration(5),
        Operation::Migration(6),
        Operation::Migration(7),
        Operation::Migration(8),
        Operation::Copy,
        Operation::PuttingBack,
        Operation::Recovery,
    ];

    /// What it is called in lines and on the command line.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Operation::Migration(version) => format!("migration-v{version}"),
            Operation::LastMove => "last-move".to_owned(),
            Operation::PuttingBack => "putting-back".to_owned(),
            other => format!("{other:?}").to_lowercase(),
        }
    }

    /// The one that is called so.
    #[must_use]
    pub fn named(name: &str) -> Option<Operation> {
        Operation::ALL.into_iter().find(|operation| operation.name() == name)
    }

    /// Is it the opening of the log itself that fails?
    #[must_use]
    pub fn is_an_opening(self) -> bool {
        matches!(self, Operation::Beginning | Operation::Migration(_) | Operation::Recovery)
    }

    /// Opens the log, with every page looked at where it may be damaged.
    pub fn open(self, path: &Path) -> Result<Log, LogError> {
        let caution = if self == Operation::Recovery { Caution::Suspicious } else { Caution::Usual };
        Ok(Log::open_guarded_with_clock(path, caution, Box::new(Standing(NOW)))?.0)
    }

    /// Lays out what the operation finds.
    pub fn prepare(self, path: &Path) {
        match self {
            Operation::Beginning => {}
            Operation::Migration(version) => {
                fs::copy(kept_log(version), path).expect("the kept log of a former version");
            }
            _ => self.fill(path),
        }
    }

    fn fill(self, path: &Path) {
        for day in 0..=COPIES {
            let clock = Box::new(Standing(NOW - DAY * (COPIES - day + 1)));
            let mut log = Log::open_with_clock(path, clock).expect("a log");
            if day == 0 {
                furnish(&mut log);
            } else {
                log.enter_result(log.new_result_id(), &by_hand(&log, day as i32)).expect("a result");
            }
            if day < COPIES {
                log.copy_now().expect("a copy");
            }
        }
        if self == Operation::Import {
            export_of_another(&path.with_file_name(EXPORTED));
        }
        if self == Operation::Recovery {
            spoil(path);
        }
    }

    /// Does it. `log` is open unless this is an opening.
    pub fn perform(self, log: &mut Option<Log>, path: &Path) -> Result<(), LogError> {
        let Some(log) = log else {
            *log = Some(self.open(path)?);
            return Ok(());
        };
        let id = ResultId::from_str(GIVEN).expect("an id");
        match self {
            Operation::Beginning | Operation::Migration(_) | Operation::Recovery => Ok(()),
            Operation::Result => log.enter_result(id, &by_hand(log, 11)),
            Operation::Correction => {
                let history = log.history(&HistoryFilter::default(), u32::MAX, 0)?;
                let wrong = history.iter().map(|entry| entry.result.id).find(|found| *found != id);
                let wrong = wrong.ok_or(LogError::NoSuchResult { result: id })?;
                log.correct_result(wrong, id, &by_hand(log, 11))
            }
            Operation::LastMove => {
                let open = log.open_matches()?;
                let under_way = open.first().map(|open| open.id);
                let under_way = under_way.ok_or(LogError::NoSuchResult { result: id })?;
                let (before, last, outcome) = whole_match();
                log.append_final(under_way, before.len() as u32, &last, &outcome).map(drop)
            }
            Operation::Import => {
                let file = path.with_file_name(EXPORTED);
                let unread = |error: std::io::Error| LogError::Storage { detail: error.to_string() };
                log.import_json(&fs::read_to_string(file).map_err(unread)?).map(drop)
            }
            Operation::Copy => log.copy_now().map(drop),
            Operation::PuttingBack => {
                let copies = log.copies()?;
                let oldest = copies.iter().rfind(|copy| !copy.is_set_aside).ok_or(LogError::NoSuchCopy)?;
                log.put_back(oldest).map(drop)
            }
        }
    }
}

/// People, a result and a match that waits for its last move.
fn furnish(log: &mut Log) {
    for name in ["Ada", "Bob"] {
        log.add_player(NewPlayer { name: name.into(), colour: 0 }).expect("a free name");
    }
    log.enter_result(log.new_result_id(), &by_hand(log, 0)).expect("a result");
    log.keep_tool("dice-cup", "[]").expect("a tool");
    let seats = people(log);
    let new = NewMatch { campaign: log.default_campaign(), setup: small_table(), seed: Seed(1), seats };
    let id = log.start_match(new).expect("two can play");
    for (index, entry) in (0..).zip(whole_match().0) {
        log.append(id, index, &entry).expect("a legal move");
    }
}

fn people(log: &Log) -> Vec<PlayerId> {
    let mut players = log.players(true).expect("the roster");
    players.sort_by(|a, b| a.name.cmp(&b.name));
    players.iter().map(|player| player.id).collect()
}

/// A match with its last entry apart.
fn whole_match() -> (Vec<Entry<AnyAction>>, Entry<AnyAction>, Outcome) {
    let mut game = Match::<AnyGame>::start(small_table(), Seed(1)).expect("two can play");
    let mut chance = Stream::new(Seed(365));
    loop {
        let seat = game.state().to_act().iter().next().expect("somebody is to act");
        let legal = game.state().legal(seat);
        let action = legal.nth(chance.index(legal.len())).expect("there is always something to do");
        let before = game.record().entries.clone();
        let entry = Entry::Act { seat, action, at: before.len() as u64 };
        game.enter(entry.clone(), &mut Vec::new()).expect("a legal move");
        if let Some(outcome) = game.state().outcome() {
            return (before, entry, outcome);
        }
    }
}

fn by_hand(log: &Log, amount: i32) -> PaperResult {
    let place = |(seat, player): (usize, PlayerId)| PaperPlace {
        player,
        won: seat == 0,
        amount: if seat == 0 { amount } else { 1 },
        extras: Vec::new(),
    };
    PaperResult {
        campaign: log.default_campaign(),
        game: GameId::PilePoils,
        setup: Some("own-board".to_owned()),
        played_at: NOW - DAY * 30,
        places: people(log).into_iter().take(2).enumerate().map(place).collect(),
        note: Note::default(),
    }
}

fn export_of_another(file: &Path) {
    let mut other = Log::open_in_memory_with_clock(Box::new(Standing(NOW - DAY))).expect("a log");
    for name in ["Cléo", "Dora"] {
        other.add_player(NewPlayer { name: name.into(), colour: 3 }).expect("a free name");
    }
    for amount in 0..12 {
        other.enter_result(other.new_result_id(), &by_hand(&other, amount)).expect("a result");
    }
    let mut json = Vec::new();
    other.export_json(&mut json).expect("an export");
    fs::write(file, json).expect("a place for the file");
}

fn kept_log(version: u32) -> PathBuf {
    let campaign = Path::new(env!("CARGO_MANIFEST_DIR")).join("../core/campaign/fixtures");
    campaign.join(format!("log-v{version}.db"))
}

/// Everything but what says whose file it is and what is in it.
fn spoil(path: &Path) {
    let mut bytes = fs::read(path).expect("a log");
    if let Some(pages) = bytes.get_mut(2 * PAGE..) {
        pages.fill(SPOILT);
    }
    fs::write(path, bytes).expect("the log is there");
}
