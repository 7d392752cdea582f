use empile_games::{
    contract::{Game, Measure, Seat, Viewer},
    pyramid::lattice::{Cell, CellSet, Heap},
    wurfelmarsch::{Action, Breach, DICE, Direction, Setup, Wurfelmarsch},
};

use crate::{
    kit::Conforming,
    refusals::{Told, refused, refused_on_paper, told},
};

impl Conforming for Wurfelmarsch {
    const SLUG: &'static str = "wurfelmarsch";
    const HIDES_SOMETHING: bool = false;

    fn setups() -> Vec<Setup> {
        let hasty = Setup { repetitions: 2, quiet_turns: 12, ..Setup::default() };
        let patient = Setup { repetitions: 10, quiet_turns: 600, ..Setup::default() };
        vec![Setup::default(), hasty, patient]
    }

    fn strange_actions() -> Vec<Action> {
        let cells = ["000", "008", "044", "404", "440", "323"].map(|cell| cell.parse().unwrap());
        let die = "321".parse().unwrap();
        let turns = cells.iter().map(|&cell| Action::Turn { cell, die });
        let pivots =
            cells.iter().flat_map(|&cell| Direction::ALL.map(|direction| Action::Pivot { cell, direction }));
        turns.chain(pivots).collect()
    }

    fn refusals() -> Vec<Told> {
        let cell = Cell::at(1, 2, 3).expect("the pyramid has this cell");
        let mut all = told(&[
            Breach::NoDieThere { cell },
            Breach::NotYourDie { cell },
            Breach::OffTheBase { cell },
            Breach::CellTaken { cell },
            Breach::SameFaces { cell },
        ]);
        all.extend([
            refused::<Wurfelmarsch>(&Setup { repetitions: 0, ..Setup::default() }),
            refused::<Wurfelmarsch>(&Setup { quiet_turns: 0, ..Setup::default() }),
        ]);
        all
    }

    fn refusals_on_paper() -> Vec<Told> {
        use Measure::DiceRemoved;
        let on_paper = refused_on_paper::<Self>;
        vec![
            on_paper(None, &[(true, 6, &[]), (false, 5, &[]), (false, 5, &[])]),
            on_paper(None, &[(true, 6, &[]), (false, 0, &[(DiceRemoved, 5)]), (false, 0, &[])]),
            on_paper(None, &[(true, 0, &[(DiceRemoved, 5)]), (false, 2, &[]), (false, 0, &[])]),
            on_paper(None, &[(false, 5, &[]), (false, 5, &[]), (false, 5, &[])]),
        ]
    }

    fn check_invariants(&self) -> Result<(), String> {
        let view = self.observe(Viewer::Spectator);
        let filled = view.pyramid.heap().filled();
        if !CellSet::BASE.contains_all(filled) || Heap::of(filled) != Ok(*view.pyramid.heap()) {
            return Err("a die left the base, or the heap does not fit the dice".into());
        }
        if view.pyramid.pieces().count() != filled.len() {
            return Err("the pieces do not fit the heap".into());
        }
        let sum = |of: [u8; 3]| of.into_iter().map(usize::from).sum::<usize>();
        let gone = sum(view.captured) + sum(view.removed);
        if filled.len() + gone != 3 * usize::from(DICE) {
            return Err(format!("{} dice stand and {gone} are gone", filled.len()));
        }
        for seat in Seat::all(3) {
            // What a seat lost to captures is what it neither has nor lost to ties.
            let kept = self.dice_of(seat).len() + usize::from(self.removed(seat));
            if kept > usize::from(DICE) || usize::from(self.captured(seat)) > 2 * usize::from(DICE) {
                return Err(format!("{seat} has more dice than there are"));
            }
        }
        if self.outcome().is_none() && self.dice_of(self.current()).is_empty() {
            return Err("a player without dice is to move".into());
        }
        if view.quiet >= view.setup.quiet_turns && view.ending.is_none() {
            return Err("the match went quiet and did not end".into());
        }
        Ok(())
    }
}
