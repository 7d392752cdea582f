use empile_games::{
    GameId,
    contract::{Measure, Seat},
    cui_bono::{Costs, most_kept},
    pyramid::{Colour, Hands, Tally},
};

use super::{Scores, Standing, ToolProblem, per_seat::check_players};

/// Counts the dice that players of Cui bono? had to keep, and what they cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CuiBonoCounter {
    costs: Costs,
    hands: Hands,
    kept: Vec<(Seat, Colour)>,
}

impl CuiBonoCounter {
    /// Nobody keeps a die.
    pub fn new(players: u8, costs: Costs) -> Result<CuiBonoCounter, ToolProblem> {
        check_players(GameId::CuiBono, players.into())?;
        Ok(CuiBonoCounter { costs, hands: Hands::of(players), kept: Vec::new() })
    }

    /// A player keeps a die.
    pub fn keep(&mut self, seat: Seat, colour: Colour) -> Result<(), ToolProblem> {
        if seat.0 >= self.hands.players() {
            return Err(ToolProblem::NoSuchSeat { seat });
        }
        if self.is_over() {
            return Err(ToolProblem::Over);
        }
        if self.hands.in_colour(colour) >= usize::from(Colour::DICE) {
            let most = i64::from(Colour::DICE);
            return Err(ToolProblem::OutOfRange { amount: most + 1, least: 0, most });
        }
        self.hands.add(seat, colour);
        self.kept.push((seat, colour));
        Ok(())
    }

    /// Takes the last die back.
    pub fn take_back(&mut self) -> Result<(), ToolProblem> {
        let (seat, colour) = self.kept.pop().ok_or(ToolProblem::NothingToTakeBack)?;
        self.hands.remove(seat, colour);
        Ok(())
    }

    /// The dice before each player, in seat order.
    #[must_use]
    pub fn hands(&self) -> &[Tally] {
        self.hands.all()
    }

    /// What each player loses, in seat order.
    #[must_use]
    pub fn losses(&self) -> Vec<i32> {
        self.hands.all().iter().map(|dice| self.costs.of_all(*dice)).collect()
    }

    /// Has somebody kept as many as end the game?
    #[must_use]
    pub fn is_over(&self) -> bool {
        let most = most_kept(self.hands.players());
        self.hands.all().iter().any(|dice| dice.count() >= most)
    }
}

impl Scores for CuiBonoCounter {
    fn game(&self) -> GameId {
        GameId::CuiBono
    }

    /// The least loss wins, then the fewest dice; then it is shared.
    fn standings(&self) -> Result<Vec<Standing>, ToolProblem> {
        if !self.is_over() {
            return Err(ToolProblem::NotOver);
        }
        let standing = |dice: &Tally| (self.costs.of_all(*dice), dice.count());
        let best = self.hands.all().iter().map(standing).min();
        let place = |dice: &Tally| Standing {
            won: Some(standing(dice)) == best,
            amount: self.costs.of_all(*dice),
            extras: vec![(Measure::DiceKept, dice.count().into())],
        };
        Ok(self.hands.all().iter().map(place).collect())
    }
}
