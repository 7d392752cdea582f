use std::{ops::Deref, sync::Arc};

use rusqlite::Connection;
use uuid::{ContextV7, Timestamp, Uuid};

use crate::{
    Clock, LogError, Reader, UnixMillis, copies,
    flush::{self, Flush, Flusher},
    storage,
    wal::{self, Frames},
};

/// The log of a family: one file, and the one connection that writes it.
///
/// Open it with [`Log::open`]. It can be sent to another thread, and used by one at a time. Whatever a [`Reader`] can be
/// asked it can be asked, too; who reads much and must not be in the way of a change does so through
/// [`Readers`](crate::Readers).
pub struct Log {
    /// Ends before the connection below is closed: whoever closes last moves the write-ahead log into the file.
    flusher: Option<Flusher>,
    own: Reader,
    frames: Arc<Frames>,
    /// When the connection flushes what it commits.
    flush: Flush,
    /// Something was committed in passing since the log was last [kept](Log::keep).
    is_ahead_of_storage: bool,
    id_context: ContextV7,
}

/// A change in the making: one transaction, and the instant at which it happens.
pub(crate) struct Change<'a> {
    pub(crate) transaction: &'a Connection,
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
        let frames = Arc::new(Frames::watch(&mut connection)?);
        Ok(Log {
            flusher: None,
            own: Reader::over(connection, clock),
            frames,
            flush: Flush::BeforeAcknowledged,
            is_ahead_of_storage: false,
            id_context: ContextV7::new(),
        })
    }

    pub(crate) fn fresh_id<T: From<Uuid>>(&self) -> T {
        id_at(&self.id_context, self.now())
    }

    /// All of the work is on the storage when this returns, and so is all that was done before it; or nothing of it was
    /// done.
    pub(crate) fn change<T>(
        &mut self,
        work: impl FnOnce(&Change<'_>) -> Result<T, LogError>,
    ) -> Result<T, LogError> {
        let done = self.commit(Flush::BeforeAcknowledged, work)?;
        // What is done is durable. If the rest fails, as on a full storage, the next change tries it again.
        drop(self.frames.move_if_many(self.own.connection()));
        Ok(done)
    }

    /// All of the work is committed when this returns, and no end of the process takes it back; or nothing of it was done.
    /// It reaches the storage moments later: a loss of power until then leaves the log as it was before.
    pub(crate) fn change_in_passing<T>(
        &mut self,
        work: impl FnOnce(&Change<'_>) -> Result<T, LogError>,
    ) -> Result<T, LogError> {
        let done = self.commit(Flush::InPassing, work)?;
        self.is_ahead_of_storage = true;
        if self.flusher.is_none() {
            self.flusher = self.path().and_then(|path| Flusher::start(path, Arc::clone(&self.frames)));
        }
        if let Some(flusher) = &self.flusher {
            flusher.flush_soon();
        }
        Ok(done)
    }

    /// All that was ever acknowledged is on the storage when this returns.
    pub fn keep(&mut self) -> Result<(), LogError> {
        if let Some(path) = self.path().filter(|_| self.is_ahead_of_storage) {
            flush::write_ahead_log(&path)?;
        }
        self.is_ahead_of_storage = false;
        Ok(())
    }

    fn commit<T>(
        &mut self,
        flush: Flush,
        work: impl FnOnce(&Change<'_>) -> Result<T, LogError>,
    ) -> Result<T, LogError> {
        self.try_to_commit(flush, work).map_err(|error| self.why_not(error))
    }

    /// What the storage says of it, where SQLite has no word for it.
    fn why_not(&self, error: LogError) -> LogError {
        match self.path() {
            Some(path) => storage::asked(&path, error),
            None => error,
        }
    }

    fn try_to_commit<T>(
        &mut self,
        flush: Flush,
        work: impl FnOnce(&Change<'_>) -> Result<T, LogError>,
    ) -> Result<T, LogError> {
        if self.flush != flush {
            flush.set(self.own.connection())?;
            self.flush = flush;
        }
        let transaction = Transaction::begin(self.own.connection())?;
        let done = work(&self.change_at(self.now()))?;
        transaction.commit()?;
        Ok(done)
    }

    /// Everything in the log becomes what this database holds, in one commit that is on the storage when this returns.
    pub(crate) fn become_like(&mut self, source: &Connection) -> Result<(), LogError> {
        Flush::BeforeAcknowledged.set(self.own.connection())?;
        self.flush = Flush::BeforeAcknowledged;
        copies::fill(self.own.connection_mut(), source).map_err(|error| self.why_not(error))?;
        self.is_ahead_of_storage = false;
        // It is done. If the rest fails, the next change tries it again.
        drop(wal::move_into_file(self.own.connection()));
        Ok(())
    }

    fn change_at(&self, now: UnixMillis) -> Change<'_> {
        Change { transaction: self.own.connection(), now, id_context: &self.id_context }
    }

    /// Does the work and takes it all back: what it would give.
    pub(crate) fn rehearse<T>(
        &mut self,
        work: impl FnOnce(&Change<'_>) -> Result<T, LogError>,
    ) -> Result<T, LogError> {
        let transaction = Transaction::begin(self.own.connection())?;
        let given = work(&self.change_at(self.now()))?;
        transaction.end("ROLLBACK")?;
        Ok(given)
    }
}

/// All that is done until it is committed; nothing, if it never is. Its words are kept ready: reading them anew for every move
/// would take as long as making it.
struct Transaction<'a>(&'a Connection);

impl<'a> Transaction<'a> {
    fn begin(connection: &'a Connection) -> Result<Transaction<'a>, LogError> {
        connection.prepare_cached("BEGIN IMMEDIATE")?.execute([])?;
        Ok(Transaction(connection))
    }

    fn commit(self) -> Result<(), LogError> {
        self.end("COMMIT")
    }

    fn end(&self, word: &str) -> Result<(), LogError> {
        self.0.prepare_cached(word)?.execute([])?;
        Ok(())
    }
}

impl Drop for Transaction<'_> {
    fn drop(&mut self) {
        if !self.0.is_autocommit() {
            drop(self.end("ROLLBACK"));
        }
    }
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
