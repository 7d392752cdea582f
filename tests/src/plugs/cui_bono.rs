use empile_games::{
    contract::{Game, Measure, Seat},
    cui_bono::{Action, Breach, Costs, CuiBono, Setup, most_kept},
    pyramid::lattice::{Cell, CellSet},
};

use super::dice_box::DiceBox;
use crate::{
    kit::Conforming,
    refusals::{Told, refused, refused_on_paper, told},
};

impl Conforming for CuiBono {
    const SLUG: &'static str = "cui-bono";

    fn setups() -> Vec<Setup> {
        let flat = Setup { costs: Costs { red: 1, yellow: 1, pearl: 1 }, ..Setup::for_players(3) };
        (2..=6).map(Setup::for_players).chain([flat]).collect()
    }

    fn strange_actions() -> Vec<Action> {
        let per_cell = |cell: Cell| [Action::Take { cell }, Action::PutBack { cell }];
        let cells = (0..9).flat_map(|level| CellSet::of_level(level).iter().take(5));
        cells.flat_map(per_cell).chain([Action::Keep]).collect()
    }

    fn refusals() -> Vec<Told> {
        let cell = Cell::at(1, 2, 3).expect("the pyramid has this cell");
        let mut all = told(&[
            Breach::AlreadyTaken,
            Breach::NothingThere { cell },
            Breach::NotOnTheBase { cell },
            Breach::TooHidden { cell, visible: 1 },
            Breach::NothingInHand,
            Breach::OnTheBase { cell },
            Breach::NoCase { cell },
            Breach::TwoColours { cell },
            Breach::SameColour { cell },
            Breach::RowOfOneColour { cell, dice: 3 },
            Breach::InCircles { cell },
        ]);
        let free = Costs { red: 0, ..Costs::default() };
        all.extend([refused::<CuiBono>(&Setup { costs: free, ..Setup::for_players(2) })]);
        all
    }

    fn refusals_on_paper() -> Vec<Told> {
        use Measure::DiceKept;
        let on_paper = refused_on_paper::<Self>;
        vec![
            on_paper(None, &[(true, 2, &[]), (false, 31, &[])]),
            on_paper(None, &[(true, 5, &[]), (false, 9, &[])]),
            on_paper(None, &[(true, 9, &[(DiceKept, 6)]), (false, 9, &[(DiceKept, 5)]), (false, 15, &[])]),
        ]
    }

    fn check_invariants(&self) -> Result<(), String> {
        let dice = DiceBox {
            pyramid: self.pyramid(),
            hands: self.hands(),
            elsewhere: self.held().iter().map(|piece| piece.colour).collect(),
            total: [55; 3],
        };
        dice.check()?;
        if self.takeable().is_empty() {
            return Err("no die can be taken".into());
        }
        let most = Seat::all(self.players()).map(|seat| self.hands().before(seat).count()).max();
        if self.outcome().is_some() != (most == Some(most_kept(self.players()))) {
            return Err(format!("{most:?} dice are kept, and the match is over or goes on"));
        }
        Ok(())
    }
}
