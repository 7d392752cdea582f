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
        mpsc::{self, Receiver, RecvTimeoutError, SyncSender},
    },
    thread::{self, JoinHandle},
    time::{Duration, Instant},
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
    asked: Option<SyncSender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Flusher {
    /// None if there is no thread to be had: then the next change that is flushed takes the others along.
    pub(crate) fn start(path: PathBuf, frames: Arc<Frames>) -> Option<Flusher> {
        let (asked, requests) = mpsc::sync_channel(1);
        let work = move || Flushing { path, frames, mover: None }.run(&requests);
        let thread = thread::Builder::new().name("log-flusher".into()).spawn(work).ok()?;
        Some(Flusher { asked: Some(asked), thread: Some(thread) })
    }

    pub(crate) fn flush_soon(&self) {
        if let Some(asked) = &self.asked {
            // If it is full, one is asked for already that has not begun.
            let _ = asked.try_send(());
        }
    }
}

impl Drop for Flusher {
    fn drop(&mut self) {
        self.asked = None;
        self.thread.take().map(JoinHandle::join);
    }
}

struct Flushing {
    path: PathBuf,
    frames: Arc<Frames>,
    /// Opened when there is something to move.
    mover: Option<Connection>,
}

impl Flushing {
    /// What fails here (a full storage, another reader in the way) is tried again after the next commit, and a change that must
    /// be flushed finds out by itself.
    fn run(mut self, requests: &Receiver<()>) {
        while requests.recv().is_ok() {
            if !let_more_come(requests) {
                return;
            }
            drop(write_ahead_log(&self.path));
            if self.frames.are_too_many_in_passing() {
                drop(self.move_into_file());
            }
        }
    }

    fn move_into_file(&mut self) -> Result<(), LogError> {
        let mover = match &mut self.mover {
            Some(mover) => mover,
            none => {
                let connection = connect_again(&self.path)?;
                // It only says again what is in the file already.
                Flush::InPassing.set(&connection)?;
                none.insert(connection)
            }
        };
        wal::move_into_file(mover)?;
        self.frames.have_moved();
        Ok(())
    }
}

/// False if the log is being closed, which flushes everything.
fn let_more_come(requests: &Receiver<()>) -> bool {
    let until = Instant::now() + PASSING;
    loop {
        match requests.recv_timeout(until.saturating_duration_since(Instant::now())) {
            Ok(()) => {}
            Err(RecvTimeoutError::Timeout) => return true,
            Err(RecvTimeoutError::Disconnected) => return false,
        }
    }
}

#[cfg(test)]
mod tests;
