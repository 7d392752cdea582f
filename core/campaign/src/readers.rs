use std::{
    path::PathBuf,
    sync::{Arc, Mutex, PoisonError},
};

use crate::{Clock, Log, LogError, Reader};

/// Connections that only read a log which is open elsewhere: whoever reads waits for nobody, and nobody waits for whoever
/// reads.
///
/// What was acknowledged before a reading began is seen by it; what is written meanwhile is not.
pub struct Readers {
    source: Source,
}

/// Where readings come from: the one place that knows of logs in memory.
enum Source {
    /// As many connections as there were readings at the same time.
    File { path: PathBuf, clock: Arc<dyn Clock>, idle: Mutex<Vec<Reader>> },
    /// A log in memory is its one connection: readings take turns with changes.
    Memory(Arc<Mutex<Log>>),
}

impl Readers {
    /// Readers of this log. None is opened before somebody reads.
    #[must_use]
    pub fn of(log: &Arc<Mutex<Log>>) -> Readers {
        let open = log.lock().unwrap_or_else(PoisonError::into_inner);
        let source = match open.path() {
            Some(path) => Source::File { path, clock: open.clock(), idle: Mutex::default() },
            None => Source::Memory(Arc::clone(log)),
        };
        Readers { source }
    }

    /// Everything that the work asks is of one moment.
    pub fn read<T>(&self, work: impl FnOnce(&Reader) -> Result<T, LogError>) -> Result<T, LogError> {
        match &self.source {
            Source::File { path, clock, idle } => {
                let waiting = idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
                let reader = match waiting {
                    Some(reader) => reader,
                    None => Reader::open(path, Arc::clone(clock))?,
                };
                let answer = reader.at_one_moment(work);
                idle.lock().unwrap_or_else(PoisonError::into_inner).push(reader);
                answer
            }
            Source::Memory(log) => log.lock().unwrap_or_else(PoisonError::into_inner).at_one_moment(work),
        }
    }
}

impl std::fmt::Debug for Readers {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let path = match &self.source {
            Source::File { path, .. } => Some(path),
            Source::Memory(_) => None,
        };
        f.debug_struct("Readers").field("path", &path).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests;
