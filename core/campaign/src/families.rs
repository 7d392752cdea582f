//! A result and its corrections: which of them counts.

use rusqlite::{Connection, params};

use crate::{LogError, ResultId, robots};

/// In SQL: is the result `r` the last recorded of its family, and not void? All of a family have the same first result.
const HOLDS: &str = "(
    NOT EXISTS (SELECT 1 FROM voids WHERE voids.result_id = r.id AND is_void = 1)
    AND NOT EXISTS (
        SELECT 1 FROM results later
        WHERE later.first_id = coalesce(r.first_id, r.id) AND (later.recorded_at, later.id) > (r.recorded_at, r.id)
    )
    AND NOT EXISTS (
        SELECT 1 FROM results origin
        WHERE origin.id = r.first_id AND (origin.recorded_at, origin.id) > (r.recorded_at, r.id)
    )
)";

/// What holds counts, unless it was practice.
fn rightly_counts() -> String {
    let was_practice = robots::was_practice();
    format!("{HOLDS} AND NOT {was_practice}")
}

/// Whoever has no family, no void and no robot counts: only the others need a closer look, and they are few.
fn in_doubt() -> String {
    let with_robots = robots::with_robots();
    format!(
        "(r.counts = 0 OR r.id IN (
             SELECT first_id FROM results WHERE first_id IS NOT NULL
             UNION ALL SELECT id FROM results WHERE first_id IS NOT NULL
             UNION ALL SELECT result_id FROM voids
             UNION ALL {with_robots}
         ))"
    )
}

/// Works out anew which of a family counts.
pub(crate) fn settle(connection: &Connection, first: ResultId) -> Result<(), LogError> {
    let counts = rightly_counts();
    let sql = format!("UPDATE results AS r SET counts = ({counts}) WHERE r.id = ?1 OR r.first_id = ?1");
    connection.prepare_cached(&sql)?.execute(params![first])?;
    Ok(())
}

pub(crate) fn settle_all(connection: &Connection) -> Result<(), LogError> {
    let (counts, in_doubt) = (rightly_counts(), in_doubt());
    let sql =
        format!("UPDATE results AS r SET counts = ({counts}) WHERE {in_doubt} AND counts <> ({counts})");
    connection.execute(&sql, [])?;
    Ok(())
}

pub(crate) fn wrongly_settled(connection: &Connection) -> Result<Vec<ResultId>, LogError> {
    let (counts, in_doubt) = (rightly_counts(), in_doubt());
    let sql =
        format!("SELECT r.id FROM results AS r WHERE {in_doubt} AND counts <> ({counts}) ORDER BY r.id");
    let mut statement = connection.prepare(&sql)?;
    let results = statement.query_map([], |row| row.get(0))?;
    Ok(results.collect::<Result<_, _>>()?)
}

/// The last recorded of a family: the one that counts, unless it is void.
pub(crate) fn last_of(connection: &Connection, first: ResultId) -> Result<ResultId, LogError> {
    Ok(connection
        .prepare_cached(
            "SELECT id FROM results WHERE id = ?1 OR first_id = ?1 ORDER BY recorded_at DESC, id DESC LIMIT 1",
        )?
        .query_row([first], |row| row.get(0))?)
}

pub(crate) fn is_void(connection: &Connection, result: ResultId) -> Result<bool, LogError> {
    let mut statement =
        connection.prepare_cached("SELECT 1 FROM voids WHERE result_id = ?1 AND is_void = 1")?;
    Ok(statement.exists([result])?)
}
