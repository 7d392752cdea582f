//! Eintrichtern: lift what is remembered, otherwise something that is not.

mod deduction;
mod memory;
mod odds;
#[cfg(test)]
mod tests;

use empile_games::{
    AnyGame,
    contract::{Game, Record, Viewer},
    eintrichtern::{Action, Eintrichtern, Step},
    pyramid::lattice::Cell,
};

use crate::{Level, Seen};
use deduction::{Deduction, Reckoning};
use memory::Memory;
use odds::{chance_of_throw, chance_under_unknown};

pub(crate) fn choose(seen: &Seen<'_, Eintrichtern>, past: &Record<AnyGame>) -> Option<Action> {
    let covered = seen.offered().into_iter().filter_map(|action| match action {
        Action::Uncover { cell } => Some(cell),
        Action::Throw => None,
    });
    let mut covered: Vec<Cell> = covered.collect();
    seen.luck().stream(0).shuffle(&mut covered);
    let (thrown, may_throw) = match seen.world(0).observe(Viewer::Seat(seen.seat())).step {
        Step::MustThrow => return Some(Action::Throw),
        Step::MayThrow { thrown } => (thrown.iter().sum(), true),
        Step::MustUncover { thrown } => (thrown.iter().sum(), false),
        Step::Shown { .. } | Step::Over => return None,
    };
    let (should_throw, cell) = match seen.level() {
        level @ (Level::Gentle | Level::Clever) => {
            let memory = Memory::of(past, seen.seat(), level);
            let table = Table { covered, memory: &memory };
            (table.should_throw(thrown), table.best_look(thrown))
        }
        Level::Formidable => {
            let reckoning = Reckoning::of(&covered, &Deduction::of(past, seen.seat()));
            (reckoning.should_throw(thrown), reckoning.likeliest(thrown))
        }
    };
    if may_throw && should_throw { Some(Action::Throw) } else { cell.map(|cell| Action::Uncover { cell }) }
}

/// The red dice that can be lifted, in no order, and what the robot knows of them.
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

    /// A case with this sum, else one that nothing is known of, else the one that was seen longest ago: it cannot be
    /// right, but something must be lifted.
    fn best_look(&self, sum: u8) -> Option<Cell> {
        let oldest = || self.covered.iter().copied().min_by_key(|cell| self.memory.seen_at(*cell));
        self.known(sum).or_else(|| self.unknown().next()).or_else(oldest)
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
