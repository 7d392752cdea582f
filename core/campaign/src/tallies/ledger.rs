//! From results to careers, duels and months, one result after the other.

use std::collections::{BTreeMap, HashMap};

use rusqlite::{Connection, OptionalExtension, params};

use super::{
    careers::{self, Career, Follower, Step},
    duels::{self, Pair},
    gathered::{self, Gathered},
    look::{Look, Wanted},
    months::{self, Months},
    rows::Key,
};
use crate::{HeadToHead, LogError, PlayerId, ResultId, aliases::Aliases, runs::Moment};

/// So many of the latest results are never written into careers and duels: somebody who enters what was played yesterday makes
/// nothing be written anew. So few in this crate's tests that all of them see results of both kinds.
const FRESH: u32 = if cfg!(test) { 2 } else { 64 };

/// What careers and duels are made of. Careers are too long to be held: a [`Follower`] hears of each game.
pub(crate) struct Ledger<'a> {
    /// Where careers go on; none if they all begin.
    begun: Option<Look<'a>>,
    careers: HashMap<Career, (u32, i64)>,
    scores_of_all: HashMap<(PlayerId, String), i64>,
    pub(crate) duels: BTreeMap<Pair, HeadToHead>,
    pub(crate) months: Months,
}

impl<'a> Ledger<'a> {
    pub(crate) fn anew() -> Ledger<'a> {
        let (careers, scores_of_all) = (HashMap::new(), HashMap::new());
        Ledger { begun: None, careers, scores_of_all, duels: BTreeMap::new(), months: Months::new() }
    }

    /// Takes a result down for those who are wanted.
    pub(crate) fn take(
        &mut self,
        result: &Gathered,
        is_wanted: impl Fn(PlayerId) -> bool,
        follower: &mut dyn Follower,
    ) -> Result<(), LogError> {
        for place in result.places.iter().filter(|place| is_wanted(place.player)) {
            let of = Key { scope: result.campaign, game: result.game.clone(), player: place.player };
            let career = Career { of, counts: result.counts };
            let (number, before) = self.career(&career)?;
            let (mut score, mut score_of_all) = (0, 0);
            if result.counts {
                score = before + i64::from(place.score);
                score_of_all = self.score_of_all(place.player, &result.game)? + i64::from(place.score);
                self.scores_of_all.insert((place.player, result.game.clone()), score_of_all);
            }
            let step = Step { at: result.at, result: result.result, score, score_of_all };
            follower.step(&career, number, step)?;
            self.careers.insert(career, (number + 1, score));
        }
        if result.counts {
            months::add(&mut self.months, result, &is_wanted);
            for (one, other, meeting) in duels::meetings(&result.finishes()) {
                if is_wanted(one) || is_wanted(other) {
                    let pair = Pair { scope: result.campaign, game: result.game.clone(), one, other };
                    *self.duels.entry(pair).or_default() += meeting;
                }
            }
        }
        Ok(())
    }

    /// How many games a career has, and where its score stands.
    fn career(&mut self, career: &Career) -> Result<(u32, i64), LogError> {
        if let Some(known) = self.careers.get(career) {
            return Ok(*known);
        }
        let Some(look) = &mut self.begun else { return Ok((0, 0)) };
        let Key { scope, game, player } = &career.of;
        let wanted = Wanted {
            player: Some(*player),
            campaign: Some(*scope),
            game: Some(game),
            counts: Some(career.counts),
        };
        let Some(begun) = look.careers(wanted)?.first().copied() else { return Ok((0, 0)) };
        let score = look.last(begun.career)?.map_or(0, |step| step.score);
        Ok((look.length(begun.career)?, score))
    }

    fn score_of_all(&mut self, player: PlayerId, game: &str) -> Result<i64, LogError> {
        if let Some(known) = self.scores_of_all.get(&(player, game.to_owned())) {
            return Ok(*known);
        }
        let Some(look) = &mut self.begun else { return Ok(0) };
        let wanted =
            Wanted { player: Some(player), game: Some(game), counts: Some(true), ..Wanted::default() };
        let mut last = None;
        for career in look.careers(wanted)? {
            last = last.max(look.last(career.career)?);
        }
        Ok(last.map_or(0, |step| step.score_of_all))
    }
}

/// Up to which result careers and duels are written.
pub(crate) fn upto(connection: &Connection) -> Result<Moment, LogError> {
    Ok(connection
        .prepare_cached("SELECT played_at, result_id FROM careers_upto")?
        .query_row([], |row| Ok((row.get(0)?, row.get(1)?)))?)
}

/// The results that are not in careers and duels yet, in the order of play.
pub(crate) fn fresh(connection: &Connection, aliases: &Aliases) -> Result<Vec<Gathered>, LogError> {
    let mut fresh = Vec::new();
    gathered::each(connection, aliases, None, upto(connection)?, |result| {
        fresh.push(result.clone());
        Ok(())
    })?;
    Ok(fresh)
}

/// Writes the older half of the fresh results into careers and duels, once there are enough of them.
pub(crate) fn write_if_many(connection: &Connection, aliases: &Aliases) -> Result<(), LogError> {
    let (at, id) = upto(connection)?;
    let many: Option<ResultId> = connection
        .prepare_cached(
            "SELECT id FROM results WHERE (played_at, id) > (?1, ?2)
             ORDER BY played_at, id LIMIT 1 OFFSET ?3",
        )?
        .query_row(params![at, id, 2 * FRESH - 1], |row| row.get(0))
        .optional()?;
    if many.is_none() {
        return Ok(());
    }
    let mut ledger = Ledger { begun: Some(Look::new(connection)?), ..Ledger::anew() };
    let mut writer = careers::Writer::new(connection)?;
    let mut last = (at, id);
    for result in fresh(connection, aliases)?.iter().take(FRESH as usize) {
        ledger.take(result, |_| true, &mut writer)?;
        last = result.moment();
    }
    duels::add_all(connection, &ledger.duels)?;
    months::add_all(connection, &ledger.months)?;
    set_upto(connection, last)
}

/// Says that all but the latest results are written: before they are.
pub(crate) fn begin_anew(connection: &Connection) -> Result<(), LogError> {
    let before_the_latest = connection
        .prepare_cached(
            "SELECT played_at, id FROM results ORDER BY played_at DESC, id DESC LIMIT 1 OFFSET ?1",
        )?
        .query_row([FRESH], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    set_upto(connection, before_the_latest.unwrap_or(NEVER))
}

/// Before everything.
pub(crate) const NEVER: Moment = (i64::MIN, ResultId::NONE);

fn set_upto(connection: &Connection, (at, id): Moment) -> Result<(), LogError> {
    connection
        .prepare_cached("UPDATE careers_upto SET played_at = ?1, result_id = ?2")?
        .execute(params![at, id])?;
    Ok(())
}
