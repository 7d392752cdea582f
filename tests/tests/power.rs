//! What is left when the power goes, or when the write-ahead log itself is damaged.
//!
//! The storage is taken to be one that keeps what was flushed and may lose, in any combination, the sectors of 512 bytes that
//! were written since the last flush: a result is flushed before it is acknowledged, the moves of a match are not. The files before and after a write are known; every mixture of both that such a
//! storage can leave is built and opened. Whether SQLite flushes when it must is not shown here: that is its own
//! testing; what waits for a flush and what does not is counted in `flushes.rs`.

use std::{
    fs,
    ops::{Range, RangeInclusive},
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
};

use empile_campaign::{
    Clock, Log, MatchId, NewMatch, NewPlayer, Note, PaperPlace, PaperResult, PlayerId, ResultId, UnixMillis,
};
use empile_games::{
    AnyAction, AnyGame, GameId,
    contract::{Choices, Entry, Game, Match, Seed, Stream},
};
use empile_tests::{
    battery::{self, Trial},
    crash::small_table,
};
use tempfile::TempDir;

const BEGIN: UnixMillis = 1_700_000_000_000;
const SECTOR: usize = 512;
const WAL_HEADER: usize = 32;
/// One log is damaged in so many ways.
const DAMAGES_PER_LOG: u32 = 20;

#[derive(Clone, Default)]
struct StillClock(Arc<AtomicI64>);

impl Clock for StillClock {
    fn now(&self) -> UnixMillis {
        self.0.load(Ordering::Relaxed)
    }
}

/// Something written to the log, at an instant of its own.
#[derive(Clone)]
enum Deed {
    Enter(ResultId, PaperResult),
    Correct(ResultId, ResultId, PaperResult),
    Void(ResultId),
    Move(MatchId, u32, Entry<AnyAction>),
}

/// A log in use, with all that it has acknowledged.
struct Table {
    _directory: TempDir,
    path: PathBuf,
    clock: StillClock,
    log: Log,
    players: Vec<PlayerId>,
    /// A match under way.
    playing: (MatchId, Match<AnyGame>),
    chance: Stream,
    /// Results that can still be corrected or voided.
    current: Vec<ResultId>,
    deeds: Vec<Deed>,
    /// What the log holds, before the first deed and after each.
    states: Vec<String>,
}

/// A log's file and its write-ahead log.
#[derive(Clone)]
struct Files {
    file: Vec<u8>,
    wal: Vec<u8>,
}

impl Table {
    fn new(seed: u64) -> Table {
        let directory = TempDir::new().unwrap();
        let path = directory.path().join("empile.db");
        let clock = StillClock::default();
        clock.0.store(BEGIN, Ordering::Relaxed);
        let mut log = Log::open_with_clock(&path, Box::new(clock.clone())).unwrap();
        let players = ["Ada", "Bob", "Cléo", "Dora"]
            .map(|name| log.add_player(NewPlayer { name: name.into(), colour: 0 }).unwrap().id);
        let new = NewMatch {
            campaign: log.default_campaign(),
            setup: small_table(),
            seed: Seed(seed),
            seats: players[..2].into(),
        };
        let playing = (log.start_match(new).unwrap(), Match::start(small_table(), Seed(seed)).unwrap());
        drop(log);
        let log = Log::open_with_clock(&path, Box::new(clock.clone())).unwrap();
        let states = vec![held(&log)];
        let chance = Stream::new(Seed(seed));
        Table {
            _directory: directory,
            path,
            clock,
            log,
            players: players.into(),
            playing,
            chance,
            current: vec![],
            deeds: vec![],
            states,
        }
    }

    fn act(&mut self) {
        let (winner, other) = (self.chance.index(4), 1 + self.chance.index(3));
        let place = |index: usize, won| PaperPlace {
            player: self.players[index % 4],
            won,
            amount: i32::try_from(self.deeds.len() % 12).unwrap(),
            extras: vec![],
        };
        let result = PaperResult {
            campaign: self.log.default_campaign(),
            game: GameId::PilePoils,
            setup: Some("own-board".to_owned()),
            played_at: i64::from(self.chance.below(50)),
            places: vec![place(winner, true), place(winner + other, false)],
            note: Note { text: format!("partie {}", self.deeds.len()), picture: None },
        };
        let id = self.log.new_result_id();
        let which = self.chance.index(self.current.len().max(1));
        let deed = match (self.chance.below(8), self.current.get(which).copied()) {
            (0, Some(void)) => {
                self.current.remove(which);
                Deed::Void(void)
            }
            (1 | 2, Some(wrong)) => {
                self.current[which] = id;
                Deed::Correct(wrong, id, result)
            }
            _ => {
                self.current.push(id);
                Deed::Enter(id, result)
            }
        };
        self.perform(deed);
    }

    /// Makes a move in the match under way; false if it would be the last.
    fn make_a_move(&mut self) -> bool {
        let (id, game) = &mut self.playing;
        let Some(seat) = game.state().to_act().iter().next() else { return false };
        let legal = game.state().legal(seat);
        let action = legal.nth(self.chance.index(legal.len())).unwrap();
        let index = game.record().entries.len() as u32;
        let entry = Entry::Act { seat, action, at: u64::from(index) };
        game.enter(entry.clone(), &mut Vec::new()).unwrap();
        if game.state().outcome().is_some() {
            return false;
        }
        let deed = Deed::Move(*id, index, entry);
        self.perform(deed);
        true
    }

    fn perform(&mut self, deed: Deed) {
        perform(&mut self.log, &self.clock, self.deeds.len(), &deed);
        self.deeds.push(deed);
        self.states.push(held(&self.log));
    }

    fn files(&self) -> Files {
        Files { file: fs::read(&self.path).unwrap(), wal: fs::read(wal_of(&self.path)).unwrap() }
    }

    /// Opens what is left; says how many deeds it holds. Doing them all again must then give what doing them once gave.
    fn resume(&self, left: &Files) -> Result<usize, String> {
        let directory = TempDir::new().unwrap();
        let path = directory.path().join("empile.db");
        fs::write(&path, &left.file).unwrap();
        fs::write(wal_of(&path), &left.wal).unwrap();
        let mut log =
            Log::open_with_clock(&path, Box::new(self.clock.clone())).map_err(|error| error.to_string())?;
        let found = held_or_error(&log)?;
        let kept = self.states.iter().position(|state| *state == found);
        let kept = kept.ok_or("what is left was never acknowledged")?;
        let differences = log.check_tallies().map_err(|error| error.to_string())?;
        if !differences.is_empty() {
            return Err(format!("the tallies are wrong: {differences:?}"));
        }
        for (number, deed) in self.deeds.iter().enumerate() {
            perform(&mut log, &self.clock, number, deed);
        }
        if held_or_error(&log)? != self.states[self.deeds.len()] {
            return Err(format!("after {kept} deeds, doing all again doubled or lost something"));
        }
        Ok(kept)
    }
}

fn perform(log: &mut Log, clock: &StillClock, number: usize, deed: &Deed) {
    clock.0.store(BEGIN + i64::try_from(number).unwrap(), Ordering::Relaxed);
    match deed {
        Deed::Enter(id, result) => log.enter_result(*id, result).unwrap(),
        Deed::Correct(wrong, id, result) => log.correct_result(*wrong, *id, result).unwrap(),
        Deed::Void(id) => log.void_result(*id).unwrap(),
        Deed::Move(id, index, entry) => log.append(*id, *index, entry).unwrap(),
    }
}

fn held(log: &Log) -> String {
    held_or_error(log).unwrap()
}

fn held_or_error(log: &Log) -> Result<String, String> {
    let mut out = Vec::new();
    log.export_json(&mut out).map_err(|error| error.to_string())?;
    String::from_utf8(out).map_err(|error| error.to_string())
}

fn wal_of(path: &Path) -> PathBuf {
    path.with_extension("db-wal")
}

/// The old bytes with some of the new sectors on them.
fn mixed(old: &[u8], new: &[u8], is_new: impl Fn(usize) -> bool) -> Vec<u8> {
    let mut left = old.to_vec();
    for (number, sector) in new.chunks(SECTOR).enumerate() {
        let start = number * SECTOR;
        if is_new(number) && old.get(start..start + sector.len()) != Some(sector) {
            left.resize(left.len().max(start + sector.len()), 0);
            left[start..start + sector.len()].copy_from_slice(sector);
        }
    }
    left
}

/// Which sectors differ.
fn written(old: &[u8], new: &[u8]) -> Vec<usize> {
    let sectors = new.chunks(SECTOR).enumerate();
    let differs = |(number, sector): &(usize, &[u8])| {
        old.get(number * SECTOR..number * SECTOR + sector.len()) != Some(*sector)
    };
    sectors.filter(differs).map(|(number, _)| number).collect()
}

/// All that a loss of power can leave of the writes from `old` to `new`: every prefix, all but each one, and any others.
fn losses(old: &[u8], new: &[u8], random: u32, chance: &mut Stream) -> Vec<Vec<u8>> {
    let written = written(old, new);
    let mut left = Vec::new();
    for (count, missing) in written.iter().enumerate() {
        left.push(mixed(old, new, |sector| written.iter().take(count).any(|kept| *kept == sector)));
        left.push(mixed(old, new, |sector| sector != *missing));
    }
    for _ in 0..random {
        let kept: Vec<usize> = written.iter().copied().filter(|_| chance.below(2) == 0).collect();
        left.push(mixed(old, new, |sector| kept.contains(&sector)));
    }
    left
}

#[derive(Default)]
struct Battery {
    tried: u32,
    /// How often the last deed was there, and how often it was not.
    with: u32,
    without: u32,
    losses: Vec<String>,
}

impl From<Battery> for Trial {
    fn from(battery: Battery) -> Trial {
        Trial { tried: battery.tried.into(), losses: battery.losses }
    }
}

impl Battery {
    fn note(&mut self, what: &str, kept: Result<usize, String>, allowed: RangeInclusive<usize>) {
        self.tried += 1;
        match kept {
            Ok(kept) if allowed.contains(&kept) => {
                self.with += u32::from(kept == *allowed.end());
                self.without += u32::from(kept < *allowed.end());
            }
            Ok(kept) => self.losses.push(format!("{what}: {kept} deeds, not {allowed:?}")),
            Err(reason) => self.losses.push(format!("{what}: {reason}")),
        }
    }

    /// Every write point of one result: its frames in the write-ahead log, and, after that, the pages of the file.
    fn of_lost_writes(logs: Range<u64>, random: u32) -> Battery {
        let mut battery = Battery::default();
        for seed in logs {
            let mut table = Table::new(seed);
            for _ in 0..4 + table.chance.below(8) {
                table.act();
            }
            let before = table.files();
            table.act();
            let after = table.files();
            let last = table.deeds.len();
            let mut chance = Stream::new(Seed(seed ^ 0x5EC7));
            if before.file == after.file {
                // A write-ahead log that begins anew flushes its header before any frame.
                let mut begun = before.wal.clone();
                begun.resize(begun.len().max(WAL_HEADER), 0);
                begun[..WAL_HEADER].copy_from_slice(&after.wal[..WAL_HEADER]);
                for wal in losses(&begun, &after.wal, random, &mut chance) {
                    let left = Files { file: before.file.clone(), wal };
                    battery.note(&format!("log {seed}, a frame"), table.resume(&left), last - 1..=last);
                }
            }
            battery.note(&format!("log {seed}, all"), table.resume(&after), last..=last);
            let path = table.path.clone();
            let Table { log, .. } = &mut table;
            let closed = std::mem::replace(log, Log::open_in_memory().unwrap());
            drop(closed);
            let moved = fs::read(&path).unwrap();
            for file in losses(&after.file, &moved, random, &mut chance) {
                let left = Files { file, wal: after.wal.clone() };
                battery.note(&format!("log {seed}, a page"), table.resume(&left), last..=last);
            }
        }
        battery
    }

    /// A match goes on after a result was flushed, and the power goes before its moves are; or while the next result, which
    /// would take them along, is being flushed.
    fn of_lost_moves(logs: Range<u64>, random: u32) -> Battery {
        let mut battery = Battery::default();
        for seed in logs {
            let mut table = Table::new(2_000 + seed);
            for _ in 0..=table.chance.below(4) {
                table.make_a_move();
                table.act();
            }
            let flushed = table.files();
            let kept = table.deeds.len();
            for _ in 0..2 + table.chance.below(12) {
                table.make_a_move();
            }
            let played = table.files();
            let moves = table.deeds.len();
            table.act();
            let after = table.files();
            assert_eq!(flushed.file, after.file, "the write-ahead log is short");
            let mut chance = Stream::new(Seed(seed ^ 0x5EC7));
            for wal in losses(&flushed.wal, &played.wal, random, &mut chance) {
                let left = Files { file: flushed.file.clone(), wal };
                battery.note(&format!("log {seed}, a move"), table.resume(&left), kept..=moves);
            }
            for wal in losses(&flushed.wal, &after.wal, random, &mut chance) {
                let left = Files { file: flushed.file.clone(), wal };
                battery.note(&format!("log {seed}, a result"), table.resume(&left), kept..=moves + 1);
            }
            battery.note(&format!("log {seed}, all"), table.resume(&after), moves + 1..=moves + 1);
        }
        battery
    }

    /// Write-ahead logs that were cut short or have wrong bits in them.
    fn of_damage(logs: Range<u64>) -> Battery {
        let mut battery = Battery::default();
        for seed in logs {
            let mut chance = Stream::new(Seed(seed ^ 0xDA3A));
            let mut table = Table::new(1_000 + seed);
            for _ in 0..3 + chance.below(30) {
                table.act();
            }
            let whole = table.files();
            for _ in 0..DAMAGES_PER_LOG {
                let mut left = whole.clone();
                let at = chance.index(left.wal.len());
                let what = match chance.below(3) {
                    0 => {
                        left.wal.truncate(at);
                        "cut short"
                    }
                    1 => {
                        left.wal[at] ^= 1 << chance.below(8);
                        "a bit"
                    }
                    _ => {
                        let end = (at + SECTOR).min(left.wal.len());
                        left.wal[at..end].fill(0);
                        "a sector"
                    }
                };
                let last = table.deeds.len();
                battery.note(&format!("log {seed}, {what} at {at}"), table.resume(&left), 0..=last);
            }
        }
        battery
    }
}

#[test]
fn a_result_is_there_or_not_wherever_its_writes_are_lost() {
    let battery = Battery::of_lost_writes(0..2, 10);
    assert_eq!(battery.losses, Vec::<String>::new());
    assert!(battery.with > 0 && battery.without > 0, "{} and {}", battery.with, battery.without);
}

#[test]
#[ignore = "minutes long: part of `make soak`"]
fn soak_lost_writes() {
    battery::soak("log.lost_writes", 10_000, |number| {
        Battery::of_lost_writes(number..number + 1, 100).into()
    });
}

#[test]
fn a_match_ends_at_an_earlier_move_wherever_its_writes_are_lost_and_no_result_is() {
    let battery = Battery::of_lost_moves(0..2, 20);
    assert_eq!(battery.losses, Vec::<String>::new());
    assert!(battery.with > 0 && battery.without > 0, "{} and {}", battery.with, battery.without);
}

#[test]
#[ignore = "minutes long: part of `make soak`"]
fn soak_lost_moves() {
    battery::soak("log.lost_moves", 10_000, |number| Battery::of_lost_moves(number..number + 1, 200).into());
}

#[test]
fn a_damaged_write_ahead_log_leaves_a_beginning_of_what_was_acknowledged() {
    let battery = Battery::of_damage(0..5);
    assert_eq!(battery.losses, Vec::<String>::new());
    assert!(battery.with > 0 && battery.without > 0, "{} and {}", battery.with, battery.without);
}

#[test]
#[ignore = "minutes long: part of `make soak`"]
fn soak_damaged_wal() {
    battery::soak("log.damaged_wal", 10_000, |number| Battery::of_damage(number..number + 1).into());
}
