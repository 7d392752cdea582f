use rusqlite::{Connection, TransactionBehavior};

use crate::{LogError, tallies};

/// What leads from one version to the next: SQL, and what SQL cannot say.
struct Step {
    sql: &'static str,
    then: fn(&Connection) -> Result<(), LogError>,
}

/// Step n leads from version n to version n + 1. A step that was released is never edited. What the results add up to is
/// counted by the last step that lays its table anew: nobody reads it before.
const STEPS: &[Step] = &[
    Step { sql: include_str!("../migrations/0001_first_storey.sql"), then: |_| Ok(()) },
    Step { sql: include_str!("../migrations/0002_second_storey.sql"), then: |_| Ok(()) },
    Step { sql: include_str!("../migrations/0003_fewer_pages.sql"), then: |_| Ok(()) },
    Step { sql: include_str!("../migrations/0004_narrow_standings.sql"), then: |_| Ok(()) },
    Step { sql: include_str!("../migrations/0005_tools_in_use.sql"), then: |_| Ok(()) },
    Step { sql: include_str!("../migrations/0006_careers.sql"), then: |_| Ok(()) },
    Step { sql: include_str!("../migrations/0007_faces_and_months.sql"), then: tallies::recount_all },
    Step { sql: include_str!("../migrations/0008_evenings.sql"), then: |_| Ok(()) },
    Step { sql: include_str!("../migrations/0009_studies.sql"), then: |_| Ok(()) },
    Step { sql: include_str!("../migrations/0010_hints.sql"), then: |_| Ok(()) },
];

/// The newest version that this app knows.
pub(crate) const SUPPORTED: u32 = STEPS.len() as u32;

/// Leads the database to the newest version, each step in one transaction. Says whether there was anything to do.
pub(crate) fn run(connection: &mut Connection) -> Result<bool, LogError> {
    take(connection, STEPS)
}

fn take(connection: &mut Connection, steps: &[Step]) -> Result<bool, LogError> {
    let mut is_changed = false;
    for (version, step) in (0u32..).zip(steps) {
        if user_version(connection)? > version {
            continue;
        }
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        // Another process may have come first between the look and the lock.
        if user_version(&transaction)? == version {
            transaction.execute_batch(step.sql)?;
            (step.then)(&transaction)?;
            transaction.pragma_update(None, "user_version", version + 1)?;
            transaction.commit()?;
            is_changed = true;
        }
    }
    Ok(is_changed)
}

pub(crate) fn user_version(connection: &Connection) -> Result<u32, LogError> {
    Ok(connection.pragma_query_value(None, "user_version", |row| row.get(0))?)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FAIL_HALFWAY: &str = "CREATE TABLE half (id INTEGER) STRICT; INSERT INTO nowhere VALUES (1);";

    /// A database of the version before the newest.
    fn before_the_last_step() -> Connection {
        let mut connection = Connection::open_in_memory().unwrap();
        take(&mut connection, &STEPS[..STEPS.len() - 1]).unwrap();
        connection
    }

    fn has_table(connection: &Connection, name: &str) -> bool {
        connection
            .query_row("SELECT count(*) FROM sqlite_schema WHERE name = ?1", [name], |row| {
                row.get::<_, u32>(0)
            })
            .unwrap()
            > 0
    }

    #[test]
    fn every_step_raises_the_version_by_one_and_is_taken_once() {
        let mut connection = before_the_last_step();
        assert_eq!(user_version(&connection).unwrap(), SUPPORTED - 1);
        assert_eq!(run(&mut connection), Ok(true));
        assert_eq!(user_version(&connection).unwrap(), SUPPORTED);
        assert_eq!(run(&mut connection), Ok(false));
        assert_eq!(user_version(&connection).unwrap(), SUPPORTED);
    }

    #[test]
    fn a_step_that_fails_leaves_the_version_before_it_whole() {
        let mut connection = before_the_last_step();
        let failing = |then| {
            let mut steps: Vec<Step> =
                STEPS.iter().map(|step| Step { sql: step.sql, then: step.then }).collect();
            steps.pop();
            steps.push(then);
            steps
        };
        let halfway = Step { sql: FAIL_HALFWAY, then: |_| Ok(()) };
        assert!(take(&mut connection, &failing(halfway)).is_err());
        let afterwards =
            Step { sql: "CREATE TABLE half (id INTEGER) STRICT;", then: |_| Err(LogError::DiskFull) };
        assert_eq!(take(&mut connection, &failing(afterwards)), Err(LogError::DiskFull));
        assert_eq!(user_version(&connection).unwrap(), SUPPORTED - 1);
        assert!(has_table(&connection, "matches"));
        assert!(!has_table(&connection, "half"));
    }

    #[test]
    fn all_tables_are_strict() {
        let mut connection = Connection::open_in_memory().unwrap();
        run(&mut connection).unwrap();
        let lax: u32 = connection
            .query_row("SELECT count(*) FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND NOT strict AND name NOT LIKE 'sqlite_%'", [], |row| row.get(0))
            .unwrap();
        assert_eq!(lax, 0);
    }
}
