//! How any two persons did against each other, added up.

use std::{collections::BTreeMap, ops::AddAssign};

use rusqlite::{CachedStatement, Connection, params};

use super::rows::{Desk, Scoreboard};
use crate::{CampaignId, HeadToHead, LogError, PlayerId};

/// Which two, in what and where. The one's id is the lesser.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Pair {
    pub(crate) scope: CampaignId,
    pub(crate) game: String,
    pub(crate) one: PlayerId,
    pub(crate) other: PlayerId,
}

/// How a game ended for a person.
#[derive(Clone, Copy)]
pub(crate) struct Finish {
    pub(crate) player: PlayerId,
    pub(crate) rank: u8,
    pub(crate) score: i32,
}

/// Every two of those who played, the one with the lesser id first.
pub(crate) fn meetings(finishes: &[Finish]) -> Vec<(PlayerId, PlayerId, HeadToHead)> {
    // Two phones can have united two seats of a table into one person: one of them stands for both.
    let persons: BTreeMap<PlayerId, Finish> =
        finishes.iter().map(|finish| (finish.player, *finish)).collect();
    let mut meetings = Vec::new();
    for (one, own) in &persons {
        for (other, theirs) in persons.iter().filter(|(other, _)| one < *other) {
            meetings.push((*one, *other, HeadToHead::of(*own, *theirs)));
        }
    }
    meetings
}

impl HeadToHead {
    /// One game.
    pub(crate) fn of(own: Finish, theirs: Finish) -> HeadToHead {
        HeadToHead {
            games: 1,
            ahead: u32::from(own.rank < theirs.rank),
            behind: u32::from(own.rank > theirs.rank),
            level: u32::from(own.rank == theirs.rank),
            score: own.score.into(),
            other_score: theirs.score.into(),
        }
    }

    /// The same from the other's side.
    fn mirrored(self) -> HeadToHead {
        let HeadToHead { games, ahead, behind, level, score, other_score } = self;
        HeadToHead { games, ahead: behind, behind: ahead, level, score: other_score, other_score: score }
    }
}

impl AddAssign for HeadToHead {
    fn add_assign(&mut self, more: HeadToHead) {
        self.games += more.games;
        self.ahead += more.ahead;
        self.behind += more.behind;
        self.level += more.level;
        self.score += more.score;
        self.other_score += more.other_score;
    }
}

/// Adds to what two persons did against each other.
pub(crate) struct Writer<'a>(CachedStatement<'a>);

impl<'a> Writer<'a> {
    pub(crate) fn new(connection: &'a Connection) -> Result<Writer<'a>, LogError> {
        Ok(Writer(connection.prepare_cached(
            "INSERT INTO duels (scoreboard, one, other, games, ahead, behind, score, other_score)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
             ON CONFLICT DO UPDATE SET games = games + ?4, ahead = ahead + ?5, behind = behind + ?6,
                                       score = score + ?7, other_score = other_score + ?8",
        )?))
    }

    pub(crate) fn add(
        &mut self,
        at: Scoreboard,
        (one, other, more): (PlayerId, PlayerId, HeadToHead),
    ) -> Result<(), LogError> {
        let HeadToHead { games, ahead, behind, score, other_score, .. } = more;
        self.0.execute(params![at, one, other, games, ahead, behind, score, other_score])?;
        Ok(())
    }
}

/// Adds all of them.
pub(crate) fn add_all(connection: &Connection, duels: &BTreeMap<Pair, HeadToHead>) -> Result<(), LogError> {
    let (mut desk, mut writer) = (Desk::new(connection)?, Writer::new(connection)?);
    for (Pair { scope, game, one, other }, sum) in duels {
        let at = desk.scoreboard(*scope, game)?;
        writer.add(at, (*one, *other, *sum))?;
    }
    Ok(())
}

pub(crate) fn all(connection: &Connection) -> Result<BTreeMap<Pair, HeadToHead>, LogError> {
    let mut statement = connection.prepare(
        "SELECT b.scope, b.game, d.one, d.other, d.games, d.ahead, d.behind, d.score, d.other_score
         FROM duels d JOIN scoreboards b ON b.id = d.scoreboard",
    )?;
    let rows = statement.query_map([], |row| {
        let pair = Pair { scope: row.get(0)?, game: row.get(1)?, one: row.get(2)?, other: row.get(3)? };
        let (games, ahead, behind): (u32, u32, u32) = (row.get(4)?, row.get(5)?, row.get(6)?);
        let level = games.saturating_sub(ahead + behind);
        let (score, other_score) = (row.get(7)?, row.get(8)?);
        Ok((pair, HeadToHead { games, ahead, behind, level, score, other_score }))
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// What two persons did against each other in a game or in all, in a campaign or in all.
pub(crate) fn between(
    connection: &Connection,
    (player, other): (PlayerId, PlayerId),
    campaign: Option<CampaignId>,
    game: Option<&str>,
) -> Result<HeadToHead, LogError> {
    let (first, second) = (player.min(other), player.max(other));
    let sum = connection
        .prepare_cached(
            "SELECT coalesce(sum(d.games), 0), coalesce(sum(d.ahead), 0), coalesce(sum(d.behind), 0),
                    coalesce(sum(d.score), 0), coalesce(sum(d.other_score), 0)
             FROM scoreboards b CROSS JOIN duels d ON d.scoreboard = b.id AND d.one = ?1 AND d.other = ?2
             WHERE (?3 IS NULL OR b.scope = ?3) AND (?4 IS NULL OR b.game = ?4)",
        )?
        .query_row(params![first, second, campaign, game], |row| {
            let (games, ahead, behind): (u32, u32, u32) = (row.get(0)?, row.get(1)?, row.get(2)?);
            let level = games.saturating_sub(ahead + behind);
            Ok(HeadToHead { games, ahead, behind, level, score: row.get(3)?, other_score: row.get(4)? })
        })?;
    Ok(if first == player { sum } else { sum.mirrored() })
}

/// What somebody did against each of those whom they have met.
pub(crate) fn with_anybody(
    connection: &Connection,
    player: PlayerId,
) -> Result<BTreeMap<PlayerId, HeadToHead>, LogError> {
    // Either half is a few neighbouring rows for each scoreboard, or one of them for each who was entered before.
    let mut statement = connection.prepare_cached(
        "SELECT d.other, d.games, d.ahead, d.behind, d.score, d.other_score
         FROM scoreboards b CROSS JOIN duels d ON d.scoreboard = b.id AND d.one = ?1
         UNION ALL
         SELECT d.one, d.games, d.behind, d.ahead, d.other_score, d.score
         FROM scoreboards b CROSS JOIN players p ON p.id < ?1
         CROSS JOIN duels d ON d.scoreboard = b.id AND d.one = p.id AND d.other = ?1",
    )?;
    let mut rows = statement.query([player])?;
    let mut sums: BTreeMap<PlayerId, HeadToHead> = BTreeMap::new();
    while let Some(row) = rows.next()? {
        let (games, ahead, behind): (u32, u32, u32) = (row.get(1)?, row.get(2)?, row.get(3)?);
        let level = games.saturating_sub(ahead + behind);
        *sums.entry(row.get(0)?).or_default() +=
            HeadToHead { games, ahead, behind, level, score: row.get(4)?, other_score: row.get(5)? };
    }
    Ok(sums)
}

/// Forgets what a player did against anybody, in one game or in all.
pub(crate) fn forget(connection: &Connection, player: PlayerId, game: Option<&str>) -> Result<(), LogError> {
    connection
        .prepare_cached(
            "DELETE FROM duels
             WHERE (one = ?1 OR other = ?1)
               AND scoreboard IN (SELECT id FROM scoreboards WHERE ?2 IS NULL OR game = ?2)",
        )?
        .execute(params![player, game])?;
    Ok(())
}
