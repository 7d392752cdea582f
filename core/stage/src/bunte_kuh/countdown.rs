use empile_games::{bunte_kuh::Timing, contract::Millis};

const STEPS: u8 = 10;

/// The time to point at a case, in steps: a scene changes only when one of them is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Countdown {
    until: Millis,
    step: Millis,
    left: u8,
}

impl Countdown {
    /// All of the time is left. A match that is resumed has forgotten when it began.
    pub(super) fn new(from: Option<Millis>, until: Millis) -> Countdown {
        let from = from.unwrap_or(until.saturating_sub(Timing::default().point_ms));
        let step = until.saturating_sub(from).div_ceil(STEPS.into()).max(1);
        Countdown { until, step, left: STEPS }
    }

    /// Tenths of the time.
    pub(super) fn left(&self) -> u8 {
        self.left
    }

    /// Is there a step less left than before?
    pub(super) fn pass(&mut self, now: Millis) -> bool {
        let left = self.until.saturating_sub(now).div_ceil(self.step);
        let before = self.left;
        self.left = before.min(left.try_into().unwrap_or(STEPS));
        self.left < before
    }

    /// When the next step is over.
    pub(super) fn next(&self) -> Option<Millis> {
        let after = Millis::from(self.left.checked_sub(1)?);
        Some(self.until.saturating_sub(after * self.step))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_grows_shorter_by_a_tenth_at_each_moment_that_was_named_and_at_no_other() {
        let mut countdown = Countdown::new(Some(1_000), 6_000);
        let mut moments = Vec::new();
        while let Some(next) = countdown.next() {
            assert!(!countdown.pass(next - 1), "not before {next}");
            assert!(countdown.pass(next));
            moments.push((next, countdown.left()));
        }
        assert_eq!(moments[..2], [(1_500, 9), (2_000, 8)]);
        assert_eq!(moments[9..], [(6_000, 0)]);
    }

    #[test]
    fn a_clock_that_comes_late_or_goes_back_does_no_harm() {
        let mut countdown = Countdown::new(None, 6_000);
        assert!(countdown.pass(4_200));
        assert_eq!(countdown.left(), 4);
        assert!(!countdown.pass(2_000));
        assert_eq!(countdown.left(), 4);
        assert!(countdown.pass(99_000));
        assert_eq!((countdown.left(), countdown.next()), (0, None));
        assert_eq!(Countdown::new(Some(9), 3).left(), STEPS, "a call from the future");
    }
}
