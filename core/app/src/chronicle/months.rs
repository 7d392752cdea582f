//! How much was played over time, as bars.

use std::collections::BTreeMap;

use empile_campaign::{Month, PlayedAndWon, PlayedInMonth};
use empile_games::contract::Fact;
use empile_reference::Lexicon;

use super::axes::{PlotTick, RoundNumbers, month_text, year_text};

/// Bars with their axes: of months, of years where there are many, of the faces of a die.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct BarPlot {
    /// What the bars are.
    pub heading: String,
    /// From left to right. Of months the earliest first, also those in which nobody played.
    pub bars: Vec<PlotBar>,
    /// Words along the bottom, each below the middle of its bar.
    pub labels: Vec<PlotTick>,
    /// Round numbers at the side.
    pub numbers: Vec<PlotTick>,
    /// What the feet of the bars are, where they tell something.
    pub legend: Option<String>,
}

/// A bar: its height from 0 to 1.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PlotBar {
    /// All of it: what was played, how often a face fell.
    pub whole: f32,
    /// Its foot: what of it was won, what of it was to be expected.
    pub foot: f32,
    /// It told in a line.
    pub words: String,
}

/// More bars than this are not told apart: then each is a year.
const MOST_MONTHS: i32 = 24;
const MOST_DATES: usize = 4;

impl BarPlot {
    /// Of a person, whose wins it tells; or of everybody together.
    pub(crate) fn of(months: &[PlayedInMonth], of_a_person: bool, lexicon: &Lexicon) -> Option<BarPlot> {
        let (first, last) = (months.first()?.month, months.last()?.month);
        let by_year = first.until(last) >= MOST_MONTHS;
        let number = |month: Month| if by_year { month.year() - first.year() } else { first.until(month) };
        let mut sums: BTreeMap<i32, PlayedAndWon> = BTreeMap::new();
        for PlayedInMonth { month, played, .. } in months {
            *sums.entry(number(*month)).or_default() += *played;
        }
        let label = |number: i32| {
            if by_year {
                year_text(first.year() + number, lexicon)
            } else {
                month_text(first.later(number), lexicon)
            }
        };
        let count = number(last) + 1;
        let heights = RoundNumbers::around(sums.values().map(|played| played.games.into()));
        let bar = |number: i32| {
            let played = sums.get(&number).copied().unwrap_or_default();
            let wins = if of_a_person { played.wins.into() } else { 0 };
            PlotBar {
                whole: heights.height(played.games.into()),
                foot: heights.height(wins),
                words: lexicon.say(
                    if of_a_person { "plot-bar" } else { "plot-bar-of-all" },
                    &[
                        ("date", Fact::Text(label(number))),
                        ("games", Fact::Number(played.games.into())),
                        ("wins", Fact::Number(played.wins.into())),
                    ],
                ),
            }
        };
        let stride = (count.unsigned_abs() as usize).div_ceil(MOST_DATES);
        let tick = |number: i32| PlotTick { at: (number as f32 + 0.5) / count as f32, label: label(number) };
        Some(BarPlot {
            heading: lexicon.say(if by_year { "plot-by-year" } else { "plot-by-month" }, &[]),
            bars: (0..count).map(bar).collect(),
            labels: (0..count).step_by(stride).map(tick).collect(),
            numbers: heights.ticks(lexicon),
            legend: of_a_person.then(|| lexicon.say("plot-legend", &[])),
        })
    }
}

#[cfg(test)]
mod tests {
    use empile_games::GameId;
    use empile_reference::Language;

    use super::*;

    fn played(month: Month, games: u32) -> PlayedInMonth {
        PlayedInMonth { month, game: GameId::PilePoils, played: PlayedAndWon { games, wins: 1 } }
    }

    #[test]
    fn every_month_between_has_its_bar_and_many_months_are_years() {
        let lexicon = Lexicon::new(Language::FIRST).unwrap();
        let first = Month::of(1_767_225_600_000);
        let of = |months: &[PlayedInMonth]| BarPlot::of(months, true, &lexicon);
        assert_eq!(of(&[]), None);
        let year = of(&[played(first, 7), played(first.later(11), 3)]).unwrap();
        assert_eq!((year.bars.len(), year.heading.as_str()), (12, "Parties par mois"));
        assert_eq!(
            (year.bars[0].whole, year.bars[1].whole, year.bars[11].whole),
            (7.0 / 8.0, 0.0, 3.0 / 8.0)
        );
        let labels: Vec<&str> = year.labels.iter().map(|tick| tick.label.as_str()).collect();
        assert_eq!(labels, ["janv. 2026", "avr. 2026", "juil. 2026", "oct. 2026"]);
        assert!((year.labels[1].at - 3.5 / 12.0).abs() < f32::EPSILON);
        let years = of(&[played(first, 7), played(first.later(24), 3)]).unwrap();
        assert_eq!((years.bars.len(), years.heading.as_str()), (3, "Parties par an"));
        assert_eq!(years.bars[1].words, "2027 : aucune partie");
        assert_eq!(years.bars[2].words, "2028 : 3 parties, 1 victoire");
        let all = BarPlot::of(&[played(first, 7)], false, &lexicon).unwrap();
        assert_eq!(
            (all.bars[0].words.as_str(), all.bars[0].foot, all.legend),
            ("janv. 2026 : 7 parties", 0.0, None)
        );
    }
}
