use std::{path::Path, time::Duration};

use rusqlite::{Connection, OpenFlags, config::DbConfig};

use crate::{
    Clock, Log, LogError, SystemClock,
    header::{self, Identity},
    migrate,
};

/// How long another program may hold the log before we give up.
const PATIENCE: Duration = Duration::from_secs(5);
/// The write-ahead log moves into the file after so many pages (half a megabyte): it stays small, is soon written over
/// instead of growing, and a process that was killed leaves little to recover.
const PAGES_BEFORE_CHECKPOINT: u32 = 128;
const STATEMENTS_KEPT: usize = 64;

impl Log {
    /// Opens the log at this path, or begins one. A file that is not a log, is damaged or was written by a newer
    /// Empile is refused, and left exactly as it was.
    pub fn open(path: &Path) -> Result<Log, LogError> {
        Log::open_with_clock(path, Box::new(SystemClock))
    }

    /// The same, with another clock than the device's.
    pub fn open_with_clock(path: &Path, clock: Box<dyn Clock>) -> Result<Log, LogError> {
        // SQLite takes a path that begins with "file:" for an address; an absolute one does not.
        let path =
            std::path::absolute(path).map_err(|error| LogError::Unreachable { detail: error.to_string() })?;
        let surroundings = header::examine(&path)?;
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE
            | OpenFlags::SQLITE_OPEN_CREATE
            | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(&path, flags)?;
        connection.busy_timeout(PATIENCE)?;
        // Closing would move pending commits into the file. Until we know that they are ours, it must not.
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, surroundings.has_pending_wal)?;
        identity(&connection)?.judge()?;
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, false)?;
        if connection.is_readonly("main")? {
            return Err(LogError::ReadOnly);
        }
        Log::begin(connection, clock)
    }

    /// A log that is gone when it is closed.
    pub fn open_in_memory() -> Result<Log, LogError> {
        Log::open_in_memory_with_clock(Box::new(SystemClock))
    }

    /// The same, with another clock than the device's.
    pub fn open_in_memory_with_clock(clock: Box<dyn Clock>) -> Result<Log, LogError> {
        Log::begin(Connection::open_in_memory()?, clock)
    }

    fn begin(mut connection: Connection, clock: Box<dyn Clock>) -> Result<Log, LogError> {
        configure(&connection)?;
        migrate::run(&mut connection)?;
        Ok(Log::over(connection, clock))
    }
}

/// What the database says of itself, pending commits included.
fn identity(connection: &Connection) -> Result<Identity, LogError> {
    Ok(Identity {
        application_id: connection.pragma_query_value(None, "application_id", |row| row.get(0))?,
        user_version: connection.pragma_query_value(None, "user_version", |row| row.get(0))?,
        has_tables: connection
            .query_row("SELECT EXISTS (SELECT 1 FROM sqlite_schema)", [], |row| row.get(0))?,
    })
}

fn configure(connection: &Connection) -> Result<(), LogError> {
    connection.set_prepared_statement_cache_capacity(STATEMENTS_KEPT);
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_DEFENSIVE, true)?;
    connection.pragma_update(None, "trusted_schema", false)?;
    connection.pragma_update(None, "cell_size_check", true)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "temp_store", "MEMORY")?;
    let mode: String = connection.pragma_update_and_check(None, "journal_mode", "WAL", |row| row.get(0))?;
    if mode != "wal" && mode != "memory" {
        return Err(LogError::Storage { detail: format!("journal mode {mode}") });
    }
    // A commit returns when it is on the storage; on Apple's systems only a full fsync makes that true.
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "fullfsync", true)?;
    connection.pragma_update(None, "checkpoint_fullfsync", true)?;
    connection.pragma_update(None, "wal_autocheckpoint", PAGES_BEFORE_CHECKPOINT)?;
    Ok(())
}

#[cfg(test)]
mod tests;
