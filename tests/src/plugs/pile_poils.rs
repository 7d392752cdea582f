use empile_games::{
    contract::{Game, Seat, Viewer},
    pile_poils::{Action, BoardRefusal, Breach, CellId, Dice, PilePoils, Setup, Side, cats_dealt},
};

use crate::{
    kit::Conforming,
    refusals::{Told, refused_on_paper, told},
};

/// A board so small that it fills up before anyone is out.
fn small_board() -> Side {
    Side::Own(vec![vec![1, 2, 3, 4, 5], vec![6, 7, 8, 9], vec![10, 11], vec![12, 3]])
}

impl Conforming for PilePoils {
    const SLUG: &'static str = "pile-poils";
    const SOAKED: u64 = 10_000_000;

    fn setups() -> Vec<Setup> {
        let sides = [Side::Coussin, Side::Panier, small_board()];
        sides
            .into_iter()
            .flat_map(|side| (2..=4).map(move |players| Setup { players, side: side.clone() }))
            .collect()
    }

    fn strange_actions() -> Vec<Action> {
        let place = |cell, faces: &[u8]| Action::Place { cell: CellId(cell), dice: Dice::of(faces).unwrap() };
        vec![
            Action::Roll,
            Action::Reroll,
            Action::Stop,
            Action::GiveUp,
            place(66, &[1]),
            place(200, &[6, 6]),
            place(0, &[]),
            place(0, &[1, 1]),
            place(3, &[6, 6, 6, 6, 6]),
        ]
    }

    fn refusals() -> Vec<Told> {
        let cell = CellId(3);
        let mut all = told(&[
            Breach::CannotRollNow,
            Breach::NothingToReroll,
            Breach::NoYarn,
            Breach::NothingToPlace,
            Breach::NoSuchCell { cell },
            Breach::CellTaken { cell },
            Breach::NoDiceChosen,
            Breach::DiceNotThrown,
            Breach::WrongSum { cell, number: 6, sum: 5 },
            Breach::CannotStopNow,
            Breach::CannotGiveUpNow,
        ]);
        all.extend(told(&[
            BoardRefusal::RowCount { found: 1 },
            BoardRefusal::RowWidth { row: 2, expected: 10, found: 9 },
            BoardRefusal::Hole { row: 1, cell: 4 },
            BoardRefusal::UnknownNumber { row: 1, cell: 4, number: 13 },
            BoardRefusal::TooMuchYarn { found: 13 },
        ]));
        all
    }

    fn refusals_on_paper() -> Vec<Told> {
        let on_paper = refused_on_paper::<Self>;
        vec![
            on_paper(None, &[(true, 12, &[]), (false, 19, &[]), (false, 19, &[]), (false, 19, &[])]),
            on_paper(None, &[(false, 0, &[]), (false, 4, &[])]),
            on_paper(None, &[(false, 1, &[]), (false, 4, &[])]),
            on_paper(None, &[(true, 3, &[]), (false, 0, &[]), (false, 0, &[])]),
            on_paper(None, &[(true, 12, &[]), (false, 0, &[])]),
            on_paper(None, &[(true, 5, &[]), (false, 6, &[])]),
        ]
    }

    fn check_invariants(&self) -> Result<(), String> {
        let view = self.observe(Viewer::Spectator);
        let players = self.players();
        let dealt: u32 = cats_dealt(players).iter().map(|cats| u32::from(*cats)).sum();
        let in_hand: u32 = view.hands.iter().map(|hand| u32::from(hand.cats)).sum();
        let bottom_rows = self.board().of_row(0) | self.board().of_row(1);
        let covered: u32 = if players == 2 {
            bottom_rows.iter().map(|cell| u32::from(self.board().cats(cell))).sum()
        } else {
            0
        };
        let standard_on_board: u32 = view.cells.iter().map(|cell| u32::from(cell.cats - cell.golden)).sum();
        if in_hand + standard_on_board != dealt + covered {
            return Err(format!("{in_hand} cats in hand and {standard_on_board} on the board of {dealt}"));
        }
        let golden_on_board: u32 = view.cells.iter().map(|cell| u32::from(cell.golden)).sum();
        let golden_in_hands: u32 = view.hands.iter().map(|hand| u32::from(hand.golden)).sum();
        if golden_on_board != golden_in_hands || golden_on_board > 12 {
            return Err(format!("{golden_on_board} golden cats on the board, {golden_in_hands} counted"));
        }
        let dice_on_board: u8 = view.cells.iter().map(|cell| cell.dice.len()).sum();
        if dice_on_board + view.dice_left != view.turn_dice && self.outcome().is_none() {
            return Err(format!("{dice_on_board} dice on the board, {} left", view.dice_left));
        }
        for (id, cell) in self.board().cells() {
            let lies = view.cells[id.index()];
            if lies.cats > 0 && !lies.dice.is_empty() {
                return Err(format!("cats and dice on cell {}", id.0));
            }
            if !lies.dice.is_empty() && lies.dice.sum() != cell.number {
                return Err(format!("wrong sum on cell {}", id.0));
            }
            let hangs = self.board().supports(id).iter().any(|below| view.cells[below.index()].cats == 0);
            if lies.cats > 0 && hangs {
                return Err(format!("the cat on cell {} hangs in the air", id.0));
            }
        }
        let winners = Seat::all(players).filter(|seat| self.hand(*seat).cats == 0).count();
        if winners > 0 && self.winner().is_none() {
            return Err("somebody is out but there is no Winner".into());
        }
        Ok(())
    }
}
