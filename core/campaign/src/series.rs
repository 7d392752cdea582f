//! Figures over time, ready to plot.

use std::collections::BTreeMap;

use empile_games::{GameId, contract::TitleRank};
use rusqlite::Connection;

use crate::{
    HistoryFilter, LogError, PlayerId, Reader, ResultId, UnixMillis,
    aliases::Aliases,
    history, results,
    standings::title_for,
    tallies::{self, Finish, Gathered, Look, Step, Wanted},
};

/// More points than this are not told apart on a plot: a longer series is thinned, evenly, to about so many.
pub const MOST_POINTS: u32 = 240;

/// How a player's score grew.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreSeries {
    /// Whose.
    pub player: PlayerId,
    /// How many games.
    pub games: u32,
    /// The first played first, the last always among them; one for each game, unless there are more than [`MOST_POINTS`].
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

/// Where somebody's score stood after a game, in one campaign or in all of them.
type Stand = (UnixMillis, ResultId, i64);

/// Somebody's games of one kind: those that are written into careers, and the few since.
#[derive(Default)]
struct Games {
    careers: Vec<i64>,
    since: Vec<Stand>,
}

impl Reader {
    /// How the scores of a game grew, player by player, or of the filter's player alone. The filter's own game is set aside.
    pub fn score_series(&self, game: GameId, filter: &HistoryFilter) -> Result<Vec<ScoreSeries>, LogError> {
        let filter = HistoryFilter { game: Some(game), only_counting: true, ..*filter };
        self.read(|connection| {
            let aliases = Aliases::of(connection)?;
            let mut curves = Curves { look: Look::new(connection)?, filter };
            let player = filter.player.map(|player| aliases.resolve(player));
            let mut series = Vec::new();
            for (player, games) in curves.games(&tallies::fresh(connection, &aliases)?, player)? {
                let (count, points) = curves.points(&games)?;
                if count > 0 {
                    series.push(ScoreSeries { player, games: count, points });
                }
            }
            Ok(series)
        })
    }

    /// The latest titles earned, the latest first: of at most so many results.
    pub fn titles_earned(&self, filter: &HistoryFilter, most: u32) -> Result<Vec<TitleEarned>, LogError> {
        let filter = HistoryFilter { only_counting: true, ..*filter };
        let mut earned = Vec::new();
        for entry in self.history(&filter, most, 0)? {
            let result = entry.result;
            let titled = result.places.iter().filter_map(|place| {
                let title = title_for(result.game.slug(), place.place.won, place.place.score)?;
                Some(TitleEarned { player: place.player, at: result.played_at, title })
            });
            earned.extend(titled.filter(|title| !title.player.is_robot()));
        }
        Ok(earned)
    }

    /// How two players did against each other, in the games that the filter lets through. A span of time is gone through game
    /// by game; everything else is added up already.
    pub fn head_to_head(
        &self,
        player: PlayerId,
        other: PlayerId,
        filter: &HistoryFilter,
    ) -> Result<HeadToHead, LogError> {
        self.read(|connection| {
            let aliases = Aliases::of(connection)?;
            let (player, other) = (aliases.resolve(player), aliases.resolve(other));
            let filter = HistoryFilter { player: Some(player), only_counting: true, ..*filter };
            if filter.from.is_none() && filter.until.is_none() {
                let game = filter.game.map(GameId::slug);
                let mut sum = tallies::between(connection, (player, other), filter.campaign, game)?;
                for result in tallies::fresh(connection, &aliases)?.iter().filter(|it| filter.asks_for(it)) {
                    let finish = |player| result.finishes().into_iter().rfind(|it| it.player == player);
                    if let (Some(own), Some(theirs)) = (finish(player), finish(other)) {
                        sum += HeadToHead::of(own, theirs);
                    }
                }
                return Ok(sum);
            }
            let mut runs = history::runs(connection, &filter, &aliases)?;
            let mut sum = HeadToHead::default();
            while let Some(result) = runs.next()? {
                if let Some(meeting) = meeting(connection, &aliases, result, player, other)? {
                    sum += meeting;
                }
            }
            Ok(sum)
        })
    }
}

/// What is asked about how scores grew, of one game.
struct Curves<'a> {
    look: Look<'a>,
    filter: HistoryFilter,
}

impl Curves<'_> {
    /// Everybody's games, or those of one player.
    fn games(
        &mut self,
        fresh: &[Gathered],
        player: Option<PlayerId>,
    ) -> Result<BTreeMap<PlayerId, Games>, LogError> {
        let HistoryFilter { game, campaign, .. } = self.filter;
        let wanted = Wanted { player, campaign, game: game.map(GameId::slug), counts: Some(true) };
        let mut games: BTreeMap<PlayerId, Games> = BTreeMap::new();
        for career in self.look.careers(wanted)? {
            games.entry(career.player).or_default().careers.push(career.career);
        }
        let at_any_time = HistoryFilter { from: None, until: None, ..self.filter };
        let mut scores = BTreeMap::new();
        for result in fresh.iter().filter(|result| at_any_time.asks_for(result)) {
            for place in result.places.iter().filter(|place| player.is_none_or(|it| it == place.player)) {
                let games = games.entry(place.player).or_default();
                let score = match scores.get(&place.player) {
                    Some(score) => *score,
                    None => self.last_written(&games.careers)?.map_or(0, |(_, _, score)| score),
                };
                let score = score + i64::from(place.score);
                scores.insert(place.player, score);
                games.since.push((result.at, result.result, score));
            }
        }
        Ok(games)
    }

    fn last_written(&mut self, careers: &[i64]) -> Result<Option<Stand>, LogError> {
        let mut last = None;
        for career in careers {
            last = last.max(self.look.last(*career)?);
        }
        Ok(last.map(|step| self.stand(step)))
    }

    /// How many games there are, and a point for each, or for some of them at even distances.
    fn points(&mut self, games: &Games) -> Result<(u32, Vec<ScorePoint>), LogError> {
        let stretches = games.careers.iter().map(|career| self.stretch(*career));
        let stretches = stretches.collect::<Result<Vec<Stretch>, LogError>>()?;
        let (from, until) = (self.filter.from, self.filter.until);
        let is_before = |stand: &&Stand| from.is_some_and(|from| stand.0 < from);
        let is_in = |stand: &&Stand| !is_before(stand) && until.is_none_or(|until| stand.0 < until);
        let since: Vec<Stand> = games.since.iter().filter(is_in).copied().collect();
        let written: u32 = stretches.iter().map(|stretch| stretch.until - stretch.from).sum();
        let count = written + since.len() as u32;
        let stride = count.div_ceil(MOST_POINTS).max(1);
        let mut before = games.since.iter().rfind(is_before).copied();
        let mut stands: Vec<Stand> = Vec::new();
        for Stretch { career, from, until } in stretches {
            if let Some(last) = from.checked_sub(1) {
                before = before.max(self.look.step(career, last)?.map(|step| self.stand(step)));
            }
            if stride == 1 {
                let steps = self.look.steps(career, from, until)?;
                stands.extend(steps.into_iter().map(|step| self.stand(step)));
            } else {
                for number in (from..until).rev().step_by(stride as usize) {
                    stands.extend(self.look.step(career, number)?.map(|step| self.stand(step)));
                }
            }
        }
        // From the last game backwards: where it all leads to is never left out.
        stands.extend(since.iter().rev().step_by(stride as usize));
        stands.sort_unstable();
        let before = before.map_or(0, |(_, _, score)| score);
        let point = |(at, result, score)| ScorePoint { at, result, score: score - before };
        Ok((count, stands.into_iter().map(point).collect()))
    }

    /// The games of a career that lie in the span of time that is asked for.
    fn stretch(&mut self, career: i64) -> Result<Stretch, LogError> {
        let from = self.filter.from.map_or(Ok(0), |from| self.look.before(career, from))?;
        let until = match self.filter.until {
            Some(until) => self.look.before(career, until)?,
            None => self.look.length(career)?,
        };
        Ok(Stretch { career, from, until: until.max(from) })
    }

    fn stand(&self, step: Step) -> Stand {
        let score = if self.filter.campaign.is_some() { step.score } else { step.score_of_all };
        (step.at, step.result, score)
    }
}

/// A part of a career: the games between two numbers.
struct Stretch {
    career: i64,
    from: u32,
    until: u32,
}

/// How two did in one game, if both played.
fn meeting(
    connection: &Connection,
    aliases: &Aliases,
    result: ResultId,
    player: PlayerId,
    other: PlayerId,
) -> Result<Option<HeadToHead>, LogError> {
    let places = results::places(connection, result)?;
    let finish = |player| {
        let place = places.iter().rfind(|place| aliases.resolve(place.player) == player)?;
        Some(Finish { player, rank: place.place.rank, score: place.place.score })
    };
    let (Some(own), Some(theirs)) = (finish(player), finish(other)) else { return Ok(None) };
    Ok(Some(HeadToHead::of(own, theirs)))
}

#[cfg(test)]
mod tests;
