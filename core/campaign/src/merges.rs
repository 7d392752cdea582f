//! Players who were entered twice become one, and can be told apart again.

use std::collections::BTreeSet;

use rusqlite::{Connection, params};

use crate::{
    Log, LogError, Player, PlayerId, Reader, aliases::Aliases, log::Change, robots::must_be_a_person, roster,
    tallies,
};

impl Reader {
    /// Those who were merged into this player.
    pub fn merged_into(&self, player: PlayerId) -> Result<Vec<Player>, LogError> {
        self.read(|connection| {
            let aliases = Aliases::of(connection)?;
            let all = aliases.all_of(player).into_iter().filter(|alias| *alias != player);
            all.map(|alias| roster::get(connection, alias)).collect()
        })
    }
}

impl Log {
    /// Says that `other` is `keep` under another name: from now on everything that `other` played belongs to `keep`. No
    /// place is rewritten, so that [`Log::unmerge_player`] brings back exactly what was.
    pub fn merge_players(&mut self, keep: PlayerId, other: PlayerId) -> Result<Player, LogError> {
        must_be_a_person(keep)?;
        must_be_a_person(other)?;
        self.change(|change| merge(change, keep, other))
    }

    /// Takes a merge back. The name must be free again, or the player archived.
    pub fn unmerge_player(&mut self, other: PlayerId) -> Result<Player, LogError> {
        self.change(|change| {
            let before = Aliases::of(change.transaction)?;
            let player = roster::get(change.transaction, other)?;
            if !before.is_merged(other) {
                return Err(LogError::NotMerged { name: player.name });
            }
            if player.archived_at.is_none() && !other.is_guest() {
                roster::name_must_be_free(change.transaction, &player)?;
            }
            set(change, other, None)?;
            let after = Aliases::of(change.transaction)?;
            // Two phones may have merged in a circle: undoing one half can make the other half count.
            let (merged, standing): (BTreeSet<PlayerId>, BTreeSet<PlayerId>) =
                [before.resolve(other), after.resolve(other)]
                    .into_iter()
                    .partition(|id| after.is_merged(*id));
            for player in merged {
                tallies::forget(change.transaction, player, None)?;
            }
            tallies::recount(change.transaction, &after, &standing, None)?;
            Ok(player)
        })
    }
}

pub(crate) fn merge(change: &Change<'_>, keep: PlayerId, other: PlayerId) -> Result<Player, LogError> {
    let aliases = Aliases::of(change.transaction)?;
    let kept = roster::get(change.transaction, aliases.resolve(keep))?;
    let merged = roster::get(change.transaction, other)?;
    if aliases.is_merged(other) {
        return Err(LogError::MergedPlayer { player: other, name: merged.name });
    }
    if kept.id == other {
        return Err(LogError::SamePlayer { name: kept.name });
    }
    if have_met(change.transaction, &aliases, kept.id, other)? {
        return Err(LogError::PlayedTogether { name: kept.name, other: merged.name });
    }
    set(change, other, Some(kept.id))?;
    let aliases = Aliases::of(change.transaction)?;
    tallies::forget(change.transaction, other, None)?;
    tallies::recount(change.transaction, &aliases, &BTreeSet::from([kept.id]), None)?;
    Ok(kept)
}

fn set(change: &Change<'_>, player: PlayerId, into: Option<PlayerId>) -> Result<(), LogError> {
    change
        .transaction
        .prepare_cached(
            "INSERT INTO merges (player_id, into_id, changed_at) VALUES (?1, ?2, ?3)
             ON CONFLICT DO UPDATE SET into_id = excluded.into_id,
                                       changed_at = max(excluded.changed_at, changed_at + 1)",
        )?
        .execute(params![player, into, change.now])?;
    Ok(())
}

/// Nobody plays against themselves: two who sat at one table are two.
fn have_met(
    connection: &Connection,
    aliases: &Aliases,
    one: PlayerId,
    other: PlayerId,
) -> Result<bool, LogError> {
    let mut at_one_table = connection.prepare_cached(
        "SELECT EXISTS (SELECT 1 FROM places a JOIN places b ON b.result_id = a.result_id
                        WHERE a.player_id = ?1 AND b.player_id = ?2)
             OR EXISTS (SELECT 1 FROM seats a JOIN seats b ON b.match_id = a.match_id
                        WHERE a.player_id = ?1 AND b.player_id = ?2)",
    )?;
    for a in aliases.all_of(one) {
        for b in aliases.all_of(other) {
            if at_one_table.query_row(params![a, b], |row| row.get(0))? {
                return Ok(true);
            }
        }
    }
    Ok(false)
}

#[cfg(test)]
mod tests;
