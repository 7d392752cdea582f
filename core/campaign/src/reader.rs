use std::{path::PathBuf, sync::Arc};

use rusqlite::Connection;

use crate::{Clock, LogError, UnixMillis};

/// What can be asked of a log without changing it: roster, matches, history, standings, series, exports, copies.
///
/// A [`Log`](crate::Log) is one; [`Readers`](crate::Readers) has more of them, each with a connection of its own.
pub struct Reader {
    connection: Connection,
    clock: Arc<dyn Clock>,
}

impl Reader {
    pub(crate) fn over(connection: Connection, clock: Arc<dyn Clock>) -> Reader {
        Reader { connection, clock }
    }

    /// Everything that the work asks is of one moment, however long it takes and whatever is written meanwhile.
    pub fn at_one_moment<T>(&self, work: impl FnOnce(&Reader) -> Result<T, LogError>) -> Result<T, LogError> {
        self.read(|connection| {
            // A transaction sees the log as it is when it first looks: it looks now, not when the work comes to it.
            connection
                .prepare_cached("SELECT EXISTS (SELECT 1 FROM sqlite_schema)")?
                .query_row([], |_| Ok(()))?;
            work(self)
        })
    }

    /// The same for work that speaks SQL. Inside a moment it is that moment.
    pub(crate) fn read<T>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, LogError>,
    ) -> Result<T, LogError> {
        if !self.connection.is_autocommit() {
            return work(&self.connection);
        }
        let moment = self.connection.unchecked_transaction()?;
        work(&moment)
    }

    /// What time it is to the log.
    #[must_use]
    pub fn now(&self) -> UnixMillis {
        self.clock.now()
    }

    pub(crate) fn clock(&self) -> Arc<dyn Clock> {
        Arc::clone(&self.clock)
    }

    /// Where the file is; none for a log in memory.
    pub(crate) fn path(&self) -> Option<PathBuf> {
        self.connection.path().filter(|path| !path.is_empty()).map(PathBuf::from)
    }

    pub(crate) fn connection(&self) -> &Connection {
        &self.connection
    }

    pub(crate) fn connection_mut(&mut self) -> &mut Connection {
        &mut self.connection
    }
}

impl std::fmt::Debug for Reader {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Reader").field("path", &self.path()).finish_non_exhaustive()
    }
}
