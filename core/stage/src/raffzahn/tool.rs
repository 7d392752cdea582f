#[cfg(test)]
mod tests;

use empile_games::{
    GameId,
    contract::{Measure, Millis, Seat},
    pyramid::lattice::CELLS,
    raffzahn::Setup,
};

use crate::tool::{
    About, Look, Row, RowKind, Sheet, Standing, Start, Timer, Tool, ToolMove, ToolRefusal, stacked,
};

/// « On retire ensuite le dé du sommet ».
const DICE: u8 = CELLS as u8 - 1;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Hand {
    dice: u8,
    late: u16,
}

/// Times the stop and counts dice.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct RaffzahnTimer {
    hands: Vec<Hand>,
    /// The turquoise die lies on the table: dice may be taken.
    is_thrown: bool,
    /// A die taken while it runs is late; after that, it belongs to no turn any more.
    since_stop: Timer,
}

impl RaffzahnTimer {
    /// So many dice can still be taken: nobody has them yet.
    fn left(&self) -> u8 {
        self.hands.iter().fold(DICE, |left, hand| left.saturating_sub(hand.dice))
    }

    /// A die was taken too late: it is back, and each opponent gets one; none gets any where there are too few.
    fn late(&mut self, seat: Seat) {
        let others = self.hands.len() as u8 - 1;
        let hand = &mut self.hands[seat.index()];
        hand.late = hand.late.saturating_add(1);
        let Some(left) = hand.dice.checked_sub(others) else { return };
        for (index, hand) in self.hands.iter_mut().enumerate() {
            hand.dice = if index == seat.index() { left } else { hand.dice.saturating_add(1) };
        }
    }

    /// What taking a die now is, and what the roller does next.
    fn turn(&self, now: Millis) -> Vec<Vec<Row>> {
        let late = self.since_stop.show("take", "tool-raffzahn-timer-too-late", now);
        let (take, verb, label) = if self.is_thrown {
            ("tool-raffzahn-timer-in-time", "stop", "tool-raffzahn-timer-stop")
        } else {
            ("tool-raffzahn-timer-not-in-a-turn", "thrown", "tool-raffzahn-timer-thrown")
        };
        let take = late.unwrap_or_else(|| Row::loud("take", take));
        stacked([take, Row::button(RowKind::Stop, label, ToolMove::new(verb))])
    }

    fn seat(&self, seat: Seat) -> Vec<Vec<Row>> {
        let dice = self.hands[seat.index()].dice;
        let (counted, late) = (ToolMove::new("dice").of(seat), ToolMove::new("late").of(seat));
        stacked([
            Row::dial("tool-raffzahn-timer-dice", dice, dice.saturating_add(self.left()), counted),
            Row::button(RowKind::Plain, "tool-raffzahn-timer-late", late),
        ])
    }
}

impl Tool for RaffzahnTimer {
    const ABOUT: About = About::counting("tool-raffzahn-timer", GameId::Raffzahn);

    fn begin(start: Start) -> Result<RaffzahnTimer, ToolRefusal> {
        let since_stop = Timer::new(Setup::default().late_ms);
        let hands = vec![Hand::default(); start.players.into()];
        Ok(RaffzahnTimer { hands, is_thrown: false, since_stop })
    }

    fn play(&mut self, play: &ToolMove, at: Millis) -> Result<(), ToolRefusal> {
        match play.verb.as_str() {
            "thrown" => {
                self.is_thrown = true;
                self.since_stop.stop();
            }
            "stop" => {
                self.is_thrown = false;
                self.since_stop.start(at);
            }
            "dice" => {
                let (left, seat) = (self.left(), play.seat()?);
                let hand = &mut self.hands[seat.index()];
                hand.dice = play.number(0, 0..=hand.dice.saturating_add(left))?;
            }
            "late" => self.late(play.seat()?),
            _ => return Err(ToolRefusal::no_such_move()),
        }
        Ok(())
    }

    fn sheet(&self, look: Look<'_>) -> Sheet {
        let sheet = Sheet::default().card(self.turn(look.now));
        sheet.seats(self.hands.len() as u8, |seat| self.seat(seat))
    }

    /// Only the table sees when nothing but the lowest level is left: it may be written down at any time.
    fn standings(&self) -> Result<Vec<Standing>, ToolRefusal> {
        let standing = |hand: &Hand| Standing::new(false, hand.dice).with(Measure::LateTakes, hand.late);
        Ok(self.hands.iter().map(standing).collect())
    }
}
