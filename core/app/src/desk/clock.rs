use empile_games::contract::Millis;
use empile_stage::tool::ToolRecord;

use crate::TimeSource;

/// The time of a tool: it begins with its first move, and stands still while the app is closed.
#[derive(Clone, Copy, Debug)]
pub(super) struct DeskClock {
    passed: Millis,
    /// What the source said then.
    since: Millis,
}

impl DeskClock {
    /// Goes on where the record ends.
    pub(super) fn after(record: Option<&ToolRecord>, source: &dyn TimeSource) -> DeskClock {
        let last = record.and_then(|record| record.entries.last()).map_or(0, |entry| entry.at);
        DeskClock { passed: last, since: source.now() }
    }

    pub(super) fn now(&self, source: &dyn TimeSource) -> Millis {
        self.passed.saturating_add(source.now().saturating_sub(self.since))
    }

    /// Something is heard that happened then. Where time does not pass by itself, it is as late as that now.
    pub(super) fn hear(&mut self, stamp: Millis, source: &dyn TimeSource) -> Millis {
        if !source.passes() {
            self.passed = self.passed.max(stamp);
        }
        self.now(source)
    }
}
