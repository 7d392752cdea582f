//! Which matches are being played: a match has one table, however many views look at it.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError, Weak},
};

use empile_campaign::MatchId;

use crate::{EmpileError, Table};

/// The tables that somebody holds. One that nobody holds any more is gone.
#[derive(Default)]
pub(crate) struct OpenTables(Mutex<HashMap<MatchId, Weak<Table>>>);

impl OpenTables {
    /// The table of this match: the one that is open, or else a new one. Whoever asks at the same time waits, and gets the
    /// same.
    pub(crate) fn open(
        &self,
        id: MatchId,
        reopen: impl FnOnce() -> Result<Table, EmpileError>,
    ) -> Result<Arc<Table>, EmpileError> {
        let mut tables = self.tables();
        if let Some(table) = tables.get(&id).and_then(Weak::upgrade) {
            return Ok(table);
        }
        Ok(kept(&mut tables, reopen()?))
    }

    /// The table of a match that has just begun.
    pub(crate) fn keep(&self, table: Table) -> Arc<Table> {
        kept(&mut self.tables(), table)
    }

    /// The match is not to be played on: whoever asks for it is told why by the log.
    pub(crate) fn forget(&self, id: MatchId) {
        self.tables().remove(&id);
    }

    /// No match is what it was: whoever asks for one finds it as the log has it now.
    pub(crate) fn forget_all(&self) {
        self.tables().clear();
    }

    /// A panic beside it leaves the list as it was.
    fn tables(&self) -> MutexGuard<'_, HashMap<MatchId, Weak<Table>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn kept(tables: &mut HashMap<MatchId, Weak<Table>>, table: Table) -> Arc<Table> {
    let table = Arc::new(table);
    tables.retain(|_, table| table.strong_count() > 0);
    tables.insert(table.id(), Arc::downgrade(&table));
    table
}
