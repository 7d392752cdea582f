//! What kind of file lies at a path, found out without SQLite: even a read-only connection may leave files beside it.

use std::{
    fs::{self, File},
    io::{ErrorKind, Read},
    path::Path,
};

use crate::{LogError, migrate, storage::beside};

/// "Empi", as the first migration sets it.
pub(crate) const APPLICATION_ID: i32 = 0x456D_7069;

const MAGIC: &[u8; 16] = b"SQLite format 3\0";
/// The header of the file and that of the first page, which holds the schema.
const HEAD: usize = 108;

/// What is beside a file that may be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Surroundings {
    /// Commits wait in the write-ahead log of a process that was killed: the file alone is not the whole truth.
    pub(crate) has_pending_wal: bool,
    /// Of the file, in bytes.
    pub(crate) length: u64,
}

/// Who a database says it belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Identity {
    pub(crate) application_id: i32,
    pub(crate) user_version: i32,
    pub(crate) has_tables: bool,
}

impl Identity {
    /// May we open it? An empty database may become a log.
    pub(crate) fn judge(self) -> Result<(), LogError> {
        let is_blank = self == Identity { application_id: 0, user_version: 0, has_tables: false };
        if is_blank {
            return Ok(());
        }
        if self.application_id != APPLICATION_ID {
            return Err(LogError::Foreign);
        }
        match u32::try_from(self.user_version) {
            Ok(0) | Err(_) => Err(LogError::damaged(format!("version {}", self.user_version))),
            Ok(found) if found > migrate::SUPPORTED => {
                Err(LogError::NewerVersion { found, supported: migrate::SUPPORTED })
            }
            Ok(_) => Ok(()),
        }
    }
}

/// Looks at the file without touching it. Nothing there, or an empty file, may become a log.
pub(crate) fn examine(path: &Path) -> Result<Surroundings, LogError> {
    let nothing_pending = Surroundings { has_pending_wal: false, length: 0 };
    let length = match fs::metadata(path) {
        Ok(metadata) if metadata.is_file() => metadata.len(),
        Ok(_) => return Err(LogError::Unreachable { detail: "not a file".into() }),
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(nothing_pending),
        Err(error) => return Err(unreachable(&error)),
    };
    if length == 0 {
        return Ok(nothing_pending);
    }
    let mut head = Vec::with_capacity(HEAD);
    let file = File::open(path).map_err(|error| unreachable(&error))?;
    file.take(HEAD as u64).read_to_end(&mut head).map_err(|error| unreachable(&error))?;

    // SQLite keeps its files beside the file itself, not beside a link to it.
    let real = fs::canonicalize(path).map_err(|error| unreachable(&error))?;
    let has_pending_wal = has_content(&beside(&real, "-wal"));
    let is_settled = !has_pending_wal && !has_content(&beside(&real, "-journal"));
    read_head(&head, is_settled.then_some(length))?.judge()?;
    Ok(Surroundings { has_pending_wal, length })
}

/// `length` is given when the file alone must be whole.
fn read_head(head: &[u8], length: Option<u64>) -> Result<Identity, LogError> {
    if !head.starts_with(MAGIC) {
        let is_cut_short = MAGIC.starts_with(head);
        return Err(if is_cut_short { damaged_head() } else { LogError::NotADatabase });
    }
    let identity = Identity {
        application_id: number(head, 68)?.cast_signed(),
        user_version: number(head, 60)?.cast_signed(),
        has_tables: (number(head, 100)? & 0xFF) != 0 || (number(head, 104)? >> 24) != 0,
    };
    if let Some(length) = length {
        let page_size = match number(head, 16)? >> 16 {
            1 => 65_536,
            size if size >= 512 && size.is_power_of_two() => u64::from(size),
            size => return Err(LogError::damaged(format!("pages of {size} bytes"))),
        };
        // The count of pages holds only if the last writer knew of it.
        let has_count = number(head, 24)? == number(head, 92)?;
        let pages = if has_count { u64::from(number(head, 28)?) } else { 1 };
        if length % page_size != 0 || length < pages * page_size {
            let ours = identity.application_id == APPLICATION_ID || !identity.has_tables;
            let detail = format!("{length} bytes for {pages} pages of {page_size}");
            return Err(if ours { LogError::damaged(detail) } else { LogError::Foreign });
        }
    }
    Ok(identity)
}

/// The big-endian number at this place of the head.
fn number(head: &[u8], at: usize) -> Result<u32, LogError> {
    let bytes = head.get(at..at + 4).and_then(|bytes| bytes.try_into().ok());
    bytes.map(u32::from_be_bytes).ok_or_else(damaged_head)
}

fn damaged_head() -> LogError {
    LogError::damaged("the file ends within its header")
}

fn unreachable(error: &std::io::Error) -> LogError {
    LogError::Unreachable { detail: error.to_string() }
}

fn has_content(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|metadata| metadata.len() > 0)
}
