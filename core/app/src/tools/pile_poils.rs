use empile_games::{
    GameId,
    contract::Seat,
    pile_poils::{GOLDEN_CATS, Title, cats_dealt},
};

use super::{Scores, Standing, ToolProblem, per_seat::PerSeat};

/// « Fin de partie »: the title that so many golden cats earn.
pub fn title_for(golden_cats: u8) -> Result<Title, ToolProblem> {
    ToolProblem::check(golden_cats, 0, GOLDEN_CATS)?;
    Ok(Title::for_golden_cats(golden_cats))
}

/// The score sheet of Pile-Poils: golden cats of the Winner, cats left of everybody else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PilePoilsSheet {
    winner: Option<(Seat, u8)>,
    left: PerSeat<u8>,
}

impl PilePoilsSheet {
    /// An empty sheet for so many.
    pub fn new(players: u8) -> Result<PilePoilsSheet, ToolProblem> {
        Ok(PilePoilsSheet { winner: None, left: PerSeat::new(GameId::PilePoils, players, 0)? })
    }

    /// The Winner and the golden cats bedded; on a board of one's own there may be none.
    pub fn set_winner(&mut self, winner: Option<(Seat, u8)>) -> Result<(), ToolProblem> {
        if let Some((seat, golden_cats)) = winner {
            self.left.of(seat)?;
            ToolProblem::check(golden_cats, 0, self.most_golden_cats())?;
        }
        self.winner = winner;
        Ok(())
    }

    /// So many golden cats can be bedded at most.
    #[must_use]
    pub fn most_golden_cats(&self) -> u8 {
        GOLDEN_CATS
    }

    /// So many cats can be left before a player at most: never more than were dealt.
    #[must_use]
    pub fn most_left(&self) -> u8 {
        cats_dealt(self.left.players()).iter().copied().max().unwrap_or_default()
    }

    /// So many cats are still awake before a player.
    pub fn set_left(&mut self, seat: Seat, cats: u8) -> Result<(), ToolProblem> {
        let most = self.most_left();
        let left = self.left.of_mut(seat)?;
        ToolProblem::check(cats, 0, most)?;
        *left = cats;
        Ok(())
    }

    /// What the Winner may be called.
    #[must_use]
    pub fn title(&self) -> Option<Title> {
        self.winner.map(|(_, golden_cats)| Title::for_golden_cats(golden_cats))
    }

    /// Everybody's score, in seat order.
    #[must_use]
    pub fn scores(&self) -> Vec<i32> {
        let score = |(seat, left): (Seat, &u8)| match self.golden_cats(seat) {
            Some(golden_cats) => i32::from(golden_cats),
            None => -i32::from(*left),
        };
        self.left.seats().map(score).collect()
    }

    fn golden_cats(&self, seat: Seat) -> Option<u8> {
        self.winner.filter(|(winner, _)| *winner == seat).map(|(_, golden_cats)| golden_cats)
    }
}

impl Scores for PilePoilsSheet {
    fn game(&self) -> GameId {
        GameId::PilePoils
    }

    fn standings(&self) -> Result<Vec<Standing>, ToolProblem> {
        let standing = |(seat, left): (Seat, &u8)| {
            let golden_cats = self.golden_cats(seat);
            let amount = golden_cats.unwrap_or(*left).into();
            Standing { won: golden_cats.is_some(), amount, extras: Vec::new() }
        };
        Ok(self.left.seats().map(standing).collect())
    }
}
