//! How often somebody asked for a hint, in practice.

#[cfg(test)]
mod tests;

use rusqlite::{Connection, OptionalExtension};

use crate::{Log, LogError, MatchId, Reader};

impl Reader {
    /// How often a hint was asked for in a match.
    pub fn hints(&self, match_id: MatchId) -> Result<u32, LogError> {
        self.read(|connection| asked(connection, match_id))
    }
}

impl Log {
    /// One hint more was asked for. A move that is taken back does not take it back. Says how many there are.
    pub fn note_hint(&mut self, match_id: MatchId) -> Result<u32, LogError> {
        self.change_in_passing(|change| {
            change
                .transaction
                .prepare_cached(
                    "INSERT INTO hints (match_id, asked) VALUES (?1, 1)
                     ON CONFLICT DO UPDATE SET asked = asked + 1",
                )?
                .execute([match_id])?;
            asked(change.transaction, match_id)
        })
    }
}

pub(crate) fn asked(connection: &Connection, match_id: MatchId) -> Result<u32, LogError> {
    let asked = connection
        .prepare_cached("SELECT asked FROM hints WHERE match_id = ?1")?
        .query_row([match_id], |row| row.get(0))
        .optional()?;
    Ok(asked.unwrap_or_default())
}
