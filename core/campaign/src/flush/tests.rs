use std::{
    fs,
    path::{Path, PathBuf},
    thread,
};

use tempfile::TempDir;

use crate::{
    Log, PaperResult,
    testing::{add, hand, playout, started},
};

/// Under which of SQLite's settings the last commit was made: 1 leaves the flush to others, 2 waits for it.
fn synchronous(log: &Log) -> i64 {
    log.connection().pragma_query_value(None, "synchronous", |row| row.get(0)).unwrap()
}

#[test]
fn what_people_mean_to_keep_waits_for_its_flush_and_the_moves_of_a_match_do_not() {
    let directory = TempDir::new().unwrap();
    let mut log = Log::open(&directory.path().join("empile.db")).unwrap();
    let seats = ["Ada", "Bob"].map(|name| add(&mut log, name));
    assert_eq!(synchronous(&log), 2, "the roster");
    let id = started(&mut log, &seats, 1);
    assert_eq!(synchronous(&log), 2, "a match begins");
    let (entries, outcome) = playout(2, 1);
    let (last, before) = entries.split_last().unwrap();
    for (index, entry) in (0..).zip(before) {
        log.append(id, index, entry).unwrap();
        assert_eq!(synchronous(&log), 1, "an entry");
    }
    log.take_back(id, before.len() as u32 - 1).unwrap();
    assert_eq!(synchronous(&log), 1, "an entry taken back");
    log.append(id, before.len() as u32 - 1, &before[before.len() - 1]).unwrap();
    log.append_final(id, before.len() as u32, last, &outcome).unwrap();
    assert_eq!(synchronous(&log), 2, "the entry that ends a match");
    log.keep_tool("dice-cup", "[]").unwrap();
    assert_eq!(synchronous(&log), 1, "a tool beside a real table");
    let result = log.new_result_id();
    let entered = PaperResult { played_at: 10, ..hand(&log, &[(seats[0], true, 1), (seats[1], false, 1)]) };
    log.enter_result(result, &entered).unwrap();
    assert_eq!(synchronous(&log), 2, "a result");
    log.keep_tool("dice-cup", "[1]").unwrap();
    log.void_result(result).unwrap();
    assert_eq!(synchronous(&log), 2, "a correction");
}

/// By what numbers the frames of a write-ahead log are known: others, once it has begun anew.
fn salts(path: &Path) -> Vec<u8> {
    fs::read(path.with_extension("db-wal")).unwrap()[16..24].to_vec()
}

fn log_of_a_long_match() -> (TempDir, PathBuf, Log) {
    let directory = TempDir::new().unwrap();
    let path = directory.path().join("empile.db");
    let mut log = Log::open(&path).unwrap();
    let seats = ["Ada", "Bob"].map(|name| add(&mut log, name));
    let id = started(&mut log, &seats, 1);
    let (entries, _) = playout(2, 1);
    let entry = &entries[0];
    for index in 0..600 {
        log.append(id, index, entry).unwrap();
    }
    (directory, path, log)
}

#[test]
fn a_long_match_moves_into_the_file_without_anybody_waiting() {
    let (_directory, path, log) = log_of_a_long_match();
    let begun = salts(&path);
    while salts(&path) == begun {
        thread::yield_now();
    }
    let id = log.open_matches().unwrap()[0].id;
    assert_eq!(log.load_match(id).unwrap().entries.len(), 600);
}

#[test]
fn a_log_that_is_closed_is_one_file_although_it_was_being_flushed() {
    let (directory, path, log) = log_of_a_long_match();
    drop(log);
    assert_eq!(fs::read_dir(directory.path()).unwrap().count(), 1);
    let log = Log::open(&path).unwrap();
    assert_eq!(log.open_matches().unwrap()[0].entry_count, 600);
}

#[test]
fn a_log_that_cannot_be_flushed_says_so() {
    let (_directory, path, mut log) = log_of_a_long_match();
    log.keep().unwrap();
    fs::remove_file(path.with_extension("db-wal")).unwrap();
    log.keep().unwrap();
    let id = log.open_matches().unwrap()[0].id;
    log.take_back(id, 1).unwrap();
    assert!(log.keep().is_err());
}
