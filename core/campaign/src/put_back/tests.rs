use std::{
    fs,
    path::{Path, PathBuf},
    sync::{Arc, Mutex},
};

use tempfile::TempDir;

use crate::{
    Caution, CopyContents, HistoryFilter, Log, LogCopy, LogError, Readers, fixture,
    migrate::SUPPORTED,
    testing::{HandClock, add, enter, spoil},
};

const MONDAY: i64 = 1_700_000_000_000;

fn shelf() -> (TempDir, HandClock, Log) {
    let directory = TempDir::new().unwrap();
    let clock = HandClock::default();
    clock.set(MONDAY);
    let log = Log::open_with_clock(&directory.path().join("empile.db"), Box::new(clock.clone())).unwrap();
    (directory, clock, log)
}

/// Ada and Bob have played once when the copy is made; Cléo and a second game came later.
fn two_days() -> (TempDir, HandClock, Log, LogCopy) {
    let (directory, clock, mut log) = shelf();
    let (ada, bob) = (add(&mut log, "Ada"), add(&mut log, "Bob"));
    enter(&mut log, MONDAY - 5, &[(ada, true, 3), (bob, false, 2)]);
    let copy = log.copy_now().unwrap();
    clock.set(MONDAY + 1_000);
    add(&mut log, "Cléo");
    enter(&mut log, MONDAY + 900, &[(bob, true, 1), (ada, false, 4)]);
    (directory, clock, log, copy)
}

fn names(log: &Log) -> Vec<String> {
    log.players(true).unwrap().into_iter().map(|player| player.name).collect()
}

fn games(log: &Log) -> usize {
    let history = log.history(&HistoryFilter::default(), 99, 0).unwrap();
    history.iter().filter(|entry| entry.corrects.is_none()).count()
}

fn files(directory: &Path) -> Vec<PathBuf> {
    let copies = directory.join("empile.db.copies");
    let mut files: Vec<_> = fs::read_dir(copies).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

#[test]
fn a_copy_says_what_is_in_it() {
    let (_directory, _clock, mut log, copy) = two_days();
    let there = CopyContents { games: 1, last_played_at: Some(MONDAY - 5), people: 2 };
    assert_eq!(log.look_into(&copy).unwrap(), there);
    let (bob, cleo) = (log.players(false).unwrap()[1].id, log.players(false).unwrap()[2].id);
    log.merge_players(bob, cleo).unwrap();
    let later = log.copy_now().unwrap();
    let there = CopyContents { games: 2, last_played_at: Some(MONDAY + 900), people: 2 };
    assert_eq!(log.look_into(&later).unwrap(), there);
}

#[test]
fn a_copy_that_is_put_back_is_the_log_and_what_was_the_log_is_a_copy() {
    let (directory, _clock, mut log, copy) = two_days();
    let aside = log.put_back(&copy).unwrap();
    assert_eq!((names(&log), games(&log)), (vec!["Ada".into(), "Bob".into()], 1));
    assert_eq!(log.check_tallies().unwrap(), []);
    assert!(aside.is_set_aside && !copy.is_set_aside);
    assert_eq!(log.copies().unwrap(), [aside.clone(), copy.clone()]);
    assert_eq!(
        files(directory.path()),
        [copy.path.clone(), aside.path.clone()],
        "nothing else is left behind"
    );
    // It is a log like any other: it goes on, and is there at the next start.
    add(&mut log, "Dora");
    drop(log);
    let mut log = Log::open(&directory.path().join("empile.db")).unwrap();
    assert_eq!(names(&log), ["Ada", "Bob", "Dora"]);
    log.put_back(&aside).unwrap();
    assert_eq!((names(&log), games(&log)), (vec!["Ada".into(), "Bob".into(), "Cléo".into()], 2));
}

#[test]
fn readers_that_are_open_see_what_was_put_back() {
    let (_directory, _clock, log, copy) = two_days();
    let log = Arc::new(Mutex::new(log));
    let readers = Readers::of(&log);
    let known = || readers.read(|log| log.players(true)).unwrap().len();
    assert_eq!(known(), 3);
    readers
        .read(|before| {
            assert_eq!(before.players(true)?.len(), 3);
            log.lock().unwrap().put_back(&copy)?;
            assert_eq!(before.players(true)?.len(), 3, "a reading is of one moment");
            Ok(())
        })
        .unwrap();
    assert_eq!(known(), 2);
}

#[test]
fn a_damaged_copy_is_refused_and_changes_nothing() {
    let (directory, _clock, mut log, copy) = two_days();
    let sound = fs::read(&copy.path).unwrap();
    let before = fs::read(directory.path().join("empile.db")).unwrap();
    let spoiled = |bytes: &[u8]| fs::write(&copy.path, bytes).unwrap();
    let refused = |log: &mut Log| {
        assert!(matches!(log.look_into(&copy), Err(LogError::CopyDamaged { .. })));
        assert!(matches!(log.put_back(&copy), Err(LogError::CopyDamaged { .. })));
        assert_eq!((names(log).len(), games(log)), (3, 2));
        assert_eq!(
            files(directory.path()),
            std::slice::from_ref(&copy.path),
            "nothing was set aside, nothing left behind"
        );
    };
    spoil(&copy.path);
    refused(&mut log);
    spoiled(&sound[..sound.len() / 2]);
    refused(&mut log);
    spoiled(b"");
    refused(&mut log);
    spoiled(b"a photo of a cat that sleeps");
    refused(&mut log);
    fs::remove_file(&copy.path).unwrap();
    assert_eq!(log.put_back(&copy), Err(LogError::NoSuchCopy));
    assert_eq!(fs::read(directory.path().join("empile.db")).unwrap(), before);
}

#[test]
fn without_room_for_what_is_set_aside_nothing_is_put_back() {
    let (directory, _clock, mut log, copy) = two_days();
    // A directory in the place of the file that would be written.
    fs::create_dir(directory.path().join("empile.db.copies").join("unfinished.part")).unwrap();
    assert!(matches!(log.put_back(&copy), Err(LogError::Storage { .. })));
    assert_eq!((names(&log).len(), games(&log)), (3, 2));
}

#[test]
fn a_copy_of_an_older_version_is_led_to_this_one_and_stays_as_it_is() {
    for version in 1..SUPPORTED {
        let (directory, _clock, mut log) = shelf();
        let mut copy = log.copy_now().unwrap();
        fs::remove_file(&copy.path).unwrap();
        copy.path.set_file_name(format!("{:015}-v{version}.db", copy.made_at));
        fs::copy(fixture::path(version), &copy.path).unwrap();
        let before = fs::read(&copy.path).unwrap();
        let there = log.look_into(&copy).unwrap();
        log.put_back(&copy).unwrap();
        assert_eq!(games(&log), there.games as usize);
        assert_eq!(names(&log).len(), there.people as usize);
        assert_eq!(log.check_tallies().unwrap(), []);
        assert_eq!(fs::read(&copy.path).unwrap(), before);
        drop(log);
        assert_eq!(games(&Log::open(&directory.path().join("empile.db")).unwrap()), there.games as usize);
    }
}

#[test]
fn what_was_set_aside_is_never_thrown_away_and_comes_last_where_the_log_is_damaged() {
    let (directory, clock, mut log, copy) = two_days();
    let aside = log.put_back(&copy).unwrap();
    for day in 1..=9 {
        clock.set(MONDAY + day * 86_400_000);
        log.copy_now().unwrap();
    }
    let kept = log.copies().unwrap();
    assert!(kept.contains(&aside));
    assert_eq!(kept.len(), crate::COPIES_KEPT + 1);
    log.put_back(&aside).unwrap();
    log.put_back(&kept[0]).unwrap();
    drop(log);
    let path = directory.path().join("empile.db");
    spoil(&path);
    let (log, report) = Log::open_guarded_with_clock(&path, Caution::Suspicious, Box::new(clock)).unwrap();
    assert_eq!(report.recovery.unwrap().copy.as_ref(), Some(&kept[0]), "not what nobody wanted");
    assert_eq!(names(&log), ["Ada", "Bob"]);
}

#[test]
fn two_copies_of_one_moment_are_two() {
    let (_directory, _clock, mut log, copy) = two_days();
    let first = log.put_back(&copy).unwrap();
    let second = log.put_back(&copy).unwrap();
    assert_ne!(first.path, second.path);
    assert_eq!(log.copies().unwrap().len(), 3);
}
