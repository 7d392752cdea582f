use empile_games::{
    GameId,
    contract::{Measure, Seat},
    eintrichtern::{COVERING_DICE, THROWN_DICE, dice_to_win},
};

use super::{Scores, Standing, ToolProblem, per_seat::PerSeat};

/// The sums that a player of Eintrichtern compares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sums {
    /// Of the grey dice.
    pub thrown: u8,
    /// Of the yellow faces that were uncovered.
    pub case: u8,
}

impl Sums {
    /// Adds both up.
    pub fn of(thrown: [u8; THROWN_DICE], case: [u8; THROWN_DICE]) -> Result<Sums, ToolProblem> {
        for face in thrown.into_iter().chain(case) {
            ToolProblem::check(face, 1, 6)?;
        }
        Ok(Sums { thrown: thrown.iter().sum(), case: case.iter().sum() })
    }

    /// The same, read off the table.
    pub fn read(thrown: &[u8], case: &[u8]) -> Result<Sums, ToolProblem> {
        let all = |faces: &[u8]| {
            let wrong_count = |_| ToolProblem::DiceCount { asked: faces.len(), wanted: THROWN_DICE };
            <[u8; THROWN_DICE]>::try_from(faces).map_err(wrong_count)
        };
        Sums::of(all(thrown)?, all(case)?)
    }

    /// Is the red die won?
    #[must_use]
    pub fn are_equal(self) -> bool {
        self.thrown == self.case
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Count {
    red: u8,
    uncovered: u16,
}

/// Counts the red dice of Eintrichtern.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EintrichternCounter {
    counts: PerSeat<Count>,
}

impl EintrichternCounter {
    /// Nobody has a red die.
    pub fn new(players: u8) -> Result<EintrichternCounter, ToolProblem> {
        Ok(EintrichternCounter { counts: PerSeat::new(GameId::Eintrichtern, players, Count::default())? })
    }

    /// A player has lifted a red die: it is kept where the sums are equal.
    pub fn uncover(&mut self, seat: Seat, sums: Sums) -> Result<(), ToolProblem> {
        if self.is_over() {
            return Err(ToolProblem::Over);
        }
        let count = self.counts.of_mut(seat)?;
        count.uncovered = count.uncovered.saturating_add(1);
        count.red += u8::from(sums.are_equal());
        Ok(())
    }

    /// Red dice, in seat order.
    #[must_use]
    pub fn red_dice(&self) -> Vec<u8> {
        self.counts.all().iter().map(|count| count.red).collect()
    }

    /// Has somebody won, or are all red dice gone?
    #[must_use]
    pub fn is_over(&self) -> bool {
        let to_win = dice_to_win(self.counts.players());
        let gone: usize = self.counts.all().iter().map(|count| usize::from(count.red)).sum();
        gone >= COVERING_DICE || self.counts.all().iter().any(|count| count.red >= to_win)
    }
}

impl Scores for EintrichternCounter {
    fn game(&self) -> GameId {
        GameId::Eintrichtern
    }

    fn standings(&self) -> Result<Vec<Standing>, ToolProblem> {
        if !self.is_over() {
            return Err(ToolProblem::NotOver);
        }
        let most = self.counts.all().iter().map(|count| count.red).max();
        let standing = |count: &Count| Standing {
            won: Some(count.red) == most,
            amount: count.red.into(),
            extras: vec![(Measure::CasesUncovered, count.uncovered.into())],
        };
        Ok(self.counts.all().iter().map(standing).collect())
    }
}
