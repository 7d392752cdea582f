//! What a robot keeps in mind of the cases it saw: no more than a person would.

use empile_games::{
    AnyGame, AnyView,
    contract::{Record, Seat, Stream},
    eintrichtern::{Step, View},
    pyramid::lattice::Cell,
};

use crate::{Level, Luck, past};

/// How well somebody remembers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Head {
    /// A case stays in mind at least while so many others are looked at.
    fresh_for: u32,
    /// Then every other look drives it out with a chance of one in so many.
    fades_once_in: u32,
}

impl Head {
    fn of(level: Level) -> Head {
        level.pick(
            Head { fresh_for: 1, fades_once_in: 3 },
            Head { fresh_for: 3, fades_once_in: 6 },
            // More cases than a pyramid has are never looked at in between.
            Head { fresh_for: u32::from(u16::MAX), fades_once_in: 1 },
        )
    }
}

const LONGEST_FADING: u32 = 30;

/// « afin que tous puissent le retenir »: sums that were shown and are not yet forgotten.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Memory {
    head: Head,
    sights: Vec<Sight>,
    /// Cases looked at so far, by anybody.
    looks: u32,
}

/// A case as it was seen last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Sight {
    cell: Cell,
    sum: u8,
    at_look: u32,
    times_seen: u32,
    /// The look that drives it out.
    forgotten_at_look: u32,
}

impl Memory {
    /// Nothing was seen yet.
    pub(super) fn empty(level: Level) -> Memory {
        Memory { head: Head::of(level), sights: Vec::new(), looks: 0 }
    }

    /// What a seat remembers of a match: everything is looked at again through its eyes, and forgotten again.
    pub(crate) fn of(past: &Record<AnyGame>, seat: Seat, level: Level) -> Memory {
        let beginning = Record::<AnyGame> { setup: past.setup.clone(), seed: past.seed, entries: Vec::new() };
        let luck = Luck::of(&beginning, seat);
        let mut memory = Memory::empty(level);
        let mut step_before = None;
        for view in past::views(past, seat) {
            let AnyView::Eintrichtern(View { step, .. }) = view else { continue };
            if let Step::Shown { cell, sum, .. } = step
                && step_before != Some(step)
            {
                memory.look(cell, sum, &mut luck.stream(memory.looks.into()));
            }
            step_before = Some(step);
        }
        memory
    }

    /// What is seen twice stays twice as long.
    pub(super) fn look(&mut self, cell: Cell, sum: u8, chance: &mut Stream) {
        let times_seen = self.sight(cell).map_or(0, |sight| sight.times_seen) + 1;
        let fading = (0..LONGEST_FADING).take_while(|_| chance.below(self.head.fades_once_in) != 0);
        let lasts = self.head.fresh_for + fading.count() as u32;
        let forgotten_at_look = self.looks + 1 + lasts * times_seen;
        self.sights.retain(|sight| sight.cell != cell);
        self.sights.push(Sight { cell, sum, at_look: self.looks, times_seen, forgotten_at_look });
        self.looks += 1;
    }

    fn sight(&self, cell: Cell) -> Option<&Sight> {
        self.sights.iter().find(|sight| sight.cell == cell)
    }

    /// The sum under a red die, as far as it is remembered.
    pub(super) fn sum_under(&self, cell: Cell) -> Option<u8> {
        let sight = self.sight(cell)?;
        (self.looks <= sight.forgotten_at_look).then_some(sight.sum)
    }

    /// When a case was seen last, counted in looks.
    pub(super) fn seen_at(&self, cell: Cell) -> Option<u32> {
        self.sight(cell).map(|sight| sight.at_look)
    }
}
