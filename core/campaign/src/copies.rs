//! Copies of the log beside it, made by SQLite's own backup: before every migration, daily when something changed, and before
//! another copy is put back.

use std::{
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
    sync::{Mutex, PoisonError},
    time::{Duration, SystemTime},
};

use rusqlite::{Connection, backup::Backup};

use crate::{LogError, Reader, UnixMillis, migrate, storage};

/// So many copies are kept, the newest. Those that were set aside for another are kept beside them, all of them.
pub const COPIES_KEPT: usize = 7;
/// How the name of a copy ends that was set aside for another.
const SET_ASIDE: &str = "-aside";
const DAY: UnixMillis = 86_400_000;
/// So many copies of one millisecond have names.
const MOST_AT_ONCE: UnixMillis = 1_000;
/// All pages in one step: nobody writes meanwhile, and a copy in several steps would begin anew if somebody did.
const ALL_PAGES: i32 = i32::MAX;
/// Should somebody hold the database just then, so long until the next try.
const A_MOMENT: Duration = Duration::from_millis(5);

/// The daily copy may be on its way when somebody asks for one: two would write one file.
static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());

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
    /// Is it what the log was when another copy was put back in its place?
    pub is_set_aside: bool,
}

/// What a copy of the log is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// In case the log is damaged one day: only the newest are kept.
    Safety,
    /// Another copy comes in the log's place: nobody but its players throws it away.
    SetAside,
}

impl LogCopy {
    /// What it is called, among the copies of its log.
    #[must_use]
    pub fn name(&self) -> String {
        self.path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
    }
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
        Copies::beside(&path).make(self.connection(), self.now(), Purpose::Safety)
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
            all.extend(named(path));
        }
        all.sort_by(|a, b| (b.made_at, &b.path).cmp(&(a.made_at, &a.path)));
        Ok(all)
    }

    /// A copy appears under its name only when it is whole, found good and on the storage.
    pub(crate) fn make(
        &self,
        source: &Connection,
        now: UnixMillis,
        purpose: Purpose,
    ) -> Result<LogCopy, LogError> {
        let _alone = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
        fs::create_dir_all(&self.directory).map_err(|error| storage::failed(&error))?;
        let part = self.directory.join("unfinished.part");
        let made = self.write(source, &part, now, purpose).map_err(|error| storage::asked(&part, error));
        if made.is_err() {
            // It is no copy yet; the next one would write over it.
            drop(fs::remove_file(&part));
        }
        let made = made?;
        if purpose == Purpose::Safety {
            self.keep_the_newest()?;
        }
        Ok(made)
    }

    /// Where a copy is made ready to be put back. It is none itself.
    pub(crate) fn ready(&self) -> PathBuf {
        self.directory.join("ready.part")
    }

    fn write(
        &self,
        source: &Connection,
        part: &Path,
        now: UnixMillis,
        purpose: Purpose,
    ) -> Result<LogCopy, LogError> {
        if part.exists() {
            fs::remove_file(part).map_err(|error| storage::failed(&error))?;
        }
        let mut target = Connection::open(part)?;
        fill(&mut target, source)?;
        // One file, with nothing beside it.
        target.pragma_update_and_check(None, "journal_mode", "DELETE", |_| Ok(()))?;
        must_be_sound(&target)?;
        let version = migrate::user_version(&target)?;
        target.close().map_err(|(_, error)| LogError::from(error))?;
        let is_set_aside = purpose == Purpose::SetAside;
        let ending = if is_set_aside { SET_ASIDE } else { "" };
        let named = |made_at| LogCopy {
            path: self.directory.join(format!("{made_at:015}-v{version}{ending}.db")),
            made_at,
            is_set_aside,
        };
        // A clock that was turned back must not have one copy written over another.
        let free = now.max(0)..now.max(0) + MOST_AT_ONCE;
        let copy = free.map(named).find(|copy| !copy.path.exists());
        let copy = copy.ok_or_else(|| LogError::Storage { detail: "no name is left for a copy".into() })?;
        storage::put_in_place(part, &copy.path)?;
        Ok(copy)
    }

    fn keep_the_newest(&self) -> Result<(), LogError> {
        for old in self.all()?.into_iter().filter(|copy| !copy.is_set_aside).skip(COPIES_KEPT) {
            fs::remove_file(old.path).map_err(|error| storage::failed(&error))?;
        }
        Ok(())
    }
}

/// Everything in a database becomes what another one holds: all of it, or nothing.
pub(crate) fn fill(target: &mut Connection, source: &Connection) -> Result<(), LogError> {
    Ok(Backup::new(source, target)?.run_to_completion(ALL_PAGES, A_MOMENT, None)?)
}

/// SQLite's quick look at every page: structure, not each value of each index.
pub(crate) fn must_be_sound(connection: &Connection) -> Result<(), LogError> {
    let found: String = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    if found == "ok" { Ok(()) } else { Err(LogError::damaged(found)) }
}

fn named(path: PathBuf) -> Option<LogCopy> {
    let name = path.file_name()?.to_str()?.strip_suffix(".db")?;
    let (millis, version) = name.split_once("-v")?;
    let (made_at, is_set_aside) = (millis.parse().ok()?, version.ends_with(SET_ASIDE));
    Some(LogCopy { path, made_at, is_set_aside })
}

fn has_changed_since(path: &Path, copy: &Path) -> bool {
    let written = |path: &Path| fs::metadata(path).and_then(|metadata| metadata.modified()).ok();
    let copied: Option<SystemTime> = written(copy);
    let changed = [written(path), written(&storage::beside(path, "-wal"))].into_iter().flatten().max();
    changed > copied
}

#[cfg(test)]
mod tests;
