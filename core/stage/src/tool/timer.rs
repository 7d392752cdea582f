use empile_games::contract::Millis;

use super::{Row, RowKind, Sheet};
use crate::Words;

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

    /// The instant that ends it while it runs. Its last millisecond still counts.
    pub(crate) fn ends_at(&self, now: Millis) -> Option<Millis> {
        self.started.map(|started| started.saturating_add(self.length)).filter(|end| now <= *end)
    }

    /// Shows what is left of it, and has the sheet looked at again when it is over; nothing unless it runs.
    pub(crate) fn show(&self, tag: &str, label: Words, now: Millis, sheet: &mut Sheet) -> Option<Row> {
        let ends_at = self.ends_at(now)?;
        sheet.changes_at = Some(ends_at.saturating_add(1));
        let row = Row::new(RowKind::Deadline, tag, label).counting(ends_at.cast_signed());
        Some(Row { most: self.length.cast_signed(), ..row })
    }
}
