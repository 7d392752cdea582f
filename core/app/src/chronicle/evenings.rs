//! Evenings in words: who came, what was played, who leads, who has won.

use empile_campaign::{
    Evening, EveningId, EveningMatch, EveningStanding, EveningTable, Log, LogError, MatchId, Player,
    PlayerId, Reader, ResultId, UnixMillis,
};
use empile_games::contract::Fact;

use super::axes::{PlotTick, RoundNumbers};
use super::plots::{PlotPoint, ScoreCurve, ScorePlot};
use crate::{Empile, EmpileError, HistoryRow, PlayerInfo, facts::many, robots::robot_seats};

/// An evening at a glance.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct EveningCard {
    /// Its id.
    pub id: EveningId,
    /// Its name, or what an evening without one is called.
    pub title: String,
    /// Who came, guests included.
    pub people: Vec<PlayerInfo>,
    /// When it began.
    pub begun_at: UnixMillis,
    /// Is it on?
    pub is_on: bool,
    /// Who leads, or who has won.
    pub headline: String,
}

/// An evening, all of it.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct EveningPage {
    /// At a glance.
    pub card: EveningCard,
    /// The table, the best first.
    pub lines: Vec<EveningLine>,
    /// How the points grew, match by match; nothing before the second.
    pub plot: Option<ScorePlot>,
    /// What was played, the last first.
    pub matches: Vec<EveningPlayed>,
    /// Can one go on with it, though somebody ended it?
    pub can_resume: bool,
}

/// A line of the table of an evening.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct EveningLine {
    /// Who.
    pub player: PlayerInfo,
    /// « 1er ».
    pub rank_text: String,
    /// « 7 points ».
    pub points_text: String,
    /// Matches and first places.
    pub words: String,
    /// Points beside those of the best, from 0 to 1.
    pub part: f32,
    /// Does nobody have more?
    pub leads: bool,
}

/// What was played at an evening.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct EveningPlayed {
    /// The result, as the history has it.
    pub row: HistoryRow,
    /// The name of the game.
    pub game: String,
    /// What it gave, the best first: « Ada 3, Bob 2 »; or why it gives nothing.
    pub words: String,
    /// Was it left in the evening?
    pub is_in: bool,
}

/// The evening that is on, where a match is about to begin or a result is written down.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct EveningOffer {
    /// Which.
    pub id: EveningId,
    /// Its name, or what an evening without one is called.
    pub title: String,
    /// Would it count there unless somebody says otherwise?
    pub counts: bool,
}

/// A result that was played so long before an evening at most may be one of it: who writes it down knows the day, and not the hour.
const LONGEST_BEFORE: UnixMillis = 12 * 3_600_000;
/// It is an evening's match if so many of its people sit there.
const FEWEST_OF_ITS_PEOPLE: usize = 2;

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl Empile {
    /// The evening that is on, if one is.
    pub fn evening_on(&self) -> Result<Option<EveningCard>, EmpileError> {
        self.read_log(|log| {
            let Some(evening) = log.evening_on()? else { return Ok(None) };
            Ok(Some(self.evening_card(log, &log.evening_table(evening.id)?)?))
        })
    }

    /// Every evening, the last first.
    pub fn evenings(&self) -> Result<Vec<EveningCard>, EmpileError> {
        self.read_log(|log| {
            let evenings = log.evenings()?;
            evenings.iter().map(|evening| self.evening_card(log, &log.evening_table(evening.id)?)).collect()
        })
    }

    /// One evening, all of it.
    pub fn evening_page(&self, evening: EveningId) -> Result<EveningPage, EmpileError> {
        self.read_log(|log| {
            let table = log.evening_table(evening)?;
            let everyone = log.everyone()?;
            let now = log.now();
            let could_be_on = Evening { ended_at: None, ..table.evening.clone() }.is_on(now);
            let most = table.standings.iter().map(|standing| standing.points).max().unwrap_or(0);
            let line = |standing: &EveningStanding| self.evening_line(standing, most, &everyone);
            Ok(EveningPage {
                card: self.evening_card(log, &table)?,
                lines: table.standings.iter().filter_map(line).collect(),
                plot: self.evening_plot(&table, &everyone),
                matches: table.matches.iter().rev().map(|played| self.played(played, &everyone)).collect(),
                can_resume: table.evening.ended_at.is_some() && could_be_on && log.evening_on()?.is_none(),
            })
        })
    }

    /// Begins an evening of these people; without a name, or with an empty one, it is named by its day.
    pub fn begin_evening(
        &self,
        name: Option<String>,
        people: Vec<PlayerId>,
    ) -> Result<EveningCard, EmpileError> {
        let name = name.filter(|name| !name.trim().is_empty());
        self.changed_evening(|log| log.begin_evening(name.as_deref(), &people))
    }

    /// Says anew who is there: somebody came later, or went.
    pub fn seat_evening(
        &self,
        evening: EveningId,
        people: Vec<PlayerId>,
    ) -> Result<EveningCard, EmpileError> {
        self.changed_evening(|log| log.seat_evening(evening, &people))
    }

    /// « La soirée est finie »: nothing more is played there.
    pub fn end_evening(&self, evening: EveningId) -> Result<EveningCard, EmpileError> {
        self.changed_evening(|log| log.end_evening(evening))
    }

    /// Goes on with an evening that was ended too early.
    pub fn resume_evening(&self, evening: EveningId) -> Result<EveningCard, EmpileError> {
        self.changed_evening(|log| log.resume_evening(evening))
    }

    /// Lets a result count for an evening, or takes it out.
    pub fn count_for_evening(
        &self,
        result: ResultId,
        evening: EveningId,
        counts: bool,
    ) -> Result<(), EmpileError> {
        self.ask_log(|log| log.count_for_evening(result, evening, counts))
    }

    /// Would a match of those who sit, with so many guests beside them, count for an evening?
    pub fn evening_for_match(
        &self,
        seats: Vec<PlayerId>,
        guests: u8,
    ) -> Result<Option<EveningOffer>, EmpileError> {
        let people = seats.len() + usize::from(guests) - robot_seats(&seats).len();
        self.evening_offer(|evening| people >= FEWEST_OF_ITS_PEOPLE && are_of(evening, &seats))
    }

    /// Would a result on paper, played then by these people, count for an evening?
    pub fn evening_for_paper(
        &self,
        people: Vec<PlayerId>,
        played_at: UnixMillis,
    ) -> Result<Option<EveningOffer>, EmpileError> {
        self.evening_offer(|evening| {
            are_of(evening, &people) && played_at >= evening.begun_at - LONGEST_BEFORE
        })
    }

    /// Writes down a result that was read off a table, and lets it count for an evening.
    pub fn enter_result_at(
        &self,
        id: ResultId,
        entered: crate::PaperEntry,
        evening: EveningId,
    ) -> Result<(), EmpileError> {
        let entered = self.paper_result(entered)?;
        self.ask_log(|log| log.enter_result_of(id, &entered, Some(evening)))
    }

    /// Who sits down to a game, by their ids: whoever sat at an earlier table, or the people of the evening that is on.
    pub fn seats_proposed(
        &self,
        game: empile_games::GameId,
        earlier: Vec<String>,
    ) -> Result<Vec<PlayerId>, EmpileError> {
        let Some(evening) = self.read_log(Reader::evening_on)? else {
            return self.seats_again(game, earlier);
        };
        let earlier_people = earlier.iter().filter_map(|id| id.parse::<PlayerId>().ok());
        let mut came: Vec<PlayerId> =
            earlier_people.filter(|id| id.is_robot() || evening.people.contains(id)).collect();
        if !are_of(&evening, &came) {
            came = evening.people;
        }
        self.seats_again(game, came.iter().map(PlayerId::to_string).collect())
    }
}

fn are_of(evening: &Evening, people: &[PlayerId]) -> bool {
    evening.people.iter().filter(|player| people.contains(player)).count() >= FEWEST_OF_ITS_PEOPLE
}

impl Empile {
    fn changed_evening(
        &self,
        change: impl FnOnce(&mut Log) -> Result<Evening, LogError>,
    ) -> Result<EveningCard, EmpileError> {
        self.ask_log(|log| {
            let evening = change(log)?;
            self.evening_card(log, &log.evening_table(evening.id)?)
        })
    }

    fn evening_offer(
        &self,
        counts: impl FnOnce(&Evening) -> bool,
    ) -> Result<Option<EveningOffer>, EmpileError> {
        let on = self.read_log(Reader::evening_on)?;
        Ok(on.map(|evening| EveningOffer {
            id: evening.id,
            title: self.evening_title(&evening),
            counts: counts(&evening),
        }))
    }

    /// The evening to which a match like an earlier one belongs: the same, as long as it is on.
    pub(crate) fn evening_again(&self, earlier: MatchId) -> Result<Option<EveningId>, EmpileError> {
        self.read_log(|log| {
            let on = log.evening_on()?;
            let before = log.evening_of_match(earlier)?;
            Ok(on.filter(|on| before == Some((on.id, true))).map(|on| on.id))
        })
    }

    pub(crate) fn evening_title(&self, evening: &Evening) -> String {
        evening.name.clone().unwrap_or_else(|| self.say("evening-title", &[]))
    }

    fn evening_card(&self, log: &Reader, table: &EveningTable) -> Result<EveningCard, LogError> {
        let everyone = log.everyone()?;
        let evening = &table.evening;
        let is_on = evening.is_on(log.now());
        let named = |player: PlayerId| PlayerInfo::named(player, &everyone);
        let winners: Vec<String> = table.winners().filter_map(named).map(|player| player.name).collect();
        let points = table.standings.first().map_or(0, |best| best.points);
        let facts = [
            ("names", Fact::Text(winners.join(", "))),
            ("count", many(winners.len())),
            ("points", Fact::Text(self.points_text(points))),
        ];
        let headline = match (winners.is_empty(), is_on) {
            (true, true) => self.say("evening-nothing-yet", &[]),
            (true, false) => self.say("evening-nothing", &[]),
            (false, true) => self.say("evening-leads", &facts),
            (false, false) => self.say("evening-won", &facts),
        };
        Ok(EveningCard {
            id: evening.id,
            title: self.evening_title(evening),
            people: evening.people.iter().copied().filter_map(named).collect(),
            begun_at: evening.begun_at,
            is_on,
            headline,
        })
    }

    fn evening_line(
        &self,
        standing: &EveningStanding,
        most: u32,
        everyone: &[Player],
    ) -> Option<EveningLine> {
        let facts = [
            ("games", Fact::Number(standing.games.into())),
            ("firsts", Fact::Number(standing.firsts.into())),
        ];
        Some(EveningLine {
            player: PlayerInfo::named(standing.player, everyone)?,
            rank_text: self.rank_text(u8::try_from(standing.rank).unwrap_or(u8::MAX)),
            points_text: self.points_text(standing.points),
            words: self.say("evening-line", &facts),
            part: standing.points as f32 / most.max(1) as f32,
            leads: standing.rank == 1 && standing.points > 0,
        })
    }

    fn played(&self, played: &EveningMatch, everyone: &[Player]) -> EveningPlayed {
        let row = self.history_line(played.entry.clone(), everyone);
        let mut given: Vec<_> = played.points.iter().collect();
        given.sort_by_key(|given| given.place);
        let said = given.iter().filter_map(|given| {
            let name = PlayerInfo::named(given.player, everyone)?.name;
            let facts = [("name", Fact::Text(name)), ("points", Fact::Number(given.points.into()))];
            Some(self.say("evening-given", &facts))
        });
        let said: Vec<String> = said.collect();
        let words = if !said.is_empty() {
            said.join(", ")
        } else if played.is_in {
            self.say("evening-gives-nothing", &[])
        } else {
            self.say("evening-left-out", &[])
        };
        EveningPlayed { game: self.game_name(row.game), row, words, is_in: played.is_in }
    }

    /// A curve for everybody, with a point for each match that counted; whoever did not play stays level.
    fn evening_plot(&self, table: &EveningTable, everyone: &[Player]) -> Option<ScorePlot> {
        let counted: Vec<&EveningMatch> =
            table.matches.iter().filter(|played| !played.points.is_empty()).collect();
        if counted.len() < 2 {
            return None;
        }
        let steps = counted.len() as f32;
        let numbers = RoundNumbers::around(table.standings.iter().map(|standing| standing.points.into()));
        let curve = |standing: &EveningStanding| {
            let player = PlayerInfo::named(standing.player, everyone)?;
            let mut sum = 0;
            let mut points = vec![PlotPoint { x: 0.0, y: numbers.height(0) }];
            for (number, played) in (1u16..).zip(&counted) {
                let given = played.points.iter().find(|given| given.player == standing.player);
                sum += given.map_or(0, |given| i64::from(given.points));
                points.push(PlotPoint { x: f32::from(number) / steps, y: numbers.height(sum) });
            }
            let facts = [
                ("name", Fact::Text(player.name.clone())),
                ("points", Fact::Text(self.points_text(standing.points))),
            ];
            let words = self.say("evening-curve", &facts);
            Some(ScoreCurve { player, games: standing.games, points, words })
        };
        let every = counted.len().div_ceil(MOST_NUMBERS);
        let ticks = (1..=counted.len()).filter(|number| number % every == 0);
        let tick = |number: usize| PlotTick {
            at: number as f32 / steps,
            label: self.say("evening-match", &[("number", many(number))]),
        };
        Some(ScorePlot {
            curves: table.standings.iter().filter_map(curve).collect(),
            dates: ticks.map(tick).collect(),
            scores: numbers.ticks(self.lexicon()),
        })
    }

    fn points_text(&self, points: u32) -> String {
        self.say("evening-points", &[("points", Fact::Number(points.into()))])
    }
}

/// So many numbers of matches fit beside each other.
const MOST_NUMBERS: usize = 6;

#[cfg(test)]
mod tests;
