use empile_games::{
    contract::{Choices, Game, Seat, Stream, Viewer},
    pyramid::lattice::{Cell, CellSet},
    raffzahn::{Action, Breach, Raffzahn, Setup, Step},
};

use super::dice_box::DiceBox;
use crate::{
    kit::Conforming,
    refusals::{Told, refused, refused_on_paper, told},
};

impl Conforming for Raffzahn {
    const SLUG: &'static str = "raffzahn";

    fn setups() -> Vec<Setup> {
        let silent = Setup { announces_nothing_left: false, late_ms: 50, ..Setup::default() };
        vec![Setup::default(), silent]
    }

    fn strange_actions() -> Vec<Action> {
        let on = |cells: CellSet| cells.iter().map(|cell| Action::Take { cell });
        let of_level = |level| on(CellSet::of_level(level)).take(3);
        [Action::Throw, Action::Stop, Action::Void].into_iter().chain((0..9).flat_map(of_level)).collect()
    }

    fn refusals() -> Vec<Told> {
        let cell = Cell::at(1, 2, 3).expect("the pyramid has this cell");
        let mut all = told(&[
            Breach::CannotThrowNow,
            Breach::NotThrown,
            Breach::NothingThere { cell },
            Breach::NotFreeThen { cell },
            Breach::HandLocked { until: 1_000 },
            Breach::AlreadyLate { cell },
            Breach::NotTheRoller,
            Breach::NothingToStop,
            Breach::NothingToVoid,
        ]);
        all.extend([
            refused::<Raffzahn>(&Setup { late_ms: 0, ..Setup::default() }),
            refused::<Raffzahn>(&Setup { lock_ms: 0, ..Setup::default() }),
        ]);
        all
    }

    fn refusals_on_paper() -> Vec<Told> {
        let on_paper = refused_on_paper::<Self>;
        vec![
            on_paper(None, &[(true, 64, &[]), (false, 60, &[]), (false, 41, &[])]),
            on_paper(None, &[(true, 50, &[]), (false, 40, &[]), (false, 28, &[])]),
        ]
    }

    /// Most dice cannot be taken: hands that went anywhere would be locked all the time.
    fn choose(&self, seat: Seat, chance: &mut Stream) -> Option<Action> {
        let slips = chance.below(24) == 0;
        let is_meant = |action: &Action| match action {
            Action::Take { cell } => slips || self.fitting(seat).contains(*cell),
            Action::Throw | Action::Stop => true,
            Action::Void => slips,
        };
        let meant: Vec<Action> = self.legal(seat).all().filter(is_meant).collect();
        meant.get(chance.index(meant.len().max(1))).copied()
    }

    fn check_invariants(&self) -> Result<(), String> {
        let dice = DiceBox {
            pyramid: self.pyramid(),
            hands: self.hands(),
            elsewhere: vec![self.top()],
            total: [55; 3],
        };
        dice.check()?;
        let only_the_base = CellSet::BASE.contains_all(self.pyramid().heap().filled());
        if only_the_base && self.observe(Viewer::Spectator).step == Step::Ready {
            return Err("only base dice are left and the match goes on".into());
        }
        Ok(())
    }
}
