#[cfg(test)]
mod tests;

use empile_games::{pyramid::lattice::CELLS, raffzahn::Setup};

use crate::tool::prelude::*;

/// « On retire ensuite le dé du sommet ».
const DICE: u8 = CELLS as u8 - 1;

/// Times the stop and counts dice.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct RaffzahnTimer {
    hands: Vec<Standing>,
    /// The turquoise die lies on the table: dice may be taken.
    is_thrown: bool,
    /// A die taken while it runs is late; after that, it belongs to no turn any more.
    since_stop: Timer,
}

impl RaffzahnTimer {
    /// So many dice a seat can have: its own, and those that nobody has yet.
    fn room(&self, seat: Seat) -> i32 {
        let taken: i32 = self.hands.iter().map(|hand| hand.amount).sum();
        i32::from(DICE) - taken + self.hands[seat.index()].amount
    }

    /// A die was taken too late: it is back, and each opponent gets one; none gets any where there are too few.
    fn late(&mut self, seat: Seat) {
        let players = i32::from(self.hands.len() as u8);
        self.hands[seat.index()].count(Measure::LateTakes);
        if self.hands[seat.index()].amount >= players - 1 {
            for hand in &mut self.hands {
                hand.amount += 1;
            }
            self.hands[seat.index()].amount -= players;
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
}

impl Tool for RaffzahnTimer {
    const ABOUT: About = About::counting("tool-raffzahn-timer", GameId::Raffzahn);

    fn begin(start: Start) -> Result<RaffzahnTimer, ToolRefusal> {
        let hands = vec![Standing::new(false, 0).with(Measure::LateTakes, 0); start.players.into()];
        let since_stop = Timer { length: Setup::default().late_ms, started: None };
        Ok(RaffzahnTimer { hands, is_thrown: false, since_stop })
    }

    fn play(&mut self, play: &ToolMove, at: Millis) -> Result<(), ToolRefusal> {
        match play.verb.as_str() {
            "thrown" => {
                self.is_thrown = true;
                self.since_stop.started = None;
            }
            "stop" => {
                self.is_thrown = false;
                self.since_stop.started = Some(at);
            }
            "dice" => {
                let seat = play.seat()?;
                self.hands[seat.index()].amount = play.number(0, 0..=self.room(seat))?;
            }
            "late" => self.late(play.seat()?),
            _ => return Err(ToolRefusal::no_such_move()),
        }
        Ok(())
    }

    fn sheet(&self, look: Look<'_>) -> Sheet {
        Sheet::default().card(self.turn(look.now))
    }

    fn seat(&self, seat: Seat, _look: Look<'_>) -> Vec<Vec<Row>> {
        let (dice, room) = (self.hands[seat.index()].amount, 0..=self.room(seat));
        stacked([
            Row::counter("tool-raffzahn-timer-dice", dice, room, ToolMove::new("dice").of(seat)),
            Row::button(RowKind::Plain, "tool-raffzahn-timer-late", ToolMove::new("late").of(seat)),
        ])
    }

    /// Only the table sees when nothing but the lowest level is left: it may be written down at any time.
    fn standings(&self) -> Result<Vec<Standing>, ToolRefusal> {
        Ok(self.hands.clone())
    }
}
