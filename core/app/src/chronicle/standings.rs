use empile_campaign::{CampaignId, Total};
use empile_games::{
    GameId,
    contract::{Fact, TitleRank},
};

use super::in_words::{self, LabelledNumber};
use crate::{Empile, EmpileError, PlayerInfo, report::title_flavour};

/// A line of the standings.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct StandingRow {
    /// Who.
    pub player: PlayerInfo,
    /// Is nobody better? Several may lead.
    pub leads: bool,
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
    /// Every title of the game, earned or not, the humblest first; none in games without titles.
    pub titles: Vec<TitleCount>,
    /// What the game counts beside scores.
    pub measures: Vec<LabelledNumber>,
}

/// How often a title was earned.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct TitleCount {
    /// In words.
    pub title: String,
    /// A warm word about it.
    pub flavour: Option<String>,
    /// How often; 0 if it is still to be earned.
    pub count: u32,
}

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl Empile {
    /// The standings of a game in a campaign, or over all of them, the best first.
    pub fn standings(
        &self,
        campaign: Option<CampaignId>,
        game: GameId,
    ) -> Result<Vec<StandingRow>, EmpileError> {
        let (roster, totals) = self.read_log(|log| {
            let totals = match campaign {
                Some(campaign) => log.campaign_totals(campaign, game)?,
                None => log.global_totals(game)?,
            };
            Ok((log.everyone()?, totals))
        })?;
        let totals: Vec<Total> = totals.into_iter().filter(|total| !total.player.is_guest()).collect();
        let best = totals.first().map(|total| total.merit(game));
        let line = |total: &Total| {
            let player = PlayerInfo::named(total.player, &roster)?;
            Some(self.standing(game, player, total, Some(total.merit(game)) == best))
        };
        Ok(totals.iter().filter_map(line).collect())
    }
}

impl Empile {
    fn standing(&self, game: GameId, player: PlayerInfo, total: &Total, leads: bool) -> StandingRow {
        let count = |title: TitleRank| {
            let count = total.titles.get(&title).copied().unwrap_or(0);
            let flavour = title_flavour(game, title, self.lexicon());
            Some(TitleCount { title: self.title_text(game, title)?, flavour, count })
        };
        let titles: Vec<TitleCount> = (0..).map(TitleRank).map_while(count).collect();
        let measures = total.measures.keys();
        StandingRow {
            player,
            leads,
            total: total.score,
            total_text: in_words::total(game, total, self.lexicon()),
            games: total.games,
            wins: total.wins,
            shared_wins: total.shared_wins,
            average: total.average(),
            best: total.best,
            streak: total.streak,
            best_streak: total.best_streak,
            best_title: titles.iter().rev().find(|title| title.count > 0).map(|best| best.title.clone()),
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

#[cfg(test)]
mod tests {
    use crate::{PaperEntry, PaperLine};
    use empile_campaign::PlayerId;

    use super::*;

    fn played(app: &Empile, places: [(PlayerId, i32); 2]) {
        let line = |(player, amount)| PaperLine { player, won: false, amount, extras: Vec::new() };
        let entry = PaperEntry {
            campaign: None,
            game: GameId::Eintrichtern,
            played_at: 5,
            places: places.map(line).into(),
            note: String::new(),
            picture: None,
            setup: None,
        };
        app.enter_result(app.new_result_id().unwrap(), entry).unwrap();
    }

    #[test]
    fn everybody_leads_whom_nobody_is_better_than() {
        let app = Empile::open_in_memory("fr").unwrap();
        let [ada, bob, cleo] = ["Ada", "Bob", "Cléo"].map(|name| app.add_player(name.into(), 0).unwrap().id);
        let leaders = || -> Vec<String> {
            let rows = app.standings(None, GameId::Eintrichtern).unwrap();
            rows.into_iter().filter(|row| row.leads).map(|row| row.player.name).collect()
        };
        played(&app, [(ada, 8), (cleo, 3)]);
        assert_eq!(leaders(), ["Ada"]);
        played(&app, [(bob, 8), (cleo, 3)]);
        assert_eq!(leaders(), ["Ada", "Bob"]);
        played(&app, [(cleo, 8), (bob, 3)]);
        assert_eq!(leaders().len(), 1);
    }
}
