//! Opening a log that may be damaged: the damaged file is kept, the newest good copy is opened, and the caller is told.

mod replacing;

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use crate::{
    Clock, Log, LogCopy, LogError, SystemClock,
    copies::Copies,
    open::{Check, connect},
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
        let clock: Arc<dyn Clock> = clock.into();
        Log::open_or_replace(path, check, &clock).map_err(|error| storage::asked(path, error))
    }

    fn open_or_replace(
        path: &Path,
        check: Check,
        clock: &Arc<dyn Clock>,
    ) -> Result<(Log, OpenReport), LogError> {
        let open = |check| Log::begin_opened(connect(path, check)?, Arc::clone(clock));
        let recovered = |recovery| {
            let (log, report) = open(Check::Never)?;
            Ok((log, OpenReport { recovery: Some(recovery), ..report }))
        };
        if let Some(recovery) = replacing::finish(path)? {
            return recovered(recovery);
        }
        match looked_at_twice(check, open) {
            Err(reason @ LogError::Damaged { .. }) => {
                recovered(replacing::replace(path, reason, clock.now())?)
            }
            // Without copies beside it nothing says that it ever was a log.
            Err(reason @ LogError::NotADatabase) if !Copies::beside(path).all()?.is_empty() => {
                recovered(replacing::replace(path, reason, clock.now())?)
            }
            answer => answer,
        }
    }
}

/// What the storage would not give for a moment looks damaged to SQLite. Damage is still there when one looks again.
fn looked_at_twice<T>(first: Check, look: impl Fn(Check) -> Result<T, LogError>) -> Result<T, LogError> {
    match look(first) {
        Err(LogError::Damaged { .. } | LogError::CopyDamaged { .. }) => look(Check::Always),
        answer => answer,
    }
}

#[cfg(test)]
mod tests;
