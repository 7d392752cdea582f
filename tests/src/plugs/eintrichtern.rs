use empile_games::{
    contract::{Game, Measure, Seat},
    eintrichtern::{Action, Breach, Eintrichtern, Setup, dice_to_win},
    pyramid::{
        Colour,
        lattice::{Cell, CellSet},
    },
};

use super::dice_box::DiceBox;
use crate::{
    kit::Conforming,
    refusals::{OnPaper, Told, refused, refused_on_paper, told},
};

impl Conforming for Eintrichtern {
    const SLUG: &'static str = "eintrichtern";

    fn setups() -> Vec<Setup> {
        (2..=8).map(Setup::for_players).chain([Setup { players: 2, show_ms: 500 }]).collect()
    }

    fn strange_actions() -> Vec<Action> {
        let cells = (0..9).flat_map(|level| CellSet::of_level(level).iter().take(4));
        cells.map(|cell| Action::Uncover { cell }).chain([Action::Throw]).collect()
    }

    fn refusals() -> Vec<Told> {
        let cell = Cell::at(1, 2, 3).expect("the pyramid has this cell");
        let mut all = told(&[Breach::AlreadyThrown, Breach::MustThrow, Breach::NoRedDie { cell }]);
        all.extend([refused::<Eintrichtern>(&Setup { players: 2, show_ms: 0 })]);
        all
    }

    fn refusals_on_paper() -> Vec<Told> {
        use Measure::CasesUncovered;
        let on_paper = refused_on_paper::<Self>;
        let mut eight: Vec<OnPaper<'_>> = vec![(false, 5, &[]); 8];
        eight[0] = (true, 6, &[]);
        vec![
            on_paper(None, &eight),
            on_paper(None, &[(true, 3, &[]), (false, 2, &[])]),
            on_paper(None, &[(true, 8, &[(CasesUncovered, 7)]), (false, 2, &[])]),
        ]
    }

    fn check_invariants(&self) -> Result<(), String> {
        let in_the_hand = self.lifted().map(|piece| piece.colour);
        let dice = DiceBox {
            pyramid: self.pyramid(),
            hands: self.hands(),
            elsewhere: [Colour::Pearl; 3].into_iter().chain(in_the_hand).collect(),
            total: [36, 45, 3],
        };
        dice.check()?;
        if self.pyramid().of_colour(Colour::Yellow) != CellSet::BASE {
            return Err("a yellow die moved".into());
        }
        let most = Seat::all(self.players()).map(|seat| self.hands().before(seat).count()).max();
        let is_decided = most == Some(dice_to_win(self.players()))
            || (self.covered().is_empty() && self.lifted().is_none());
        if self.outcome().is_some() != is_decided {
            return Err(format!("{most:?} red dice, and the match is over or goes on"));
        }
        Ok(())
    }
}
