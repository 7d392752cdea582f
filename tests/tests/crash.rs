//! A real process plays, is killed without warning, and another one goes on from what it left.

use std::{
    fs,
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{ChildStdout, Command, Stdio},
    sync::mpsc::{self, Sender},
    thread,
    time::Duration,
};

use empile_campaign::Log;
use empile_games::contract::{Seed, Stream};
use empile_tests::{
    battery::{self, Trial},
    crash::{Deed, Holdings, Word},
};
use tempfile::TempDir;

/// So many children follow each other on one file; then another file begins, so that beginnings are killed as well.
const KILLS_PER_FILE: u32 = 25;
/// A child lives shorter than this: starting up, some dozens of actions, a result now and then.
const LONGEST_LIFE: Duration = Duration::from_millis(120);
/// A child that is killed at a word says fewer than this.
const MOST_WORDS: u32 = 60;

#[test]
fn a_hundred_kills_lose_nothing_and_double_nothing() {
    let files: Vec<Battery> = (0..4).map(|file| Battery::of_one_file(KILLS_PER_FILE, Seed(file))).collect();
    let losses: Vec<&String> = files.iter().flat_map(|file| &file.losses).collect();
    assert_eq!(losses, Vec::<&String>::new());
    let sum = |count: fn(&Battery) -> usize| files.iter().map(count).sum::<usize>();
    assert!(
        sum(|file| file.entries) > 50 && sum(|file| file.results) > 0 && sum(|file| file.entered) > 10,
        "too little was played: {files:?}"
    );
}

#[test]
#[ignore = "minutes long: part of `make soak`"]
fn soak_sigkill() {
    battery::soak("log.sigkill", 10_000, |number| {
        let battery = Battery::of_one_file(KILLS_PER_FILE, Seed(number));
        Trial { tried: battery.kills.into(), losses: battery.losses }
    });
}

#[derive(Debug, Default)]
struct Battery {
    kills: u32,
    /// Entries of matches and results of matches in the logs at the end.
    entries: usize,
    results: usize,
    /// Results entered by hand.
    entered: usize,
    /// One line for every kill after which a log did not hold what it must.
    losses: Vec<String>,
}

impl Battery {
    fn of_one_file(kills: u32, seed: Seed) -> Battery {
        let mut battery = Battery::default();
        let mut chance = Stream::new(seed);
        let shelf = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
        let path = shelf.path().join("empile.db");
        let mut held = Holdings::default();
        for _ in 0..kills {
            held = battery.kill_one(&path, held, &mut chance);
        }
        battery.entries = held.entry_count();
        battery.results = held.finished_count();
        battery.entered = held.entered_count();
        let reopened = Log::open(&path).map_err(|error| error.to_string());
        match reopened.and_then(|log| Holdings::of(&log)) {
            Ok(last) if last == held => {}
            other => battery.losses.push(format!("the last look at the file itself: {other:?}")),
        }
        battery
    }

    /// Gives what the log holds after the kill.
    fn kill_one(&mut self, path: &Path, mut held: Holdings, chance: &mut Stream) -> Holdings {
        let tried = play_until_killed(path, Moment::draw(chance), chance.seed(), &mut held);
        self.kills += 1;
        let copy = copy_of_what_is_left(path);
        let actual = Log::open(&copy.1).map_err(|error| error.to_string()).and_then(|log| Holdings::of(&log));
        match actual {
            Ok(actual) if held.allows(&actual, tried.as_ref()) => actual,
            Ok(actual) => {
                self.losses.push(format!("kill {}: {actual:?} after {held:?} and {tried:?}", self.kills));
                actual
            }
            Err(reason) => {
                self.losses.push(format!("kill {}: {reason}", self.kills));
                held
            }
        }
    }
}

/// When a child is killed.
#[derive(Clone, Copy)]
struct Moment {
    /// After this time at the latest.
    life: Duration,
    /// As soon as it has said so many words.
    words: Option<u32>,
}

impl Moment {
    /// Most of a child's life is spent waiting for the storage, which a moment drawn by time hits. One kill in two
    /// follows a word instead: it falls where the child has just begun a deed or just heard that it is done.
    fn draw(chance: &mut Stream) -> Moment {
        if chance.below(2) == 0 {
            Moment { life: LONGEST_LIFE * chance.below(1_000) / 1_000, words: None }
        } else {
            Moment { life: LONGEST_LIFE, words: Some(chance.below(MOST_WORDS) + 1) }
        }
    }
}

/// Brings `held` up to all that was acknowledged; gives what was under way.
fn play_until_killed(path: &Path, moment: Moment, seed: Seed, held: &mut Holdings) -> Option<Deed> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_crash_child"))
        .arg(path)
        .arg(seed.0.to_string())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let output = child.stdout.take().unwrap();
    let (enough, enough_said) = mpsc::channel();
    let listener = thread::spawn(move || words(output, moment.words, &enough));
    // Either the word fell, or the time is over, or the child has stopped talking.
    let _ = enough_said.recv_timeout(moment.life);
    // On Unix this is SIGKILL: the child has no say in it.
    child.kill().unwrap();
    let status = child.wait().unwrap();
    assert!(status.code().is_none(), "the child ended by itself: {status}");
    let mut tried = None;
    for word in listener.join().unwrap() {
        match (word, tried.take()) {
            (Word::Trying(deed), None) => tried = Some(deed),
            (Word::Done(started), Some(deed)) => held.perform(&deed, started),
            (word, tried) => panic!("{word:?} while {tried:?}"),
        }
    }
    tried
}

/// The last line may be cut short; it is then as if it had not been said.
fn words(output: ChildStdout, wanted: Option<u32>, enough: &Sender<()>) -> Vec<Word> {
    let mut words = Vec::new();
    for line in BufReader::new(output).lines().map_while(Result::ok) {
        words.extend(serde_json::from_str::<Word>(&line).ok());
        if wanted == Some(words.len() as u32) {
            enough.send(()).unwrap();
        }
    }
    words
}

/// The next child must find the file as the killed one left it, so the look is at a copy. The index of the write-ahead
/// log is left out: after a loss of power it would not be there either.
fn copy_of_what_is_left(path: &Path) -> (TempDir, PathBuf) {
    let directory = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let copy = directory.path().join("empile.db");
    for extension in ["db", "db-wal", "db-journal"] {
        let source = path.with_extension(extension);
        if source.exists() {
            fs::copy(source, copy.with_extension(extension)).unwrap();
        }
    }
    (directory, copy)
}
