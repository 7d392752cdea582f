//! The clock of a table: it begins with the match, and stands still while nobody can play. The match's own time waits,
//! besides, until everyone has come to the table.

use empile_games::{
    AnyAction,
    contract::{Entry, Millis},
};
use tokio::time::Instant;

/// Where time comes from. Tests bring their own.
pub trait TimeSource: Send + Sync {
    /// Milliseconds since a moment that does not move. Never goes back.
    fn now(&self) -> Millis;

    /// Does it pass by itself? If not, time passes at a table by touches alone.
    fn passes(&self) -> bool {
        true
    }
}

/// The device's clock, which nobody can set.
#[derive(Clone, Copy, Debug)]
pub struct DeviceTime {
    since: Instant,
}

impl Default for DeviceTime {
    fn default() -> DeviceTime {
        DeviceTime { since: Instant::now() }
    }
}

impl TimeSource for DeviceTime {
    fn now(&self) -> Millis {
        self.since.elapsed().as_millis() as Millis
    }
}

/// Time that stands still between two touches: whatever is touched again, with the same stamps, happens again.
#[derive(Clone, Copy, Debug)]
pub struct StandingTime;

impl TimeSource for StandingTime {
    fn now(&self) -> Millis {
        0
    }

    fn passes(&self) -> bool {
        false
    }
}

/// The latest moment that a record speaks of.
pub(super) fn last_stamp(entries: &[Entry<AnyAction>]) -> Millis {
    let stamps = entries.iter().map(|entry| match entry {
        Entry::Act { at, .. } | Entry::Clock { at } => *at,
    });
    stamps.max().unwrap_or(0)
}

/// How much of a match's time has passed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TableClock {
    passed: Millis,
    /// What the source said when it last began to run; none while it stands still.
    running_since: Option<Millis>,
    match_time: MatchTime,
}

/// The time of the match itself, which its record is stamped with: while everyone comes to the table, the table's clock
/// runs and this stands still. So a touch needs no other stamp because of it, however late a shell hears that it is over.
#[derive(Clone, Copy, Debug)]
enum MatchTime {
    StandsAt(Millis),
    Runs {
        /// It was so late on the table's clock when it began to run.
        since: Millis,
        /// It was so late in the match.
        from: Millis,
        /// It runs so many times as slowly as the table's clock.
        slowed: u64,
    },
}

impl TableClock {
    /// Goes on where the record ends: the time between two evenings is nobody's.
    pub(crate) fn after(last_stamp: Millis, source: &dyn TimeSource) -> TableClock {
        TableClock {
            passed: last_stamp,
            running_since: Some(source.now()),
            match_time: MatchTime::Runs { since: 0, from: 0, slowed: 1 },
        }
    }

    pub(crate) fn now(&self, source: &dyn TimeSource) -> Millis {
        let running = self.running_since.map_or(0, |since| source.now().saturating_sub(since));
        self.passed.saturating_add(running)
    }

    pub(super) fn runs(&self, source: &dyn TimeSource) -> bool {
        self.running_since.is_some() && source.passes()
    }

    /// A touch was heard: where time does not pass by itself, it is as late as that now.
    pub(crate) fn hear(&mut self, stamp: Millis, source: &dyn TimeSource) {
        if !source.passes() {
            self.passed = self.passed.max(stamp);
        }
    }

    pub(super) fn is_paused(&self) -> bool {
        self.running_since.is_none()
    }

    pub(super) fn pause(&mut self, source: &dyn TimeSource) {
        *self = TableClock { passed: self.now(source), running_since: None, ..*self };
    }

    /// Gives whether it stood still.
    pub(super) fn resume(&mut self, source: &dyn TimeSource) -> bool {
        let stood_still = self.running_since.is_none();
        self.running_since.get_or_insert_with(|| source.now());
        stood_still
    }

    /// How late it is in the match at a moment of the table's clock.
    pub(super) fn in_match(&self, moment: Millis) -> Millis {
        match self.match_time {
            MatchTime::StandsAt(at) => at,
            MatchTime::Runs { since, from, slowed } => {
                from.saturating_add(moment.saturating_sub(since) / slowed)
            }
        }
    }

    /// The match waits, from a moment of the table's clock on.
    pub(super) fn hold_match(&mut self, moment: Millis) {
        self.match_time = MatchTime::StandsAt(self.in_match(moment));
    }

    /// The match goes on, from a moment of the table's clock on.
    pub(super) fn let_match_run(&mut self, moment: Millis) {
        self.let_match_run_slowed(moment, 1);
    }

    /// The same, so many times as slowly as the table's clock.
    pub(super) fn let_match_run_slowed(&mut self, moment: Millis, slowed: u64) {
        if let MatchTime::StandsAt(from) = self.match_time {
            self.match_time = MatchTime::Runs { since: moment, from, slowed: slowed.max(1) };
        }
    }

    /// It is so late in the match now, and stays so.
    pub(super) fn hold_match_at(&mut self, at: Millis) {
        self.match_time = MatchTime::StandsAt(at);
    }

    /// Does the match's own time run?
    pub(super) fn match_runs(&self) -> bool {
        matches!(self.match_time, MatchTime::Runs { .. })
    }

    /// How long after a moment of the table's clock it is so late in the match; never while the match waits.
    pub(super) fn until(&self, in_match: Millis, moment: Millis) -> Option<Millis> {
        match self.match_time {
            MatchTime::StandsAt(_) => None,
            MatchTime::Runs { slowed, .. } => {
                Some(in_match.saturating_sub(self.in_match(moment)).saturating_mul(slowed))
            }
        }
    }
}
