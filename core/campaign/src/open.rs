use std::{
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use rusqlite::{Connection, OpenFlags, config::DbConfig};

use crate::{
    Clock, Log, LogError, OpenReport, Reader, SystemClock,
    copies::{self, Copies, Purpose},
    flush::Flush,
    header::{self, Identity},
    migrate, storage, wal,
};

/// How long another program may hold the log before we give up.
const PATIENCE: Duration = Duration::from_secs(5);
const STATEMENTS_KEPT: usize = 128;
/// A file up to this size is looked through in some hundredths of a second.
const QUICKLY_CHECKED: u64 = 16 << 20;

/// When to look at every page of a file before it is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Check {
    Never,
    AfterUncleanEnd,
    Always,
}

/// A file that is a log, or may become one. Nothing in it has changed yet.
pub(crate) struct Opened {
    connection: Connection,
    path: PathBuf,
    was_checked: bool,
}

impl Log {
    /// Opens the log at this path, or begins one. A file that is not a log, is damaged or was written by a newer
    /// Empile is refused, and left exactly as it was.
    pub fn open(path: &Path) -> Result<Log, LogError> {
        Log::open_with_clock(path, Box::new(SystemClock))
    }

    /// The same, with another clock than the device's.
    pub fn open_with_clock(path: &Path, clock: Box<dyn Clock>) -> Result<Log, LogError> {
        let opened = connect(path, Check::Never).and_then(|opened| Log::begin_opened(opened, clock.into()));
        opened.map(|(log, _)| log).map_err(|error| storage::asked(path, error))
    }

    /// A log of an older version is copied before it is led to this one; if that cannot be done, nothing is.
    pub(crate) fn begin_opened(opened: Opened, clock: Arc<dyn Clock>) -> Result<(Log, OpenReport), LogError> {
        let Opened { connection, path, was_checked } = opened;
        let version = migrate::user_version(&connection)?;
        let migrated_from = (1..migrate::SUPPORTED).contains(&version).then_some(version);
        if migrated_from.is_some() {
            Copies::beside(&path).make(&connection, clock.now(), Purpose::Safety)?;
        }
        let log = Log::begin(connection, clock)?;
        Ok((log, OpenReport { migrated_from, was_checked, recovery: None }))
    }

    /// A log that is gone when it is closed.
    pub fn open_in_memory() -> Result<Log, LogError> {
        Log::open_in_memory_with_clock(Box::new(SystemClock))
    }

    /// The same, with another clock than the device's.
    pub fn open_in_memory_with_clock(clock: Box<dyn Clock>) -> Result<Log, LogError> {
        Log::begin(Connection::open_in_memory()?, clock.into())
    }

    fn begin(mut connection: Connection, clock: Arc<dyn Clock>) -> Result<Log, LogError> {
        // Asked before the connection is closed, which makes room again.
        let why_not = |connection: &Connection, error| match connection.path() {
            Some(path) => storage::asked(Path::new(path), error),
            None => error,
        };
        configure(&connection).map_err(|error| why_not(&connection, error))?;
        if migrate::run(&mut connection).map_err(|error| why_not(&connection, error))? {
            // The version must be in the file itself: that is where an older app looks before it touches anything.
            wal::move_into_file(&connection)?;
        }
        Log::over(connection, clock)
    }
}

impl Reader {
    /// A connection of its own to a log that is open. It may do everything but change what is there: closed last, it moves
    /// the write-ahead log into the file, as the log itself does.
    pub(crate) fn open(path: &Path, clock: Arc<dyn Clock>) -> Result<Reader, LogError> {
        let connection = connect_again(path)?;
        connection.pragma_update(None, "query_only", true)?;
        Ok(Reader::over(connection, clock))
    }
}

/// Another connection to a log that is open.
pub(crate) fn connect_again(path: &Path) -> Result<Connection, LogError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(PATIENCE)?;
    configure(&connection)?;
    Ok(connection)
}

/// Opens a file without changing anything in it.
pub(crate) fn connect(path: &Path, check: Check) -> Result<Opened, LogError> {
    // SQLite takes a path that begins with "file:" for an address; an absolute one does not.
    let path =
        std::path::absolute(path).map_err(|error| LogError::Unreachable { detail: error.to_string() })?;
    let surroundings = header::examine(&path)?;
    let flags =
        OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(&path, flags)?;
    connection.busy_timeout(PATIENCE)?;
    // Closing would move pending commits into the file. Until we know that they are ours, it must not.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, surroundings.has_pending_wal)?;
    identity(&connection).map_err(|error| storage::asked(&path, error))?.judge()?;
    let was_checked = match check {
        Check::Never => false,
        Check::AfterUncleanEnd => surroundings.has_pending_wal && surroundings.length <= QUICKLY_CHECKED,
        Check::Always => true,
    };
    if was_checked {
        copies::must_be_sound(&connection)?;
    }
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, false)?;
    if connection.is_readonly("main")? {
        return Err(LogError::ReadOnly);
    }
    Ok(Opened { connection, path, was_checked })
}

/// Opens a copy of a log, having looked at every page. What is not there or empty is no copy.
pub(crate) fn connect_to_copy(path: &Path) -> Result<Connection, LogError> {
    if !path.exists() {
        return Err(LogError::NoSuchCopy);
    }
    let spoiled = |detail: String| LogError::CopyDamaged { detail };
    let opened = connect(path, Check::Always).map_err(|error| match error {
        LogError::Damaged { detail } => spoiled(detail),
        LogError::NotADatabase | LogError::Foreign => spoiled(error.to_string()),
        other => other,
    })?;
    if migrate::user_version(&opened.connection)? == 0 {
        return Err(spoiled("an empty file".into()));
    }
    Ok(opened.connection)
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
    // Otherwise SQLite reads a statement anew whenever other values are bound to it, in case another plan suits them better: half
    // of what a move costs. There is one index for each question here.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    connection.pragma_update(None, "trusted_schema", false)?;
    connection.pragma_update(None, "cell_size_check", true)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "temp_store", "MEMORY")?;
    let mode: String = connection.pragma_update_and_check(None, "journal_mode", "WAL", |row| row.get(0))?;
    if mode != "wal" && mode != "memory" {
        return Err(LogError::Storage { detail: format!("journal mode {mode}") });
    }
    Flush::BeforeAcknowledged.set(connection)?;
    // On Apple's systems only a full fsync reaches the storage.
    connection.pragma_update(None, "fullfsync", true)?;
    connection.pragma_update(None, "checkpoint_fullfsync", true)?;
    // The log moves its write-ahead log itself, right after a change.
    connection.pragma_update(None, "wal_autocheckpoint", 0)?;
    Ok(())
}

#[cfg(test)]
mod tests;
