use std::sync::Arc;

use empile_bots::{Step, Study};
use empile_campaign::{Reader, StoredMatch};
use empile_games::contract::{Fact, Seat};
use empile_reference::Lexicon;

use crate::{
    Empile, EmpileError, PlayerInfo, PlotPoint, PlotTick, ScoreCurve, ScorePlot,
    chronicle::axes::RoundNumbers, replay::steps_with, robots::known_robots,
};

/// A moment more than a few entries from another is another.
const APART: usize = 4;
const MOMENTS: usize = 3;
/// Luck smaller than so many standard errors is none.
const SURE: f32 = 2.0;
/// Less than this, in points of a hundred, is nothing.
const LEAST: i64 = 1;

/// What it was in a match: luck or choice.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct LuckSheet {
    /// Whom the dice liked, and who chose well: a sentence each.
    pub verdict: Vec<String>,
    /// What each player could expect after each move.
    pub plot: ScorePlot,
    /// What chance and choices did for each player.
    pub lines: Vec<LuckLine>,
    /// What decided it, in the order of play.
    pub moments: Vec<LuckMoment>,
    /// How that was worked out, and how sure it is.
    pub how: String,
}

/// What chance and choices did for a player.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct LuckLine {
    /// Who.
    pub player: PlayerInfo,
    /// What chance moved.
    pub luck: String,
    /// What decisions cost.
    pub choice: String,
}

/// A moment that moved much.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct LuckMoment {
    /// What happened to whose chances.
    pub text: String,
    /// The step of the replay that shows it.
    pub step: u32,
}

/// Who played, and the words for it.
pub(super) struct Told {
    players: Vec<PlayerInfo>,
    /// The step of the replay that shows each entry.
    shown_in: Vec<u32>,
    lexicon: Arc<Lexicon>,
}

impl Empile {
    pub(super) fn told_luck(&self, stored: &StoredMatch) -> Result<Told, EmpileError> {
        let everyone = self.read_log(Reader::everyone)?;
        let roster: Vec<PlayerInfo> = everyone.into_iter().map(Into::into).chain(known_robots()).collect();
        let sitters = self.sitters(&stored.seats)?;
        let players = stored.seats.iter().zip(sitters).filter_map(|(id, sitter)| {
            let player = roster.iter().find(|player| player.id == *id)?;
            // As the board showed it: a robot gives way to a person of the same colour.
            let colour = if player.is_robot { sitter.colour } else { player.colour };
            Some(PlayerInfo { colour, badge: sitter.colour, ..player.clone() })
        });
        let record = stored.record();
        Ok(Told {
            players: players.collect(),
            shown_in: steps_with(&record),
            lexicon: Arc::clone(&self.lexicon),
        })
    }
}

impl Told {
    pub(super) fn sheet(&self, study: &Study) -> LuckSheet {
        let tallies: Vec<Tally> = (0..self.players.len()).map(|seat| Tally::of(study, seat)).collect();
        LuckSheet {
            verdict: self.verdict(&tallies),
            plot: self.plot(study),
            lines: self
                .players
                .iter()
                .zip(&tallies)
                .map(|(player, tally)| self.line(player, tally))
                .collect(),
            moments: self.moments(study),
            how: self.say("luck-how", &[]),
        }
    }

    fn verdict(&self, tallies: &[Tally]) -> Vec<String> {
        let who = |is_one: &dyn Fn(&Tally) -> bool| -> Vec<String> {
            let them = self.players.iter().zip(tallies).filter(|(_, tally)| is_one(tally));
            them.map(|(player, _)| player.name.clone()).collect()
        };
        let most = tallies.iter().map(|tally| tally.luck).max().unwrap_or_default().max(LEAST);
        let liked = match who(&|tally| tally.luck == most).as_slice() {
            [] => self.say("luck-liked-nobody", &[]),
            [name] => self.say("luck-liked", &[("name", Fact::Text(name.clone()))]),
            names => self.say("luck-liked-several", &[("names", Fact::Text(names.join(", ")))]),
        };
        let least = tallies.iter().map(|tally| tally.cost).min();
        let best = who(&|tally| Some(tally.cost) == least);
        let chose = match best.as_slice() {
            [name] => self.say("luck-chose", &[("name", Fact::Text(name.clone()))]),
            names if names.len() == tallies.len() => self.say("luck-chose-alike", &[]),
            names => self.say("luck-chose-several", &[("names", Fact::Text(names.join(", ")))]),
        };
        vec![liked, chose]
    }

    fn line(&self, player: &PlayerInfo, tally: &Tally) -> LuckLine {
        let points = |points: i64| ("points", Fact::Number(points.abs()));
        let decisions = ("decisions", Fact::Number(tally.decisions));
        LuckLine {
            player: player.clone(),
            luck: match tally.luck {
                LEAST.. => self.say("luck-for", &[points(tally.luck)]),
                0 => self.say("luck-even", &[]),
                _ => self.say("luck-against", &[points(tally.luck)]),
            },
            choice: if tally.cost >= LEAST {
                self.say("choice-cost", &[points(tally.cost), decisions])
            } else {
                self.say("choice-none", &[decisions])
            },
        }
    }

    /// A curve for each player, from the beginning to the end.
    fn plot(&self, study: &Study) -> ScorePlot {
        let heights = RoundNumbers::around([100]);
        let entries = study.steps.len().max(1);
        let along = |entry: usize| entry as f32 / entries as f32;
        let curve = |(seat, player): (usize, &PlayerInfo)| {
            let expected = |chances: &[f32]| chances.get(seat).copied().unwrap_or_default();
            let chances = [&study.begin].into_iter().chain(study.steps.iter().map(|step| &step.expected));
            let height = |chance: f32| heights.height(0) + chance * (heights.height(100) - heights.height(0));
            let points = chances
                .enumerate()
                .map(|(entry, chances)| PlotPoint { x: along(entry), y: height(expected(chances)) });
            let last = study.steps.last().map_or(&study.begin, |step| &step.expected);
            let facts = [
                ("name", Fact::Text(player.name.clone())),
                ("before", percent(expected(&study.begin))),
                ("after", percent(expected(last))),
            ];
            ScoreCurve {
                player: player.clone(),
                games: entries as u32,
                points: points.collect(),
                words: self.say("luck-curve", &facts),
            }
        };
        let last_entry = i64::from(entries as u32);
        let moves = RoundNumbers::around([last_entry]).ticks(&self.lexicon).into_iter();
        let most = RoundNumbers::around([last_entry]).height(last_entry);
        // The last entry is the right edge; round numbers beyond it are not written.
        let moves = moves.map(|tick| PlotTick { at: tick.at / most, ..tick }).filter(|tick| tick.at <= 1.0);
        let share = |tick: PlotTick| PlotTick {
            label: self.say("percent", &[("number", Fact::Text(tick.label))]),
            ..tick
        };
        ScorePlot {
            curves: self.players.iter().enumerate().map(curve).collect(),
            dates: moves.collect(),
            scores: heights.ticks(&self.lexicon).into_iter().map(share).collect(),
        }
    }

    /// The entries that moved most, none too near another, in the order of play.
    fn moments(&self, study: &Study) -> Vec<LuckMoment> {
        let before = |entry: usize| {
            entry
                .checked_sub(1)
                .and_then(|before| study.steps.get(before))
                .map_or(&study.begin, |step| &step.expected)
        };
        let moved = |entry: usize, step: &Step| -> f32 {
            step.expected
                .iter()
                .zip(before(entry))
                .map(|(after, before)| (after - before).abs())
                .fold(0.0, f32::max)
        };
        // What the clock did is nobody's, and what moved nothing decided nothing.
        let somebodys = study.steps.iter().enumerate().filter(|(_, step)| step.seat.is_some());
        let mut largest: Vec<(f32, usize)> = somebodys
            .map(|(entry, step)| (moved(entry, step), entry))
            .filter(|(moved, _)| moved * 100.0 >= LEAST as f32)
            .collect();
        largest.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        let mut chosen: Vec<usize> = Vec::new();
        for (_, entry) in largest {
            if chosen.len() < MOMENTS && chosen.iter().all(|other| other.abs_diff(entry) >= APART) {
                chosen.push(entry);
            }
        }
        chosen.sort_unstable();
        let moment = |entry: usize| {
            let step = study.steps.get(entry)?;
            let seat = step.seat?.index();
            let chance = |chances: &[f32]| percent(chances.get(seat).copied().unwrap_or_default());
            let luck = step.luck.get(seat).copied().unwrap_or_default().abs();
            let key = if luck >= step.cost { "luck-moment-chance" } else { "luck-moment-choice" };
            let shown = self.shown_in.get(entry).copied().unwrap_or_default();
            let facts = [
                ("step", Fact::Number(shown.into())),
                ("name", self.name(seat)),
                ("before", chance(before(entry))),
                ("after", chance(&step.expected)),
            ];
            Some(LuckMoment { text: self.say(key, &facts), step: shown })
        };
        chosen.into_iter().filter_map(moment).collect()
    }

    fn name(&self, seat: usize) -> Fact {
        Fact::Text(self.players.get(seat).map(|player| player.name.clone()).unwrap_or_default())
    }

    fn say(&self, key: &str, facts: &[(&str, Fact)]) -> String {
        self.lexicon.say(key, facts)
    }
}

/// What chance and choices did for a seat over the whole match, in points of a hundred.
struct Tally {
    luck: i64,
    cost: i64,
    decisions: i64,
}

impl Tally {
    fn of(study: &Study, seat: usize) -> Tally {
        let luck: f32 = study.steps.iter().filter_map(|step| step.luck.get(seat)).sum();
        let error = study.steps.iter().map(|step| step.luck_error.powi(2)).sum::<f32>().sqrt();
        let own = || study.steps.iter().filter(|step| step.seat.map(Seat::index) == Some(seat));
        let points = |part: f32| (part * 100.0).round() as i64;
        Tally {
            luck: if luck.abs() < SURE * error { 0 } else { points(luck) },
            cost: points(own().map(|step| step.cost).sum()),
            decisions: i64::from(own().filter(|step| step.is_decision).count() as u32),
        }
    }
}

fn percent(chance: f32) -> Fact {
    Fact::Number((chance * 100.0).round() as i64)
}
