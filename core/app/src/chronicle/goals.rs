//! Goals to come back for: titles not yet earned, heights not yet reached, records to beat. All of it follows from the standings.

use empile_campaign::{Player, PlayerId, Total};
use empile_games::{
    GameId,
    contract::{Fact, TitleRank},
};

use super::in_words;
use crate::{Empile, EmpileError, PlayerInfo, facts::many};

/// The goals of somebody, or of everybody together.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct GoalPage {
    /// Whose; none for the family's.
    pub player: Option<PlayerInfo>,
    /// How many are reached, in words.
    pub summary: String,
    /// Game by game.
    pub games: Vec<GoalGame>,
}

/// The goals of one game.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct GoalGame {
    /// Which.
    pub game: GameId,
    /// Its name.
    pub name: String,
    /// What there is to reach.
    pub goals: Vec<Goal>,
}

/// Something to reach.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Goal {
    /// What.
    pub name: String,
    /// What it takes, and how far one is.
    pub words: String,
    /// How far, from 0 to 1.
    pub part: f32,
    /// Is it reached?
    pub is_reached: bool,
}

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl Empile {
    /// The goals of somebody, or of everybody together.
    pub fn goals(&self, player: Option<PlayerId>) -> Result<GoalPage, EmpileError> {
        let (everyone, totals) = self.read_log(|log| {
            let totals = GameId::ALL.iter().map(|game| Ok((*game, log.global_totals(*game)?)));
            Ok((log.everyone()?, totals.collect::<Result<Vec<_>, empile_campaign::LogError>>()?))
        })?;
        let whose = match player {
            Some(id) => {
                Some(PlayerInfo::named(id, &everyone).ok_or_else(|| self.error("log-no-such-player"))?)
            }
            None => None,
        };
        let mut games: Vec<GoalGame> = Vec::new();
        for (game, totals) in &totals {
            let people: Vec<&Total> = totals.iter().filter(|total| !total.player.is_guest()).collect();
            let own: Vec<&Total> =
                people.iter().copied().filter(|total| player.is_none_or(|id| total.player == id)).collect();
            let mut goals = self.heights(*game, &own);
            goals.extend(self.titles_to_earn(*game, &own));
            goals.extend(self.record(*game, &people, player, &everyone));
            if !goals.is_empty() {
                games.push(GoalGame { game: *game, name: self.game_name(*game), goals });
            }
        }
        let all = || games.iter().flat_map(|game| &game.goals);
        let facts =
            [("reached", many(all().filter(|goal| goal.is_reached).count())), ("all", many(all().count()))];
        Ok(GoalPage { player: whose, summary: self.say("goals-summary", &facts), games })
    }
}

impl Empile {
    fn titles_to_earn(&self, game: GameId, own: &[&Total]) -> Vec<Goal> {
        let best = own.iter().filter(|total| total.wins > 0).map(|total| total.best).max();
        let titles = (0..).map(TitleRank).map_while(|title| Some((title, self.title_text(game, title)?)));
        titles
            .filter_map(|(title, name)| {
                let scores = game.scores_of(title)?;
                let times: u32 = own.iter().filter_map(|total| total.titles.get(&title)).sum();
                let (least, most) = scores.into_inner();
                // Whoever has more than a title asks for is not on the way to it.
                let best = best.filter(|best| *best < least);
                let mut words = self.title_asks(game, least, most);
                if times > 0 {
                    words = self.say("goal-title-earned", &[("times", Fact::Number(times.into()))]);
                } else if let Some(best) = best {
                    let best = Fact::Text(in_words::score(game, best.into(), self.lexicon()));
                    words = self.say("goal-so-far", &[("goal", Fact::Text(words)), ("best", best)]);
                }
                let part = if times > 0 { 1.0 } else { part_of(best, least) };
                Some(Goal { name, words, part, is_reached: times > 0 })
            })
            .collect()
    }

    fn title_asks(&self, game: GameId, least: i32, most: i32) -> String {
        let score = Fact::Text(in_words::score(game, most.into(), self.lexicon()));
        let key = match most - least {
            0 => return self.say("goal-title", &[("score", score)]),
            1 => "goal-title-either",
            _ => "goal-title-between",
        };
        self.say(key, &[("least", Fact::Number(least.into())), ("label", score)])
    }

    fn heights(&self, game: GameId, own: &[&Total]) -> Vec<Goal> {
        let mut goals = Vec::new();
        for (measure, heights) in game.heights() {
            let best = own.iter().filter_map(|total| total.measures.get(measure)).map(|span| span.most).max();
            for height in *heights {
                let height = i32::from(*height);
                let is_reached = best.is_some_and(|best| best >= height);
                let label = in_words::measure_label(measure.name(), self.lexicon());
                let facts = [("label", Fact::Text(label)), ("number", Fact::Number(height.into()))];
                let words = match best.filter(|best| *best > 0) {
                    _ if is_reached => self.say("goal-height-reached", &[]),
                    Some(best) => self.say("goal-height-so-far", &[("best", Fact::Number(best.into()))]),
                    None => self.say("goal-height", &[]),
                };
                let part = if is_reached { 1.0 } else { part_of(best, height) };
                goals.push(Goal { name: self.say("goal-height-name", &facts), words, part, is_reached });
            }
        }
        goals
    }

    /// Whoever holds the record has reached it; the family can only do better.
    fn record(
        &self,
        game: GameId,
        people: &[&Total],
        player: Option<PlayerId>,
        everyone: &[Player],
    ) -> Option<Goal> {
        let record = people.iter().map(|total| total.best).max()?;
        let own = people.iter().find(|total| Some(total.player) == player).map(|total| total.best);
        let holders = people.iter().filter(|total| total.best == record);
        let names: Vec<String> =
            holders.filter_map(|total| PlayerInfo::named(total.player, everyone)).map(|it| it.name).collect();
        let is_reached = own == Some(record);
        let score = |score: i32| Fact::Text(in_words::score(game, score.into(), self.lexicon()));
        let facts = [("score", score(record)), ("names", Fact::Text(names.join(", ")))];
        let words = match own {
            _ if is_reached => self.say("goal-record-held", &facts),
            Some(own) => {
                let goal = Fact::Text(self.say("goal-record", &facts));
                self.say("goal-so-far", &[("goal", goal), ("best", score(own))])
            }
            None => self.say("goal-record", &facts),
        };
        let part = if is_reached { 1.0 } else { part_of(own, record) };
        Some(Goal { name: self.say("goal-record-name", &[]), words, part, is_reached })
    }
}

/// How much of the way is done; where the goal is nothing or less, there is no way to measure.
fn part_of(best: Option<i32>, goal: i32) -> f32 {
    match best {
        Some(best) if goal > 0 => (best as f32 / goal as f32).clamp(0.0, 1.0),
        _ => 0.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        PaperEntry, PaperLine,
        chronicle::testing::{DAY, entry, play},
    };

    fn game<'a>(page: &'a GoalPage, slug: &str) -> Option<&'a GoalGame> {
        page.games.iter().find(|game| game.game.slug() == slug)
    }

    #[test]
    fn every_title_and_every_height_is_a_goal_before_anybody_has_played() {
        let app = Empile::open_in_memory("fr").unwrap();
        let page = app.goals(None).unwrap();
        for game in GameId::ALL {
            let heights: usize = game.heights().iter().map(|(_, heights)| heights.len()).sum();
            let goals = page.games.iter().find(|listed| listed.game == *game).map_or(0, |it| it.goals.len());
            assert_eq!(goals, game.titles().len() + heights, "{game:?}");
        }
        assert!(page.games.iter().flat_map(|game| &game.goals).all(|goal| !goal.is_reached));
        assert_eq!(game(&page, "neko-tower").unwrap().goals.len(), 10, "the box and the screen");
        let asked = |title: usize| game(&page, "pile-poils").unwrap().goals[title].words.clone();
        assert_eq!(asked(0), "Gagner avec 0 point");
        assert_eq!(asked(2), "Gagner avec 3 ou 4 points");
        assert_eq!(asked(6), "Gagner avec 12 points");
    }

    #[test]
    fn whoever_has_more_than_a_title_asks_for_is_not_on_the_way_to_it() {
        let app = Empile::open_in_memory("fr").unwrap();
        let [ada, bob] = ["Ada", "Bob"].map(|name| app.add_player(name.into(), 0).unwrap().id);
        let line = |player, won, amount| PaperLine { player, won, amount, extras: Vec::new() };
        let places = vec![line(ada, true, 6), line(bob, false, 6)];
        let entry = PaperEntry { game: GameId::PilePoils, places, ..entry(DAY, &[]) };
        app.enter_result(app.new_result_id().unwrap(), entry).unwrap();
        let page = app.goals(Some(ada)).unwrap();
        let titles = &game(&page, "pile-poils").unwrap().goals[..7];
        let parts: Vec<f32> = titles.iter().map(|goal| goal.part).collect();
        assert_eq!(parts, [0.0, 0.0, 0.0, 1.0, 6.0 / 7.0, 6.0 / 9.0, 6.0 / 12.0]);
        assert_eq!(titles[1].words, "Gagner avec 1 ou 2 points");
        assert_eq!(titles[4].words, "Gagner avec 7 ou 8 points. Jusqu'ici\u{a0}: 6 points.");
    }

    #[test]
    fn a_record_is_held_or_to_be_beaten() {
        let app = Empile::open_in_memory("fr").unwrap();
        let [ada, bob] = ["Ada", "Bob"].map(|name| app.add_player(name.into(), 0).unwrap().id);
        play(&app, DAY, &[(ada, 8), (bob, 2)]);
        let record = |player| {
            let page = app.goals(player).unwrap();
            game(&page, "eintrichtern").unwrap().goals.last().unwrap().clone()
        };
        assert!(record(Some(ada)).is_reached);
        let bobs = record(Some(bob));
        assert!((bobs.part - 0.25).abs() < 1e-6 && !bobs.is_reached);
        assert!(bobs.words.contains("Ada") && bobs.words.contains('2'), "{}", bobs.words);
        assert!(!record(None).is_reached, "the family can do better");
        assert_eq!(app.goals(Some(ada)).unwrap().player.unwrap().name, "Ada");
    }
}
