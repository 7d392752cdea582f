//! Opening a log that may be damaged: the damaged file is kept, the newest good copy is opened, and the caller is told.

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::{
    Clock, Log, LogCopy, LogError, SystemClock, UnixMillis,
    copies::Copies,
    open::{Check, connect, connect_to_copy},
    storage,
};

/// How much to doubt a file before it is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Caution {
    /// As at every start. SQLite's `quick_check` reads every page, which takes seconds on hundreds of megabytes; so it runs
    /// only if the last process did not close the log, and the file is small. Bigger files are checked whenever they
    /// are copied, away from the start.
    Usual,
    /// After an error that says the log is damaged: every page is read.
    Suspicious,
}

/// What happened while the log was opened.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OpenReport {
    /// The version that the file had, if it was led to a newer one. A copy of it was made before.
    pub migrated_from: Option<u32>,
    /// Was every page looked at?
    pub was_checked: bool,
    /// The file was damaged: what was done.
    pub recovery: Option<Recovery>,
}

/// A damaged log and what stands in its place.
#[derive(Clone, Debug, PartialEq)]
pub struct Recovery {
    /// What was wrong.
    pub reason: LogError,
    /// Where the damaged file is now, byte for byte, with what lay beside it.
    pub set_aside: PathBuf,
    /// The copy that was opened in its place; none if there was no good one, and an empty log was begun.
    pub copy: Option<LogCopy>,
}

impl Log {
    /// Opens the log at this path, or begins one. A damaged file is set aside untouched and the newest good copy opened
    /// in its place: the report says so, and the players must be told. A file of another program or of a newer Empile is
    /// refused as by [`Log::open`].
    pub fn open_guarded(path: &Path, caution: Caution) -> Result<(Log, OpenReport), LogError> {
        Log::open_guarded_with_clock(path, caution, Box::new(SystemClock))
    }

    /// The same, with another clock than the device's.
    pub fn open_guarded_with_clock(
        path: &Path,
        caution: Caution,
        clock: Box<dyn Clock>,
    ) -> Result<(Log, OpenReport), LogError> {
        let check = match caution {
            Caution::Usual => Check::AfterUncleanEnd,
            Caution::Suspicious => Check::Always,
        };
        let now = clock.now();
        let reason = match connect(path, check) {
            Ok(opened) => return Log::begin_opened(opened, clock),
            Err(reason @ LogError::Damaged { .. }) => reason,
            // Without copies beside it nothing says that it ever was a log.
            Err(reason @ LogError::NotADatabase) if !Copies::beside(path).all()?.is_empty() => reason,
            Err(refusal) => return Err(refusal),
        };
        let recovery = replace(path, reason, now)?;
        let opened = connect(path, Check::Never)?;
        let (log, report) = Log::begin_opened(opened, clock)?;
        Ok((log, OpenReport { recovery: Some(recovery), ..report }))
    }
}

/// The copy is made ready before anything is moved, and is under the log's name right after: whoever is killed in between
/// leaves both the damaged file and the copies.
fn replace(path: &Path, reason: LogError, now: UnixMillis) -> Result<Recovery, LogError> {
    let path = std::path::absolute(path).map_err(|error| storage::failed(&error))?;
    let good = newest_good(&Copies::beside(&path))?;
    let ready = storage::beside(&path, ".restored");
    if let Some(copy) = &good {
        fs::copy(&copy.path, &ready).map_err(|error| storage::failed(&error))?;
    }
    let set_aside = free_name(&path, now);
    // The log's own name goes last: until then the next start finds the damaged file again, not an empty place.
    for suffix in ["-wal", "-journal", "-shm", ""] {
        let from = storage::beside(&path, suffix);
        if from.exists() {
            fs::rename(&from, storage::beside(&set_aside, suffix))
                .map_err(|error| storage::failed(&error))?;
        }
    }
    if good.is_some() {
        storage::put_in_place(&ready, &path)?;
    }
    Ok(Recovery { reason, set_aside, copy: good })
}

/// What was set aside for another copy was not wanted: it comes last.
fn newest_good(copies: &Copies) -> Result<Option<LogCopy>, LogError> {
    let mut all = copies.all()?;
    all.sort_by_key(|copy| copy.is_set_aside);
    Ok(all.into_iter().find(|copy| connect_to_copy(&copy.path).is_ok()))
}

fn free_name(path: &Path, now: UnixMillis) -> PathBuf {
    let name = |number: u32| storage::beside(path, &format!(".damaged-{now}-{number}"));
    (0..1_000).map(name).find(|name| !name.exists()).unwrap_or_else(|| name(0))
}

#[cfg(test)]
mod tests;
