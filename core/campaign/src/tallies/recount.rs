//! Adding up anew, from the results themselves, in the order in which they were played.

use std::collections::{BTreeMap, BTreeSet};

use rusqlite::{Connection, params};

use super::rows::{self, Key};
use crate::{
    CampaignId, LogError, PlayerId, ResultId, UnixMillis,
    aliases::Aliases,
    standings::{Played, Standing},
    stored,
};

/// Whose standings to add up.
#[derive(Clone, Copy)]
enum Whose<'a> {
    Everybodys,
    Theirs(&'a BTreeSet<PlayerId>),
}

/// A result whose places are being gathered: only all of them tell whether a win was shared.
struct Gathered {
    result: ResultId,
    at: UnixMillis,
    campaign: CampaignId,
    game: String,
    winners: u32,
    places: Vec<GatheredPlace>,
}

struct GatheredPlace {
    player: PlayerId,
    won: bool,
    score: i32,
    measures: Vec<(String, i32)>,
}

/// Counts some players anew, in one game or in all. They must stand for themselves.
pub(crate) fn recount(
    connection: &Connection,
    aliases: &Aliases,
    players: &BTreeSet<PlayerId>,
    game: Option<&str>,
) -> Result<(), LogError> {
    for player in players {
        rows::forget(connection, *player, game)?;
    }
    rows::add_all(connection, &added_up(connection, aliases, Whose::Theirs(players), game)?)
}

/// Counts everybody anew.
pub(crate) fn recount_all(connection: &Connection) -> Result<(), LogError> {
    connection.execute("DELETE FROM standings", [])?;
    rows::add_all(connection, &recomputed(connection)?)
}

/// What the standings must be.
pub(crate) fn recomputed(connection: &Connection) -> Result<BTreeMap<Key, Standing>, LogError> {
    added_up(connection, &Aliases::of(connection)?, Whose::Everybodys, None)
}

/// One pass over the results, however many players are wanted: in a family most of them are in most games.
fn added_up(
    connection: &Connection,
    aliases: &Aliases,
    whose: Whose<'_>,
    game: Option<&str>,
) -> Result<BTreeMap<Key, Standing>, LogError> {
    let mut statement = connection.prepare_cached(
        "SELECT r.id, r.played_at, r.campaign_id, r.game, p.player_id, p.won, p.score, p.measures
         FROM results r CROSS JOIN places p ON p.result_id = r.id
         WHERE r.counts = 1 AND (?1 IS NULL OR r.game = ?1)
         ORDER BY r.played_at, r.id",
    )?;
    let mut rows = statement.query(params![game])?;
    let mut standings = BTreeMap::new();
    let mut gathered: Option<Gathered> = None;
    while let Some(row) = rows.next()? {
        let result: ResultId = row.get(0)?;
        if let Some(complete) = gathered.take_if(|gathered| gathered.result != result) {
            complete.add_to(&mut standings);
        }
        let gathered = match &mut gathered {
            Some(gathered) => gathered,
            none => none.insert(Gathered {
                result,
                at: row.get(1)?,
                campaign: row.get(2)?,
                game: row.get(3)?,
                winners: 0,
                places: Vec::new(),
            }),
        };
        let player = aliases.resolve(row.get(4)?);
        let won = row.get(5)?;
        gathered.winners += u32::from(won);
        if whose.includes(player) {
            let measures = stored::from_text("measures", &row.get::<_, String>(7)?)?;
            gathered.places.push(GatheredPlace { player, won, score: row.get(6)?, measures });
        }
    }
    if let Some(complete) = gathered {
        complete.add_to(&mut standings);
    }
    Ok(standings)
}

impl Whose<'_> {
    fn includes(self, player: PlayerId) -> bool {
        let is_wanted = match self {
            Whose::Everybodys => true,
            Whose::Theirs(players) => players.contains(&player),
        };
        is_wanted && !player.is_robot()
    }
}

impl Gathered {
    fn add_to(&self, standings: &mut BTreeMap<Key, Standing>) {
        for place in &self.places {
            let played = Played {
                game: &self.game,
                at: self.at,
                result: self.result,
                won: place.won,
                is_shared: self.winners > 1,
                score: place.score,
                measures: &place.measures,
            };
            for scope in [self.campaign, CampaignId::ALL] {
                standings
                    .entry(Key { scope, game: self.game.clone(), player: place.player })
                    .and_modify(|standing| standing.add(&played))
                    .or_insert_with(|| Standing::first(&played));
            }
        }
    }
}
