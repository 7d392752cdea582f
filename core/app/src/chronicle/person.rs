//! A page for each person over all games, and one for the family.

use std::{cmp::Reverse, collections::BTreeMap};

use empile_campaign::{Month, PlayedAndWon, PlayedInMonth, PlayedWith, Player, PlayerId, Total};
use empile_games::{
    GameId,
    contract::{Fact, TitleRank},
};

use super::{axes::month_text, in_words, months::BarPlot};
use crate::{Empile, EmpileError, PlayerInfo};

/// All there is to say of somebody, or of everybody together.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PersonPage {
    /// Whose page; none for the family's.
    pub player: Option<PlayerInfo>,
    /// What stands above it.
    pub title: String,
    /// The figures, the greatest first; none as long as nothing was played.
    pub facts: Vec<PageFact>,
    /// How much was played over time.
    pub months: Option<BarPlot>,
    /// What was played, the favourite first.
    pub games: Vec<PersonGame>,
    /// With whom, or who: whoever played most first.
    pub people: Vec<PersonLine>,
}

/// A figure and what it is.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PageFact {
    /// What it is.
    pub label: String,
    /// In words.
    pub value: String,
}

/// One game on such a page.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PersonGame {
    /// Which.
    pub game: GameId,
    /// Its name.
    pub name: String,
    /// Matches, wins, records, streaks and titles, a line each.
    pub lines: Vec<String>,
}

/// Somebody on such a page.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PersonLine {
    /// Who.
    pub player: PlayerInfo,
    /// What there is to say.
    pub words: String,
}

/// A row of wins is told from this many on.
const FEWEST_IN_A_ROW: u32 = 2;

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl Empile {
    /// The page of somebody.
    pub fn person_page(&self, player: PlayerId) -> Result<PersonPage, EmpileError> {
        let (everyone, totals, months, met) = self.read_log(|log| {
            Ok((log.everyone()?, log.totals_of(player)?, log.months(Some(player))?, log.played_with(player)?))
        })?;
        let player = PlayerInfo::named(player, &everyone).ok_or_else(|| self.error("log-no-such-player"))?;
        let mut totals = totals;
        totals.sort_by_key(|(_, total)| Reverse(total.games));
        Ok(PersonPage {
            title: player.name.clone(),
            player: Some(player),
            facts: self.facts_of_a_person(&totals, &months),
            months: BarPlot::of(&months, true, self.lexicon()),
            games: totals.iter().map(|(game, total)| self.game_of_a_person(*game, total)).collect(),
            people: met.iter().filter_map(|met| self.opponent(met, &everyone)).collect(),
        })
    }

    /// The page of the family: everybody together, each match once.
    pub fn family_page(&self) -> Result<PersonPage, EmpileError> {
        let (everyone, totals, months) = self.read_log(|log| {
            let totals = GameId::ALL.iter().map(|game| Ok((*game, log.global_totals(*game)?)));
            let totals = totals.collect::<Result<Vec<_>, empile_campaign::LogError>>()?;
            Ok((log.everyone()?, totals, log.months(None)?))
        })?;
        let mut played: BTreeMap<GameId, u32> = BTreeMap::new();
        for month in &months {
            *played.entry(month.game).or_default() += month.played.games;
        }
        let mut games: Vec<(GameId, u32)> = played.into_iter().collect();
        games.sort_by_key(|(_, games)| Reverse(*games));
        let people = self.everybody(&totals, &everyone);
        Ok(PersonPage {
            player: None,
            title: self.say("family-title", &[]),
            facts: self.facts_of_the_family(&games, &months, people.len()),
            months: BarPlot::of(&months, false, self.lexicon()),
            games: games
                .iter()
                .map(|(game, games)| {
                    let of_game = totals.iter().find(|(listed, _)| listed == game);
                    let standings = of_game.map_or(&[][..], |(_, totals)| totals);
                    self.game_of_the_family(*game, *games, standings, &everyone)
                })
                .collect(),
            people,
        })
    }
}

impl Empile {
    fn facts_of_a_person(&self, totals: &[(GameId, Total)], months: &[PlayedInMonth]) -> Vec<PageFact> {
        let played = totals.iter().fold(PlayedAndWon::default(), |mut sum, (_, total)| {
            sum += PlayedAndWon { games: total.games, wins: total.wins };
            sum
        });
        if played.games == 0 {
            return Vec::new();
        }
        let share = (200 * u64::from(played.wins) + u64::from(played.games)) / (2 * u64::from(played.games));
        let mut facts = vec![
            self.fact("person-matches", self.number_text(played.games)),
            self.fact(
                "person-wins",
                self.say(
                    "person-wins-share",
                    &[("wins", number(played.wins)), ("share", number(share as u32))],
                ),
            ),
        ];
        facts.extend(totals.first().map(|(game, total)| self.favourite(*game, total.games)));
        let best = totals.iter().max_by_key(|(_, total)| total.best_streak);
        facts.extend(best.filter(|(_, total)| total.best_streak >= FEWEST_IN_A_ROW).map(|(game, total)| {
            let streak = self.say("campaign-streak", &[("wins", number(total.best_streak))]);
            self.fact("person-best-streak", self.beside(&streak, &self.game_name(*game)))
        }));
        facts.extend(self.since(months));
        facts
    }

    fn facts_of_the_family(
        &self,
        games: &[(GameId, u32)],
        months: &[PlayedInMonth],
        people: usize,
    ) -> Vec<PageFact> {
        let Some((favourite, often)) = games.first() else { return Vec::new() };
        let all: u32 = games.iter().map(|(_, games)| games).sum();
        let mut facts = vec![
            self.fact("person-matches", self.number_text(all)),
            self.fact("family-people", self.number_text(people as u32)),
            self.favourite(*favourite, *often),
        ];
        facts.extend(self.since(months));
        facts
    }

    fn game_of_a_person(&self, game: GameId, total: &Total) -> PersonGame {
        let mut lines = vec![
            self.played_and_won(total.games, total.wins),
            self.say(
                "person-record",
                &[("score", Fact::Text(in_words::score(game, total.best.into(), self.lexicon())))],
            ),
        ];
        let streak = |key, wins: u32| {
            let wins = Fact::Text(self.say("campaign-streak", &[("wins", number(wins))]));
            self.say(key, &[("streak", wins)])
        };
        if total.streak >= FEWEST_IN_A_ROW {
            lines.push(streak("person-streak-now", total.streak));
        }
        if total.best_streak >= FEWEST_IN_A_ROW && total.best_streak > total.streak {
            lines.push(streak("person-streak-best", total.best_streak));
        }
        let earned = (0..).map(TitleRank).map_while(|title| Some((title, self.title_text(game, title)?)));
        let earned: Vec<String> = earned
            .filter_map(|(title, name)| {
                let times = *total.titles.get(&title)?;
                Some(self.say("person-title", &[("title", Fact::Text(name)), ("times", number(times))]))
            })
            .collect();
        if !earned.is_empty() {
            lines.push(self.say("person-titles", &[("titles", Fact::Text(earned.join(", ")))]));
        }
        PersonGame { game, name: self.game_name(game), lines }
    }

    fn game_of_the_family(
        &self,
        game: GameId,
        games: u32,
        standings: &[Total],
        everyone: &[Player],
    ) -> PersonGame {
        let mut lines = vec![self.say("family-game", &[("games", number(games))])];
        let people: Vec<&Total> = standings.iter().filter(|total| !total.player.is_guest()).collect();
        let name = |total: &&Total| PlayerInfo::named(total.player, everyone).map(|player| player.name);
        if let Some(best) = people.first() {
            let leads = people.iter().filter(|total| total.merit(game) == best.merit(game));
            let names: Vec<String> = leads.filter_map(&name).collect();
            let score = in_words::total(game, best, self.lexicon());
            lines.push(self.say(
                "family-leads",
                &[("names", Fact::Text(names.join(", "))), ("score", Fact::Text(score))],
            ));
        }
        if let Some(record) = people.iter().map(|total| total.best).max() {
            let holders = people.iter().filter(|total| total.best == record);
            let names: Vec<String> = holders.filter_map(name).collect();
            let score = in_words::score(game, record.into(), self.lexicon());
            lines.push(self.say(
                "family-record",
                &[("names", Fact::Text(names.join(", "))), ("score", Fact::Text(score))],
            ));
        }
        PersonGame { game, name: self.game_name(game), lines }
    }

    /// Everybody who has played, whoever played most first.
    fn everybody(&self, totals: &[(GameId, Vec<Total>)], everyone: &[Player]) -> Vec<PersonLine> {
        let mut sums: BTreeMap<PlayerId, PlayedAndWon> = BTreeMap::new();
        for total in totals.iter().flat_map(|(_, totals)| totals).filter(|total| !total.player.is_guest()) {
            *sums.entry(total.player).or_default() += PlayedAndWon { games: total.games, wins: total.wins };
        }
        let mut sums: Vec<(PlayerId, PlayedAndWon)> = sums.into_iter().collect();
        sums.sort_by_key(|(_, sum)| Reverse(sum.games));
        let line = |(player, sum): (PlayerId, PlayedAndWon)| {
            let player = PlayerInfo::named(player, everyone)?;
            Some(PersonLine { player, words: self.played_and_won(sum.games, sum.wins) })
        };
        sums.into_iter().filter_map(line).collect()
    }

    fn opponent(&self, met: &PlayedWith, everyone: &[Player]) -> Option<PersonLine> {
        let sum = met.sum;
        let facts = [
            ("games", number(sum.games)),
            ("ahead", number(sum.ahead)),
            ("behind", number(sum.behind)),
            ("level", number(sum.level)),
        ];
        let player = PlayerInfo::named(met.other, everyone)?;
        Some(PersonLine { player, words: self.say("person-met", &facts) })
    }

    fn fact(&self, label: &str, value: String) -> PageFact {
        PageFact { label: self.say(label, &[]), value }
    }

    fn favourite(&self, game: GameId, games: u32) -> PageFact {
        let games = self.say("family-game", &[("games", number(games))]);
        self.fact("person-favourite", self.beside(&self.game_name(game), &games))
    }

    fn since(&self, months: &[PlayedInMonth]) -> Option<PageFact> {
        let first: Month = months.first()?.month;
        Some(self.fact("person-since", month_text(first, self.lexicon())))
    }

    fn played_and_won(&self, games: u32, wins: u32) -> String {
        self.say("person-played", &[("games", number(games)), ("wins", number(wins))])
    }

    fn beside(&self, one: &str, other: &str) -> String {
        self.say(
            "person-beside",
            &[("one", Fact::Text(one.to_owned())), ("other", Fact::Text(other.to_owned()))],
        )
    }

    fn number_text(&self, count: u32) -> String {
        self.say("number", &[("number", number(count))])
    }
}

fn number(number: u32) -> Fact {
    Fact::Number(number.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chronicle::testing::{DAY, play};

    fn values(page: &PersonPage) -> Vec<(&str, &str)> {
        page.facts.iter().map(|fact| (fact.label.as_str(), fact.value.as_str())).collect()
    }

    #[test]
    fn a_persons_page_tells_matches_wins_streaks_records_and_opponents() {
        let app = Empile::open_in_memory("fr").unwrap();
        let [ada, bob, cleo] = ["Ada", "Bob", "Cléo"].map(|name| app.add_player(name.into(), 0).unwrap().id);
        play(&app, 0, &[(ada, 8), (bob, 3)]);
        play(&app, DAY, &[(ada, 8), (bob, 7)]);
        play(&app, 40 * DAY, &[(ada, 2), (bob, 8), (cleo, 4)]);
        let page = app.person_page(ada).unwrap();
        assert_eq!(page.title, "Ada");
        assert_eq!(
            values(&page),
            [
                ("Parties", "3"),
                ("Victoires", "2 (67 %)"),
                ("Jeu préféré", "Eintrichtern (3 parties)"),
                ("Plus belle série", "2 victoires d'affilée (Eintrichtern)"),
                ("Joue depuis", "janv. 2026"),
            ]
        );
        assert_eq!(page.games.len(), 1);
        assert_eq!(page.games[0].lines[0], "3 parties, 2 victoires");
        assert_eq!(page.games[0].lines[2], "Plus belle série : 2 victoires d'affilée");
        let people: Vec<_> =
            page.people.iter().map(|line| (line.player.name.as_str(), line.words.as_str())).collect();
        assert_eq!(
            people,
            [
                ("Bob", "3 parties ensemble : 2 fois devant, 1 fois derrière"),
                ("Cléo", "1 partie ensemble : 0 fois devant, 1 fois derrière"),
            ]
        );
        let months = page.months.unwrap();
        assert_eq!(months.bars.len(), 2);
        assert_eq!(months.bars[0].words, "janv. 2026 : 2 parties, 2 victoires");
        assert_eq!((months.bars[0].whole, months.bars[1].whole, months.bars[1].foot), (1.0, 0.5, 0.0));
    }

    #[test]
    fn the_familys_page_counts_each_match_once() {
        let app = Empile::open_in_memory("fr").unwrap();
        let [ada, bob] = ["Ada", "Bob"].map(|name| app.add_player(name.into(), 0).unwrap().id);
        assert_eq!(app.family_page().unwrap().facts, []);
        play(&app, 0, &[(ada, 8), (bob, 3)]);
        play(&app, DAY, &[(ada, 8), (bob, 7)]);
        let page = app.family_page().unwrap();
        assert_eq!(
            values(&page),
            [
                ("Parties", "2"),
                ("Personnes", "2"),
                ("Jeu préféré", "Eintrichtern (2 parties)"),
                ("Joue depuis", "janv. 2026"),
            ]
        );
        assert_eq!(page.games[0].lines[0], "2 parties");
        assert!(page.games[0].lines[1].starts_with("En tête : Ada"), "{:?}", page.games[0].lines);
        assert_eq!(page.people[1].words, "2 parties, aucune victoire");
    }

    #[test]
    fn whoever_has_not_played_has_a_page_all_the_same_and_nobody_has_none() {
        let app = Empile::open_in_memory("fr").unwrap();
        let ada = app.add_player("Ada".into(), 0).unwrap();
        let page = app.person_page(ada.id).unwrap();
        assert_eq!((page.facts, page.months, page.games, page.people), Default::default());
        let stranger = "01890a5d-ac96-774b-bcce-b302099a8057".parse().unwrap();
        assert_eq!(app.person_page(stranger).unwrap_err().code(), "log-no-such-player");
    }
}
