use empile_games::{
    abquetschen::{Abquetschen, Action, Breach, RESERVE, Setup, Step},
    contract::{Game, Measure, Seat, Viewer},
    pyramid::lattice::{Cell, CellSet, Heap},
};

use crate::{
    kit::Conforming,
    refusals::{Told, refused_on_paper, told},
};

impl Conforming for Abquetschen {
    const SLUG: &'static str = "abquetschen";

    fn setups() -> Vec<Setup> {
        vec![Setup::default()]
    }

    fn strange_actions() -> Vec<Action> {
        let cells = ["000", "008", "323", "017", "222"].map(|cell| cell.parse::<Cell>().unwrap());
        let lays = cells.iter().flat_map(|&cell| [Action::Lay { cell }, Action::TakeBack { cell }]);
        lays.chain([Action::Throw, Action::Done]).collect()
    }

    fn refusals() -> Vec<Told> {
        let cell = Cell::at(1, 2, 3).expect("the pyramid has this cell");
        told(&[
            Breach::CannotThrowNow,
            Breach::NothingToLay,
            Breach::AllLaid { dice: 2 },
            Breach::CellTaken { cell },
            Breach::NoSupport { cell },
            Breach::EdgeCell { cell },
            Breach::DeadEnd { cell, dice: 2 },
            Breach::NotLaidNow { cell },
            Breach::NotFree { cell },
            Breach::NotAllLaid { left: 2 },
        ])
    }

    fn refusals_on_paper() -> Vec<Told> {
        use Measure::BonusDice;
        let on_paper = refused_on_paper::<Self>;
        vec![
            on_paper(None, &[(true, 52, &[]), (true, 52, &[]), (true, 52, &[])]),
            on_paper(None, &[(true, 3, &[]), (false, 0, &[]), (false, 40, &[])]),
            on_paper(None, &[(true, 0, &[]), (true, 40, &[]), (false, 50, &[])]),
            on_paper(None, &[(true, 46, &[(BonusDice, 4)]), (false, 50, &[]), (false, 50, &[])]),
        ]
    }

    fn check_invariants(&self) -> Result<(), String> {
        let view = self.observe(Viewer::Spectator);
        let filled = view.dice.into_iter().fold(CellSet::EMPTY, CellSet::union);
        if view.dice.iter().map(|dice| dice.len()).sum::<usize>() != filled.len() {
            return Err("two dice lie on one cell".into());
        }
        for seat in Seat::all(3) {
            let (laid, left) = (self.dice_of(seat).len(), usize::from(self.reserve(seat)));
            if laid + left != usize::from(RESERVE) {
                return Err(format!("{seat} has laid {laid} dice and has {left}"));
            }
        }
        if Heap::of(filled) != Ok(*self.heap()) {
            return Err("a die hangs in the air, or the heap does not fit the dice".into());
        }
        if !self.dice_of(self.current()).contains_all(view.laid) {
            return Err("the dice just laid are not the player's".into());
        }
        let left = match view.step {
            Step::Opening => 4 - view.laid.len(),
            Step::Laying { dice } | Step::Bonus { dice } => usize::from(dice) - view.laid.len(),
            _ => 0,
        };
        if (left == 0) != view.offered.is_empty() {
            return Err(format!("{left} dice to lay, offered {:?}", view.offered));
        }
        if !self.heap().cases().contains_all(view.offered) {
            return Err("a cell is offered where no die can lie".into());
        }
        Ok(())
    }
}
