use empile_campaign::{PlayerId, ResultId};

use super::ToolProblem;

/// A tool as it lies on the table, and what the log already has of it.
#[derive(Clone, Debug)]
pub struct Bench<T> {
    tool: T,
    written: Option<(Vec<PlayerId>, ResultId)>,
}

impl<T> Bench<T> {
    /// A tool that nobody has used yet.
    #[must_use]
    pub fn new(tool: T) -> Bench<T> {
        Bench { tool, written: None }
    }

    /// The tool as it stands.
    #[must_use]
    pub fn tool(&self) -> &T {
        &self.tool
    }

    /// Uses the tool. What was written down before is another result then.
    pub fn work<R>(
        &mut self,
        change: impl FnOnce(&mut T) -> Result<R, ToolProblem>,
    ) -> Result<R, ToolProblem> {
        let answer = change(&mut self.tool)?;
        self.written = None;
        Ok(answer)
    }

    /// The result in the log, if it is that of these players and nothing has changed since.
    pub(crate) fn written_for(&self, players: &[PlayerId]) -> Option<ResultId> {
        self.written.as_ref().filter(|(whose, _)| whose == players).map(|(_, id)| *id)
    }

    pub(crate) fn mark_written(&mut self, players: &[PlayerId], id: ResultId) {
        self.written = Some((players.to_vec(), id));
    }
}
