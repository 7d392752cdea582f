//! Rows of the file, out of the log and into it.

use rusqlite::{Connection, OptionalExtension, Row, ToSql, params};
use serde::Serialize;
use serde_json::value::RawValue;

use super::document::{
    CampaignRow, EveningResultRow, EveningRow, LineRow, MatchRow, MergeRow, NoteRow, PlaceRow, PlayerRow,
    ResultDoc, VoidRow,
};
use crate::{Ending, LogError, UnixMillis, evenings, names::Name, stored};

/// Something that the file lists, by its id.
pub(crate) trait Kept: Serialize + Sized {
    /// `SELECT` the columns that [`Kept::read`] expects, from the table.
    const SELECT: &'static str;
    /// The column of the id.
    const ID: &'static str;
    type Id: ToSql + Ord + Copy;

    fn id(&self) -> Self::Id;
    fn read(connection: &Connection, row: &Row<'_>) -> Result<Self, LogError>;
    /// Writes the row, in place of the one with the same id.
    fn put(&self, connection: &Connection) -> Result<(), LogError>;
    /// Of two rows with one id the greater wins, wherever they meet.
    fn weight(&self) -> (u8, UnixMillis, usize);

    fn each(
        connection: &Connection,
        mut sink: impl FnMut(Self) -> Result<(), LogError>,
    ) -> Result<(), LogError> {
        let mut statement = connection.prepare(&format!("{} ORDER BY {}", Self::SELECT, Self::ID))?;
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            sink(Self::read(connection, row)?)?;
        }
        Ok(())
    }

    fn find(connection: &Connection, id: Self::Id) -> Result<Option<Self>, LogError> {
        connection
            .prepare_cached(&format!("{} WHERE {} = ?1", Self::SELECT, Self::ID))?
            .query_row([id], |row| Ok(Self::read(connection, row)))
            .optional()?
            .transpose()
    }
}

impl Kept for PlayerRow {
    const SELECT: &'static str =
        "SELECT id, name, colour, face, created_at, changed_at, archived_at FROM players";
    const ID: &'static str = "id";
    type Id = crate::PlayerId;

    fn id(&self) -> Self::Id {
        self.id
    }

    fn read(_: &Connection, row: &Row<'_>) -> Result<Self, LogError> {
        Ok(PlayerRow {
            id: row.get(0)?,
            name: row.get(1)?,
            colour: row.get(2)?,
            face: row.get(3)?,
            created_at: row.get(4)?,
            changed_at: row.get(5)?,
            archived_at: row.get(6)?,
        })
    }

    fn put(&self, connection: &Connection) -> Result<(), LogError> {
        let name = Name::clean(&self.name).map_err(LogError::BadName)?;
        connection
            .prepare_cached(
                "INSERT INTO players (id, name, name_key, colour, created_at, changed_at, archived_at, face)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
                 ON CONFLICT DO UPDATE SET name = ?2, name_key = ?3, colour = ?4, created_at = ?5, changed_at = ?6,
                                           archived_at = ?7, face = ?8",
            )?
            .execute(params![
                self.id,
                self.name,
                name.key,
                self.colour,
                self.created_at,
                self.changed_at,
                self.archived_at,
                self.face
            ])?;
        Ok(())
    }

    fn weight(&self) -> (u8, UnixMillis, usize) {
        (0, self.changed_at, 0)
    }
}

impl Kept for MergeRow {
    const SELECT: &'static str = "SELECT player_id, into_id, changed_at FROM merges";
    const ID: &'static str = "player_id";
    type Id = crate::PlayerId;

    fn id(&self) -> Self::Id {
        self.player
    }

    fn read(_: &Connection, row: &Row<'_>) -> Result<Self, LogError> {
        Ok(MergeRow { player: row.get(0)?, into: row.get(1)?, changed_at: row.get(2)? })
    }

    fn put(&self, connection: &Connection) -> Result<(), LogError> {
        connection
            .prepare_cached(
                "INSERT INTO merges (player_id, into_id, changed_at) VALUES (?1, ?2, ?3)
                 ON CONFLICT DO UPDATE SET into_id = ?2, changed_at = ?3",
            )?
            .execute(params![self.player, self.into, self.changed_at])?;
        Ok(())
    }

    fn weight(&self) -> (u8, UnixMillis, usize) {
        (0, self.changed_at, 0)
    }
}

impl Kept for CampaignRow {
    const SELECT: &'static str = "SELECT id, name, created_at, changed_at, closed_at FROM campaigns";
    const ID: &'static str = "id";
    type Id = crate::CampaignId;

    fn id(&self) -> Self::Id {
        self.id
    }

    fn read(_: &Connection, row: &Row<'_>) -> Result<Self, LogError> {
        Ok(CampaignRow {
            id: row.get(0)?,
            name: row.get(1)?,
            created_at: row.get(2)?,
            changed_at: row.get(3)?,
            closed_at: row.get(4)?,
        })
    }

    fn put(&self, connection: &Connection) -> Result<(), LogError> {
        connection
            .prepare_cached(
                "INSERT INTO campaigns (id, name, created_at, changed_at, closed_at) VALUES (?1, ?2, ?3, ?4, ?5)
                 ON CONFLICT DO UPDATE SET name = ?2, created_at = ?3, changed_at = ?4, closed_at = ?5",
            )?
            .execute(params![self.id, self.name, self.created_at, self.changed_at, self.closed_at])?;
        Ok(())
    }

    fn weight(&self) -> (u8, UnixMillis, usize) {
        (0, self.changed_at, 0)
    }
}

impl Kept for MatchRow {
    const SELECT: &'static str =
        "SELECT id, campaign_id, game, setup, seed, started_at, ended_at, ending FROM matches";
    const ID: &'static str = "id";
    type Id = crate::MatchId;

    fn id(&self) -> Self::Id {
        self.id
    }

    fn read(connection: &Connection, row: &Row<'_>) -> Result<Self, LogError> {
        let id = row.get(0)?;
        let ending: Option<String> = row.get(7)?;
        let ending = ending.map(|name| match name.as_str() {
            "finished" => Ending::Finished,
            _ => Ending::Abandoned,
        });
        Ok(MatchRow {
            id,
            campaign: row.get(1)?,
            game: row.get(2)?,
            setup: raw(row.get(3)?)?,
            seed: row.get::<_, i64>(4)?.cast_unsigned().to_string(),
            started_at: row.get(5)?,
            ended_at: row.get(6)?,
            ending,
            seats: crate::matches::seats(connection, id)?,
            lines: lines(connection, id)?,
        })
    }

    fn put(&self, connection: &Connection) -> Result<(), LogError> {
        let seed: u64 = self.seed.parse().map_err(|_| LogError::bad_import("a match", "seed"))?;
        connection
            .prepare_cached(
                "INSERT INTO matches (id, campaign_id, game, setup, seed, started_at, ended_at, ending)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
                 ON CONFLICT DO UPDATE SET campaign_id = ?2, game = ?3, setup = ?4, seed = ?5, started_at = ?6,
                                           ended_at = ?7, ending = ?8",
            )?
            .execute(params![
                self.id,
                self.campaign,
                self.game,
                self.setup.get(),
                seed.cast_signed(),
                self.started_at,
                self.ended_at,
                self.ending.map(Ending::name)
            ])?;
        // What was thought of the record before is not of this one.
        connection.prepare_cached("DELETE FROM studies WHERE match_id = ?1")?.execute([self.id])?;
        connection.prepare_cached("DELETE FROM seats WHERE match_id = ?1")?.execute([self.id])?;
        for (seat, player) in (0u8..).zip(&self.seats) {
            connection
                .prepare_cached("INSERT INTO seats (match_id, seat, player_id) VALUES (?1, ?2, ?3)")?
                .execute(params![self.id, seat, player])?;
        }
        connection.prepare_cached("DELETE FROM lines WHERE match_id = ?1")?.execute([self.id])?;
        for (number, line) in (0u32..).zip(&self.lines) {
            connection
                .prepare_cached(
                    "INSERT INTO lines (match_id, line, position, entry, recorded_at)
                     VALUES (?1, ?2, ?3, ?4, ?5)",
                )?
                .execute(params![
                    self.id,
                    number,
                    line.position,
                    line.entry.as_ref().map(|entry| entry.get()),
                    line.recorded_at
                ])?;
        }
        Ok(())
    }

    /// A match that ended beats one that is under way, and a longer record a shorter one.
    fn weight(&self) -> (u8, UnixMillis, usize) {
        let stage = match self.ending {
            None => 0,
            Some(Ending::Abandoned) => 1,
            Some(Ending::Finished) => 2,
        };
        (stage, self.ended_at.unwrap_or(0), self.lines.len())
    }
}

impl Kept for ResultDoc {
    const SELECT: &'static str =
        "SELECT id, match_id, first_id, campaign_id, game, played_at, recorded_at FROM results";
    const ID: &'static str = "id";
    type Id = crate::ResultId;

    fn id(&self) -> Self::Id {
        self.id
    }

    fn read(connection: &Connection, row: &Row<'_>) -> Result<Self, LogError> {
        let id = row.get(0)?;
        Ok(ResultDoc {
            id,
            match_id: row.get(1)?,
            corrects: row.get(2)?,
            campaign: row.get(3)?,
            game: row.get(4)?,
            played_at: row.get(5)?,
            recorded_at: row.get(6)?,
            places: places(connection, id)?,
        })
    }

    fn put(&self, connection: &Connection) -> Result<(), LogError> {
        connection
            .prepare_cached(
                "INSERT INTO results (id, match_id, first_id, campaign_id, game, played_at, recorded_at)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
                 ON CONFLICT DO UPDATE SET match_id = ?2, first_id = ?3, campaign_id = ?4, game = ?5, played_at = ?6,
                                           recorded_at = ?7",
            )?
            .execute(params![
                self.id,
                self.match_id,
                self.corrects,
                self.campaign,
                self.game,
                self.played_at,
                self.recorded_at
            ])?;
        connection.prepare_cached("DELETE FROM places WHERE result_id = ?1")?.execute([self.id])?;
        for (seat, place) in (0u8..).zip(&self.places) {
            let measures = stored::to_text("measures", &place.measures)?;
            connection
                .prepare_cached(
                    "INSERT INTO places (result_id, seat, player_id, rank, won, score, measures)
                     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
                )?
                .execute(params![
                    self.id,
                    seat,
                    place.player,
                    place.rank,
                    place.won,
                    place.score,
                    measures
                ])?;
        }
        Ok(())
    }

    fn weight(&self) -> (u8, UnixMillis, usize) {
        (0, self.recorded_at, 0)
    }
}

impl Kept for VoidRow {
    const SELECT: &'static str = "SELECT result_id, is_void, changed_at FROM voids";
    const ID: &'static str = "result_id";
    type Id = crate::ResultId;

    fn id(&self) -> Self::Id {
        self.result
    }

    fn read(_: &Connection, row: &Row<'_>) -> Result<Self, LogError> {
        Ok(VoidRow { result: row.get(0)?, is_void: row.get(1)?, changed_at: row.get(2)? })
    }

    fn put(&self, connection: &Connection) -> Result<(), LogError> {
        connection
            .prepare_cached(
                "INSERT INTO voids (result_id, is_void, changed_at) VALUES (?1, ?2, ?3)
                 ON CONFLICT DO UPDATE SET is_void = ?2, changed_at = ?3",
            )?
            .execute(params![self.result, self.is_void, self.changed_at])?;
        Ok(())
    }

    fn weight(&self) -> (u8, UnixMillis, usize) {
        (0, self.changed_at, 0)
    }
}

impl Kept for NoteRow {
    const SELECT: &'static str = "SELECT result_id, note, picture, changed_at FROM notes";
    const ID: &'static str = "result_id";
    type Id = crate::ResultId;

    fn id(&self) -> Self::Id {
        self.result
    }

    fn read(_: &Connection, row: &Row<'_>) -> Result<Self, LogError> {
        Ok(NoteRow { result: row.get(0)?, note: row.get(1)?, picture: row.get(2)?, changed_at: row.get(3)? })
    }

    fn put(&self, connection: &Connection) -> Result<(), LogError> {
        connection
            .prepare_cached(
                "INSERT INTO notes (result_id, note, picture, changed_at) VALUES (?1, ?2, ?3, ?4)
                 ON CONFLICT DO UPDATE SET note = ?2, picture = ?3, changed_at = ?4",
            )?
            .execute(params![self.result, self.note, self.picture, self.changed_at])?;
        Ok(())
    }

    fn weight(&self) -> (u8, UnixMillis, usize) {
        (0, self.changed_at, 0)
    }
}

impl Kept for EveningRow {
    const SELECT: &'static str = "SELECT id, name, begun_at, ended_at, changed_at FROM evenings";
    const ID: &'static str = "id";
    type Id = crate::EveningId;

    fn id(&self) -> Self::Id {
        self.id
    }

    fn read(connection: &Connection, row: &Row<'_>) -> Result<Self, LogError> {
        let id = row.get(0)?;
        Ok(EveningRow {
            id,
            name: row.get(1)?,
            people: evenings::entered(connection, id)?,
            begun_at: row.get(2)?,
            ended_at: row.get(3)?,
            changed_at: row.get(4)?,
        })
    }

    fn put(&self, connection: &Connection) -> Result<(), LogError> {
        connection
            .prepare_cached(
                "INSERT INTO evenings (id, name, begun_at, ended_at, changed_at) VALUES (?1, ?2, ?3, ?4, ?5)
                 ON CONFLICT DO UPDATE SET name = ?2, begun_at = ?3, ended_at = ?4, changed_at = ?5",
            )?
            .execute(params![self.id, self.name, self.begun_at, self.ended_at, self.changed_at])?;
        evenings::enter(connection, self.id, &self.people)
    }

    fn weight(&self) -> (u8, UnixMillis, usize) {
        (0, self.changed_at, 0)
    }
}

impl Kept for EveningResultRow {
    const SELECT: &'static str = "SELECT result_id, evening_id, counts, changed_at FROM evening_results";
    const ID: &'static str = "result_id";
    type Id = crate::ResultId;

    fn id(&self) -> Self::Id {
        self.result
    }

    fn read(_: &Connection, row: &Row<'_>) -> Result<Self, LogError> {
        Ok(EveningResultRow {
            result: row.get(0)?,
            evening: row.get(1)?,
            counts: row.get(2)?,
            changed_at: row.get(3)?,
        })
    }

    fn put(&self, connection: &Connection) -> Result<(), LogError> {
        connection
            .prepare_cached(
                "INSERT INTO evening_results (result_id, evening_id, counts, changed_at) VALUES (?1, ?2, ?3, ?4)
                 ON CONFLICT DO UPDATE SET evening_id = ?2, counts = ?3, changed_at = ?4",
            )?
            .execute(params![self.result, self.evening, self.counts, self.changed_at])?;
        Ok(())
    }

    fn weight(&self) -> (u8, UnixMillis, usize) {
        (0, self.changed_at, 0)
    }
}

fn lines(connection: &Connection, match_id: crate::MatchId) -> Result<Vec<LineRow>, LogError> {
    let mut statement = connection
        .prepare_cached("SELECT position, entry, recorded_at FROM lines WHERE match_id = ?1 ORDER BY line")?;
    let mut rows = statement.query([match_id])?;
    let mut lines = Vec::new();
    while let Some(row) = rows.next()? {
        let entry: Option<String> = row.get(1)?;
        lines.push(LineRow {
            position: row.get(0)?,
            entry: entry.map(raw).transpose()?,
            recorded_at: row.get(2)?,
        });
    }
    Ok(lines)
}

fn places(connection: &Connection, result: crate::ResultId) -> Result<Vec<PlaceRow>, LogError> {
    let mut statement = connection.prepare_cached(
        "SELECT player_id, rank, won, score, measures FROM places WHERE result_id = ?1 ORDER BY seat",
    )?;
    let mut rows = statement.query([result])?;
    let mut places = Vec::new();
    while let Some(row) = rows.next()? {
        places.push(PlaceRow {
            player: row.get(0)?,
            rank: row.get(1)?,
            won: row.get(2)?,
            score: row.get(3)?,
            measures: stored::from_text("measures", &row.get::<_, String>(4)?)?,
        });
    }
    Ok(places)
}

fn raw(text: String) -> Result<Box<RawValue>, LogError> {
    RawValue::from_string(text)
        .map_err(|error| LogError::Unreadable { what: "a record", detail: error.to_string() })
}
