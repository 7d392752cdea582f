//! Eintrichtern: lift what is remembered, otherwise something that is not.

mod deduction;
mod memory;
mod odds;
mod outlook;
#[cfg(test)]
mod tests;

use empile_games::{
    AnyGame,
    contract::{Game, Record, Viewer},
    eintrichtern::{Action, Eintrichtern, Step, THROWN_DICE},
    pyramid::lattice::Cell,
};

use crate::{Level, Seen, advice::Reason};
use deduction::{Deduction, Reckoning};
use memory::Memory;
use odds::{chance_of_throw, chance_under_unknown};

pub(crate) fn choose(seen: &Seen<'_, Eintrichtern>, past: &Record<AnyGame>) -> Option<Action> {
    let level = seen.level();
    if level == Level::Formidable {
        return advise(seen, past).map(|(action, _)| action);
    }
    let Asked { covered, thrown, may_throw } = match asked(seen)? {
        Question::Throw => return Some(Action::Throw),
        Question::Lift(asked) => asked,
    };
    let memory = Memory::of(past, seen.seat(), level);
    let table = Table { covered, memory: &memory };
    if may_throw && table.should_throw(thrown) {
        Some(Action::Throw)
    } else {
        table.best_look(thrown).map(|cell| Action::Uncover { cell })
    }
}

/// What somebody does who forgets no face, and what speaks for it.
pub(crate) fn advise(seen: &Seen<'_, Eintrichtern>, past: &Record<AnyGame>) -> Option<(Action, Reason)> {
    let Asked { covered, thrown, may_throw } = match asked(seen)? {
        Question::Throw => return Some((Action::Throw, Reason::OnlyWay)),
        Question::Lift(asked) => asked,
    };
    let reckoning = Reckoning::of(&covered, &Deduction::of(past, seen.seat()));
    let (best, throwing) = (reckoning.best(thrown), reckoning.best_of_throw());
    if may_throw && reckoning.should_throw(thrown) {
        return Some((Action::Throw, Reason::Throwing { this: throwing, other: best }));
    }
    let cell = reckoning.likeliest(thrown)?;
    let other = reckoning.best_beside(cell, thrown);
    let throwing = may_throw.then_some(throwing);
    Some((Action::Uncover { cell }, Reason::Lifting { this: best, other, throwing }))
}

/// What a seat is asked.
enum Question {
    Throw,
    Lift(Asked),
}

/// Which red die, and whether the dice may be thrown again before.
struct Asked {
    /// In no order.
    covered: Vec<Cell>,
    thrown: u8,
    may_throw: bool,
}

fn asked(seen: &Seen<'_, Eintrichtern>) -> Option<Question> {
    let covered = seen.offered().into_iter().filter_map(|action| match action {
        Action::Uncover { cell } => Some(cell),
        Action::Throw => None,
    });
    let mut covered: Vec<Cell> = covered.collect();
    seen.luck().stream(0).shuffle(&mut covered);
    let lift = |thrown: [u8; THROWN_DICE], may_throw| {
        Question::Lift(Asked { covered, thrown: thrown.iter().sum(), may_throw })
    };
    match seen.world(0).observe(Viewer::Seat(seen.seat())).step {
        Step::MustThrow => Some(Question::Throw),
        Step::MayThrow { thrown } => Some(lift(thrown, true)),
        Step::MustUncover { thrown } => Some(lift(thrown, false)),
        Step::Shown { .. } | Step::Over => None,
    }
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
