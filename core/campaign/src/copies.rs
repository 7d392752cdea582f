//! Copies of the log beside it, made by SQLite's own backup: before every migration, and daily when something changed.

use std::{
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
    time::{Duration, SystemTime},
};

use rusqlite::{Connection, backup::Backup};

use crate::{LogError, Reader, UnixMillis, migrate, storage};

/// So many copies are kept, the newest.
pub const COPIES_KEPT: usize = 7;
const DAY: UnixMillis = 86_400_000;
/// All pages in one step: nobody writes meanwhile, and a copy in several steps would begin anew if somebody did.
const ALL_PAGES: i32 = i32::MAX;

/// The directory beside a log where its copies are.
pub(crate) struct Copies {
    directory: PathBuf,
}

/// A copy of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogCopy {
    /// Where it is.
    pub path: PathBuf,
    /// When it was made.
    pub made_at: UnixMillis,
}

impl Reader {
    /// Copies the log if it has changed and the newest copy is a day old; gives the copy, if one was made. Takes as long as
    /// reading the file: not to be called while somebody waits.
    pub fn copy_if_due(&self) -> Result<Option<LogCopy>, LogError> {
        let Some(path) = self.path() else { return Ok(None) };
        let copies = Copies::beside(&path);
        let is_due = match copies.all()?.first() {
            None => true,
            Some(newest) => {
                let is_old = self.now() - newest.made_at >= DAY || newest.made_at > self.now();
                is_old && has_changed_since(&path, &newest.path)
            }
        };
        if is_due { self.copy_now().map(Some) } else { Ok(None) }
    }

    /// Copies the log, due or not.
    pub fn copy_now(&self) -> Result<LogCopy, LogError> {
        let Some(path) = self.path() else {
            return Err(LogError::Unreachable { detail: "a log in memory".into() });
        };
        Copies::beside(&path).make(self.connection(), self.now())
    }

    /// The copies that are kept, the newest first.
    pub fn copies(&self) -> Result<Vec<LogCopy>, LogError> {
        self.path().map_or(Ok(Vec::new()), |path| Copies::beside(&path).all())
    }
}

impl Copies {
    pub(crate) fn beside(path: &Path) -> Copies {
        let mut directory = OsString::from(path);
        directory.push(".copies");
        Copies { directory: directory.into() }
    }

    /// The newest first. What is not named like a copy is somebody else's.
    pub(crate) fn all(&self) -> Result<Vec<LogCopy>, LogError> {
        let entries = match fs::read_dir(&self.directory) {
            Ok(entries) => entries,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(storage::failed(&error)),
        };
        let mut all = Vec::new();
        for entry in entries {
            let path = entry.map_err(|error| storage::failed(&error))?.path();
            if let Some(made_at) = made_at(&path) {
                all.push(LogCopy { path, made_at });
            }
        }
        all.sort_by(|a, b| (b.made_at, &b.path).cmp(&(a.made_at, &a.path)));
        Ok(all)
    }

    /// A copy appears under its name only when it is whole, found good and on the storage.
    pub(crate) fn make(&self, source: &Connection, now: UnixMillis) -> Result<LogCopy, LogError> {
        fs::create_dir_all(&self.directory).map_err(|error| storage::failed(&error))?;
        let part = self.directory.join("unfinished.part");
        let made = self.write(source, &part, now);
        if made.is_err() {
            // It is no copy yet; the next one would write over it.
            drop(fs::remove_file(&part));
        }
        let made = made?;
        self.keep_the_newest()?;
        Ok(made)
    }

    fn write(&self, source: &Connection, part: &Path, now: UnixMillis) -> Result<LogCopy, LogError> {
        if part.exists() {
            fs::remove_file(part).map_err(|error| storage::failed(&error))?;
        }
        let mut target = Connection::open(part)?;
        Backup::new(source, &mut target)?.run_to_completion(ALL_PAGES, Duration::ZERO, None)?;
        // One file, with nothing beside it.
        target.pragma_update_and_check(None, "journal_mode", "DELETE", |_| Ok(()))?;
        must_be_sound(&target)?;
        let version = migrate::user_version(&target)?;
        target.close().map_err(|(_, error)| LogError::from(error))?;
        let made_at = now.max(0);
        let path = self.directory.join(format!("{made_at:015}-v{version}.db"));
        storage::put_in_place(part, &path)?;
        Ok(LogCopy { path, made_at })
    }

    fn keep_the_newest(&self) -> Result<(), LogError> {
        for old in self.all()?.into_iter().skip(COPIES_KEPT) {
            fs::remove_file(old.path).map_err(|error| storage::failed(&error))?;
        }
        Ok(())
    }
}

/// SQLite's quick look at every page: structure, not each value of each index.
pub(crate) fn must_be_sound(connection: &Connection) -> Result<(), LogError> {
    let found: String = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    if found == "ok" { Ok(()) } else { Err(LogError::damaged(found)) }
}

fn made_at(path: &Path) -> Option<UnixMillis> {
    let name = path.file_name()?.to_str()?.strip_suffix(".db")?;
    let (millis, _version) = name.split_once("-v")?;
    millis.parse().ok()
}

fn has_changed_since(path: &Path, copy: &Path) -> bool {
    let written = |path: &Path| fs::metadata(path).and_then(|metadata| metadata.modified()).ok();
    let copied: Option<SystemTime> = written(copy);
    let changed = [written(path), written(&storage::beside(path, "-wal"))].into_iter().flatten().max();
    changed > copied
}

#[cfg(test)]
mod tests;
