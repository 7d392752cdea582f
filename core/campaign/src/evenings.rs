//! Evenings: several games in a row, with one set of people.
//!
//! An evening is a row of its own to which results belong, and nothing that follows from them is kept: points are given when
//! somebody looks, so that what is corrected, made void or merged is right at once.

mod points;
mod table;

use std::collections::BTreeSet;

use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::{
    EveningId, Log, LogError, MatchId, PlayerId, Reader, ResultId, UnixMillis, aliases::Aliases, log::Change,
    matches, names::Name, results, robots::must_be_a_person, roster,
};

pub use points::{PlacePoints, place_points};
pub use table::{EveningMatch, EveningStanding, EveningTable};

/// An evening that nobody ends is over by itself after so long.
pub const LONGEST_EVENING: UnixMillis = 86_400_000;
/// So many at least come to an evening.
const FEWEST_PEOPLE: usize = 2;

/// Several games in a row, with one set of people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evening {
    /// Its id.
    pub id: EveningId,
    /// Its name; none for one that is named by its day.
    pub name: Option<String>,
    /// Who came, guests included.
    pub people: Vec<PlayerId>,
    /// When it began.
    pub begun_at: UnixMillis,
    /// When somebody said that it was over, if somebody did.
    pub ended_at: Option<UnixMillis>,
}

impl Evening {
    /// Is it on at this instant?
    #[must_use]
    pub fn is_on(&self, now: UnixMillis) -> bool {
        self.ended_at.is_none() && now.saturating_sub(self.begun_at) < LONGEST_EVENING
    }
}

impl Reader {
    /// All evenings, the latest first.
    pub fn evenings(&self) -> Result<Vec<Evening>, LogError> {
        self.read(|connection| {
            let mut statement =
                connection.prepare_cached("SELECT id FROM evenings ORDER BY begun_at DESC, id DESC")?;
            let ids = statement.query_map([], |row| row.get(0))?.collect::<Result<Vec<EveningId>, _>>()?;
            ids.into_iter().map(|id| get(connection, id)).collect()
        })
    }

    /// One evening.
    pub fn evening(&self, id: EveningId) -> Result<Evening, LogError> {
        self.read(|connection| get(connection, id))
    }

    /// The evening that is on, if one is; if two phones began one each, the later.
    pub fn evening_on(&self) -> Result<Option<Evening>, LogError> {
        let earliest = self.now().saturating_sub(LONGEST_EVENING);
        self.read(|connection| {
            let mut latest = connection.prepare_cached(
                "SELECT id FROM evenings WHERE ended_at IS NULL AND begun_at > ?1 ORDER BY begun_at DESC, id DESC LIMIT 1",
            )?;
            let on: Option<EveningId> = latest.query_row([earliest], |row| row.get(0)).optional()?;
            on.map(|id| get(connection, id)).transpose()
        })
    }

    /// The evening to which a result belongs, and whether it counts there.
    pub fn evening_of(&self, result: ResultId) -> Result<Option<(EveningId, bool)>, LogError> {
        self.read(|connection| {
            let first = results::get(connection, result)?.first.unwrap_or(result);
            belongs_to(connection, first)
        })
    }

    /// The same of a match, also while it is under way.
    pub fn evening_of_match(&self, id: MatchId) -> Result<Option<(EveningId, bool)>, LogError> {
        self.read(|connection| belongs_to(connection, ResultId::of(id)))
    }
}

impl Log {
    /// Begins an evening, if none is on. Robots may play there, but they do not come to it.
    pub fn begin_evening(&mut self, name: Option<&str>, people: &[PlayerId]) -> Result<Evening, LogError> {
        let name = name.map(Name::clean).transpose().map_err(LogError::BadEveningName)?;
        if self.evening_on()?.is_some() {
            return Err(LogError::EveningIsOn);
        }
        self.change(|change| {
            must_come(change, people, &[])?;
            let id: EveningId = change.new_id();
            change
                .transaction
                .prepare_cached(
                    "INSERT INTO evenings (id, name, begun_at, changed_at) VALUES (?1, ?2, ?3, ?3)",
                )?
                .execute(params![id, name.map(|name| name.shown), change.now])?;
            enter(change.transaction, id, people)?;
            get(change.transaction, id)
        })
    }

    /// Says anew who is there: somebody came later.
    pub fn seat_evening(&mut self, evening: EveningId, people: &[PlayerId]) -> Result<Evening, LogError> {
        self.change(|change| {
            let known = get(change.transaction, evening)?;
            must_be_on(&known, change.now)?;
            must_come(change, people, &known.people)?;
            enter(change.transaction, evening, people)?;
            set_ended(change, evening, None)
        })
    }

    /// Ends an evening. Ending it again changes nothing.
    pub fn end_evening(&mut self, evening: EveningId) -> Result<Evening, LogError> {
        self.change(|change| {
            let known = get(change.transaction, evening)?;
            if known.ended_at.is_some() {
                return Ok(known);
            }
            let end = change.now.min(known.begun_at.saturating_add(LONGEST_EVENING)).max(known.begun_at);
            set_ended(change, evening, Some(end))
        })
    }

    /// Goes on with an evening that was ended too early: of today, and with no other one on.
    pub fn resume_evening(&mut self, evening: EveningId) -> Result<Evening, LogError> {
        if self.evening_on()?.is_some() {
            return Err(LogError::EveningIsOn);
        }
        self.change(|change| {
            let known = get(change.transaction, evening)?;
            must_be_on(&Evening { ended_at: None, ..known }, change.now)?;
            set_ended(change, evening, None)
        })
    }

    /// Lets a result, or a match that is under way, count for an evening, or takes it out. What was once there stays listed.
    pub fn count_for_evening(
        &mut self,
        result: ResultId,
        evening: EveningId,
        counts: bool,
    ) -> Result<(), LogError> {
        self.change(|change| {
            let found = results::find(change.transaction, result)?;
            if found.is_none() {
                let unknown = |error| match error {
                    LogError::NoSuchMatch { .. } => LogError::NoSuchResult { result },
                    other => other,
                };
                matches::status(change.transaction, result.as_match()).map_err(unknown)?;
            }
            let first = found.and_then(|found| found.first).unwrap_or(result);
            belong(change, first, evening, counts)
        })
    }
}

fn belongs_to(connection: &Connection, first: ResultId) -> Result<Option<(EveningId, bool)>, LogError> {
    let mut statement =
        connection.prepare_cached("SELECT evening_id, counts FROM evening_results WHERE result_id = ?1")?;
    Ok(statement.query_row([first], |row| Ok((row.get(0)?, row.get(1)?))).optional()?)
}

/// Says to which evening a result belongs, by the first of its family.
pub(crate) fn belong(
    change: &Change<'_>,
    first: ResultId,
    evening: EveningId,
    counts: bool,
) -> Result<(), LogError> {
    get(change.transaction, evening)?;
    change
        .transaction
        .prepare_cached(
            "INSERT INTO evening_results (result_id, evening_id, counts, changed_at) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT DO UPDATE SET evening_id = ?2, counts = ?3, changed_at = max(?4, changed_at + 1)
             WHERE (evening_id, counts) <> (?2, ?3)",
        )?
        .execute(params![first, evening, counts, change.now])?;
    Ok(())
}

/// What belongs to an evening, by first results and matches, and whether it counts there.
pub(crate) fn belonging(
    connection: &Connection,
    evening: EveningId,
) -> Result<Vec<(ResultId, bool)>, LogError> {
    let mut statement = connection.prepare_cached(
        "SELECT result_id, counts FROM evening_results WHERE evening_id = ?1 ORDER BY result_id",
    )?;
    let belonging = statement.query_map([evening], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(belonging.collect::<Result<_, _>>()?)
}

/// An evening, with those who stand for the people who came.
pub(crate) fn get(connection: &Connection, id: EveningId) -> Result<Evening, LogError> {
    let mut evening = connection
        .prepare_cached("SELECT id, name, begun_at, ended_at FROM evenings WHERE id = ?1")?
        .query_row([id], evening)
        .optional()?
        .ok_or(LogError::NoSuchEvening { evening: id })?;
    let aliases = Aliases::of(connection)?;
    for player in entered(connection, id)? {
        let player = aliases.resolve(player);
        if !evening.people.contains(&player) {
            evening.people.push(player);
        }
    }
    Ok(evening)
}

fn evening(row: &Row<'_>) -> rusqlite::Result<Evening> {
    Ok(Evening {
        id: row.get(0)?,
        name: row.get(1)?,
        people: Vec::new(),
        begun_at: row.get(2)?,
        ended_at: row.get(3)?,
    })
}

/// Who was entered as having come, merged or not.
pub(crate) fn entered(connection: &Connection, evening: EveningId) -> Result<Vec<PlayerId>, LogError> {
    let mut statement = connection
        .prepare_cached("SELECT player_id FROM evening_people WHERE evening_id = ?1 ORDER BY number")?;
    let people = statement.query_map([evening], |row| row.get(0))?;
    Ok(people.collect::<Result<_, _>>()?)
}

/// Writes down who came, in place of who was written down before.
pub(crate) fn enter(
    connection: &Connection,
    evening: EveningId,
    people: &[PlayerId],
) -> Result<(), LogError> {
    connection.prepare_cached("DELETE FROM evening_people WHERE evening_id = ?1")?.execute([evening])?;
    let mut insert = connection
        .prepare_cached("INSERT INTO evening_people (evening_id, number, player_id) VALUES (?1, ?2, ?3)")?;
    for (number, player) in (0u32..).zip(people) {
        insert.execute(params![evening, number, player])?;
    }
    Ok(())
}

/// Whoever came stays, also if they were put aside since.
fn must_come(change: &Change<'_>, people: &[PlayerId], came: &[PlayerId]) -> Result<(), LogError> {
    if people.len() < FEWEST_PEOPLE {
        return Err(LogError::TooFewForAnEvening { least: FEWEST_PEOPLE });
    }
    let aliases = Aliases::of(change.transaction)?;
    let mut seen = BTreeSet::new();
    for player in people {
        must_be_a_person(*player)?;
        let found = roster::get(change.transaction, *player)?;
        if !came.contains(player) {
            roster::must_be_at_hand(&aliases, &found)?;
        }
        if !seen.insert(*player) {
            return Err(LogError::SeatedTwice { player: *player, name: found.name });
        }
    }
    Ok(())
}

fn must_be_on(evening: &Evening, now: UnixMillis) -> Result<(), LogError> {
    if evening.is_on(now) { Ok(()) } else { Err(LogError::EveningOver { evening: evening.id }) }
}

fn set_ended(
    change: &Change<'_>,
    evening: EveningId,
    ended_at: Option<UnixMillis>,
) -> Result<Evening, LogError> {
    change
        .transaction
        .prepare_cached(
            "UPDATE evenings SET ended_at = ?2, changed_at = max(?3, changed_at + 1) WHERE id = ?1",
        )?
        .execute(params![evening, ended_at, change.now])?;
    get(change.transaction, evening)
}

#[cfg(test)]
mod tests;
