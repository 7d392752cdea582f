//! Figures over time, ready to plot.

use std::collections::BTreeMap;

use empile_games::{GameId, contract::TitleRank};
use rusqlite::{Connection, params_from_iter};

use crate::{
    HistoryFilter, LogError, PlayerId, Reader, ResultId, UnixMillis, aliases::Aliases, history::conditions,
    standings::title_for,
};

/// How a player's score grew.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreSeries {
    /// Whose.
    pub player: PlayerId,
    /// One for each game, the first played first.
    pub points: Vec<ScorePoint>,
}

/// Where a player's score stood after a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScorePoint {
    /// When the game was played.
    pub at: UnixMillis,
    /// Its result.
    pub result: ResultId,
    /// All scores together, up to this one.
    pub score: i64,
}

/// A title that was earned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TitleEarned {
    /// By whom.
    pub player: PlayerId,
    /// When.
    pub at: UnixMillis,
    /// Which.
    pub title: TitleRank,
}

/// How two players did against each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HeadToHead {
    /// Games in which both played.
    pub games: u32,
    /// Games in which the first had the better rank.
    pub ahead: u32,
    /// Games in which the second had.
    pub behind: u32,
    /// Games in which they shared a rank.
    pub level: u32,
    /// The first one's scores in these games together.
    pub score: i64,
    /// The second one's.
    pub other_score: i64,
}

struct Point {
    at: UnixMillis,
    result: ResultId,
    game: String,
    player: PlayerId,
    rank: u8,
    won: bool,
    score: i32,
}

impl Reader {
    /// How the scores of a game grew, player by player. The filter's own game is set aside.
    pub fn score_series(&self, game: GameId, filter: &HistoryFilter) -> Result<Vec<ScoreSeries>, LogError> {
        let mut series: BTreeMap<PlayerId, ScoreSeries> = BTreeMap::new();
        for point in self.points(&HistoryFilter { game: Some(game), ..*filter })? {
            let player = point.player;
            let series = series.entry(player).or_insert_with(|| ScoreSeries { player, points: Vec::new() });
            let before = series.points.last().map_or(0, |point| point.score);
            let score = before + i64::from(point.score);
            series.points.push(ScorePoint { at: point.at, result: point.result, score });
        }
        Ok(series.into_values().collect())
    }

    /// Every title earned, the first first.
    pub fn titles_earned(&self, filter: &HistoryFilter) -> Result<Vec<TitleEarned>, LogError> {
        let points = self.points(filter)?.into_iter();
        Ok(points
            .filter_map(|point| {
                let title = title_for(&point.game, point.won, point.score)?;
                Some(TitleEarned { player: point.player, at: point.at, title })
            })
            .collect())
    }

    /// How two players did against each other, in the games that the filter lets through.
    pub fn head_to_head(
        &self,
        player: PlayerId,
        other: PlayerId,
        filter: &HistoryFilter,
    ) -> Result<HeadToHead, LogError> {
        let (player, other) = self.read(|connection| {
            let aliases = Aliases::of(connection)?;
            Ok((aliases.resolve(player), aliases.resolve(other)))
        })?;
        let mut met: BTreeMap<ResultId, (Option<Point>, Option<Point>)> = BTreeMap::new();
        for point in self.points(&HistoryFilter { player: Some(player), ..*filter })? {
            let pair = met.entry(point.result).or_default();
            if point.player == player {
                pair.0 = Some(point);
            } else if point.player == other {
                pair.1 = Some(point);
            }
        }
        let mut sum = HeadToHead::default();
        for pair in met.into_values() {
            let (Some(own), Some(theirs)) = pair else { continue };
            sum.games += 1;
            sum.ahead += u32::from(own.rank < theirs.rank);
            sum.behind += u32::from(own.rank > theirs.rank);
            sum.level += u32::from(own.rank == theirs.rank);
            sum.score += i64::from(own.score);
            sum.other_score += i64::from(theirs.score);
        }
        Ok(sum)
    }

    /// Every person's place in the results that count and that the filter lets through, the first played first.
    fn points(&self, filter: &HistoryFilter) -> Result<Vec<Point>, LogError> {
        self.read(|connection| read_points(connection, &HistoryFilter { only_counting: true, ..*filter }))
    }
}

fn read_points(connection: &Connection, filter: &HistoryFilter) -> Result<Vec<Point>, LogError> {
    let aliases = Aliases::of(connection)?;
    let (conditions, values) = conditions(filter, &aliases);
    let sql = format!(
        "SELECT r.played_at, r.id, r.game, p.player_id, p.rank, p.won, p.score
         FROM results r CROSS JOIN places p ON p.result_id = r.id
         WHERE {conditions} ORDER BY r.played_at, r.id, p.seat"
    );
    let mut statement = connection.prepare_cached(&sql)?;
    let mut rows = statement.query(params_from_iter(values))?;
    let mut points = Vec::new();
    while let Some(row) = rows.next()? {
        let player = aliases.resolve(row.get(3)?);
        if player.is_robot() {
            continue;
        }
        points.push(Point {
            at: row.get(0)?,
            result: row.get(1)?,
            game: row.get(2)?,
            player,
            rank: row.get(4)?,
            won: row.get(5)?,
            score: row.get(6)?,
        });
    }
    Ok(points)
}

#[cfg(test)]
mod tests;
