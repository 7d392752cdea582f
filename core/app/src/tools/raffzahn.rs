use empile_games::{
    GameId,
    contract::{Measure, Millis, Seat},
    pyramid::lattice::CELLS,
    raffzahn::Setup,
};

use super::{Scores, Standing, ToolProblem, per_seat::PerSeat, timer::Timer};

/// What a die is that was taken at some moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Take {
    /// Before the stop: it is kept.
    InTime,
    /// After the stop: it goes back and costs a die to each opponent.
    Late,
    /// So long after the stop that it belongs to no turn any more.
    NotInATurn,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Hand {
    dice: u8,
    late: u16,
}

/// Times the stop and counts the dice of Raffzahn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RaffzahnCounter {
    hands: PerSeat<Hand>,
    since_stop: Timer,
}

/// « On retire ensuite le dé du sommet ».
const DICE: u8 = CELLS as u8 - 1;

impl RaffzahnCounter {
    /// Nobody has a die, and the first throw lies on the table.
    pub fn new(setup: Setup) -> Result<RaffzahnCounter, ToolProblem> {
        let hands = PerSeat::new(GameId::Raffzahn, setup.players, Hand::default())?;
        Ok(RaffzahnCounter { hands, since_stop: Timer::new(setup.late_ms) })
    }

    /// The turquoise die was thrown: dice may be taken.
    pub fn thrown(&mut self) {
        self.since_stop.stop();
    }

    /// The roller said « Stop ! ».
    pub fn stop_called(&mut self, now: Millis) {
        self.since_stop.start(now);
    }

    /// What taking a die at this moment is.
    #[must_use]
    pub fn judge(&self, now: Millis) -> Take {
        match self.since_stop.started() {
            Some(stop) if now > stop => {
                if self.since_stop.is_over(now) {
                    Take::NotInATurn
                } else {
                    Take::Late
                }
            }
            _ => Take::InTime,
        }
    }

    /// So many dice can still be taken: nobody has them yet.
    #[must_use]
    pub fn left(&self) -> u8 {
        self.hands.all().iter().fold(DICE, |left, hand| left.saturating_sub(hand.dice))
    }

    /// So many dice lie before a player now.
    pub fn set_dice(&mut self, seat: Seat, dice: u8) -> Result<(), ToolProblem> {
        let left = self.left();
        let hand = self.hands.of_mut(seat)?;
        ToolProblem::check(dice, 0, hand.dice.saturating_add(left))?;
        hand.dice = dice;
        Ok(())
    }

    /// A die was taken too late: it is back, and each opponent gets one; none gets any where there are too few.
    pub fn late(&mut self, seat: Seat) -> Result<(), ToolProblem> {
        let others = self.hands.players() - 1;
        let hand = self.hands.of_mut(seat)?;
        hand.late = hand.late.saturating_add(1);
        let Some(left) = hand.dice.checked_sub(others) else { return Ok(()) };
        hand.dice = left;
        let hands = self.hands.all_mut().iter_mut().enumerate();
        for (_, other) in hands.filter(|(index, _)| *index != seat.index()) {
            other.dice = other.dice.saturating_add(1);
        }
        Ok(())
    }

    /// Dice before each player, in seat order.
    #[must_use]
    pub fn dice(&self) -> Vec<u8> {
        self.hands.all().iter().map(|hand| hand.dice).collect()
    }
}

impl Scores for RaffzahnCounter {
    fn game(&self) -> GameId {
        GameId::Raffzahn
    }

    /// Only the table sees when nothing but the lowest level is left: it may be written down at any time.
    fn standings(&self) -> Result<Vec<Standing>, ToolProblem> {
        let most = self.hands.all().iter().map(|hand| hand.dice).max();
        let standing = |hand: &Hand| Standing {
            won: Some(hand.dice) == most,
            amount: hand.dice.into(),
            extras: vec![(Measure::LateTakes, hand.late.into())],
        };
        Ok(self.hands.all().iter().map(standing).collect())
    }
}
