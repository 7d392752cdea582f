//! The clock of a table: it begins with the match, and stands still while nobody can play.

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

/// How much of a match's time has passed.
#[derive(Clone, Copy, Debug)]
pub(super) struct TableClock {
    passed: Millis,
    /// What the source said when it last began to run; none while it stands still.
    running_since: Option<Millis>,
}

impl TableClock {
    /// Goes on where the record ends: the time between two evenings is nobody's.
    pub(super) fn after(entries: &[Entry<AnyAction>], source: &dyn TimeSource) -> TableClock {
        let last = entries.iter().map(|entry| match entry {
            Entry::Act { at, .. } | Entry::Clock { at } => *at,
        });
        TableClock { passed: last.max().unwrap_or(0), running_since: Some(source.now()) }
    }

    pub(super) fn now(&self, source: &dyn TimeSource) -> Millis {
        let running = self.running_since.map_or(0, |since| source.now().saturating_sub(since));
        self.passed.saturating_add(running)
    }

    pub(super) fn runs(&self, source: &dyn TimeSource) -> bool {
        self.running_since.is_some() && source.passes()
    }

    /// A touch was heard: where time does not pass by itself, it is as late as that now.
    pub(super) fn hear(&mut self, stamp: Millis, source: &dyn TimeSource) {
        if !source.passes() {
            self.passed = self.passed.max(stamp);
        }
    }

    pub(super) fn pause(&mut self, source: &dyn TimeSource) {
        *self = TableClock { passed: self.now(source), running_since: None };
    }

    pub(super) fn resume(&mut self, source: &dyn TimeSource) {
        self.running_since.get_or_insert_with(|| source.now());
    }
}
