use empile_games::{
    GameId,
    contract::Seats,
    pilo_pilo::{Duty, Referee, Revealed},
};

use super::{Scores, Standing, ToolProblem};

/// The judge of Pilo Pilo: told the cards that were turned, it says what each player had to do, and counts cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PiloPiloJudge {
    referee: Referee,
    before: Vec<Referee>,
}

impl PiloPiloJudge {
    /// A table that has just dealt.
    pub fn new(players: u8, apprentices: bool) -> Result<PiloPiloJudge, ToolProblem> {
        Ok(PiloPiloJudge { referee: Referee::new(players, apprentices)?, before: Vec::new() })
    }

    /// What everyone had to do; `None` for one who peeked and sits the round out.
    pub fn duties(&self, revealed: &[Revealed]) -> Result<Vec<Option<Duty>>, ToolProblem> {
        Ok(self.referee.duties(revealed)?)
    }

    /// The table says who was right.
    pub fn settle(&mut self, revealed: &[Revealed], right: Seats) -> Result<(), ToolProblem> {
        let before = self.referee.clone();
        self.referee.settle(revealed, right)?;
        self.before.push(before);
        Ok(())
    }

    /// Takes the last round back.
    pub fn take_back(&mut self) -> Result<(), ToolProblem> {
        self.referee = self.before.pop().ok_or(ToolProblem::NothingToTakeBack)?;
        Ok(())
    }

    /// Cards, rounds, winners.
    #[must_use]
    pub fn referee(&self) -> &Referee {
        &self.referee
    }
}

impl Scores for PiloPiloJudge {
    fn game(&self) -> GameId {
        GameId::PiloPilo
    }

    fn standings(&self) -> Result<Vec<Standing>, ToolProblem> {
        if self.referee.winners().is_empty() {
            return Err(ToolProblem::NotOver);
        }
        let standing = |left: &u8| Standing { won: *left == 0, amount: (*left).into(), extras: Vec::new() };
        Ok(self.referee.cards_left().iter().map(standing).collect())
    }
}
