//! What somebody can work out who forgets no face: a case is made of three faces, each die has part in up to three cases, and
//! two faces of a die tell the third.

use std::collections::HashMap;

use empile_games::{
    AnyGame, AnyView,
    contract::{Record, Seat},
    pyramid::{
        Die,
        lattice::{Cell, Side},
    },
};

use super::odds::{HIGHEST_SUM, chance_under_unknown};
use crate::past;

/// How likely each sum is, from 0.
type Chances = [f32; HIGHEST_SUM + 1];

/// Every face that was ever seen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Deduction {
    faces: HashMap<Cell, [Option<u8>; 3]>,
}

impl Deduction {
    /// What a seat can know of a match.
    pub(crate) fn of(past: &Record<AnyGame>, seat: Seat) -> Deduction {
        let mut deduction = Deduction::default();
        for view in past::views(past, seat) {
            let AnyView::Eintrichtern(view) = view else { continue };
            for die in &view.dice {
                deduction.see(die.cell, die.faces);
            }
        }
        deduction
    }

    pub(super) fn see(&mut self, cell: Cell, faces: [Option<u8>; 3]) {
        let known = self.faces.entry(cell).or_default();
        for (known, seen) in known.iter_mut().zip(faces) {
            *known = known.or(seen);
        }
    }

    /// How likely each sum of a case is, for all that was seen of the dice that make it.
    pub(super) fn sums(&self, case: Cell) -> Chances {
        let mut sums = [0.0; HIGHEST_SUM + 1];
        sums[0] = 1.0;
        for side in Side::ALL {
            let faces = self.face(case, side);
            let mut more = [0.0; HIGHEST_SUM + 1];
            for (sum, chance) in sums.into_iter().enumerate() {
                for (face, likely) in (1..).zip(faces) {
                    if let Some(slot) = more.get_mut(sum + face) {
                        *slot += chance * likely;
                    }
                }
            }
            sums = more;
        }
        sums
    }

    /// How likely each face, from 1, looks into the case from this side.
    fn face(&self, case: Cell, side: Side) -> [f32; 6] {
        let known = case.below(side).and_then(|die| self.faces.get(&die)).copied().unwrap_or_default();
        let fits = |die: &Die| {
            known.into_iter().zip(die.faces()).all(|(known, face)| known.is_none_or(|known| known == face))
        };
        let mut faces = [0.0; 6];
        let count = Die::all().filter(fits).count() as f32;
        for die in Die::all().filter(fits) {
            if let Some(likely) = faces.get_mut(usize::from(die.face(side)) - 1) {
                *likely += 1.0 / count;
            }
        }
        faces
    }
}

/// The red dice that can be lifted, and how likely what is under each of them.
pub(super) struct Reckoning {
    cases: Vec<(Cell, Chances)>,
}

impl Reckoning {
    pub(super) fn of(covered: &[Cell], deduction: &Deduction) -> Reckoning {
        Reckoning { cases: covered.iter().map(|cell| (*cell, deduction.sums(*cell))).collect() }
    }

    /// The case that is likeliest to have this sum, the first of those that are equal.
    pub(super) fn likeliest(&self, sum: u8) -> Option<Cell> {
        let chance = |chances: &Chances| chances.get(usize::from(sum)).copied().unwrap_or(0.0);
        let best = self.cases.iter().rev().max_by(|(_, a), (_, b)| chance(a).total_cmp(&chance(b)));
        best.map(|(cell, _)| *cell)
    }

    /// How likely a case has this sum.
    pub(super) fn chance(&self, cell: Cell, sum: u8) -> f32 {
        let case = self.cases.iter().find(|(case, _)| *case == cell);
        case.and_then(|(_, chances)| chances.get(usize::from(sum))).copied().unwrap_or_default()
    }

    /// How likely the best case for this sum has it.
    pub(super) fn best(&self, sum: u8) -> f32 {
        self.best_chance(usize::from(sum))
    }

    /// How likely the best of all other cases has it; nothing if there is no other.
    pub(super) fn best_beside(&self, cell: Cell, sum: u8) -> Option<f32> {
        let others = self.cases.iter().filter(|(case, _)| *case != cell);
        let chances = others.filter_map(|(_, chances)| chances.get(usize::from(sum)).copied());
        chances.max_by(f32::total_cmp)
    }

    /// The same before the dice are thrown.
    pub(super) fn best_of_throw(&self) -> f32 {
        (0..=HIGHEST_SUM).map(|sum| chance_under_unknown(sum as u8) * self.best_chance(sum)).sum()
    }

    fn best_chance(&self, sum: usize) -> f32 {
        let chances = self.cases.iter().filter_map(|(_, chances)| chances.get(sum));
        chances.copied().fold(0.0, f32::max)
    }

    /// « Il peut soit jeter de nouveau les trois dés gris, soit les laisser comme ils sont »: whichever is likelier to win
    /// a die.
    pub(super) fn should_throw(&self, sum: u8) -> bool {
        self.best_of_throw() > self.best(sum)
    }
}

#[cfg(test)]
mod tests {
    use empile_games::pyramid::lattice::CellSet;

    use super::*;

    fn case() -> Cell {
        CellSet::of_level(1).iter().find(|cell| cell.level() == 1).unwrap()
    }

    #[test]
    fn a_case_that_nothing_is_known_of_is_three_dice() {
        let sums = Deduction::default().sums(case());
        for (sum, chance) in (0..).zip(sums) {
            assert!((chance - chance_under_unknown(sum)).abs() < 1e-5, "{sum}: {chance}");
        }
    }

    #[test]
    fn two_faces_of_a_die_tell_the_third() {
        let mut deduction = Deduction::default();
        let lying = Die::showing([3, 2, 1]).unwrap();
        // Of each die of the case the two faces are seen that do not look into it.
        for side in Side::ALL {
            let mut faces = lying.faces().map(Some);
            faces[side.index()] = None;
            deduction.see(case().below(side).unwrap(), faces);
        }
        let sums = deduction.sums(case());
        assert!((sums[6] - 1.0).abs() < 1e-5, "{sums:?}");
    }

    #[test]
    fn a_face_seen_bars_itself_and_its_opposite_from_the_other_sides() {
        let mut deduction = Deduction::default();
        let [u, v, w] = Side::ALL;
        deduction.see(case().below(u).unwrap(), [None, Some(6), None]);
        let into_the_case = deduction.face(case(), u);
        assert!(into_the_case[0] + into_the_case[5] < 1e-5, "neither 6 nor 1: {into_the_case:?}");
        let [to_v, to_w] = [v, w].map(|side| deduction.face(case(), side));
        assert!(
            to_v.into_iter().zip(to_w).all(|(v, w)| (v - w).abs() < 1e-5),
            "nothing is known of the others"
        );
    }
}
