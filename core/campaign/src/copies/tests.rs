use std::{
    collections::HashSet,
    fs,
    sync::{Arc, Mutex},
    thread,
};

use rusqlite::Connection;
use tempfile::TempDir;

use crate::{
    Log, LogError, Reader, Readers, fixture,
    migrate::{self, SUPPORTED},
    testing::{HandClock, add, spoil},
};

const DAY: i64 = 86_400_000;

fn shelf() -> (TempDir, HandClock, Log) {
    let directory = TempDir::new().unwrap();
    let clock = HandClock::default();
    clock.set(1_700_000_000_000);
    let log = Log::open_with_clock(&directory.path().join("empile.db"), Box::new(clock.clone())).unwrap();
    (directory, clock, log)
}

#[test]
fn a_log_that_changed_is_copied_once_a_day() {
    let (_directory, clock, mut log) = shelf();
    add(&mut log, "Ada");
    let first = log.copy_if_due().unwrap().unwrap();
    assert_eq!(log.copy_if_due().unwrap(), None);
    clock.set(1_700_000_000_000 + DAY);
    assert_eq!(log.copy_if_due().unwrap(), None, "nothing has changed");
    add(&mut log, "Bob");
    clock.set(1_700_000_000_000 + DAY - 1);
    assert_eq!(log.copy_if_due().unwrap(), None, "not yet a day");
    clock.set(1_700_000_000_000 + DAY);
    let second = log.copy_if_due().unwrap().unwrap();
    assert_eq!(log.copies().unwrap(), [second.clone(), first.clone()]);
    let names = |path| Log::open(path).unwrap().players(true).unwrap().len();
    assert_eq!((names(&first.path), names(&second.path)), (1, 2));
}

#[test]
fn copies_that_are_asked_for_at_the_same_time_are_made_one_after_the_other() {
    let (_directory, _clock, mut log) = shelf();
    add(&mut log, "Ada");
    let readers = Readers::of(&Arc::new(Mutex::new(log)));
    thread::scope(|scope| {
        let asked: Vec<_> = (0..4).map(|_| scope.spawn(|| readers.read(Reader::copy_now))).collect();
        let made: HashSet<_> = asked.into_iter().map(|copy| copy.join().unwrap().unwrap().path).collect();
        assert_eq!(made.len(), 4);
    });
}

#[test]
fn seven_copies_are_kept_and_what_is_not_a_copy_is_left_alone() {
    let (directory, clock, log) = shelf();
    let copies = directory.path().join("empile.db.copies");
    fs::create_dir(&copies).unwrap();
    fs::write(copies.join("mine.db"), "photo").unwrap();
    let made: Vec<_> = (0..9)
        .map(|day| {
            clock.set(1_700_000_000_000 + day * DAY);
            log.copy_now().unwrap()
        })
        .collect();
    let mut kept = log.copies().unwrap();
    kept.reverse();
    assert_eq!(kept, made[2..]);
    assert_eq!(fs::read(copies.join("mine.db")).unwrap(), b"photo");
    assert_eq!(fs::read_dir(&copies).unwrap().count(), 8);
}

#[test]
fn a_log_of_an_older_version_is_copied_before_it_is_changed() {
    for version in 1..SUPPORTED {
        let directory = TempDir::new().unwrap();
        let path = directory.path().join("empile.db");
        fs::copy(fixture::path(version), &path).unwrap();
        let results = |of: &Connection| -> u32 {
            of.query_row("SELECT count(*) FROM results", [], |row| row.get(0)).unwrap()
        };
        let kept = results(&Connection::open(&path).unwrap());
        let log = Log::open(&path).unwrap();
        let copies = log.copies().unwrap();
        assert_eq!(copies.len(), 1);
        let copy = Connection::open(&copies[0].path).unwrap();
        assert_eq!(migrate::user_version(&copy).unwrap(), version);
        assert_eq!((results(&copy), results(log.connection())), (kept, kept));
    }
}

#[test]
fn without_a_copy_there_is_no_migration() {
    let directory = TempDir::new().unwrap();
    let path = directory.path().join("empile.db");
    fs::copy(fixture::path(1), &path).unwrap();
    fs::write(directory.path().join("empile.db.copies"), "in the way").unwrap();
    let before = fs::read(&path).unwrap();
    assert!(matches!(Log::open(&path), Err(LogError::Storage { .. })));
    assert_eq!(fs::read(&path).unwrap(), before);
    fs::remove_file(directory.path().join("empile.db.copies")).unwrap();
    assert_eq!(Log::open(&path).unwrap().results(9, 0).unwrap().len(), 3);
}

#[test]
fn a_damaged_log_is_not_copied_over_the_good_copies() {
    let (directory, clock, mut log) = shelf();
    add(&mut log, "Ada");
    let good = log.copy_now().unwrap();
    drop(log);
    let path = directory.path().join("empile.db");
    spoil(&path);
    let log = Log::open_with_clock(&path, Box::new(clock)).unwrap();
    assert!(matches!(log.copy_now(), Err(LogError::Damaged { .. })));
    assert_eq!(log.copies().unwrap(), [good]);
    assert_eq!(fs::read_dir(directory.path().join("empile.db.copies")).unwrap().count(), 1);
}
