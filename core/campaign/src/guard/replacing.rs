//! A damaged log goes aside, and the newest good copy comes in its place. Whoever is killed meanwhile leaves the damaged log where
//! it is, or its place empty and beside it what is to come there: then the next start goes on.

use std::{
    fs::{self, File},
    io,
    path::{Path, PathBuf},
};

use super::{Recovery, looked_at_twice};
use crate::{
    LogCopy, LogError, UnixMillis,
    copies::Copies,
    open::{Check, connect_to_copy},
    storage,
};

const READY: &str = ".restored";
const DAMAGED: &str = ".damaged-";
/// What SQLite keeps beside a file.
const BESIDE: [&str; 3] = ["-wal", "-journal", "-shm"];

/// Nothing is moved before what comes in the log's place is whole and on the storage.
pub(super) fn replace(path: &Path, reason: LogError, now: UnixMillis) -> Result<Recovery, LogError> {
    let path = absolute(path)?;
    let copy = newest_good(&Copies::beside(&path))?;
    let ready = storage::beside(&path, READY);
    let made = match &copy {
        Some(copy) => fs::copy(&copy.path, &ready).map(drop),
        None => must_be_legible(&path).and_then(|()| File::create(&ready).map(drop)),
    };
    if let Err(error) = made.and_then(|()| File::open(&ready)?.sync_all()) {
        drop(fs::remove_file(&ready));
        return Err(storage::failed(&error));
    }
    let set_aside = free_name(&path, now);
    rename(&path, &set_aside)?;
    put_in_place(&ready, &path, &set_aside)?;
    Ok(Recovery { reason, set_aside, copy })
}

/// Goes on where a start was cut short between the two.
pub(super) fn finish(path: &Path) -> Result<Option<Recovery>, LogError> {
    let path = absolute(path)?;
    let ready = storage::beside(&path, READY);
    if path.exists() || !ready.exists() {
        return Ok(None);
    }
    let Some(set_aside) = last_set_aside(&path)? else { return Ok(None) };
    let is_empty = fs::metadata(&ready).is_ok_and(|metadata| metadata.len() == 0);
    let copy = if is_empty { None } else { newest_good(&Copies::beside(&path))? };
    put_in_place(&ready, &path, &set_aside)?;
    let reason = LogError::damaged("found by a start that was cut short");
    Ok(Some(Recovery { reason, set_aside, copy }))
}

/// What lay beside the damaged log goes with it.
fn put_in_place(ready: &Path, path: &Path, set_aside: &Path) -> Result<(), LogError> {
    for suffix in BESIDE {
        let from = storage::beside(path, suffix);
        if from.exists() {
            rename(&from, &storage::beside(set_aside, suffix))?;
        }
    }
    let placed = storage::put_in_place(ready, path);
    // Where only the last flush fails, the copy is in its place, and the players must be told.
    if path.exists() { Ok(()) } else { placed }
}

/// What was set aside for another copy was not wanted: it comes last. A copy that the storage will not give is no bad one.
fn newest_good(copies: &Copies) -> Result<Option<LogCopy>, LogError> {
    let mut all = copies.all()?;
    all.sort_by_key(|copy| copy.is_set_aside);
    for copy in all {
        match looked_at_twice(Check::Always, |_| connect_to_copy(&copy.path)) {
            Ok(_) => return Ok(Some(copy)),
            Err(error @ (LogError::Storage { .. } | LogError::Unreachable { .. } | LogError::Busy)) => {
                return Err(error);
            }
            Err(_) => {}
        }
    }
    Ok(None)
}

/// A file that the storage does not give at all is not known to be damaged: without a copy nothing may come in its place.
fn must_be_legible(path: &Path) -> io::Result<()> {
    io::copy(&mut File::open(path)?, &mut io::sink()).map(drop)
}

fn last_set_aside(path: &Path) -> Result<Option<PathBuf>, LogError> {
    let (Some(directory), Some(name)) = (path.parent(), path.file_name()) else { return Ok(None) };
    let begins = format!("{}{DAMAGED}", name.to_string_lossy());
    let mut last = None;
    for entry in fs::read_dir(directory).map_err(|error| storage::failed(&error))? {
        let name = entry.map_err(|error| storage::failed(&error))?.file_name().to_string_lossy().into_owned();
        let is_itself = name.starts_with(&begins) && !BESIDE.iter().any(|suffix| name.ends_with(suffix));
        last = last.max(is_itself.then_some((name.len(), name)));
    }
    Ok(last.map(|(_, name)| directory.join(name)))
}

fn free_name(path: &Path, now: UnixMillis) -> PathBuf {
    let name = |number: u32| storage::beside(path, &format!("{DAMAGED}{now}-{number}"));
    (0..1_000).map(name).find(|name| !name.exists()).unwrap_or_else(|| name(0))
}

fn absolute(path: &Path) -> Result<PathBuf, LogError> {
    std::path::absolute(path).map_err(|error| storage::failed(&error))
}

fn rename(from: &Path, to: &Path) -> Result<(), LogError> {
    fs::rename(from, to).map_err(|error| storage::failed(&error))
}
