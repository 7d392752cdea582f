//! Who of a file is whom here.

use std::collections::BTreeMap;

use rusqlite::Connection;

use super::{
    document::PlayerRow,
    report::{Becomes, ImportedPerson},
    rows::Kept,
};
use crate::{LogError, PlayerId, aliases::Aliases, log::Change, merges, names::Name, roster};

/// Those of a file who are not here yet, with whoever has the name here, if somebody on the roster has.
pub(super) fn strangers(
    connection: &Connection,
    rows: &[PlayerRow],
) -> Result<BTreeMap<PlayerId, Option<PlayerId>>, LogError> {
    let mut strangers = BTreeMap::new();
    for row in rows.iter().filter(|row| !row.is_nameless()) {
        if PlayerRow::find(connection, row.id)?.is_none_or(|known| known.is_nameless()) {
            let name = Name::clean(&row.name).map_err(LogError::BadName)?;
            let namesake = if row.id.is_guest() { None } else { roster::called(connection, &name)? };
            strangers.insert(row.id, namesake);
        }
    }
    Ok(strangers)
}

/// Makes strangers one with their namesakes. Gives how many.
pub(super) fn unite(
    change: &Change<'_>,
    strangers: &BTreeMap<PlayerId, Option<PlayerId>>,
) -> Result<u32, LogError> {
    let mut united = 0;
    for (stranger, namesake) in strangers {
        let Some(namesake) = namesake else { continue };
        if Aliases::of(change.transaction)?.is_merged(*stranger) {
            continue;
        }
        match merges::merge(change, *namesake, *stranger) {
            Ok(_) => united += 1,
            // They are two: both stay.
            Err(LogError::PlayedTogether { .. } | LogError::SamePlayer { .. }) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(united)
}

/// Everybody of a file by name, after it was taken in. Robots are the same everywhere, and whoever has no name here and in the file
/// is nobody to speak of.
pub(super) fn who_is_who(
    connection: &Connection,
    rows: &[PlayerRow],
    strangers: &BTreeMap<PlayerId, Option<PlayerId>>,
) -> Result<Vec<ImportedPerson>, LogError> {
    let aliases = Aliases::of(connection)?;
    let mut people = Vec::new();
    for row in rows.iter().filter(|row| !row.id.is_robot() && !row.is_nameless()) {
        let stands_for = aliases.resolve(row.id);
        let name = || Ok::<String, LogError>(roster::get(connection, stands_for)?.name);
        let becomes = match strangers.get(&row.id) {
            None => Becomes::Known { name: name()? },
            Some(Some(namesake)) if stands_for != row.id && stands_for == aliases.resolve(*namesake) => {
                Becomes::United
            }
            Some(_) if stands_for != row.id => Becomes::Other { name: name()? },
            Some(Some(_)) => Becomes::Namesake,
            Some(None) => Becomes::New,
        };
        people.push(ImportedPerson { name: row.name.clone(), becomes });
    }
    people.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(people)
}
