use std::{
    collections::BTreeMap,
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
    time::Duration,
};

use empile_games::contract::Entry;
use rusqlite::Connection;
use tempfile::TempDir;

use crate::{
    Log, LogError, NewPlayer,
    migrate::SUPPORTED,
    testing::{add, playout, started},
};

/// Every file of a directory with its bytes.
type Snapshot = BTreeMap<OsString, Vec<u8>>;

fn snapshot(directory: &Path) -> Snapshot {
    let files = fs::read_dir(directory).unwrap().map(Result::unwrap);
    files.map(|file| (file.file_name(), fs::read(file.path()).unwrap())).collect()
}

struct Shelf {
    directory: TempDir,
    path: PathBuf,
}

impl Shelf {
    fn new() -> Shelf {
        let directory = TempDir::new().unwrap();
        let path = directory.path().join("empile.db");
        Shelf { directory, path }
    }

    fn holding(bytes: &[u8]) -> Shelf {
        let shelf = Shelf::new();
        fs::write(&shelf.path, bytes).unwrap();
        shelf
    }

    /// A log with some players and an entry in it, closed.
    fn with_log() -> Shelf {
        let shelf = Shelf::new();
        let mut log = Log::open(&shelf.path).unwrap();
        let seats = ["A", "B"].map(|name| add(&mut log, name));
        let id = started(&mut log, &seats, 1);
        log.append(id, 0, &playout(2, 1).0[0]).unwrap();
        shelf
    }

    /// Opening is refused and nothing in the directory is other than before.
    fn refusal(&self) -> LogError {
        let before = snapshot(self.directory.path());
        let refusal = Log::open(&self.path).unwrap_err();
        assert_eq!(snapshot(self.directory.path()), before, "{refusal}");
        refusal
    }

    fn bytes(&self) -> Vec<u8> {
        fs::read(&self.path).unwrap()
    }

    /// What a process that is killed leaves: the file as it is now, with what waits in its write-ahead log.
    fn as_left_by_a_killed_process(&self) -> Shelf {
        let left = Shelf::holding(&self.bytes());
        let wal = self.path.with_extension("db-wal");
        fs::copy(wal, left.path.with_extension("db-wal")).unwrap();
        left
    }
}

#[test]
fn a_log_can_be_sent_to_another_thread() {
    fn must_be_send<T: Send>() {}
    must_be_send::<Log>();
}

#[test]
fn a_closed_log_is_one_file_and_opens_as_it_was() {
    let shelf = Shelf::with_log();
    assert_eq!(snapshot(shelf.directory.path()).len(), 1);
    let log = Log::open(&shelf.path).unwrap();
    assert_eq!(log.players(false).unwrap().len(), 2);
    let open = log.open_matches().unwrap();
    assert_eq!(log.load_match(open[0].id).unwrap().entries, playout(2, 1).0[..1]);
}

#[test]
fn a_commit_is_flushed_before_it_returns_and_keys_are_guarded() {
    let shelf = Shelf::new();
    let log = Log::open(&shelf.path).unwrap();
    let number =
        |pragma| -> i64 { log.connection().pragma_query_value(None, pragma, |row| row.get(0)).unwrap() };
    let mode: String = log.connection().pragma_query_value(None, "journal_mode", |row| row.get(0)).unwrap();
    assert_eq!(mode, "wal");
    assert_eq!(number("synchronous"), 2);
    assert_eq!(number("fullfsync"), 1);
    assert_eq!(number("checkpoint_fullfsync"), 1);
    assert_eq!(number("foreign_keys"), 1);
}

#[test]
fn the_file_says_whose_it_is_as_soon_as_it_is_a_log() {
    let shelf = Shelf::new();
    let log = Log::open(&shelf.path).unwrap();
    let bytes = shelf.bytes();
    assert_eq!(&bytes[68..72], b"Empi");
    assert_eq!(bytes[60..64], SUPPORTED.to_be_bytes());
    drop(log);
}

#[test]
fn an_empty_file_becomes_a_log() {
    let shelf = Shelf::holding(&[]);
    assert_eq!(Log::open(&shelf.path).unwrap().players(true).unwrap(), []);
}

#[test]
fn a_database_without_any_table_becomes_a_log() {
    let shelf = Shelf::new();
    let blank = Connection::open(&shelf.path).unwrap();
    blank.pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(())).unwrap();
    drop(blank);
    assert!(!shelf.bytes().is_empty());
    assert_eq!(Log::open(&shelf.path).unwrap().players(true).unwrap(), []);
}

#[test]
fn a_file_that_is_no_database_is_refused_untouched() {
    let mut noise: u32 = 2026;
    let bytes: Vec<u8> = std::iter::repeat_with(|| {
        noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (noise >> 24) as u8
    })
    .take(20_000)
    .collect();
    assert_eq!(Shelf::holding(&bytes).refusal(), LogError::NotADatabase);
    assert_eq!(Shelf::holding(b"Cher journal").refusal(), LogError::NotADatabase);
    assert_eq!(Shelf::holding(&[0]).refusal(), LogError::NotADatabase);
}

#[test]
fn a_log_that_ends_anywhere_too_early_is_damaged_and_refused_untouched() {
    let whole = Shelf::with_log().bytes();
    for length in [1, 15, 16, 59, 63, 99, 104, 107, 108, 511, 512, 4_095, 4_096, whole.len() - 1] {
        let refusal = Shelf::holding(&whole[..length]).refusal();
        assert!(matches!(refusal, LogError::Damaged { .. }), "{length} bytes: {refusal}");
    }
}

#[test]
fn a_log_with_a_spoilt_schema_is_damaged_and_refused_untouched() {
    let mut bytes = Shelf::with_log().bytes();
    bytes[108..4_096].fill(0xA5);
    let refusal = Shelf::holding(&bytes).refusal();
    assert!(matches!(refusal, LogError::Damaged { .. }), "{refusal}");
}

#[test]
fn a_log_with_a_spoilt_page_tells_so_when_it_is_read() {
    let shelf = Shelf::with_log();
    let mut bytes = shelf.bytes();
    bytes[4_096..].fill(0xA5);
    fs::write(&shelf.path, bytes).unwrap();
    let read = Log::open(&shelf.path).and_then(|log| log.players(true));
    assert!(matches!(read, Err(LogError::Damaged { .. })), "{read:?}");
}

#[test]
fn the_database_of_another_program_is_refused_untouched() {
    for mode in ["DELETE", "WAL"] {
        let shelf = Shelf::new();
        let foreign = Connection::open(&shelf.path).unwrap();
        foreign.pragma_update_and_check(None, "journal_mode", mode, |_| Ok(())).unwrap();
        foreign.execute_batch("CREATE TABLE players (id INTEGER); INSERT INTO players VALUES (1);").unwrap();
        drop(foreign);
        assert_eq!(shelf.refusal(), LogError::Foreign);
    }
}

#[test]
fn a_database_that_names_another_program_is_foreign_even_without_tables() {
    let shelf = Shelf::new();
    Connection::open(&shelf.path).unwrap().execute_batch("PRAGMA application_id = 77; VACUUM;").unwrap();
    assert_eq!(shelf.refusal(), LogError::Foreign);
}

#[test]
fn what_another_program_has_not_yet_moved_into_its_file_stays_where_it_is() {
    let shelf = Shelf::new();
    let foreign = Connection::open(&shelf.path).unwrap();
    foreign.pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(())).unwrap();
    foreign.execute_batch("CREATE TABLE players (id INTEGER);").unwrap();
    refused_with_pending_commits(&shelf, &LogError::Foreign);
}

#[test]
fn a_log_of_a_newer_version_is_refused_untouched() {
    let shelf = Shelf::with_log();
    let newer = Connection::open(&shelf.path).unwrap();
    newer.pragma_update(None, "user_version", SUPPORTED + 1).unwrap();
    drop(newer);
    let refusal = LogError::NewerVersion { found: SUPPORTED + 1, supported: SUPPORTED };
    assert_eq!(shelf.refusal(), refusal);
}

#[test]
fn a_newer_version_that_waits_in_the_write_ahead_log_is_refused_too() {
    let shelf = Shelf::with_log();
    let newer = Connection::open(&shelf.path).unwrap();
    newer.pragma_update(None, "user_version", SUPPORTED + 1).unwrap();
    let refusal = LogError::NewerVersion { found: SUPPORTED + 1, supported: SUPPORTED };
    refused_with_pending_commits(&shelf, &refusal);
}

/// The file and its write-ahead log stay as they are. SQLite rebuilds its index of the latter, which holds nothing.
fn refused_with_pending_commits(shelf: &Shelf, refusal: &LogError) {
    let left = shelf.as_left_by_a_killed_process();
    let before = snapshot(left.directory.path());
    assert_eq!(before.len(), 2);
    assert_eq!(Log::open(&left.path).unwrap_err(), *refusal);
    let mut after = snapshot(left.directory.path());
    after.remove(&OsString::from("empile.db-shm"));
    assert_eq!(after, before);
}

#[test]
fn our_own_pending_commits_are_part_of_the_log() {
    let shelf = Shelf::with_log();
    let mut log = Log::open(&shelf.path).unwrap();
    add(&mut log, "C");
    let left = shelf.as_left_by_a_killed_process();
    assert_eq!(Log::open(&left.path).unwrap().players(true).unwrap().len(), 3);
    assert_eq!(snapshot(left.directory.path()).len(), 1);
}

#[test]
fn a_version_that_never_was_is_damaged() {
    let shelf = Shelf::with_log();
    Connection::open(&shelf.path).unwrap().pragma_update(None, "user_version", 0).unwrap();
    assert!(matches!(shelf.refusal(), LogError::Damaged { .. }));
}

#[test]
fn a_directory_or_a_path_to_nowhere_cannot_be_a_log() {
    let directory = TempDir::new().unwrap();
    assert!(matches!(Log::open(directory.path()), Err(LogError::Unreachable { .. })));
    let nowhere = directory.path().join("missing/empile.db");
    assert!(matches!(Log::open(&nowhere), Err(LogError::Unreachable { .. })));
    assert_eq!(snapshot(directory.path()).len(), 0);
}

#[test]
fn a_name_that_looks_like_an_address_is_a_file_like_any_other() {
    let directory = TempDir::new().unwrap();
    let path = directory.path().join("file:empile?mode=memory#1.db");
    add(&mut Log::open(&path).unwrap(), "Ada");
    assert!(path.exists());
    assert_eq!(Log::open(&path).unwrap().players(true).unwrap().len(), 1);
}

#[test]
fn a_write_that_does_not_fit_is_refused_as_a_whole() {
    let shelf = Shelf::with_log();
    let mut log = Log::open(&shelf.path).unwrap();
    let pages: u32 = log.connection().pragma_query_value(None, "page_count", |row| row.get(0)).unwrap();
    log.connection().pragma_update_and_check(None, "max_page_count", pages, |_| Ok(())).unwrap();
    let id = log.open_matches().unwrap()[0].id;
    let full = (1..1_000).find_map(|index| {
        let refused = log.append(id, index, &Entry::Clock { at: 0 }).err()?;
        Some((index, refused))
    });
    let (length, refusal) = full.expect("the file is full after a while");
    assert_eq!(refusal, LogError::DiskFull);
    assert_eq!(log.load_match(id).unwrap().entries.len(), length as usize);
    log.connection().pragma_update_and_check(None, "max_page_count", pages + 9, |_| Ok(())).unwrap();
    log.append(id, length, &Entry::Clock { at: 0 }).unwrap();
}

#[test]
fn a_log_that_cannot_be_written_to_says_so() {
    let shelf = Shelf::with_log();
    let mut log = Log::open(&shelf.path).unwrap();
    log.connection().pragma_update(None, "query_only", true).unwrap();
    let refused = log.add_player(NewPlayer { name: "C".into(), colour: 0 });
    assert_eq!(refused, Err(LogError::ReadOnly));
    assert_eq!(log.players(true).unwrap().len(), 2);
}

#[test]
fn a_log_that_another_program_holds_is_busy() {
    let shelf = Shelf::with_log();
    let mut log = Log::open(&shelf.path).unwrap();
    log.connection().busy_timeout(Duration::ZERO).unwrap();
    let other = Connection::open(&shelf.path).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let refused = log.add_player(NewPlayer { name: "C".into(), colour: 0 });
    assert_eq!(refused, Err(LogError::Busy));
    other.execute_batch("ROLLBACK").unwrap();
    assert_eq!(add(&mut log, "C"), log.players(false).unwrap()[2].id);
}

#[test]
fn sqlite_is_built_to_flush_data_alone_where_it_can() {
    let flags = option_env!("LIBSQLITE3_FLAGS").unwrap_or_default();
    assert!(flags.contains("-DHAVE_FDATASYNC=1"), "{flags:?}: is .cargo/config.toml read?");
}
