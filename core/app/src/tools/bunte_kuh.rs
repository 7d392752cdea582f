use empile_games::{
    GameId,
    bunte_kuh::{SHARED_DICE, Timing},
    contract::{Measure, Millis, Seat},
};

use super::{Scores, Standing, ToolProblem, per_seat::PerSeat, timer::Timer};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Hand {
    dice: u8,
    right: u16,
    wrong: u16,
}

/// Times the pointing after « Stop ! » and counts the dice of Bunte Kuh.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BunteKuhCounter {
    hands: PerSeat<Hand>,
    pointing: Timer,
}

impl BunteKuhCounter {
    /// Everyone has an equal share.
    pub fn new(players: u8, timing: Timing) -> Result<BunteKuhCounter, ToolProblem> {
        let share = SHARED_DICE.checked_div(players).unwrap_or_default();
        let hands = PerSeat::new(GameId::BunteKuh, players, Hand { dice: share, right: 0, wrong: 0 })?;
        Ok(BunteKuhCounter { hands, pointing: Timer::new(timing.point_ms) })
    }

    /// Somebody said « Stop ! »: the time to point at a case runs.
    pub fn stop_called(&mut self, now: Millis) {
        self.pointing.start(now);
    }

    /// How long there is still to point.
    #[must_use]
    pub fn time_to_point(&self, now: Millis) -> Option<Millis> {
        self.pointing.left(now)
    }

    /// Is it too late to point?
    #[must_use]
    pub fn is_too_late(&self, now: Millis) -> bool {
        self.pointing.is_over(now)
    }

    /// The call was right: a die goes into the pyramid.
    pub fn right(&mut self, seat: Seat) -> Result<(), ToolProblem> {
        self.check_runs()?;
        let hand = self.hands.of_mut(seat)?;
        hand.dice = hand.dice.saturating_sub(1);
        hand.right = hand.right.saturating_add(1);
        self.pointing.stop();
        Ok(())
    }

    /// The call was wrong or too late: one die from each opponent.
    pub fn wrong(&mut self, seat: Seat) -> Result<(), ToolProblem> {
        self.check_runs()?;
        let others = self.hands.players() - 1;
        let caller = self.hands.of_mut(seat)?;
        caller.dice = caller.dice.saturating_add(others);
        caller.wrong = caller.wrong.saturating_add(1);
        let hands = self.hands.all_mut().iter_mut().enumerate();
        for (_, hand) in hands.filter(|(index, _)| *index != seat.index()) {
            hand.dice = hand.dice.saturating_sub(1);
        }
        self.pointing.stop();
        Ok(())
    }

    /// Dice before each player, in seat order.
    #[must_use]
    pub fn dice(&self) -> Vec<u8> {
        self.hands.all().iter().map(|hand| hand.dice).collect()
    }

    /// Has somebody no die left?
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.hands.all().iter().any(|hand| hand.dice == 0)
    }

    fn check_runs(&self) -> Result<(), ToolProblem> {
        if self.is_over() { Err(ToolProblem::Over) } else { Ok(()) }
    }
}

impl Scores for BunteKuhCounter {
    fn game(&self) -> GameId {
        GameId::BunteKuh
    }

    fn standings(&self) -> Result<Vec<Standing>, ToolProblem> {
        if !self.is_over() {
            return Err(ToolProblem::NotOver);
        }
        let standing = |hand: &Hand| Standing {
            won: hand.dice == 0,
            amount: hand.dice.into(),
            extras: vec![(Measure::RightCalls, hand.right.into()), (Measure::WrongCalls, hand.wrong.into())],
        };
        Ok(self.hands.all().iter().map(standing).collect())
    }
}
