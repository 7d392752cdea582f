use empile_games::contract::Millis;

use super::{Row, RowKind};

/// Runs down once it is started. Time comes in from outside: it has no clock of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Timer {
    pub(crate) length: Millis,
    /// Since when it runs; none while it stands still.
    pub(crate) started: Option<Millis>,
}

impl Timer {
    /// What is left of it; nothing unless it runs. Its last millisecond still counts.
    pub(crate) fn show(&self, tag: &str, label: &'static str, now: Millis) -> Option<Row> {
        let ends_at = self.started?.saturating_add(self.length);
        let row = Row::new(RowKind::Deadline, tag, label).counting(ends_at.cast_signed());
        (now <= ends_at).then_some(Row { most: self.length.cast_signed(), ..row })
    }
}
