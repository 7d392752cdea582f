use std::path::PathBuf;

use rusqlite::{Connection, Transaction, TransactionBehavior};
use uuid::{ContextV7, Timestamp, Uuid};

use crate::{Clock, LogError, UnixMillis, wal::Frames};

/// The log of a family: one file, one connection.
///
/// Open it with [`Log::open`]. It can be sent to another thread, and used by one at a time.
pub struct Log {
    connection: Connection,
    frames: Frames,
    clock: Box<dyn Clock>,
    id_context: ContextV7,
}

/// A change in the making: one transaction, and the instant at which it happens.
pub(crate) struct Change<'a> {
    pub(crate) transaction: &'a Transaction<'a>,
    pub(crate) now: UnixMillis,
    id_context: &'a ContextV7,
}

impl Change<'_> {
    /// An id that no other device gives, later than those given before.
    pub(crate) fn new_id<T: From<Uuid>>(&self) -> T {
        id_at(self.id_context, self.now)
    }
}

fn id_at<T: From<Uuid>>(context: &ContextV7, now: UnixMillis) -> T {
    let millis = u64::try_from(now).unwrap_or(0);
    let stamp = Timestamp::from_unix(context, millis / 1000, (millis % 1000) as u32 * 1_000_000);
    Uuid::new_v7(stamp).into()
}

impl Log {
    pub(crate) fn over(mut connection: Connection, clock: Box<dyn Clock>) -> Result<Log, LogError> {
        let frames = Frames::watch(&mut connection)?;
        Ok(Log { connection, frames, clock, id_context: ContextV7::new() })
    }

    pub(crate) fn fresh_id<T: From<Uuid>>(&self) -> T {
        id_at(&self.id_context, self.clock.now())
    }

    /// All of the work is durable when this returns, or nothing of it was done.
    pub(crate) fn change<T>(
        &mut self,
        work: impl FnOnce(&Change<'_>) -> Result<T, LogError>,
    ) -> Result<T, LogError> {
        let now = self.clock.now();
        let transaction = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let done = work(&Change { transaction: &transaction, now, id_context: &self.id_context })?;
        transaction.commit()?;
        // What is done is durable. If the rest fails, as on a full storage, the next change tries it again.
        drop(self.frames.move_if_many(&self.connection));
        Ok(done)
    }

    /// Does the work and takes it all back: what it would give.
    pub(crate) fn rehearse<T>(
        &mut self,
        work: impl FnOnce(&Change<'_>) -> Result<T, LogError>,
    ) -> Result<T, LogError> {
        let now = self.clock.now();
        let transaction = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let given = work(&Change { transaction: &transaction, now, id_context: &self.id_context })?;
        transaction.rollback()?;
        Ok(given)
    }

    /// Everything read in one go is of one moment.
    pub(crate) fn read<T>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, LogError>,
    ) -> Result<T, LogError> {
        let snapshot = self.connection.unchecked_transaction()?;
        work(&snapshot)
    }

    pub(crate) fn now(&self) -> UnixMillis {
        self.clock.now()
    }

    /// Where the file is; none for a log in memory.
    pub(crate) fn path(&self) -> Option<PathBuf> {
        self.connection.path().filter(|path| !path.is_empty()).map(PathBuf::from)
    }

    pub(crate) fn connection(&self) -> &Connection {
        &self.connection
    }
}

impl std::fmt::Debug for Log {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Log").field("path", &self.connection.path()).finish_non_exhaustive()
    }
}
