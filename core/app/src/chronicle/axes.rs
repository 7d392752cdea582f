//! The axes of plots: dates along the bottom, round numbers at the side. Worked out here once, drawn alike by every shell.

use empile_campaign::{Month, UnixMillis};
use empile_games::contract::Fact;
use empile_reference::Lexicon;

/// A mark on an axis.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PlotTick {
    /// How far along the axis: 0 is its beginning (the left, the bottom), 1 its end.
    pub at: f32,
    /// What is written there.
    pub label: String,
}

/// So many marks fit beside each other.
const MOST_TICKS: u8 = 4;
const DAY: UnixMillis = 86_400_000;

/// From a least to a most, in steps that people count in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RoundNumbers {
    least: i64,
    most: i64,
    step: i64,
}

impl RoundNumbers {
    /// Around these numbers and zero.
    pub(crate) fn around(numbers: impl IntoIterator<Item = i64>) -> RoundNumbers {
        let (mut least, mut most) = (0, 0);
        for number in numbers {
            (least, most) = (least.min(number), most.max(number));
        }
        let steps = (0..18).flat_map(|power| [1, 2, 5].map(|digit| digit * 10_i64.pow(power)));
        let fits =
            |step: &i64| (most.div_euclid(*step) + 1) - least.div_euclid(*step) <= i64::from(MOST_TICKS) + 1;
        let step = steps.into_iter().find(fits).unwrap_or(i64::MAX);
        let least = least.div_euclid(step) * step;
        let most = (most + step - 1).div_euclid(step) * step;
        RoundNumbers { least, most: most.max(least + step), step }
    }

    /// How far up a number lies.
    pub(crate) fn height(&self, number: i64) -> f32 {
        ((number - self.least) as f64 / (self.most - self.least) as f64) as f32
    }

    pub(crate) fn ticks(&self, lexicon: &Lexicon) -> Vec<PlotTick> {
        let count = (self.most - self.least) / self.step;
        let tick = |index| {
            let number = self.least + index * self.step;
            let label = lexicon.say("number", &[("number", Fact::Number(number))]);
            PlotTick { at: self.height(number), label }
        };
        (0..=count).map(tick).collect()
    }
}

/// From the first game to the last. What is played on one day lies from left to right all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Dates {
    from: UnixMillis,
    until: UnixMillis,
}

impl Dates {
    pub(crate) fn around(moments: impl IntoIterator<Item = UnixMillis>) -> Option<Dates> {
        let mut moments = moments.into_iter();
        let first = moments.next()?;
        let span = moments.fold((first, first), |(from, until), at| (from.min(at), until.max(at)));
        Some(Dates { from: span.0, until: span.1.max(span.0 + 1) })
    }

    /// How far to the right a moment lies. Curves begin a little before their first game.
    pub(crate) fn place(&self, at: UnixMillis) -> f32 {
        BEFORE + (1.0 - BEFORE) * ((at - self.from) as f64 / (self.until - self.from) as f64) as f32
    }

    pub(crate) fn ticks(&self, lexicon: &Lexicon) -> Vec<PlotTick> {
        for step in [1, 2, 7, 14] {
            let days = self.days(step);
            if days.len() <= usize::from(MOST_TICKS) {
                return self.put(days, |at| day_text(at, lexicon));
            }
        }
        for step in [1, 2, 3, 6] {
            let months = self.months(step);
            if months.len() <= usize::from(MOST_TICKS) {
                return self.put(months, |at| month_text(Month::of(at), lexicon));
            }
        }
        let years = [12, 24, 60, 120, 240, 600, 1_200];
        let years = years.into_iter().map(|step| self.months(step));
        let few = years.into_iter().find(|years| years.len() <= usize::from(MOST_TICKS)).unwrap_or_default();
        self.put(few, |at| year_text(Month::of(at).year(), lexicon))
    }

    fn put(&self, moments: Vec<UnixMillis>, label: impl Fn(UnixMillis) -> String) -> Vec<PlotTick> {
        moments.into_iter().map(|at| PlotTick { at: self.place(at), label: label(at) }).collect()
    }

    /// The mornings of every so many days; where no morning lies between, the first game.
    fn days(&self, step: i64) -> Vec<UnixMillis> {
        let length = step * DAY;
        let first = (self.from + length - 1).div_euclid(length);
        let last = self.until.div_euclid(length);
        if first > last || self.until - self.from < DAY {
            return vec![self.from];
        }
        (first..=last).map(|number| number * length).take(usize::from(MOST_TICKS) + 1).collect()
    }

    /// The first days of every so many months.
    fn months(&self, step: i32) -> Vec<UnixMillis> {
        let since = Month::of(0);
        let first = since.until(Month::of(self.from - 1)).div_euclid(step) + 1;
        let month = |number: i32| since.later(number * step).begins();
        (first..).map(month).take_while(|at| *at <= self.until).take(usize::from(MOST_TICKS) + 1).collect()
    }
}

/// How much of the width lies before the first game.
pub(crate) const BEFORE: f32 = 0.04;

fn number(number: u8) -> Fact {
    Fact::Number(number.into())
}

pub(crate) fn day_text(at: UnixMillis, lexicon: &Lexicon) -> String {
    let (month, day) = Month::and_day(at);
    lexicon.say("plot-day", &[("day", number(day)), ("month", number(month.in_year()))])
}

pub(crate) fn month_text(month: Month, lexicon: &Lexicon) -> String {
    let year = Fact::Text(month.year().to_string());
    lexicon.say("plot-month", &[("month", number(month.in_year())), ("year", year)])
}

/// As a word: years are not counted in thousands.
pub(crate) fn year_text(year: i32, lexicon: &Lexicon) -> String {
    lexicon.say("plot-year", &[("year", Fact::Text(year.to_string()))])
}

#[cfg(test)]
mod tests {
    use empile_reference::Language;

    use super::*;

    fn french() -> Lexicon {
        Lexicon::new(Language::FIRST).unwrap()
    }

    fn labels(ticks: &[PlotTick]) -> Vec<&str> {
        ticks.iter().map(|tick| tick.label.as_str()).collect()
    }

    #[test]
    fn numbers_at_the_side_are_round_and_few_and_hold_everything() {
        let lexicon = french();
        let sides = [
            (vec![3], vec!["0", "1", "2", "3"]),
            (vec![7], vec!["0", "2", "4", "6", "8"]),
            (vec![12, 31], vec!["0", "10", "20", "30", "40"]),
            (vec![-12, 9], vec!["−15", "−10", "−5", "0", "5", "10"]),
            (vec![], vec!["0", "1"]),
        ];
        for (numbers, written) in sides {
            assert_eq!(labels(&RoundNumbers::around(numbers).ticks(&lexicon)), written);
        }
        for most in 1..2_000 {
            for least in [0, -1, -7, -most] {
                let round = RoundNumbers::around([most, least]);
                let ticks = round.ticks(&lexicon);
                assert!((2..=6).contains(&ticks.len()), "{least} to {most}: {ticks:?}");
                assert!(round.height(most) <= 1.0 && round.height(least) >= 0.0, "{least} to {most}");
                assert_eq!((ticks[0].at, ticks[ticks.len() - 1].at), (0.0, 1.0));
            }
        }
    }

    #[test]
    fn dates_below_are_days_months_or_years_as_it_takes() {
        let lexicon = french();
        let noon = |day: i64| 1_767_225_600_000 + day * DAY + DAY / 2;
        let below = |days: i64| {
            let dates = Dates::around([noon(0), noon(days)]).unwrap();
            let ticks = dates.ticks(&lexicon);
            assert!(ticks.iter().all(|tick| (0.0..=1.0).contains(&tick.at)), "{ticks:?}");
            assert!(ticks.windows(2).all(|two| two[0].at < two[1].at), "{ticks:?}");
            ticks.into_iter().map(|tick| tick.label).collect::<Vec<_>>()
        };
        assert_eq!(below(0), ["1 janv."]);
        assert_eq!(below(3), ["2 janv.", "3 janv.", "4 janv."]);
        assert_eq!(below(80), ["févr. 2026", "mars 2026"]);
        assert_eq!(below(900), ["juil. 2026", "janv. 2027", "juil. 2027", "janv. 2028"]);
        assert_eq!(below(365 * 8), ["2028", "2030", "2032"]);
        for days in 1..4_000 {
            assert!((1..=4).contains(&below(days).len()), "{days}");
        }
    }
}
