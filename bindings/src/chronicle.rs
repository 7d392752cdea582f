//! Standings, history and plots.

use std::sync::Arc;

use empile_app::{HistoryLine, Labelled, PlaceLine, SeriesLine, Standing, StandingLine};
use empile_campaign::{HeadToHead, HistoryFilter};

use crate::{Empile, EmpileError, PlayerInfo, Replay};

/// A number with what it counts, both in words.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct LabelledNumber {
    /// The stable name of what is counted.
    pub key: String,
    /// The number.
    pub number: i64,
    /// What is counted.
    pub label: String,
    /// How many.
    pub text: String,
}

impl From<Labelled> for LabelledNumber {
    fn from(number: Labelled) -> LabelledNumber {
        LabelledNumber { key: number.key, number: number.number, label: number.label, text: number.text }
    }
}

/// How often a title was earned.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct TitleCount {
    /// The title in words.
    pub title: String,
    /// How often; 0 if it is still to be earned.
    pub count: u32,
}

/// A line of the standings.
#[derive(Clone, Debug, PartialEq, uniffi::Record)]
pub struct StandingRow {
    /// Who.
    pub player: PlayerInfo,
    /// All scores together.
    pub total: i64,
    /// What makes it good, in words: all scores together, wins, or the best game.
    pub total_text: String,
    /// How many games.
    pub games: u32,
    /// How many were won.
    pub wins: u32,
    /// How many of these were shared.
    pub shared_wins: u32,
    /// The score of one game on average.
    pub average: f64,
    /// The best score of one game.
    pub best: i32,
    /// Games won in a row, up to the last.
    pub streak: u32,
    /// The longest row of games won.
    pub best_streak: u32,
    /// The highest title ever earned.
    pub best_title: Option<String>,
    /// Every title of the game, earned or not, the humblest first.
    pub titles: Vec<TitleCount>,
    /// What the game counts beside scores.
    pub measures: Vec<LabelledNumber>,
}

impl From<StandingLine> for StandingRow {
    fn from(line: StandingLine) -> StandingRow {
        let titles = line.titles.iter();
        StandingRow {
            best_title: line.best_title().map(|best| best.title.clone()),
            titles: titles.map(|t| TitleCount { title: t.title.clone(), count: t.count }).collect(),
            player: line.player.into(),
            total: line.total,
            total_text: line.total_text,
            games: line.games,
            wins: line.wins,
            shared_wins: line.shared_wins,
            average: line.average,
            best: line.best,
            streak: line.streak,
            best_streak: line.best_streak,
            measures: line.measures.into_iter().map(Into::into).collect(),
        }
    }
}

/// Which results are wanted. Nothing set: all of them.
#[derive(Clone, Debug, Default, PartialEq, Eq, uniffi::Record)]
pub struct HistoryQuery {
    /// Of this game, by its stable name.
    #[uniffi(default = None)]
    pub game: Option<String>,
    /// Of this campaign.
    #[uniffi(default = None)]
    pub campaign: Option<String>,
    /// With this player.
    #[uniffi(default = None)]
    pub player: Option<String>,
    /// Played at this instant or later, in milliseconds since 1970.
    #[uniffi(default = None)]
    pub from_ms: Option<i64>,
    /// Played before this instant.
    #[uniffi(default = None)]
    pub until_ms: Option<i64>,
    /// Without those that were corrected or taken out, and without practice.
    #[uniffi(default = false)]
    pub only_counting: bool,
    /// Without those that were corrected or taken out; practice stays.
    #[uniffi(default = false)]
    pub only_holding: bool,
}

/// Does a result count?
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum ResultStanding {
    /// It does.
    Counts,
    /// A correction does in its place.
    Corrected,
    /// It was taken out.
    Void,
    /// One person played alone against robots.
    Practice,
}

/// A result of the history.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct HistoryRow {
    /// Its id.
    pub id: String,
    /// The match to replay, if it was played here.
    pub match_id: Option<String>,
    /// Where it counts.
    pub campaign: String,
    /// The game's stable name.
    pub game: String,
    /// When it was played, in milliseconds since 1970.
    pub played_at: i64,
    /// One place per seat, the best first.
    pub places: Vec<HistoryPlace>,
    /// Does it count?
    pub standing: ResultStanding,
    /// Did one person play alone against robots? It stays so when it is taken out.
    pub was_practice: bool,
    /// The result that it corrects.
    pub corrects: Option<String>,
    /// What is written beside it.
    pub note: String,
    /// Where its picture is.
    pub picture: Option<String>,
}

/// How a game ended for one player.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct HistoryPlace {
    /// Who.
    pub player: PlayerInfo,
    /// 1 is best.
    pub rank: u8,
    /// The rank in words.
    pub rank_text: String,
    /// Did this player win?
    pub won: bool,
    /// The score.
    pub score: i32,
    /// The score in words.
    pub score_text: String,
    /// The title won, if any.
    pub title: Option<String>,
    /// What the game counts beside scores.
    pub measures: Vec<LabelledNumber>,
}

impl From<HistoryLine> for HistoryRow {
    fn from(line: HistoryLine) -> HistoryRow {
        HistoryRow {
            id: line.id.to_string(),
            match_id: line.match_id.map(|id| id.to_string()),
            campaign: line.campaign.to_string(),
            game: line.game.slug().to_owned(),
            played_at: line.played_at,
            places: line.places.into_iter().map(Into::into).collect(),
            standing: match line.standing {
                Standing::Counts => ResultStanding::Counts,
                Standing::Corrected => ResultStanding::Corrected,
                Standing::Void => ResultStanding::Void,
                Standing::Practice => ResultStanding::Practice,
            },
            was_practice: line.was_practice,
            corrects: line.corrects.map(|id| id.to_string()),
            note: line.note.text,
            picture: line.note.picture,
        }
    }
}

impl From<PlaceLine> for HistoryPlace {
    fn from(place: PlaceLine) -> HistoryPlace {
        HistoryPlace {
            player: place.player.into(),
            rank: place.rank,
            rank_text: place.rank_text,
            won: place.won,
            score: place.score,
            score_text: place.score_text,
            title: place.title,
            measures: place.measures.into_iter().map(Into::into).collect(),
        }
    }
}

/// How somebody's score grew, ready to plot.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct ScoreCurve {
    /// Who.
    pub player: PlayerInfo,
    /// One for each game, the first played first.
    pub points: Vec<CurvePoint>,
}

/// Where a score stood after a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
pub struct CurvePoint {
    /// When the game was played, in milliseconds since 1970.
    pub at: i64,
    /// All scores together, up to this one.
    pub score: i64,
}

impl From<SeriesLine> for ScoreCurve {
    fn from(line: SeriesLine) -> ScoreCurve {
        let points = line.points.into_iter();
        ScoreCurve {
            player: line.player.into(),
            points: points.map(|point| CurvePoint { at: point.at, score: point.score }).collect(),
        }
    }
}

/// How two players did against each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Duel {
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

impl From<HeadToHead> for Duel {
    fn from(duel: HeadToHead) -> Duel {
        let HeadToHead { games, ahead, behind, level, score, other_score } = duel;
        Duel { games, ahead, behind, level, score, other_score }
    }
}

#[uniffi::export]
impl Empile {
    /// The standings of a game in a campaign, or over all of them, the best first.
    pub fn standings(&self, campaign: Option<String>, game: String) -> Result<Vec<StandingRow>, EmpileError> {
        let campaign = campaign.map(|id| self.id(&id)).transpose()?;
        let lines = self.app.standings(campaign, self.game(&game)?)?;
        Ok(lines.into_iter().map(Into::into).collect())
    }

    /// Results, newest first: at most `limit` after leaving out `offset`.
    pub fn history(
        &self,
        query: HistoryQuery,
        limit: u32,
        offset: u32,
    ) -> Result<Vec<HistoryRow>, EmpileError> {
        let lines = self.app.history(&self.filter(&query)?, limit, offset)?;
        Ok(lines.into_iter().map(Into::into).collect())
    }

    /// One result.
    pub fn result(&self, id: String) -> Result<HistoryRow, EmpileError> {
        Ok(self.app.result(self.id(&id)?)?.into())
    }

    /// Shows a match of the log again, step by step.
    pub fn replay(&self, match_id: String) -> Result<Arc<Replay>, EmpileError> {
        Ok(Replay::over(self.app.replay(self.id(&match_id)?)?))
    }

    /// How the scores of a game grew, player by player.
    pub fn score_curves(&self, game: String, query: HistoryQuery) -> Result<Vec<ScoreCurve>, EmpileError> {
        let series = self.app.score_series(self.game(&game)?, &self.filter(&query)?)?;
        Ok(series.into_iter().map(Into::into).collect())
    }

    /// How two players did against each other.
    pub fn duel(&self, player: String, other: String, query: HistoryQuery) -> Result<Duel, EmpileError> {
        let filter = self.filter(&query)?;
        Ok(self.app.head_to_head(self.id(&player)?, self.id(&other)?, &filter)?.into())
    }
}

impl Empile {
    fn filter(&self, query: &HistoryQuery) -> Result<HistoryFilter, EmpileError> {
        Ok(HistoryFilter {
            game: query.game.as_deref().map(|game| self.game(game)).transpose()?,
            campaign: query.campaign.as_deref().map(|id| self.id(id)).transpose()?,
            player: query.player.as_deref().map(|id| self.id(id)).transpose()?,
            from: query.from_ms,
            until: query.until_ms,
            only_counting: query.only_counting,
            only_holding: query.only_holding,
        })
    }
}
