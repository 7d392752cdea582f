//! When what was committed is on the storage.
//!
//! A commit is in the write-ahead log when it returns, and no end of the process takes it away again. Against a loss of power
//! only a flush helps, which takes a phone 5 to 100 ms. A flush of the write-ahead log is one of all that is in it: what is
//! flushed before it is acknowledged takes along whatever was committed in passing before.

use std::{
    fs::File,
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc::{self, Receiver, RecvTimeoutError, Sender},
    },
    thread::{self, JoinHandle},
    time::Duration,
};

use rusqlite::Connection;

use crate::{
    LogError,
    open::connect_again,
    storage,
    wal::{self, Frames},
};

/// So long after a commit in passing the storage has it: one flush serves all that is committed meanwhile.
const PASSING: Duration = Duration::from_millis(250);

/// When a connection flushes what it commits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flush {
    /// Before the commit returns.
    BeforeAcknowledged,
    /// Later, by somebody else. Whatever a loss of power leaves is what was there after some commit.
    InPassing,
}

impl Flush {
    /// From the next transaction on.
    pub(crate) fn set(self, connection: &Connection) -> Result<(), LogError> {
        let synchronous = match self {
            Flush::BeforeAcknowledged => "FULL",
            Flush::InPassing => "NORMAL",
        };
        Ok(connection.pragma_update(None, "synchronous", synchronous)?)
    }
}

/// Flushes all that the write-ahead log of this file holds, whoever wrote it. SQLite locks other files than this one, so that
/// closing it again lets go of nothing.
pub(crate) fn write_ahead_log(path: &Path) -> Result<(), LogError> {
    File::open(storage::beside(path, "-wal"))
        .and_then(|wal| wal.sync_data())
        .map_err(|error| storage::failed(&error))
}

/// A thread that flushes what was committed in passing, and moves the write-ahead log into the file when it has grown long:
/// nobody waits for either. It ends when it is dropped.
#[derive(Debug)]
pub(crate) struct Flusher {
    /// None once it ends.
    requests: Option<Sender<()>>,
    is_asked: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Flusher {
    /// None if there is no thread to be had: then the next change that is flushed takes the others along.
    pub(crate) fn start(path: PathBuf, frames: Arc<Frames>) -> Option<Flusher> {
        let (requests, heard) = mpsc::channel();
        let is_asked = Arc::new(AtomicBool::new(false));
        let flushing = Flushing { path, frames, is_asked: Arc::clone(&is_asked), mover: None };
        let thread =
            thread::Builder::new().name("flushes the log".into()).spawn(move || flushing.run(&heard)).ok()?;
        Some(Flusher { requests: Some(requests), is_asked, thread: Some(thread) })
    }

    /// The thread is woken once for all that is committed until it has flushed.
    pub(crate) fn flush_soon(&self) {
        if !self.is_asked.swap(true, Ordering::AcqRel)
            && let Some(requests) = &self.requests
        {
            // Nobody hears it if the thread has ended: then the next change that is flushed takes the others along.
            let _ = requests.send(());
        }
    }
}

impl Drop for Flusher {
    fn drop(&mut self) {
        self.requests = None;
        self.thread.take().map(JoinHandle::join);
    }
}

struct Flushing {
    path: PathBuf,
    frames: Arc<Frames>,
    is_asked: Arc<AtomicBool>,
    /// Opened when there is something to move.
    mover: Option<Connection>,
}

impl Flushing {
    /// What fails here (a full storage, another reader in the way) is tried again after the next commit, and a change that must
    /// be flushed finds out by itself. A log that is closed meanwhile flushes everything.
    fn run(mut self, requests: &Receiver<()>) {
        while requests.recv().is_ok() {
            // More will be committed: nobody asks again, and only the end of the log is heard.
            if requests.recv_timeout(PASSING) == Err(RecvTimeoutError::Disconnected) {
                return;
            }
            self.is_asked.store(false, Ordering::Release);
            drop(write_ahead_log(&self.path));
            if self.frames.are_too_many_in_passing() {
                drop(self.move_into_file());
            }
        }
    }

    fn move_into_file(&mut self) -> Result<(), LogError> {
        if self.mover.is_none() {
            let connection = connect_again(&self.path)?;
            // It only says again what is in the file already.
            Flush::InPassing.set(&connection)?;
            self.mover = Some(connection);
        }
        self.mover.as_ref().map_or(Ok(()), wal::move_into_file)?;
        self.frames.have_moved();
        Ok(())
    }
}

#[cfg(test)]
mod tests;
