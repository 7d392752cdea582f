use empile_games::contract::Millis;

use super::{Row, RowKind};

/// Runs down once it is started. Time comes in from outside: it has no clock of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Timer {
    length: Millis,
    started: Option<Millis>,
}

impl Timer {
    /// A timer of this length that stands still.
    pub(crate) fn new(length: Millis) -> Timer {
        Timer { length, started: None }
    }

    /// Starts it, anew if it was running.
    pub(crate) fn start(&mut self, now: Millis) {
        self.started = Some(now);
    }

    /// Makes it stand still.
    pub(crate) fn stop(&mut self) {
        self.started = None;
    }

    /// Was it started?
    pub(crate) fn is_started(&self) -> bool {
        self.started.is_some()
    }

    /// What is left of it; nothing unless it runs. Its last millisecond still counts.
    pub(crate) fn show(&self, tag: &str, label: &'static str, now: Millis) -> Option<Row> {
        let ends_at = self.started?.saturating_add(self.length);
        let row = Row::new(RowKind::Deadline, tag, label).counting(ends_at.cast_signed());
        (now <= ends_at).then_some(Row { most: self.length.cast_signed(), ..row })
    }
}
