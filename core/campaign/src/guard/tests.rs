use std::{
    fs,
    path::{Path, PathBuf},
};

use rusqlite::Connection;
use tempfile::TempDir;

use crate::{
    Caution, Log, LogError, OpenReport, fixture,
    testing::{HandClock, add, spoil},
};

fn names(log: &Log) -> Vec<String> {
    log.players(true).unwrap().into_iter().map(|player| player.name).collect()
}

fn open(path: &Path, caution: Caution) -> (Log, OpenReport) {
    let clock = HandClock::default();
    clock.set(1_700_000_000_000);
    Log::open_guarded_with_clock(path, caution, Box::new(clock)).unwrap()
}

/// Ada is in the copy, Bob came later.
fn shelf() -> (TempDir, PathBuf) {
    let directory = TempDir::new().unwrap();
    let path = directory.path().join("empile.db");
    let mut log = Log::open(&path).unwrap();
    add(&mut log, "Ada");
    log.copy_now().unwrap();
    add(&mut log, "Bob");
    (directory, path)
}

#[test]
fn a_sound_log_is_opened_and_nothing_is_set_aside() {
    let (_directory, path) = shelf();
    let (log, report) = open(&path, Caution::Suspicious);
    assert_eq!(report, OpenReport { was_checked: true, ..OpenReport::default() });
    assert_eq!(names(&log), ["Ada", "Bob"]);
}

#[test]
fn a_damaged_log_is_set_aside_untouched_and_the_newest_copy_opened() {
    let (directory, path) = shelf();
    let damaged = spoil(&path);
    let (log, report) = open(&path, Caution::Suspicious);
    let recovery = report.recovery.unwrap();
    assert!(matches!(recovery.reason, LogError::Damaged { .. }));
    assert_eq!(fs::read(&recovery.set_aside).unwrap(), damaged);
    assert_eq!(recovery.set_aside.parent(), Some(directory.path()));
    assert!(recovery.copy.is_some());
    assert_eq!(names(&log), ["Ada"]);
    drop(log);
    let (log, report) = open(&path, Caution::Suspicious);
    assert_eq!(report.recovery, None);
    assert_eq!(names(&log), ["Ada"]);
}

#[test]
fn a_log_without_its_beginning_is_damaged_as_well() {
    let (_directory, path) = shelf();
    let mut bytes = fs::read(&path).unwrap();
    bytes[..16].fill(0);
    fs::write(&path, &bytes).unwrap();
    let (log, report) = open(&path, Caution::Usual);
    assert_eq!(report.recovery.unwrap().reason, LogError::NotADatabase);
    assert_eq!(names(&log), ["Ada"]);
}

#[test]
fn a_copy_that_is_damaged_itself_is_passed_over() {
    let (_directory, path) = shelf();
    let mut log = Log::open(&path).unwrap();
    add(&mut log, "Cléo");
    let newest = log.copy_now().unwrap();
    drop(log);
    spoil(&newest.path);
    spoil(&path);
    let (log, report) = open(&path, Caution::Suspicious);
    assert_ne!(report.recovery.unwrap().copy.unwrap(), newest);
    assert_eq!(names(&log), ["Ada"]);
}

#[test]
fn without_a_good_copy_an_empty_log_begins_and_the_damaged_one_is_kept() {
    let directory = TempDir::new().unwrap();
    let path = directory.path().join("empile.db");
    add(&mut Log::open(&path).unwrap(), "Ada");
    let damaged = spoil(&path);
    let (log, report) = open(&path, Caution::Suspicious);
    let recovery = report.recovery.unwrap();
    assert_eq!(recovery.copy, None);
    assert_eq!(fs::read(&recovery.set_aside).unwrap(), damaged);
    assert_eq!(names(&log), Vec::<String>::new());
}

#[test]
fn at_a_usual_start_only_a_log_that_was_not_closed_is_looked_through() {
    let (directory, path) = shelf();
    assert!(!open(&path, Caution::Usual).1.was_checked);
    let mut log = Log::open(&path).unwrap();
    add(&mut log, "Cléo");
    let left = directory.path().join("left.db");
    fs::copy(&path, &left).unwrap();
    fs::copy(path.with_extension("db-wal"), left.with_extension("db-wal")).unwrap();
    drop(log);
    let pending = fs::read(left.with_extension("db-wal")).unwrap();
    let damaged = spoil(&left);
    let (_, report) = open(&left, Caution::Usual);
    let recovery = report.recovery.unwrap();
    assert_eq!(fs::read(&recovery.set_aside).unwrap(), damaged);
    let mut wal = recovery.set_aside.into_os_string();
    wal.push("-wal");
    assert_eq!(fs::read(wal).unwrap(), pending);
}

#[test]
fn what_is_not_ours_or_too_new_is_refused_and_stays_where_it_is() {
    let (directory, path) = shelf();
    Connection::open(&path).unwrap().pragma_update(None, "user_version", 99).unwrap();
    let newer = fs::read(&path).unwrap();
    let refused = Log::open_guarded(&path, Caution::Suspicious).err();
    assert!(matches!(refused, Some(LogError::NewerVersion { found: 99, .. })));
    assert_eq!(fs::read(&path).unwrap(), newer);
    let letter = directory.path().join("letter.txt");
    fs::write(&letter, "Cher journal").unwrap();
    assert_eq!(Log::open_guarded(&letter, Caution::Suspicious).err(), Some(LogError::NotADatabase));
    assert_eq!(fs::read(&letter).unwrap(), b"Cher journal");
    let foreign = directory.path().join("other.db");
    Connection::open(&foreign)
        .unwrap()
        .execute_batch("CREATE TABLE t (a); PRAGMA application_id = 7;")
        .unwrap();
    let before = fs::read(&foreign).unwrap();
    assert_eq!(Log::open_guarded(&foreign, Caution::Suspicious).err(), Some(LogError::Foreign));
    assert_eq!(fs::read(&foreign).unwrap(), before);
}

#[test]
fn a_migration_is_told() {
    let directory = TempDir::new().unwrap();
    let path = directory.path().join("empile.db");
    fs::copy(fixture::path(1), &path).unwrap();
    assert_eq!(open(&path, Caution::Usual).1.migrated_from, Some(1));
    assert_eq!(open(&path, Caution::Usual).1.migrated_from, None);
}

/// What is left of a start that was killed between setting the damaged log aside and putting its copy in place.
fn cut_short(path: &Path, ready: &[u8]) -> PathBuf {
    let beside = |suffix: &str| crate::storage::beside(path, suffix);
    let set_aside = beside(".damaged-1700000000000-0");
    fs::rename(path, &set_aside).unwrap();
    fs::write(beside("-wal"), "frames").unwrap();
    fs::write(beside(".restored"), ready).unwrap();
    set_aside
}

#[test]
fn a_start_that_was_cut_short_while_the_copy_took_the_logs_place_is_gone_on_with() {
    let (_directory, path) = shelf();
    let copy = Log::open(&path).unwrap().copies().unwrap().remove(0);
    let damaged = spoil(&path);
    let set_aside = cut_short(&path, &fs::read(&copy.path).unwrap());
    let (log, report) = open(&path, Caution::Usual);
    assert_eq!(names(&log), ["Ada"]);
    let recovery = report.recovery.unwrap();
    assert_eq!((&recovery.set_aside, recovery.copy), (&set_aside, Some(copy)));
    assert_eq!(fs::read(&set_aside).unwrap(), damaged);
    assert_eq!(fs::read(crate::storage::beside(&set_aside, "-wal")).unwrap(), b"frames");
    drop(log);
    assert_eq!(open(&path, Caution::Usual).1.recovery, None);
}

#[test]
fn a_start_that_was_cut_short_without_a_copy_tells_of_it_too() {
    let directory = TempDir::new().unwrap();
    let path = directory.path().join("empile.db");
    add(&mut Log::open(&path).unwrap(), "Ada");
    let set_aside = cut_short(&path, &[]);
    let (log, report) = open(&path, Caution::Usual);
    assert_eq!(names(&log), Vec::<String>::new());
    let recovery = report.recovery.unwrap();
    assert_eq!((recovery.set_aside, recovery.copy), (set_aside, None));
}

#[test]
fn a_log_that_is_gone_begins_anew_whatever_was_set_aside_before() {
    let (directory, path) = shelf();
    spoil(&path);
    drop(open(&path, Caution::Suspicious));
    fs::remove_file(&path).unwrap();
    let (log, report) = open(&path, Caution::Usual);
    assert_eq!((names(&log), report.recovery), (vec![], None));
    drop(directory);
}

#[test]
fn a_damaged_log_of_a_former_version_is_replaced_as_well() {
    let directory = TempDir::new().unwrap();
    let path = directory.path().join("empile.db");
    fs::copy(fixture::path(8), &path).unwrap();
    let damaged = spoil(&path);
    let (_, report) = open(&path, Caution::Usual);
    assert_eq!(fs::read(report.recovery.unwrap().set_aside).unwrap(), damaged);
}
