#[cfg(test)]
mod tests;

use empile_games::bunte_kuh::{SHARED_DICE, THROWN_DICE, Timing};

use crate::tool::{THREE_DICE, prelude::*};

/// The dice cup throws this game's dice too.
const _: () = assert!(THROWN_DICE == THREE_DICE as usize);

/// Times the pointing after « Stop ! » and counts dice.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct BunteKuhTimer {
    hands: Vec<Standing>,
    pointing: Timer,
}

impl BunteKuhTimer {
    /// A die goes into the pyramid.
    fn right(&mut self, seat: Seat) {
        self.hands[seat.index()].amount -= 1;
        self.hands[seat.index()].count(Measure::RightCalls);
    }

    /// Wrong or too late: one die from each opponent.
    fn wrong(&mut self, seat: Seat) {
        for hand in &mut self.hands {
            hand.amount -= 1;
        }
        self.hands[seat.index()].amount += i32::from(self.hands.len() as u8);
        self.hands[seat.index()].count(Measure::WrongCalls);
    }
}

impl Tool for BunteKuhTimer {
    const ABOUT: About = About::counting("tool-bunte-kuh-timer", GameId::BunteKuh);

    /// Everyone has an equal share.
    fn begin(start: Start) -> Result<BunteKuhTimer, ToolRefusal> {
        let hand = Standing::new(false, SHARED_DICE / start.players.max(1));
        let hand = hand.with(Measure::RightCalls, 0).with(Measure::WrongCalls, 0);
        let pointing = Timer { length: Timing::default().point_ms, started: None };
        Ok(BunteKuhTimer { hands: vec![hand; start.players.into()], pointing })
    }

    fn play(&mut self, play: &ToolMove, at: Millis) -> Result<(), ToolRefusal> {
        match play.verb.as_str() {
            "stop" => {}
            "right" => self.right(play.seat()?),
            "wrong" => self.wrong(play.seat()?),
            _ => return Err(ToolRefusal::no_such_move()),
        }
        self.pointing.started = (play.verb == "stop").then_some(at);
        Ok(())
    }

    fn sheet(&self, look: Look<'_>) -> Sheet {
        let shown = self.pointing.show("pointing", "tool-bunte-kuh-timer-time-left", look.now);
        let too_late = |_| Row::loud("pointing", "tool-bunte-kuh-timer-too-late");
        let shown = shown.or_else(|| self.pointing.started.map(too_late));
        let stop = Row::button(RowKind::Stop, "tool-bunte-kuh-timer-stop", ToolMove::new("stop"));
        Sheet::default().card(stacked(shown.into_iter().chain([stop])))
    }

    fn seat(&self, seat: Seat, _look: Look<'_>) -> Vec<Vec<Row>> {
        let dice = self.hands[seat.index()].amount;
        let call = |verb, label| Row::button(RowKind::Plain, label, ToolMove::new(verb).of(seat));
        vec![
            vec![Row::figure("dice", "tool-bunte-kuh-timer-dice", dice).of(seat)],
            vec![call("wrong", "tool-bunte-kuh-timer-wrong"), call("right", "tool-bunte-kuh-timer-right")],
        ]
    }

    fn is_over(&self) -> Option<bool> {
        Some(self.hands.iter().any(|hand| hand.amount == 0))
    }

    fn standings(&self) -> Result<Vec<Standing>, ToolRefusal> {
        Ok(self.hands.clone())
    }
}
