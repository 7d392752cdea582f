//! Tools beside a real table, as they were left.

#[cfg(test)]
mod tests;

use rusqlite::{OptionalExtension, params};

use crate::{Log, LogError};

impl Log {
    /// What was kept of a tool: who uses it and every move, as JSON.
    pub fn tool_in_use(&self, tool: &str) -> Result<Option<String>, LogError> {
        let record = self
            .connection()
            .prepare_cached("SELECT record FROM tools_in_use WHERE tool = ?1")?
            .query_row([tool], |row| row.get(0))
            .optional()?;
        Ok(record)
    }

    /// Keeps a tool as it is now, in place of what was kept of it. Like an entry of a match, in passing.
    pub fn keep_tool(&mut self, tool: &str, record: &str) -> Result<(), LogError> {
        self.change_in_passing(|change| {
            change
                .transaction
                .prepare_cached(
                    "INSERT INTO tools_in_use (tool, record, updated_at) VALUES (?1, ?2, ?3)
                     ON CONFLICT DO UPDATE SET record = excluded.record, updated_at = excluded.updated_at",
                )?
                .execute(params![tool, record, change.now])?;
            Ok(())
        })
    }
}
