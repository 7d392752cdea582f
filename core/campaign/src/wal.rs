//! The write-ahead log, and how it moves into the file.
//!
//! SQLite's own way leaves the frames that were moved where they are until the next commit. Should that file be damaged
//! meanwhile, the frames before the damage are taken for the latest again, and old pages lie over new ones: a log that
//! never was. So the write-ahead log is begun anew at once, which makes its old frames void.

use std::sync::{
    Arc,
    atomic::{AtomicI32, Ordering},
};

use rusqlite::{Connection, hooks::Wal};

use crate::{LogError, migrate};

/// It moves after so many pages (half a megabyte): it stays small, is soon written over instead of growing, and a process
/// that was killed leaves little to recover.
const MOST_FRAMES: i32 = 128;
/// While a match is played, after so many (two megabytes): beginning it anew holds the log for a flush, and a touch that falls
/// into it waits. So it happens in few of a thousand moves.
const MOST_FRAMES_IN_PASSING: i32 = 512;

/// How many frames there were after the last commit.
#[derive(Debug)]
pub(crate) struct Frames(Arc<AtomicI32>);

impl Frames {
    /// SQLite says so after every commit.
    pub(crate) fn watch(connection: &mut Connection) -> Result<Frames, LogError> {
        let frames = Arc::new(AtomicI32::new(0));
        let told = Arc::clone(&frames);
        connection.wal_hook(Some(move |_: &mut Wal, count| {
            told.store(count, Ordering::Relaxed);
            Ok(())
        }))?;
        Ok(Frames(frames))
    }

    pub(crate) fn move_if_many(&self, connection: &Connection) -> Result<(), LogError> {
        if self.0.load(Ordering::Relaxed) < MOST_FRAMES { Ok(()) } else { move_into_file(connection) }
    }

    /// Would it be moved while a match is played?
    pub(crate) fn are_too_many_in_passing(&self) -> bool {
        self.0.load(Ordering::Relaxed) >= MOST_FRAMES_IN_PASSING
    }

    /// Another connection has moved them, of which the one that is watched says nothing.
    pub(crate) fn have_moved(&self) {
        self.0.store(0, Ordering::Relaxed);
    }
}

/// If a reader is in the way, some frames stay, and the next change tries again.
pub(crate) fn move_into_file(connection: &Connection) -> Result<(), LogError> {
    let (frames, moved): (i64, i64) = connection
        .prepare_cached("PRAGMA wal_checkpoint(PASSIVE)")?
        .query_row([], |row| Ok((row.get(1)?, row.get(2)?)))?;
    if frames > 0 && frames == moved {
        // Any commit begins it anew; this one says again what is there.
        let version = migrate::user_version(connection)?;
        connection.pragma_update(None, "user_version", version)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use tempfile::TempDir;

    use crate::{Log, testing::add};

    /// The file, and by what numbers the frames of its write-ahead log are known.
    fn snapshot(path: &Path) -> (Vec<u8>, Vec<u8>) {
        let wal = fs::read(path.with_extension("db-wal")).unwrap();
        (fs::read(path).unwrap(), wal[16..24].to_vec())
    }

    #[test]
    fn frames_that_moved_into_the_file_are_void_at_once() {
        let directory = TempDir::new().unwrap();
        let path = directory.path().join("empile.db");
        let mut log = Log::open(&path).unwrap();
        let mut moves = 0;
        let mut before = snapshot(&path);
        for number in 0..200 {
            add(&mut log, &format!("Personne {number}"));
            let after = snapshot(&path);
            assert_eq!(after.0 != before.0, after.1 != before.1, "after {number}");
            moves += u32::from(after.0 != before.0);
            before = after;
        }
        assert!((1..10).contains(&moves), "{moves} moves");
    }

    #[test]
    fn a_reader_in_the_way_is_not_waited_for() {
        let directory = TempDir::new().unwrap();
        let path = directory.path().join("empile.db");
        let mut log = Log::open(&path).unwrap();
        let reader = rusqlite::Connection::open(&path).unwrap();
        reader.execute_batch("BEGIN; SELECT count(*) FROM players;").unwrap();
        for number in 0..200 {
            add(&mut log, &format!("Personne {number}"));
        }
        reader.execute_batch("COMMIT").unwrap();
        let file = fs::read(&path).unwrap();
        add(&mut log, "la dernière");
        assert_ne!(fs::read(&path).unwrap(), file);
        assert_eq!(log.players(true).unwrap().len(), 201);
    }
}
