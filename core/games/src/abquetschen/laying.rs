//! « Déroulement du jeu »: which sets of new dice may be laid, found exactly.
//!
//! A new die that touches another one by a face stands on it or carries it. So a connected laying grows upwards: from
//! any part of it that lies firmly, the rest is reached by adding a cell on top of the part together with everything
//! that cell still lacks below. Going through the cells on top one by one, first with, then without each, meets every
//! laying exactly once.

use std::ops::ControlFlow;

use crate::pyramid::lattice::{Cell, CellSet, Side};

/// A number of dice to lay, and what the rules ask of them. It stays the same while they come down one by one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Laying {
    /// How many dice.
    pub(super) dice: u8,
    /// Dice laid before, whoever laid them.
    pub(super) older: CellSet,
    /// Cells that the new dice must keep off.
    pub(super) barred: CellSet,
    /// Cells one of which must be among the new dice: those that touch the dice to be touched.
    pub(super) footholds: CellSet,
    /// Cells that must not all be filled: behind them are the last visible dice of the first player.
    pub(super) outlook: Option<CellSet>,
}

/// Sees the layings that a search meets, many at a time.
pub(super) trait Witness {
    /// Each cell of `last`, added to `core`, makes a legal laying.
    fn see(&mut self, core: CellSet, last: CellSet) -> ControlFlow<()>;
}

impl Laying {
    /// « Mise en place »: the first player's dice, on the empty base but not on its edge cells.
    pub(super) fn opening(dice: u8) -> Laying {
        let footholds = CellSet::BASE - CellSet::EDGES;
        Laying { dice, older: CellSet::EMPTY, barred: CellSet::EDGES, footholds, outlook: None }
    }

    /// « Déroulement du jeu »: dice one of which touches one of the dice `touched` by a whole face. It stands on that
    /// die: below, an older die has all its supports.
    pub(super) fn touching(touched: CellSet, dice: u8, older: CellSet, outlook: Option<CellSet>) -> Laying {
        Laying { dice, older, barred: CellSet::EMPTY, footholds: on_top_of(touched) - older, outlook }
    }

    /// Those of the cases where the next die can lie so that, after the dice already laid, the whole number can.
    pub(super) fn offered(&self, laid: CellSet, cases: CellSet) -> CellSet {
        let mut union = Union { wanted: cases - self.barred, found: CellSet::EMPTY };
        let _ = self.search(laid, &mut union);
        union.found & union.wanted
    }

    /// Can the whole number be laid?
    pub(super) fn is_possible(&self) -> bool {
        struct First;
        impl Witness for First {
            fn see(&mut self, _: CellSet, _: CellSet) -> ControlFlow<()> {
                ControlFlow::Break(())
            }
        }
        self.search(CellSet::EMPTY, &mut First).is_break()
    }

    /// All layings that contain the dice already laid, one by one.
    pub(super) fn all(&self, laid: CellSet) -> Vec<CellSet> {
        struct List(Vec<CellSet>);
        impl Witness for List {
            fn see(&mut self, core: CellSet, last: CellSet) -> ControlFlow<()> {
                self.0.extend(last.iter().map(|cell| core.with(cell)));
                ControlFlow::Continue(())
            }
        }
        let mut list = List(Vec::new());
        let _ = self.search(laid, &mut list);
        list.0
    }

    /// Shows the witness every legal laying that contains the dice already laid, each once, until it has seen enough.
    /// When all are down there is no next die, and nothing to search.
    pub(super) fn search(&self, laid: CellSet, witness: &mut impl Witness) -> ControlFlow<()> {
        let Some(room) = usize::from(self.dice).checked_sub(laid.len()).filter(|room| *room > 0) else {
            return ControlFlow::Continue(());
        };
        let mut search = Search { laying: self, witness, is_linked: linked(laid) == laid };
        if !laid.is_empty() {
            let open = on_top_of(laid) - self.older - laid;
            return search.grow(laid, open, self.barred, room);
        }
        let mut barred = self.barred;
        for root in self.footholds {
            search.include(root, CellSet::EMPTY, CellSet::EMPTY, barred, room)?;
            barred = barred.with(root);
        }
        ControlFlow::Continue(())
    }
}

struct Search<'a, W> {
    laying: &'a Laying,
    witness: &'a mut W,
    /// Are the dice already down connected? Then so is everything that grows from them.
    is_linked: bool,
}

impl<W: Witness> Search<'_, W> {
    /// Goes on with every legal laying that contains `set` and none of `barred`. The cells on top of `set` that are
    /// not decided yet are `open`.
    fn grow(&mut self, set: CellSet, mut open: CellSet, mut barred: CellSet, room: usize) -> ControlFlow<()> {
        if room == 1 {
            return self.finish(set, open);
        }
        while let Some(cell) = open.first() {
            open = open.without(cell);
            self.include(cell, set, open, barred, room)?;
            barred = barred.with(cell);
        }
        ControlFlow::Continue(())
    }

    /// The same with `cell`, and all it still lacks below, in the set.
    #[inline]
    fn include(
        &mut self,
        cell: Cell,
        set: CellSet,
        open: CellSet,
        barred: CellSet,
        room: usize,
    ) -> ControlFlow<()> {
        let added = cell.foundation().with(cell) - self.laying.older - set;
        let size = added.len();
        // Whatever else joins the set, this cell takes at least as much: it fits now or never.
        if size > room || added.meets(barred) {
            return ControlFlow::Continue(());
        }
        let grown = set | added;
        if size == room {
            return self.show(grown.without(cell), CellSet::only(cell));
        }
        let fresh = on_top_of(added) - self.laying.older - grown - barred;
        self.grow(grown, (open - added) | fresh, barred, room - size)
    }

    /// One die is left: it lies on any open cell that has its supports.
    fn finish(&mut self, set: CellSet, open: CellSet) -> ControlFlow<()> {
        let carried = self.laying.older | set;
        let last: CellSet = open.iter().filter(|cell| carried.contains_all(cell.supports())).collect();
        if last.is_empty() { ControlFlow::Continue(()) } else { self.show(set, last) }
    }

    fn show(&mut self, core: CellSet, mut last: CellSet) -> ControlFlow<()> {
        if !core.meets(self.laying.footholds) {
            last &= self.laying.footholds;
        }
        if !self.is_linked {
            last = last.iter().filter(|cell| linked(core.with(*cell)) == core.with(*cell)).collect();
        }
        if let Some(outlook) = self.laying.outlook {
            last = last.iter().filter(|cell| !core.with(*cell).contains_all(outlook)).collect();
        }
        if last.is_empty() { ControlFlow::Continue(()) } else { self.witness.see(core, last) }
    }
}

/// All cells of the layings seen; enough once nothing is wanted any more.
struct Union {
    wanted: CellSet,
    found: CellSet,
}

impl Witness for Union {
    #[inline]
    fn see(&mut self, core: CellSet, last: CellSet) -> ControlFlow<()> {
        self.found |= core | last;
        if self.found.contains_all(self.wanted) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

/// The cells right on top of the dice of a set.
#[inline]
pub(super) fn on_top_of(set: CellSet) -> CellSet {
    set.iter().fold(CellSet::EMPTY, |all, cell| all | cell.covers())
}

/// The dice of a set that its first one reaches by whole faces.
fn linked(set: CellSet) -> CellSet {
    let Some(first) = set.first() else { return CellSet::EMPTY };
    let mut reached = CellSet::only(first);
    let mut fresh = reached;
    while let Some(cell) = fresh.first() {
        let next = (cell.contacts() & set) - reached;
        reached |= next;
        fresh = fresh.without(cell) | next;
    }
    reached
}

/// « RANGÉE »: the longest line of dice of a set.
pub(super) fn longest_row(set: CellSet) -> CellSet {
    let rows = set.iter().flat_map(|cell| Side::ALL.map(|axis| cell.run_in(set, axis)));
    rows.max_by_key(|row| row.len()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::{
        abquetschen::SECOND_THROWS,
        contract::{Seed, Stream},
        pyramid::lattice::Heap,
    };

    fn cells(text: &str) -> CellSet {
        text.split(' ').map(|cell| cell.parse::<Cell>().unwrap()).collect()
    }

    /// The rules, word for word.
    fn is_legal(laying: &Laying, touched: Option<CellSet>, set: CellSet) -> bool {
        let filled = laying.older | set;
        let lies_firmly = |cell: Cell| filled.contains_all(cell.supports());
        let is_next_to = |cell: Cell, others: CellSet| cell.contacts().meets(others);
        let mut linked = CellSet::only(set.first().unwrap());
        while let Some(next) = (set - linked).iter().find(|cell| is_next_to(*cell, linked)) {
            linked = linked.with(next);
        }
        set.iter().all(lies_firmly)
            && linked == set
            && !set.meets(laying.barred)
            && touched.is_none_or(|touched| set.iter().any(|cell| is_next_to(cell, touched)))
            && laying.outlook.is_none_or(|outlook| !set.contains_all(outlook))
    }

    /// Every way to lay so many dice one after the other, whatever the rules say of the whole.
    fn brute(laying: &Laying, touched: Option<CellSet>, laid: CellSet) -> HashSet<CellSet> {
        let mut sets = HashSet::from([laid]);
        for _ in laid.len()..usize::from(laying.dice) {
            sets = sets
                .into_iter()
                .flat_map(|set| {
                    let cases = Heap::of(laying.older | set).unwrap().cases();
                    cases.iter().map(move |cell| set.with(cell)).collect::<Vec<_>>()
                })
                .collect();
        }
        sets.retain(|set| is_legal(laying, touched, *set));
        sets
    }

    fn check(laying: &Laying, touched: Option<CellSet>, laid: CellSet) {
        let found = laying.all(laid);
        let expected = brute(laying, touched, laid);
        assert_eq!(found.len(), expected.len(), "some laying is missing or found twice: {laying:?} {laid:?}");
        assert_eq!(found.iter().copied().collect::<HashSet<_>>(), expected);
        let cases = Heap::of(laying.older | laid).unwrap().cases();
        let offered: CellSet =
            cases.iter().filter(|cell| expected.iter().any(|set| set.contains(*cell))).collect();
        assert_eq!(laying.offered(laid, cases), offered, "{laying:?} {laid:?}");
        if laid.is_empty() {
            assert_eq!(laying.is_possible(), !expected.is_empty());
        }
    }

    /// A heap of so many dice at random, and those of them that must be touched.
    fn random_heap(chance: &mut Stream, dice: usize) -> (Heap, CellSet) {
        let mut heap = Heap::EMPTY;
        let mut touched = CellSet::EMPTY;
        let wildness = 1 + chance.below(6);
        for _ in 0..dice {
            // Tidy plains and wild towers: the lowest case, the highest, or any.
            let cases = heap.cases();
            let cell = match chance.below(1 + wildness) {
                0 => cases.first(),
                1 => cases.last(),
                _ => cases.nth(chance.index(cases.len())),
            };
            heap.lay(cell.unwrap());
            if chance.below(4) == 0 {
                touched = touched.with(cell.unwrap());
            }
        }
        (heap, touched)
    }

    #[test]
    fn the_search_finds_what_brute_force_finds() {
        let mut chance = Stream::new(Seed(11));
        let mut layings = 0;
        for round in 0..120 {
            let size = 20 + chance.index(140);
            let (heap, touched) = random_heap(&mut chance, size);
            let outlook = (round % 4 == 0).then(|| on_top_of(touched) - heap.filled());
            // Where there are few cases, brute force can look further.
            let most = match heap.cases().len() {
                0..=10 => 6,
                11..=17 => 4,
                _ => 3,
            };
            for dice in 1..=most {
                let laying = Laying::touching(touched, dice, heap.filled(), outlook);
                check(&laying, Some(touched), CellSet::EMPTY);
                let sets = laying.all(CellSet::EMPTY);
                layings += sets.len();
                // From here on die by die, in an order that is as awkward as any.
                let Some(goal) = sets.get(chance.index(sets.len())) else { continue };
                let mut growing = heap;
                let mut laid = CellSet::EMPTY;
                while laid.len() + 1 < goal.len() {
                    let next = (*goal - laid) & growing.cases();
                    let cell = next.nth(chance.index(next.len())).unwrap();
                    growing.lay(cell);
                    laid = laid.with(cell);
                    check(&laying, Some(touched), laid);
                }
            }
        }
        assert!(layings > 3_000, "only {layings} layings were looked at");
    }

    #[test]
    fn on_the_empty_base_only_four_dice_can_be_laid_connected() {
        // « Déroulement du jeu », second note; with edge cells or without.
        for barred in [CellSet::EMPTY, CellSet::EDGES] {
            let possible: Vec<u8> = (2..=6)
                .filter(|&dice| {
                    Laying { barred, footholds: CellSet::BASE, ..Laying::opening(dice) }.is_possible()
                })
                .collect();
            assert_eq!(possible, [4]);
        }
    }

    #[test]
    fn the_opening_keeps_off_the_edge_cells() {
        let opening = Laying::opening(4);
        for laid in [CellSet::EMPTY, cells("323"), cells("323 143"), cells("323 233 224")] {
            check(&opening, None, laid);
        }
        assert_eq!(opening.offered(CellSet::EMPTY, CellSet::BASE), CellSet::BASE - CellSet::EDGES);
        assert_eq!(opening.all(CellSet::EMPTY).len(), 15);
        // Two dice that are not neighbours cannot become an opening.
        assert_eq!(opening.offered(cells("611 161"), CellSet::BASE - cells("611 161")), CellSet::EMPTY);
    }

    #[test]
    fn after_the_opening_only_3_5_or_6_dice_can_be_laid() {
        // « Déroulement du jeu », second note.
        for opening in Laying::opening(4).all(CellSet::EMPTY) {
            let possible: Vec<u8> = (1..=6)
                .filter(|&dice| Laying::touching(opening, dice, opening, None).is_possible())
                .collect();
            assert_eq!(possible, SECOND_THROWS, "{opening:?}");
        }
    }

    #[test]
    fn the_last_visible_dice_of_the_first_player_are_not_all_covered() {
        // One die, hidden but for one side: that side must stay open.
        let older = Heap::of(Cell::all().filter(|cell| cell.level() < 2).collect()).unwrap().filled();
        let outlook = cells("222");
        let laying = Laying { outlook: Some(outlook), ..Laying::touching(older, 1, older, None) };
        let cases = Heap::of(older).unwrap().cases();
        assert_eq!(laying.offered(CellSet::EMPTY, cases), cases - outlook);
    }

    #[test]
    fn rows_are_straight_and_unbroken() {
        assert_eq!(longest_row(cells("323 223 123 023 332")), cells("323 223 123 023"));
        assert_eq!(longest_row(cells("323 223 023 013")).len(), 2);
        assert_eq!(longest_row(CellSet::EMPTY), CellSet::EMPTY);
    }
}
