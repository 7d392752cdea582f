use empile_games::{GameId, contract::PaperRefusal};

use crate::{PlayerId, ResultId};

/// What became of the rows of one kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Taken {
    /// Not known here before.
    pub added: u32,
    /// Known, and newer in the file.
    pub updated: u32,
    /// Known, and newer here.
    pub kept: u32,
    /// The same on both sides.
    pub same: u32,
}

/// What an import does, or would do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ImportReport {
    /// People.
    pub players: Taken,
    /// Who is whom.
    pub merges: Taken,
    /// Campaigns.
    pub campaigns: Taken,
    /// Matches with their records.
    pub matches: Taken,
    /// Results, corrections included.
    pub results: Taken,
    /// Results taken out or brought back.
    pub voids: Taken,
    /// What is written beside results.
    pub notes: Taken,
    /// Evenings.
    pub evenings: Taken,
    /// What was played at which evening.
    pub evening_results: Taken,
    /// Everybody in the file, and who they are here.
    pub people: Vec<ImportedPerson>,
    /// Pairs with the same name afterwards: perhaps the same person, to be merged.
    pub namesakes: Vec<(PlayerId, PlayerId)>,
    /// What another program's file says that this log has no place for.
    pub not_understood: Vec<String>,
    /// Results by hand that no game ends with: taken in, but void.
    pub impossible: Vec<ImpossibleResult>,
}

/// Somebody in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportedPerson {
    /// The name in the file.
    pub name: String,
    /// Who that is here.
    pub becomes: Becomes,
}

/// Who somebody in a file is in this log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Becomes {
    /// Nobody who was here before.
    New,
    /// Here already, by the same id, under this name.
    Known {
        /// The name here; where it was changed, that of the later change.
        name: String,
    },
    /// Somebody else in the file, under a second name.
    Other {
        /// Who, by name.
        name: String,
    },
    /// New, and made one with whoever has the name here.
    United,
    /// New, and as yet another one than whoever has the name here.
    Namesake,
}

/// A result by hand that no game ends with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImpossibleResult {
    /// Which.
    pub result: ResultId,
    /// Of which game.
    pub game: GameId,
    /// Who played it, by name, in seat order.
    pub players: Vec<String>,
    /// Why it cannot be.
    pub refusal: PaperRefusal,
}

impl ImportReport {
    /// Would nothing change?
    #[must_use]
    pub fn is_nothing_new(&self) -> bool {
        let all = [
            self.players,
            self.merges,
            self.campaigns,
            self.matches,
            self.results,
            self.voids,
            self.notes,
            self.evenings,
            self.evening_results,
        ];
        all.iter().all(|taken| taken.added == 0 && taken.updated == 0)
    }
}
