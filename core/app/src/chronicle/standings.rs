use empile_campaign::{CampaignId, Player, PlayerId, Total};
use empile_games::{GameId, contract::Fact, pile_poils::Title};

use super::in_words::{self, Labelled};
use crate::{AppError, Empile};

/// A line of the standings.
#[derive(Clone, Debug, PartialEq)]
pub struct StandingLine {
    /// Who.
    pub player: Player,
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
    /// Every title of the game, earned or not, the humblest first; none in games without titles.
    pub titles: Vec<TitleCount>,
    /// What the game counts beside scores.
    pub measures: Vec<Labelled>,
}

/// How often a title was earned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TitleCount {
    /// In words.
    pub title: String,
    /// How often; 0 if it is still to be earned.
    pub count: u32,
}

impl StandingLine {
    /// The highest title earned.
    #[must_use]
    pub fn best_title(&self) -> Option<&TitleCount> {
        self.titles.iter().rev().find(|title| title.count > 0)
    }
}

impl Empile {
    /// The standings of a game in a campaign, or over all of them, the best first.
    pub fn standings(
        &self,
        campaign: Option<CampaignId>,
        game: GameId,
    ) -> Result<Vec<StandingLine>, AppError> {
        let (roster, totals) = self.ask_log(|log| {
            let totals = match campaign {
                Some(campaign) => log.campaign_totals(campaign, game)?,
                None => log.global_totals(game)?,
            };
            Ok((log.everyone()?, totals))
        })?;
        let player = |id: PlayerId| roster.iter().find(|player| player.id == id).cloned();
        let lines = totals.into_iter();
        Ok(lines.filter_map(|total| Some(self.standing(game, player(total.player)?, &total))).collect())
    }

    fn standing(&self, game: GameId, player: Player, total: &Total) -> StandingLine {
        let count = |title: Title| TitleCount {
            title: self.title_text(title),
            count: total.titles.get(&title).copied().unwrap_or(0),
        };
        let titles = match game {
            GameId::PilePoils => Title::ALL.iter().copied().map(count).collect(),
            _ => Vec::new(),
        };
        let measures = total.measures.keys();
        StandingLine {
            player,
            total: total.score,
            total_text: in_words::total(game, total, self.lexicon()),
            games: total.games,
            wins: total.wins,
            shared_wins: total.shared_wins,
            average: total.average(),
            best: total.best,
            streak: total.streak,
            best_streak: total.best_streak,
            titles,
            measures: measures
                .map(|measure| in_words::measured(*measure, total.measured(*measure), self.lexicon()))
                .collect(),
        }
    }

    /// A rank in words.
    pub(crate) fn rank_text(&self, rank: u8) -> String {
        self.say("result-rank", &[("rank", Fact::Number(rank.into()))])
    }
}
