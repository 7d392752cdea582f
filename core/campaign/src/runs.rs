//! Results in the order in which they were played, the latest first, taken from several runs of them at once: those of a
//! campaign and game, or of somebody's career. Each run is read a little at a time, as far as anybody asks.

use std::{
    collections::{BinaryHeap, VecDeque},
    ops::Range,
};

use rusqlite::{Connection, params};

use crate::{CampaignId, LogError, ResultId, UnixMillis};

/// So many are read at first, and at most so many at a time: most who ask want a page.
const FIRST: u32 = 4;
const MOST: u32 = 256;

/// A result, by when it was played.
pub(crate) type Moment = (UnixMillis, ResultId);

/// Where results are that lie in order.
pub(crate) enum Source {
    /// Those of a game in a campaign that count, or that do not.
    Board { campaign: CampaignId, game: &'static str, counts: bool },
    /// Somebody's games.
    Career(i64),
    /// All there are.
    Everything,
    /// These, the latest first.
    Given(Vec<Moment>),
}

struct Run {
    source: Source,
    waiting: VecDeque<Moment>,
    /// Only what was played before this is still to be read.
    below: Moment,
    /// The same in the numbers of a career.
    below_number: u32,
    batch: u32,
    is_read: bool,
}

/// All of them together.
pub(crate) struct Runs<'a> {
    connection: &'a Connection,
    each: Vec<Run>,
    from: UnixMillis,
    /// The latest of each run.
    heads: BinaryHeap<(Moment, usize)>,
    last: Option<ResultId>,
}

impl<'a> Runs<'a> {
    /// What was played in a span of time. A career says by how many of its games it begins before the end of that span.
    pub(crate) fn new(
        connection: &'a Connection,
        sources: impl IntoIterator<Item = (Source, u32)>,
        span: Range<UnixMillis>,
    ) -> Result<Runs<'a>, LogError> {
        let below = (span.end, ResultId::NONE);
        let run = |(source, below_number)| Run {
            source,
            waiting: VecDeque::new(),
            below,
            below_number,
            batch: FIRST,
            is_read: false,
        };
        let each: Vec<Run> = sources.into_iter().map(run).collect();
        let count = each.len();
        let mut all = Runs { connection, each, from: span.start, heads: BinaryHeap::new(), last: None };
        for index in 0..count {
            all.draw(index)?;
        }
        Ok(all)
    }

    /// The next, each once.
    pub(crate) fn next(&mut self) -> Result<Option<ResultId>, LogError> {
        while let Some(((_, result), index)) = self.heads.pop() {
            self.draw(index)?;
            if self.last != Some(result) {
                self.last = Some(result);
                return Ok(Some(result));
            }
        }
        Ok(None)
    }

    /// Puts the next of a run among the heads.
    fn draw(&mut self, index: usize) -> Result<(), LogError> {
        let Some(run) = self.each.get_mut(index) else { return Ok(()) };
        if run.waiting.is_empty() && !run.is_read {
            run.read(self.connection, self.from)?;
        }
        self.heads.extend(run.waiting.pop_front().map(|moment| (moment, index)));
        Ok(())
    }
}

impl Run {
    fn read(&mut self, connection: &Connection, from: UnixMillis) -> Result<(), LogError> {
        let (at, id) = self.below;
        let moment = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get(1)?));
        let read: Vec<Moment> = match &self.source {
            Source::Board { campaign, game, counts } => connection
                .prepare_cached(
                    "SELECT played_at, id FROM results
                     WHERE campaign_id = ?1 AND game = ?2 AND counts = ?3 AND (played_at, id) < (?4, ?5)
                       AND played_at >= ?6
                     ORDER BY played_at DESC, id DESC LIMIT ?7",
                )?
                .query_map(params![campaign, game, counts, at, id, from, self.batch], moment)?
                .collect::<Result<_, _>>()?,
            Source::Career(career) => connection
                .prepare_cached(
                    "SELECT played_at, result_id FROM career_games
                     WHERE career = ?1 AND number < ?2 ORDER BY number DESC LIMIT ?3",
                )?
                .query_map(params![career, self.below_number, self.batch], moment)?
                .collect::<Result<_, _>>()?,
            Source::Everything => connection
                .prepare_cached(
                    "SELECT played_at, id FROM results
                     WHERE (played_at, id) < (?1, ?2) AND played_at >= ?3
                     ORDER BY played_at DESC, id DESC LIMIT ?4",
                )?
                .query_map(params![at, id, from, self.batch], moment)?
                .collect::<Result<_, _>>()?,
            Source::Given(moments) => {
                let given = moments.iter().copied().filter(|moment| *moment < self.below);
                given.take(self.batch as usize).collect()
            }
        };
        self.is_read = read.len() < self.batch as usize || read.last().is_some_and(|last| last.0 < from);
        self.below_number = self.below_number.saturating_sub(self.batch);
        self.batch = (self.batch * 4).min(MOST);
        if let Some(last) = read.last() {
            self.below = *last;
        }
        self.waiting.extend(read.into_iter().take_while(|moment| moment.0 >= from));
        Ok(())
    }
}
