use empile_games::{GameId, contract::Place};
use rusqlite::{Connection, Row, params};

use crate::{CampaignId, Log, LogError, MatchId, PlayerId, ResultId, UnixMillis, log::Change, stored};

/// How a game ended, for all who played it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultRow {
    /// Its id.
    pub id: ResultId,
    /// The match it is the result of, if it was played here.
    pub match_id: Option<MatchId>,
    /// Where it counts.
    pub campaign: CampaignId,
    /// Which game.
    pub game: GameId,
    /// When it was played.
    pub played_at: UnixMillis,
    /// One place per seat, the first player first.
    pub places: Vec<ResultPlace>,
}

/// How a game ended for one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultPlace {
    /// Who.
    pub player: PlayerId,
    /// Rank, score and measures.
    pub place: Place,
}

impl Log {
    /// The results, newest first: at most `limit` of them after leaving out the first `offset`.
    pub fn results(&self, limit: u32, offset: u32) -> Result<Vec<ResultRow>, LogError> {
        self.read(|connection| {
            let mut statement = connection.prepare_cached(
                "SELECT id, match_id, campaign_id, game, played_at FROM results
                 ORDER BY played_at DESC, id DESC LIMIT ?1 OFFSET ?2",
            )?;
            let mut rows = statement.query([limit, offset])?;
            let mut results = Vec::new();
            while let Some(row) = rows.next()? {
                let id = row.get(0)?;
                results.push(ResultRow {
                    id,
                    match_id: row.get(1)?,
                    campaign: row.get(2)?,
                    game: stored::game(&row.get::<_, String>(3)?)?,
                    played_at: row.get(4)?,
                    places: places(connection, id)?,
                });
            }
            Ok(results)
        })
    }
}

pub(crate) fn insert(change: &Change<'_>, result: &ResultRow) -> Result<(), LogError> {
    change
        .transaction
        .prepare_cached(
            "INSERT INTO results (id, match_id, campaign_id, game, played_at, recorded_at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        )?
        .execute(params![
            result.id,
            result.match_id,
            result.campaign,
            result.game.slug(),
            result.played_at,
            change.now
        ])?;
    for (seat, ResultPlace { player, place }) in (0u8..).zip(&result.places) {
        let measures = stored::to_text("measures", &place.measures)?;
        change
            .transaction
            .prepare_cached(
                "INSERT INTO places (result_id, seat, player_id, rank, won, score, measures)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            )?
            .execute(params![result.id, seat, player, place.rank, place.won, place.score, measures])?;
    }
    Ok(())
}

pub(crate) fn places(connection: &Connection, result: ResultId) -> Result<Vec<ResultPlace>, LogError> {
    let mut statement = connection.prepare_cached(
        "SELECT player_id, rank, won, score, measures FROM places WHERE result_id = ?1 ORDER BY seat",
    )?;
    let mut rows = statement.query([result])?;
    let mut places = Vec::new();
    while let Some(row) = rows.next()? {
        places.push(place(row)?);
    }
    Ok(places)
}

/// From a row of `player_id, rank, won, score, measures`.
pub(crate) fn place(row: &Row<'_>) -> Result<ResultPlace, LogError> {
    let measures: String = row.get(4)?;
    let place = Place {
        rank: row.get(1)?,
        won: row.get(2)?,
        score: row.get(3)?,
        measures: stored::from_text("measures", &measures)?,
    };
    Ok(ResultPlace { player: row.get(0)?, place })
}
