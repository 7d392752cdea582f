use empile_games::{
    bunte_kuh::{Action, Breach, BunteKuh, Call, Setup, Timing},
    contract::{Game, Measure, Seat},
    pyramid::{
        Colour, Die,
        lattice::{Cell, CellSet},
    },
};

use super::dice_box::DiceBox;
use crate::{
    kit::Conforming,
    refusals::{Told, refused, refused_on_paper, told},
};

impl Conforming for BunteKuh {
    const SLUG: &'static str = "bunte-kuh";

    fn setups() -> Vec<Setup> {
        let hasty = |players| Setup { players, timing: Timing { point_ms: 500, settle_ms: 1 } };
        (2..=6).map(Setup::for_players).chain([2, 6].map(hasty)).collect()
    }

    fn strange_actions() -> Vec<Action> {
        let die = Die::showing([3, 2, 1]).expect("a die");
        let per_cell = |cell: Cell| [Action::Point { case: cell }, Action::Lay { case: cell, die }];
        let cells = (0..9).flat_map(|level| CellSet::of_level(level).iter().take(2));
        let plain = [Action::Throw, Action::Call(Call::Stop), Action::Call(Call::No), Action::Void];
        plain.into_iter().chain(cells.flat_map(per_cell)).collect()
    }

    fn refusals() -> Vec<Told> {
        let cell = Cell::at(1, 2, 3).expect("the pyramid has this cell");
        let mut all = told(&[
            Breach::CannotThrowNow,
            Breach::NothingToCall,
            Breach::NothingToPointAt,
            Breach::NothingToVoid,
            Breach::NothingToLay,
            Breach::NoCase { cell },
            Breach::NotTheCaseShown { pointed: cell },
        ]);
        all.extend([
            refused::<BunteKuh>(&Setup { players: 2, timing: Timing { point_ms: 0, ..Timing::default() } }),
            refused::<BunteKuh>(&Setup { players: 2, timing: Timing { settle_ms: 0, ..Timing::default() } }),
        ]);
        all
    }

    fn refusals_on_paper() -> Vec<Told> {
        use Measure::{RightCalls, WrongCalls};
        let on_paper = refused_on_paper::<Self>;
        vec![
            on_paper(None, &[(true, 0, &[]), (false, 40, &[]), (false, 40, &[])]),
            on_paper(None, &[(true, 0, &[]), (true, 0, &[])]),
            on_paper(
                None,
                &[
                    (true, 0, &[(RightCalls, 8), (WrongCalls, 0)]),
                    (false, 4, &[(RightCalls, 4), (WrongCalls, 0)]),
                ],
            ),
            on_paper(None, &[(true, 0, &[]), (false, 29, &[]), (false, 31, &[])]),
        ]
    }

    fn check_invariants(&self) -> Result<(), String> {
        let dice = DiceBox {
            pyramid: self.pyramid(),
            hands: self.hands(),
            elsewhere: vec![Colour::Pearl; 3],
            total: [30, 30, 48],
        };
        dice.check()?;
        if !self.pyramid().heap().filled().contains_all(CellSet::BASE) {
            return Err("a base die is gone".into());
        }
        let is_empty = |seat: Seat| self.hands().before(seat).count() == 0;
        if self.outcome().is_none() && Seat::all(self.players()).any(is_empty) {
            return Err("somebody has no die left and the match goes on".into());
        }
        Ok(())
    }
}
