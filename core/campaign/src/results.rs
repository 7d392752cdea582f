use empile_games::{GameId, contract::Place};
use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::{
    CampaignId, HistoryFilter, LogError, MatchId, PlayerId, Reader, ResultId, UnixMillis, aliases::Aliases,
    log::Change, robots, stored,
};

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

/// A result with what the log knows beside it. Its players are those who were entered, merged or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Found {
    pub(crate) row: ResultRow,
    /// The first result of its family, if it is a correction.
    pub(crate) first: Option<ResultId>,
    pub(crate) recorded_at: UnixMillis,
    pub(crate) counts: bool,
}

/// The columns that [`found`] reads.
pub(crate) const COLUMNS: &str =
    "r.id, r.match_id, r.campaign_id, r.game, r.played_at, r.first_id, r.recorded_at, r.counts";

impl Reader {
    /// The results that count, newest first: at most `limit` of them after leaving out the first `offset`.
    pub fn results(&self, limit: u32, offset: u32) -> Result<Vec<ResultRow>, LogError> {
        let filter = HistoryFilter { only_counting: true, ..HistoryFilter::default() };
        let history = self.history(&filter, limit, offset)?;
        Ok(history.into_iter().map(|entry| entry.result).collect())
    }
}

/// Writes a result down. A correction names the first of its family, and when the one it corrects was recorded: it must
/// come later even if the clock went back.
pub(crate) fn insert(
    change: &Change<'_>,
    result: &ResultRow,
    correction: Option<(ResultId, UnixMillis)>,
) -> Result<(), LogError> {
    let first = correction.map(|(first, _)| first);
    let recorded_at = correction.map_or(change.now, |(_, after)| change.now.max(after + 1));
    change
        .transaction
        .prepare_cached(
            "INSERT INTO results (id, match_id, campaign_id, game, played_at, recorded_at, first_id, counts)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        )?
        .execute(params![
            result.id,
            result.match_id,
            result.campaign,
            result.game.slug(),
            result.played_at,
            recorded_at,
            first,
            !robots::is_practice(&result.places)
        ])?;
    let mut statement = change.transaction.prepare_cached(
        "INSERT INTO places (result_id, seat, player_id, rank, won, score, measures)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?;
    for (seat, ResultPlace { player, place }) in (0u8..).zip(&result.places) {
        let measures = stored::to_text("measures", &place.measures)?;
        statement.execute(params![result.id, seat, player, place.rank, place.won, place.score, measures])?;
    }
    Ok(())
}

pub(crate) fn get(connection: &Connection, id: ResultId) -> Result<Found, LogError> {
    find(connection, id)?.ok_or(LogError::NoSuchResult { result: id })
}

pub(crate) fn find(connection: &Connection, id: ResultId) -> Result<Option<Found>, LogError> {
    connection
        .prepare_cached(&format!("SELECT {COLUMNS} FROM results r WHERE r.id = ?1"))?
        .query_row([id], |row| Ok(found(connection, row)))
        .optional()?
        .transpose()
}

/// From a row of [`COLUMNS`].
pub(crate) fn found(connection: &Connection, row: &Row<'_>) -> Result<Found, LogError> {
    let id = row.get(0)?;
    let result = ResultRow {
        id,
        match_id: row.get(1)?,
        campaign: row.get(2)?,
        game: stored::game(&row.get::<_, String>(3)?)?,
        played_at: row.get(4)?,
        places: places(connection, id)?,
    };
    Ok(Found { row: result, first: row.get(5)?, recorded_at: row.get(6)?, counts: row.get(7)? })
}

impl ResultRow {
    /// The same, with those who stand for its players.
    pub(crate) fn resolved(mut self, aliases: &Aliases) -> ResultRow {
        for place in &mut self.places {
            place.player = aliases.resolve(place.player);
        }
        self
    }
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

fn place(row: &Row<'_>) -> Result<ResultPlace, LogError> {
    let measures: String = row.get(4)?;
    let place = Place {
        rank: row.get(1)?,
        won: row.get(2)?,
        score: row.get(3)?,
        measures: stored::from_text("measures", &measures)?,
    };
    Ok(ResultPlace { player: row.get(0)?, place })
}
