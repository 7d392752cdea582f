//! Files beside the log.

use std::{
    ffi::OsString,
    fs::{self, File},
    io::{self, ErrorKind},
    path::{Path, PathBuf},
};

use crate::LogError;

/// What the storage said, in our words.
pub(crate) fn failed(error: &io::Error) -> LogError {
    match error.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::WriteZero => LogError::DiskFull,
        ErrorKind::ReadOnlyFilesystem | ErrorKind::PermissionDenied => LogError::ReadOnly,
        _ => LogError::Storage { detail: error.to_string() },
    }
}

/// As much as SQLite wants at once when it opens a log.
const ROOM: usize = 64 << 10;

/// SQLite has one word for much that a storage does. Asked directly, the storage says whether it is full or protected.
pub(crate) fn asked(path: &Path, error: LogError) -> LogError {
    match error {
        LogError::Storage { .. } | LogError::Unreachable { .. } => refusal_to_write(path).unwrap_or(error),
        other => other,
    }
}

fn refusal_to_write(path: &Path) -> Option<LogError> {
    let probe = beside(path, ".room");
    let written = fs::write(&probe, vec![1; ROOM]);
    drop(fs::remove_file(&probe));
    match failed(&written.err()?) {
        known @ (LogError::DiskFull | LogError::ReadOnly) => Some(known),
        _ => None,
    }
}

/// The file with this ending added to its name.
pub(crate) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    name.into()
}

/// Gives a finished file its name: whoever looks finds all of it, or what was there before.
pub(crate) fn put_in_place(finished: &Path, path: &Path) -> Result<(), LogError> {
    File::open(finished).and_then(|file| file.sync_all()).map_err(|error| failed(&error))?;
    fs::rename(finished, path).map_err(|error| failed(&error))?;
    flush_directory(path)
}

/// What the storage has of a directory is only sure when the directory itself was flushed.
fn flush_directory(path: &Path) -> Result<(), LogError> {
    let Some(directory) = path.parent() else { return Ok(()) };
    File::open(directory).and_then(|directory| directory.sync_all()).map_err(|error| failed(&error))
}
