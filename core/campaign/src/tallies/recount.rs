//! Adding up anew, from the results themselves.

use std::collections::{BTreeMap, BTreeSet};

use rusqlite::Connection;

use super::rows::{self, Key};
use crate::{
    CampaignId, LogError, PlayerId, ResultId, UnixMillis,
    aliases::Aliases,
    standings::{Played, Standing},
    stored,
};

/// A place as the standings need it, played at an instant.
struct Counted {
    at: UnixMillis,
    result: ResultId,
    campaign: CampaignId,
    game: String,
    won: bool,
    winners: u32,
    score: i32,
    measures: Vec<(String, i32)>,
}

/// Counts one player anew. `player` must stand for themselves.
pub(crate) fn recount(connection: &Connection, aliases: &Aliases, player: PlayerId) -> Result<(), LogError> {
    rows::forget(connection, player)?;
    for (key, standing) in of_player(connection, aliases, player)? {
        rows::put(connection, &key, &standing)?;
    }
    Ok(())
}

/// Counts everybody anew.
pub(crate) fn recount_all(connection: &Connection) -> Result<(), LogError> {
    connection.execute("DELETE FROM standings", [])?;
    for (key, standing) in recomputed(connection)? {
        rows::put(connection, &key, &standing)?;
    }
    Ok(())
}

/// What the standings must be.
pub(crate) fn recomputed(connection: &Connection) -> Result<BTreeMap<Key, Standing>, LogError> {
    let aliases = Aliases::of(connection)?;
    let mut statement = connection.prepare_cached("SELECT id FROM players")?;
    let players: Vec<PlayerId> = statement.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
    let standing: BTreeSet<PlayerId> = players.into_iter().map(|player| aliases.resolve(player)).collect();
    let mut all = BTreeMap::new();
    for player in standing {
        all.append(&mut of_player(connection, &aliases, player)?);
    }
    Ok(all)
}

fn of_player(
    connection: &Connection,
    aliases: &Aliases,
    player: PlayerId,
) -> Result<BTreeMap<Key, Standing>, LogError> {
    let mut places = Vec::new();
    for alias in aliases.all_of(player) {
        read_places(connection, alias, &mut places)?;
    }
    places.sort_by_key(|place| (place.at, place.result));
    let mut standings: BTreeMap<Key, Standing> = BTreeMap::new();
    for place in &places {
        let counted = Played {
            game: &place.game,
            at: place.at,
            result: place.result,
            won: place.won,
            is_shared: place.winners > 1,
            score: place.score,
            measures: &place.measures,
        };
        for scope in [place.campaign, CampaignId::ALL] {
            standings
                .entry(Key { scope, game: place.game.clone(), player })
                .and_modify(|standing| standing.add(&counted))
                .or_insert_with(|| Standing::first(&counted));
        }
    }
    Ok(standings)
}

fn read_places(connection: &Connection, player: PlayerId, places: &mut Vec<Counted>) -> Result<(), LogError> {
    let mut statement = connection.prepare_cached(
        "SELECT r.played_at, r.id, r.campaign_id, r.game, p.won, p.score, p.measures,
                (SELECT count(*) FROM places w WHERE w.result_id = r.id AND w.won = 1)
         FROM places p CROSS JOIN results r ON r.id = p.result_id
         WHERE p.player_id = ?1 AND r.counts = 1",
    )?;
    let mut rows = statement.query([player])?;
    while let Some(row) = rows.next()? {
        let measures: String = row.get(6)?;
        places.push(Counted {
            at: row.get(0)?,
            result: row.get(1)?,
            campaign: row.get(2)?,
            game: row.get(3)?,
            won: row.get(4)?,
            score: row.get(5)?,
            measures: stored::from_text("measures", &measures)?,
            winners: row.get(7)?,
        });
    }
    Ok(())
}
