//! The record of a match, line by line: entries put down and taken back.

use empile_games::{AnyAction, contract::Entry};
use rusqlite::{Connection, OptionalExtension, params};

use crate::{
    Log, LogError, MatchId, UnixMillis,
    log::Change,
    matches::{self, Status},
    stored,
};

impl Log {
    /// Writes down an accepted entry at its place of the record. No end of the process loses it when this returns; it reaches
    /// the storage in passing, after all that was written before it.
    ///
    /// The same entry at the same place again is fine and changes nothing; another one is a conflict.
    pub fn append(
        &mut self,
        match_id: MatchId,
        index: u32,
        entry: &Entry<AnyAction>,
    ) -> Result<(), LogError> {
        self.change_in_passing(|change| put(change, match_id, index, entry).map(drop))
    }

    /// Takes the record back to its first `new_len` entries, as an entry is written. What is taken back stays in the file,
    /// but is no more part of the match.
    pub fn take_back(&mut self, match_id: MatchId, new_len: u32) -> Result<(), LogError> {
        self.change_in_passing(|change| {
            let tail = Tail::of(change.transaction, match_id)?;
            if new_len > tail.length {
                return Err(LogError::Gap { match_id, index: new_len, length: tail.length });
            }
            matches::status(change.transaction, match_id)?.must_be_open(match_id)?;
            if new_len == tail.length {
                return Ok(());
            }
            write(change, match_id, tail.next_line, new_len, None)
        })
    }
}

/// Where a record stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tail {
    /// How many entries it has.
    pub(crate) length: u32,
    /// When it last changed, if ever.
    pub(crate) changed_at: Option<UnixMillis>,
    next_line: u32,
}

impl Tail {
    pub(crate) fn of(connection: &Connection, match_id: MatchId) -> Result<Tail, LogError> {
        let last = connection
            .prepare_cached(
                "SELECT line + 1, position + (entry IS NOT NULL), recorded_at FROM lines
                 WHERE match_id = ?1 ORDER BY line DESC LIMIT 1",
            )?
            .query_row([match_id], |row| {
                Ok(Tail { next_line: row.get(0)?, length: row.get(1)?, changed_at: row.get(2)? })
            })
            .optional()?;
        Ok(last.unwrap_or(Tail { length: 0, changed_at: None, next_line: 0 }))
    }
}

/// Puts an entry at its place, unless it is there already. Gives the length of the record afterwards.
pub(crate) fn put(
    change: &Change<'_>,
    match_id: MatchId,
    index: u32,
    entry: &Entry<AnyAction>,
) -> Result<u32, LogError> {
    let status = matches::status(change.transaction, match_id)?;
    let tail = Tail::of(change.transaction, match_id)?;
    if index < tail.length && is_there(change.transaction, match_id, index, entry)? {
        return Ok(tail.length);
    }
    status.must_be_open(match_id)?;
    if index < tail.length {
        return Err(LogError::Conflict { match_id, index });
    }
    if index > tail.length {
        return Err(LogError::Gap { match_id, index, length: tail.length });
    }
    let text = stored::to_text("an entry", entry)?;
    write(change, match_id, tail.next_line, index, Some(&text))?;
    Ok(index + 1)
}

/// The entries of a match, without those taken back.
pub(crate) fn entries(connection: &Connection, match_id: MatchId) -> Result<Vec<Entry<AnyAction>>, LogError> {
    let mut statement =
        connection.prepare_cached("SELECT position, entry FROM lines WHERE match_id = ?1 ORDER BY line")?;
    let mut rows = statement.query([match_id])?;
    let mut kept: Vec<String> = Vec::new();
    while let Some(row) = rows.next()? {
        let position = row.get::<_, u32>(0)? as usize;
        if position > kept.len() {
            return Err(LogError::damaged(format!("entries missing before {position} of match {match_id}")));
        }
        kept.truncate(position);
        kept.extend(row.get::<_, Option<String>>(1)?);
    }
    kept.iter().map(|text| stored::from_text("an entry", text)).collect()
}

/// Is this the entry at a place that the record has? The last one put there is the one that counts.
fn is_there(
    connection: &Connection,
    match_id: MatchId,
    index: u32,
    entry: &Entry<AnyAction>,
) -> Result<bool, LogError> {
    let text: Option<String> = connection
        .prepare_cached(
            "SELECT entry FROM lines WHERE match_id = ?1 AND position = ?2 AND entry IS NOT NULL
             ORDER BY line DESC LIMIT 1",
        )?
        .query_row(params![match_id, index], |row| row.get(0))
        .optional()?;
    let Some(text) = text else { return Ok(false) };
    Ok(stored::from_text::<Entry<AnyAction>>("an entry", &text)? == *entry)
}

fn write(
    change: &Change<'_>,
    match_id: MatchId,
    line: u32,
    position: u32,
    entry: Option<&str>,
) -> Result<(), LogError> {
    change
        .transaction
        .prepare_cached(
            "INSERT INTO lines (match_id, line, position, entry, recorded_at) VALUES (?1, ?2, ?3, ?4, ?5)",
        )?
        .execute(params![match_id, line, position, entry, change.now])?;
    Ok(())
}

impl Status {
    fn must_be_open(self, match_id: MatchId) -> Result<(), LogError> {
        match self.ending {
            None => Ok(()),
            Some(ending) => Err(LogError::MatchClosed { match_id, ending }),
        }
    }
}

#[cfg(test)]
mod tests;
