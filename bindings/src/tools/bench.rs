use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use empile_app::tools::{Bench, Scores, ToolProblem};

use crate::{Empile, EmpileError};

/// A tool that a shell holds, with the app that speaks for it.
pub(super) struct Held<T> {
    empile: Arc<Empile>,
    bench: Mutex<Bench<T>>,
}

impl<T> Held<T> {
    /// Takes a tool off the shelf, if the table can have it.
    pub(super) fn new(empile: Arc<Empile>, tool: Result<T, ToolProblem>) -> Result<Held<T>, EmpileError> {
        let tool = tool.map_err(|problem| empile.app.tool_fault(&problem))?;
        Ok(Held { bench: Mutex::new(Bench::new(tool)), empile })
    }

    pub(super) fn empile(&self) -> &Empile {
        &self.empile
    }

    pub(super) fn look<R>(&self, look: impl FnOnce(&T) -> R) -> R {
        look(self.bench().tool())
    }

    pub(super) fn work<R>(
        &self,
        change: impl FnOnce(&mut T) -> Result<R, ToolProblem>,
    ) -> Result<R, EmpileError> {
        let answer = self.bench().work(change);
        answer.map_err(|problem| self.empile.app.tool_fault(&problem).into())
    }

    /// A tool changes as a whole or not at all, so a panic beside it leaves it sound.
    fn bench(&self) -> MutexGuard<'_, Bench<T>> {
        self.bench.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<T: Scores> Held<T> {
    /// Writes the result into the log, once as long as nothing changes. Gives its id.
    pub(super) fn write_down(&self, players: &[String], played_at: i64) -> Result<String, EmpileError> {
        let players = players.iter().map(|id| self.empile.id(id)).collect::<Result<Vec<_>, _>>()?;
        let id = self.empile.app.write_down_once(&mut self.bench(), &players, played_at)?;
        Ok(id.to_string())
    }
}
