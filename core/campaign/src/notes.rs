//! What there is to say of a result, and where its picture is.

use rusqlite::{Connection, OptionalExtension, params};

use crate::{Log, LogError, ResultId, log::Change, results};

/// How many characters a note can have.
pub const LONGEST_NOTE: usize = 2_000;
/// How many characters the place of a picture can have.
pub const LONGEST_PICTURE: usize = 1_000;

/// What there is to say of a result, and where its picture is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Note {
    /// In the players' words; may be empty.
    pub text: String,
    /// A path or an address. The log does not look at it.
    pub picture: Option<String>,
}

impl Note {
    pub(crate) fn must_fit(&self) -> Result<(), LogError> {
        let length = self.text.chars().count();
        if length > LONGEST_NOTE {
            return Err(LogError::NoteTooLong { length, most: LONGEST_NOTE });
        }
        let length = self.picture.as_ref().map_or(0, |picture| picture.chars().count());
        if length > LONGEST_PICTURE {
            return Err(LogError::NoteTooLong { length, most: LONGEST_PICTURE });
        }
        Ok(())
    }
}

impl Log {
    /// Writes something beside a result, in place of what was there.
    pub fn annotate_result(&mut self, result: ResultId, note: &Note) -> Result<(), LogError> {
        note.must_fit()?;
        self.change(|change| {
            let first = results::get(change.transaction, result)?.first.unwrap_or(result);
            write(change, first, note)
        })
    }
}

/// What is written on the first result of a family.
pub(crate) fn of(connection: &Connection, first: ResultId) -> Result<Note, LogError> {
    let note = connection
        .prepare_cached("SELECT note, picture FROM notes WHERE result_id = ?1")?
        .query_row([first], |row| Ok(Note { text: row.get(0)?, picture: row.get(1)? }))
        .optional()?;
    Ok(note.unwrap_or_default())
}

pub(crate) fn write(change: &Change<'_>, first: ResultId, note: &Note) -> Result<(), LogError> {
    if of(change.transaction, first)? == *note {
        return Ok(());
    }
    change
        .transaction
        .prepare_cached(
            "INSERT INTO notes (result_id, note, picture, changed_at) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT DO UPDATE SET note = excluded.note, picture = excluded.picture,
                                       changed_at = max(excluded.changed_at, changed_at + 1)",
        )?
        .execute(params![first, note.text, note.picture, change.now])?;
    Ok(())
}
