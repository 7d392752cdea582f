//! Putting a copy back: the log becomes what it was when the copy was made, and what it was until now is a copy, too.

use std::{fs, path::Path};

use rusqlite::Connection;

use crate::{
    Log, LogCopy, LogError, PlayerId, Reader, UnixMillis,
    copies::{Copies, Purpose},
    migrate,
    open::connect_to_copy,
    storage,
};

/// What there is in a copy of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CopyContents {
    /// How many games were played, or written down; a correction is no second one.
    pub games: u32,
    /// When the last of them was played.
    pub last_played_at: Option<UnixMillis>,
    /// How many people there are, those who were set aside included, guests not.
    pub people: u32,
}

impl Reader {
    /// What there is in a copy. It is looked at page by page, as if it were to be put back.
    pub fn look_into(&self, copy: &LogCopy) -> Result<CopyContents, LogError> {
        let connection = connect_to_copy(&copy.path)?;
        contents(&connection).map_err(as_of_a_copy)
    }
}

impl Log {
    /// Makes the log what it was when this copy was made. What it was until now is set aside first; gives where.
    ///
    /// The copy is looked at page by page and led to this version before anything is changed, and it comes into the log in
    /// one commit: whoever is killed meanwhile leaves the log as it was, or as the copy is. The copy stays.
    pub fn put_back(&mut self, copy: &LogCopy) -> Result<LogCopy, LogError> {
        let Some(path) = self.path() else {
            return Err(LogError::Unreachable { detail: "a log in memory".into() });
        };
        let copies = Copies::beside(&path);
        let ready = copies.ready();
        let done = made_ready(copy, &ready).and_then(|source| {
            let aside = copies.make(self.connection(), self.now(), Purpose::SetAside)?;
            self.become_like(&source)?;
            Ok(aside)
        });
        // It is no copy; the next one would write over it.
        drop(fs::remove_file(&ready));
        done
    }
}

/// A copy of the copy, found good and led to this version: the one that is kept stays as it is.
fn made_ready(copy: &LogCopy, ready: &Path) -> Result<Connection, LogError> {
    if !copy.path.exists() {
        return Err(LogError::NoSuchCopy);
    }
    fs::copy(&copy.path, ready).map_err(|error| storage::failed(&error))?;
    let mut connection = connect_to_copy(ready)?;
    migrate::run(&mut connection).map_err(as_of_a_copy)?;
    Ok(connection)
}

/// What SQLite finds wrong with a copy is not wrong with the log.
fn as_of_a_copy(error: LogError) -> LogError {
    match error {
        LogError::Damaged { detail } => LogError::CopyDamaged { detail },
        other => other,
    }
}

/// A copy may be of any version: first results and merges are told apart from the second on.
fn contents(connection: &Connection) -> Result<CopyContents, LogError> {
    let tells_more = migrate::user_version(connection)? > 1;
    let (first, unmerged) = if tells_more {
        ("first_id IS NULL", "id NOT IN (SELECT player_id FROM merges WHERE into_id IS NOT NULL)")
    } else {
        ("TRUE", "TRUE")
    };
    let games = format!("SELECT count(*), max(played_at) FROM results WHERE {first}");
    let (games, last_played_at) = connection.query_row(&games, [], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let mut players = connection.prepare(&format!("SELECT id FROM players WHERE {unmerged}"))?;
    let players = players.query_map([], |row| row.get(0))?.collect::<Result<Vec<PlayerId>, _>>()?;
    let people = players.iter().filter(|player| !player.is_robot() && !player.is_guest()).count();
    Ok(CopyContents { games, last_played_at, people: u32::try_from(people).unwrap_or(u32::MAX) })
}

#[cfg(test)]
mod tests;
