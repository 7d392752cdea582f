use empile_games::{
    AnyAction, AnyGame, AnySetup, GameId,
    contract::{Entry, Game, Record, Seed},
};
use rusqlite::{Connection, OptionalExtension, Row, params};
use serde::{Deserialize, Serialize};

use crate::{
    CampaignId, EveningId, Log, LogError, MatchId, PlayerId, Reader, ResultId, UnixMillis,
    aliases::Aliases,
    campaigns, evenings,
    lines::{self, Tail},
    robots, roster, stored,
};

/// A match about to begin.
#[derive(Clone, Debug, PartialEq)]
pub struct NewMatch {
    /// Where its result will count.
    pub campaign: CampaignId,
    /// Players and options.
    pub setup: AnySetup,
    /// Where its chance begins.
    pub seed: Seed,
    /// Who sits where, the first player first.
    pub seats: Vec<PlayerId>,
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// Played to its end: there is a result.
    Finished,
    /// Left: there is none.
    Abandoned,
}

/// A match to go on with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenMatch {
    /// Its id.
    pub id: MatchId,
    /// Where its result will count.
    pub campaign: CampaignId,
    /// Which game.
    pub game: GameId,
    /// Who sits where.
    pub seats: Vec<PlayerId>,
    /// How many entries its record has.
    pub entry_count: u32,
    /// When it began.
    pub started_at: UnixMillis,
    /// When its record last changed.
    pub updated_at: UnixMillis,
}

/// A match as the log has it.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredMatch {
    /// Its id.
    pub id: MatchId,
    /// Where its result counts.
    pub campaign: CampaignId,
    /// Players and options.
    pub setup: AnySetup,
    /// Where its chance began.
    pub seed: Seed,
    /// Who sits where.
    pub seats: Vec<PlayerId>,
    /// All that was accepted and not taken back, in order.
    pub entries: Vec<Entry<AnyAction>>,
    /// When it began.
    pub started_at: UnixMillis,
    /// When its record last changed.
    pub updated_at: UnixMillis,
    /// How it ended, once it has.
    pub ending: Option<Ending>,
}

impl StoredMatch {
    /// What [`Match::replay`](empile_games::contract::Match::replay) takes.
    #[must_use]
    pub fn record(&self) -> Record<AnyGame> {
        Record { setup: self.setup.clone(), seed: self.seed, entries: self.entries.clone() }
    }
}

impl Reader {
    /// The matches to go on with, the one last played first.
    pub fn open_matches(&self) -> Result<Vec<OpenMatch>, LogError> {
        self.read(|connection| {
            let mut statement = connection.prepare_cached(
                "SELECT id, campaign_id, game, started_at FROM matches WHERE ended_at IS NULL",
            )?;
            let mut rows = statement.query([])?;
            let mut open = Vec::new();
            while let Some(row) = rows.next()? {
                let id = row.get(0)?;
                let started_at = row.get(3)?;
                let tail = Tail::of(connection, id)?;
                open.push(OpenMatch {
                    id,
                    campaign: row.get(1)?,
                    game: stored::game(&row.get::<_, String>(2)?)?,
                    seats: sitting(connection, id)?,
                    entry_count: tail.length,
                    started_at,
                    updated_at: tail.changed_at.unwrap_or(started_at),
                });
            }
            open.sort_by_key(|a| std::cmp::Reverse((a.updated_at, a.id)));
            Ok(open)
        })
    }

    /// A match with its whole record.
    pub fn load_match(&self, match_id: MatchId) -> Result<StoredMatch, LogError> {
        self.read(|connection| {
            let row = connection
                .prepare_cached(
                    "SELECT campaign_id, setup, seed, started_at, ending FROM matches WHERE id = ?1",
                )?
                .query_row([match_id], |row| {
                    let setup: String = row.get(1)?;
                    let seed: i64 = row.get(2)?;
                    Ok((row.get(0)?, setup, Seed(seed.cast_unsigned()), row.get(3)?, ending(row, 4)?))
                })
                .optional()?;
            let Some((campaign, setup, seed, started_at, ending)) = row else {
                return Err(LogError::NoSuchMatch { match_id });
            };
            let tail = Tail::of(connection, match_id)?;
            Ok(StoredMatch {
                id: match_id,
                campaign,
                setup: stored::from_text("a set-up", &setup)?,
                seed,
                seats: sitting(connection, match_id)?,
                entries: lines::entries(connection, match_id)?,
                started_at,
                updated_at: tail.changed_at.unwrap_or(started_at),
                ending,
            })
        })
    }
}

impl Log {
    /// Begins a match, if it can be played and everyone is there.
    pub fn start_match(&mut self, new: NewMatch) -> Result<MatchId, LogError> {
        self.start_match_of(new, None)
    }

    /// Begins a match that belongs to an evening, if to one.
    pub fn start_match_of(&mut self, new: NewMatch, evening: Option<EveningId>) -> Result<MatchId, LogError> {
        let NewMatch { campaign, setup, seed, seats } = new;
        let players = AnyGame::start(&setup, seed).map_err(LogError::Setup)?.players();
        if seats.len() != usize::from(players) {
            return Err(LogError::WrongSeatCount { seats: players, given: seats.len() });
        }
        let setup_text = stored::to_text("a set-up", &setup)?;
        self.change(|change| {
            campaigns::must_be_open(change.transaction, campaign)?;
            robots::introduce(change.transaction, &seats)?;
            let aliases = Aliases::of(change.transaction)?;
            for (index, id) in seats.iter().enumerate() {
                let player = roster::get(change.transaction, *id)?;
                roster::must_be_at_hand(&aliases, &player)?;
                if seats.iter().take(index).any(|before| before == id) {
                    return Err(LogError::SeatedTwice { player: *id, name: player.name });
                }
            }
            let id: MatchId = change.new_id();
            change
                .transaction
                .prepare_cached(
                    "INSERT INTO matches (id, campaign_id, game, setup, seed, started_at)
                     VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                )?
                .execute(params![
                    id,
                    campaign,
                    setup.id().slug(),
                    setup_text,
                    seed.0.cast_signed(),
                    change.now
                ])?;
            for (seat, player) in (0u8..).zip(&seats) {
                change
                    .transaction
                    .prepare_cached("INSERT INTO seats (match_id, seat, player_id) VALUES (?1, ?2, ?3)")?
                    .execute(params![id, seat, player])?;
            }
            if let Some(evening) = evening {
                evenings::belong(change, ResultId::of(id), evening, true)?;
            }
            Ok(id)
        })
    }

    /// Leaves a match: it counts for nothing and is not offered any more, but stays in the log.
    pub fn abandon_match(&mut self, match_id: MatchId) -> Result<(), LogError> {
        self.change(|change| match status(change.transaction, match_id)?.ending {
            None => close(change.transaction, match_id, Ending::Abandoned, change.now),
            Some(Ending::Abandoned) => Ok(()),
            Some(ending) => Err(LogError::MatchClosed { match_id, ending }),
        })
    }
}

/// What a change of a match must know of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Status {
    pub(crate) campaign: CampaignId,
    pub(crate) ending: Option<Ending>,
}

pub(crate) fn status(connection: &Connection, match_id: MatchId) -> Result<Status, LogError> {
    connection
        .prepare_cached("SELECT campaign_id, ending FROM matches WHERE id = ?1")?
        .query_row([match_id], |row| Ok(Status { campaign: row.get(0)?, ending: ending(row, 1)? }))
        .optional()?
        .ok_or(LogError::NoSuchMatch { match_id })
}

pub(crate) fn game_of(connection: &Connection, match_id: MatchId) -> Result<GameId, LogError> {
    let slug: String = connection
        .prepare_cached("SELECT game FROM matches WHERE id = ?1")?
        .query_row([match_id], |row| row.get(0))?;
    stored::game(&slug)
}

/// Who sits there, merged players under the name that stands for them.
fn sitting(connection: &Connection, match_id: MatchId) -> Result<Vec<PlayerId>, LogError> {
    let aliases = Aliases::of(connection)?;
    Ok(seats(connection, match_id)?.into_iter().map(|player| aliases.resolve(player)).collect())
}

/// Who was seated there when it began.
pub(crate) fn seats(connection: &Connection, match_id: MatchId) -> Result<Vec<PlayerId>, LogError> {
    let mut statement =
        connection.prepare_cached("SELECT player_id FROM seats WHERE match_id = ?1 ORDER BY seat")?;
    let seats = statement.query_map([match_id], |row| row.get(0))?;
    Ok(seats.collect::<Result<_, _>>()?)
}

pub(crate) fn close(
    connection: &Connection,
    match_id: MatchId,
    ending: Ending,
    now: UnixMillis,
) -> Result<(), LogError> {
    connection
        .prepare_cached("UPDATE matches SET ended_at = ?2, ending = ?3 WHERE id = ?1")?
        .execute(params![match_id, now, ending.name()])?;
    Ok(())
}

impl Ending {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Ending::Finished => "finished",
            Ending::Abandoned => "abandoned",
        }
    }
}

/// The table allows no third word.
fn ending(row: &Row<'_>, column: usize) -> rusqlite::Result<Option<Ending>> {
    let name: Option<String> = row.get(column)?;
    Ok(name.map(|name| if name == Ending::Finished.name() { Ending::Finished } else { Ending::Abandoned }))
}

#[cfg(test)]
mod tests;
