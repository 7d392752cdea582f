//! The log, or a part of it, as one file of JSON: a row on each line, so that two exports can be compared by eye.

use std::{collections::BTreeSet, io::Write};

use rusqlite::Connection;

use super::{
    document::{
        CampaignRow, EveningResultRow, EveningRow, FORMAT, MatchRow, MergeRow, NoteRow, PlayerRow, ResultDoc,
        VERSION, VoidRow,
    },
    part::{LogPart, Part},
    rows::Kept,
};
use crate::{LogError, Reader, storage::failed, stored};

impl Reader {
    /// Writes all of the log, in the format of `docs/log-format.md`. What can be worked out from the rest is left out.
    pub fn export_json(&self, out: &mut dyn Write) -> Result<(), LogError> {
        self.export_part(LogPart::Everything, out)
    }

    /// Writes a part of the log in the same format: what belongs to it, and nothing else.
    pub fn export_part(&self, part: LogPart, out: &mut dyn Write) -> Result<(), LogError> {
        self.read(|connection| {
            let part = Part::of(connection, part)?;
            write(connection, part.as_ref(), out)
        })
    }
}

fn write(connection: &Connection, part: Option<&Part>, out: &mut dyn Write) -> Result<(), LogError> {
    write!(out, "{{\n\"format\": \"{FORMAT}\",\n\"version\": {VERSION}").map_err(|error| failed(&error))?;
    let dressed = |row: PlayerRow| match part {
        Some(part) => Ok(part.dressed(row)),
        None => Ok(row),
    };
    list(connection, "players", part.map(|part| &part.players), dressed, out)?;
    list::<MergeRow>(connection, "merges", part.map(|part| &part.merges), Ok, out)?;
    list::<CampaignRow>(connection, "campaigns", part.map(|part| &part.campaigns), Ok, out)?;
    list::<MatchRow>(connection, "matches", part.map(|part| &part.matches), Ok, out)?;
    list::<ResultDoc>(connection, "results", part.map(|part| &part.results), Ok, out)?;
    list::<VoidRow>(connection, "voids", part.map(|part| &part.results), Ok, out)?;
    list::<NoteRow>(connection, "notes", part.map(|part| &part.results), Ok, out)?;
    list::<EveningRow>(connection, "evenings", part.map(|part| &part.evenings), Ok, out)?;
    list::<EveningResultRow>(connection, "evening_results", part.map(|part| &part.evening_results), Ok, out)?;
    out.write_all(b"\n}\n").and_then(|()| out.flush()).map_err(|error| failed(&error))
}

fn list<T: Kept>(
    connection: &Connection,
    name: &str,
    only: Option<&BTreeSet<T::Id>>,
    dressed: impl Fn(T) -> Result<T, LogError>,
    out: &mut dyn Write,
) -> Result<(), LogError> {
    write!(out, ",\n\"{name}\": [").map_err(|error| failed(&error))?;
    let mut separator = "\n";
    let mut line = |row: T| {
        let text = stored::to_text("a row", &dressed(row)?)?;
        write!(out, "{separator}{text}").map_err(|error| failed(&error))?;
        separator = ",\n";
        Ok(())
    };
    match only {
        None => T::each(connection, line)?,
        Some(ids) => {
            for id in ids {
                T::find(connection, *id)?.map_or(Ok(()), &mut line)?;
            }
        }
    }
    out.write_all(b"]").map_err(|error| failed(&error))
}
