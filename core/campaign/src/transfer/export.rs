//! The log as one file of JSON: a row on each line, so that two exports can be compared by eye.

use std::io::Write;

use rusqlite::Connection;

use super::{
    document::{CampaignRow, FORMAT, MatchRow, MergeRow, NoteRow, PlayerRow, ResultDoc, VERSION, VoidRow},
    rows::Kept,
};
use crate::{LogError, Reader, storage::failed, stored};

impl Reader {
    /// Writes all of the log, in the format of `docs/log-format.md`. What can be worked out from the rest is left out.
    pub fn export_json(&self, out: &mut dyn Write) -> Result<(), LogError> {
        self.read(|connection| write(connection, out))
    }
}

fn write(connection: &Connection, out: &mut dyn Write) -> Result<(), LogError> {
    write!(out, "{{\n\"format\": \"{FORMAT}\",\n\"version\": {VERSION}").map_err(|error| failed(&error))?;
    list::<PlayerRow>(connection, "players", out)?;
    list::<MergeRow>(connection, "merges", out)?;
    list::<CampaignRow>(connection, "campaigns", out)?;
    list::<MatchRow>(connection, "matches", out)?;
    list::<ResultDoc>(connection, "results", out)?;
    list::<VoidRow>(connection, "voids", out)?;
    list::<NoteRow>(connection, "notes", out)?;
    out.write_all(b"\n}\n").and_then(|()| out.flush()).map_err(|error| failed(&error))
}

fn list<T: Kept>(connection: &Connection, name: &str, out: &mut dyn Write) -> Result<(), LogError> {
    write!(out, ",\n\"{name}\": [").map_err(|error| failed(&error))?;
    let mut separator = "\n";
    T::each(connection, |row| {
        let text = stored::to_text("a row", &row)?;
        write!(out, "{separator}{text}").map_err(|error| failed(&error))?;
        separator = ",\n";
        Ok(())
    })?;
    out.write_all(b"]").map_err(|error| failed(&error))
}
