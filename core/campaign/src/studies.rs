//! What it was in a match that has ended, as it was thought over.

#[cfg(test)]
mod tests;

use rusqlite::{OptionalExtension, params};

use crate::{Log, LogError, MatchId, Reader};

impl Reader {
    /// What was kept of a match that was thought over, as JSON.
    pub fn study(&self, match_id: MatchId) -> Result<Option<String>, LogError> {
        self.read(|connection| {
            let study = connection
                .prepare_cached("SELECT study FROM studies WHERE match_id = ?1")?
                .query_row([match_id], |row| row.get(0))
                .optional()?;
            Ok(study)
        })
    }
}

impl Log {
    /// Keeps what a match came to, in place of what was kept of it. In passing: it can be thought over again.
    pub fn keep_study(&mut self, match_id: MatchId, study: &str) -> Result<(), LogError> {
        self.change_in_passing(|change| {
            change
                .transaction
                .prepare_cached(
                    "INSERT INTO studies (match_id, study, made_at) VALUES (?1, ?2, ?3)
                     ON CONFLICT DO UPDATE SET study = excluded.study, made_at = excluded.made_at",
                )?
                .execute(params![match_id, study, change.now])?;
            Ok(())
        })
    }
}
