//! Eintrichtern: lift what is remembered, otherwise something that is not.

mod memory;
mod odds;
#[cfg(test)]
mod tests;

use empile_games::{
    contract::{Game, Viewer},
    eintrichtern::{Action, Eintrichtern, Step},
    pyramid::lattice::Cell,
};

use crate::Seen;
pub(crate) use memory::Memory;
use odds::{chance_of_throw, chance_under_unknown};

pub(crate) fn choose(seen: &Seen<'_, Eintrichtern>, memory: &Memory) -> Option<Action> {
    let covered = seen.offered().into_iter().filter_map(|action| match action {
        Action::Uncover { cell } => Some(cell),
        Action::Throw => None,
    });
    let table = Table { covered: covered.collect(), memory };
    match seen.world(0).observe(Viewer::Seat(seen.seat())).step {
        Step::MustThrow => Some(Action::Throw),
        Step::MayThrow { thrown } if table.should_throw(thrown.iter().sum()) => Some(Action::Throw),
        Step::MayThrow { thrown } | Step::MustUncover { thrown } => {
            let drawn = seen.luck().stream(0).index(table.unknown().count());
            table.best_look(thrown.iter().sum(), drawn).map(|cell| Action::Uncover { cell })
        }
        Step::Shown { .. } | Step::Over => None,
    }
}

/// The red dice that can be lifted, and what the robot knows of them.
struct Table<'a> {
    covered: Vec<Cell>,
    memory: &'a Memory,
}

impl Table<'_> {
    /// « Il peut soit jeter de nouveau les trois dés gris, soit les laisser comme ils sont »: whichever is more likely to
    /// win a die.
    fn should_throw(&self, sum: u8) -> bool {
        let has_unknown = self.unknown().next().is_some();
        let kept = match self.known(sum) {
            Some(_) => return false,
            None if has_unknown => chance_under_unknown(sum),
            None => 0.0,
        };
        chance_of_throw(|sum| self.known(sum).is_some(), has_unknown) > kept
    }

    /// A case with this sum, else one that nothing is known of (the one at `drawn`), else the one that was seen longest
    /// ago: it cannot be right, but something must be lifted.
    fn best_look(&self, sum: u8, drawn: usize) -> Option<Cell> {
        let oldest = || self.covered.iter().copied().min_by_key(|cell| self.memory.seen_at(*cell));
        self.known(sum).or_else(|| self.unknown().nth(drawn)).or_else(oldest)
    }

    /// The case with this sum that is remembered best.
    fn known(&self, sum: u8) -> Option<Cell> {
        let fitting = self.covered.iter().copied().filter(|cell| self.memory.sum_under(*cell) == Some(sum));
        fitting.max_by_key(|cell| self.memory.seen_at(*cell))
    }

    fn unknown(&self) -> impl Iterator<Item = Cell> {
        self.covered.iter().copied().filter(|cell| self.memory.sum_under(*cell).is_none())
    }
}
