use std::{ops::Deref, sync::Arc};

use rusqlite::{Connection, Transaction, TransactionBehavior};
use uuid::{ContextV7, Timestamp, Uuid};

use crate::{Clock, LogError, Reader, UnixMillis, wal::Frames};

/// The log of a family: one file, and the one connection that writes it.
///
/// Open it with [`Log::open`]. It can be sent to another thread, and used by one at a time. Whatever a [`Reader`] can be
/// asked it can be asked, too; who reads much and must not be in the way of a change does so through
/// [`Readers`](crate::Readers).
pub struct Log {
    own: Reader,
    frames: Frames,
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
    pub(crate) fn over(mut connection: Connection, clock: Arc<dyn Clock>) -> Result<Log, LogError> {
        let frames = Frames::watch(&mut connection)?;
        Ok(Log { own: Reader::over(connection, clock), frames, id_context: ContextV7::new() })
    }

    pub(crate) fn fresh_id<T: From<Uuid>>(&self) -> T {
        id_at(&self.id_context, self.now())
    }

    /// All of the work is durable when this returns, or nothing of it was done.
    pub(crate) fn change<T>(
        &mut self,
        work: impl FnOnce(&Change<'_>) -> Result<T, LogError>,
    ) -> Result<T, LogError> {
        let now = self.now();
        let transaction = begin(&mut self.own)?;
        let done = work(&Change { transaction: &transaction, now, id_context: &self.id_context })?;
        transaction.commit()?;
        // What is done is durable. If the rest fails, as on a full storage, the next change tries it again.
        drop(self.frames.move_if_many(self.own.connection()));
        Ok(done)
    }

    /// Does the work and takes it all back: what it would give.
    pub(crate) fn rehearse<T>(
        &mut self,
        work: impl FnOnce(&Change<'_>) -> Result<T, LogError>,
    ) -> Result<T, LogError> {
        let now = self.now();
        let transaction = begin(&mut self.own)?;
        let given = work(&Change { transaction: &transaction, now, id_context: &self.id_context })?;
        transaction.rollback()?;
        Ok(given)
    }
}

fn begin(own: &mut Reader) -> Result<Transaction<'_>, LogError> {
    Ok(own.connection_mut().transaction_with_behavior(TransactionBehavior::Immediate)?)
}

impl Deref for Log {
    type Target = Reader;

    fn deref(&self) -> &Reader {
        &self.own
    }
}

impl std::fmt::Debug for Log {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Log").field("path", &self.path()).finish_non_exhaustive()
    }
}
