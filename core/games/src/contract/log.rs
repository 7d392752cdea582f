use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Game, Millis, Refusal, Seat, Seed, SetupRefusal};

/// One line of a match's log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Entry<A> {
    /// A seat acted.
    Act {
        /// Who.
        seat: Seat,
        /// What.
        action: A,
        /// When, on the table's clock.
        at: Millis,
    },
    /// The clock closed what was due.
    Clock {
        /// When.
        at: Millis,
    },
}

/// A whole match: the save file, the replay, the bug report and the golden test.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Record<G: Game> {
    /// Players and options.
    pub setup: G::Setup,
    /// Where chance began.
    pub seed: Seed,
    /// All that was accepted, in order.
    pub entries: Vec<Entry<G::Action>>,
}

/// Why a record does not replay.
#[derive(Debug, Error)]
pub enum ReplayError<G: Game> {
    /// The setup is not playable.
    #[error("the set-up cannot be played: {0}")]
    Setup(SetupRefusal<G::SetupBreach>),
    /// An entry is refused by the rules: the record was altered, or the rules were.
    #[error("entry {index} cannot be replayed: {refusal}")]
    Entry {
        /// Which entry, from 0.
        index: usize,
        /// Why.
        refusal: Refusal<G::Breach>,
    },
}

/// What taking back the last entry needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoRight {
    /// Nothing: it showed nobody anything new.
    Free,
    /// The consent of the table: dice fell or a turn passed. They come up the same again.
    NeedsConsent,
}

/// Why nothing was taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum UndoRefusal {
    /// The match is at its beginning.
    #[error("there is nothing to take back")]
    NothingToUndo,
    /// The table was not asked.
    #[error("taking this back needs the consent of the table")]
    ConsentNeeded,
}

/// A match under way: its record and the state the record leads to.
#[derive(Clone, Debug, PartialEq)]
pub struct Match<G: Game> {
    record: Record<G>,
    state: G,
    undo_right: Option<UndoRight>,
}

impl<G: Game> Match<G> {
    /// A new match.
    pub fn start(setup: G::Setup, seed: Seed) -> Result<Match<G>, SetupRefusal<G::SetupBreach>> {
        let state = G::start(&setup, seed)?;
        Ok(Match { record: Record { setup, seed, entries: Vec::new() }, state, undo_right: None })
    }

    /// The match that a record tells.
    pub fn replay(record: Record<G>) -> Result<Match<G>, ReplayError<G>> {
        let Record { setup, seed, entries } = record;
        let mut replayed = Match::start(setup, seed).map_err(ReplayError::Setup)?;
        let mut events = Vec::new();
        for (index, entry) in entries.into_iter().enumerate() {
            replayed.enter(entry, &mut events).map_err(|refusal| ReplayError::Entry { index, refusal })?;
            events.clear();
        }
        Ok(replayed)
    }

    /// Performs an entry and writes it down, or refuses it and changes nothing.
    pub fn enter(
        &mut self,
        entry: Entry<G::Action>,
        events: &mut Vec<G::Event>,
    ) -> Result<(), Refusal<G::Breach>> {
        let before = self.state.clone();
        match &entry {
            Entry::Act { seat, action, at } => self.state.apply(*seat, action, *at, events)?,
            Entry::Clock { at } => self.state.advance(*at, events)?,
        }
        let is_free = G::is_free_to_undo(&before, &self.state);
        self.undo_right = Some(if is_free { UndoRight::Free } else { UndoRight::NeedsConsent });
        self.record.entries.push(entry);
        Ok(())
    }

    /// What taking back the last entry needs; `None` at the beginning.
    #[must_use]
    pub fn undo_right(&self) -> Option<UndoRight> {
        self.undo_right
    }

    /// Takes back the last entry: the match is again what it was before, future dice included.
    pub fn undo(&mut self, table_agrees: bool) -> Result<Entry<G::Action>, UndoRefusal> {
        if self.undo_right == Some(UndoRight::NeedsConsent) && !table_agrees {
            return Err(UndoRefusal::ConsentNeeded);
        }
        let mut shorter = self.record.clone();
        let last = shorter.entries.pop().ok_or(UndoRefusal::NothingToUndo)?;
        // A prefix of what was accepted entry by entry always replays.
        *self = Match::replay(shorter).map_err(|_| UndoRefusal::NothingToUndo)?;
        Ok(last)
    }

    /// The state now.
    #[must_use]
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The record so far.
    #[must_use]
    pub fn record(&self) -> &Record<G> {
        &self.record
    }
}
