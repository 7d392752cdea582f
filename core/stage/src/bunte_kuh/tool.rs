#[cfg(test)]
mod tests;

use empile_games::{
    GameId,
    bunte_kuh::{SHARED_DICE, THROWN_DICE, Timing},
    contract::{Measure, Millis, Seat},
};

use crate::tool::{
    About, Look, Row, RowKind, Sheet, Standing, Start, THREE_DICE, Timer, Tool, ToolMove, ToolRefusal,
    stacked,
};

/// The dice cup throws this game's dice too.
const _: () = assert!(THROWN_DICE == THREE_DICE as usize);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Hand {
    dice: u8,
    right: u16,
    wrong: u16,
}

/// Times the pointing after « Stop ! » and counts dice.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct BunteKuhTimer {
    hands: Vec<Hand>,
    pointing: Timer,
}

impl BunteKuhTimer {
    /// A die goes into the pyramid.
    fn right(&mut self, seat: Seat) {
        let hand = &mut self.hands[seat.index()];
        hand.dice = hand.dice.saturating_sub(1);
        hand.right = hand.right.saturating_add(1);
    }

    /// Wrong or too late: one die from each opponent.
    fn wrong(&mut self, seat: Seat) {
        let others = self.hands.len() as u8 - 1;
        for (index, hand) in self.hands.iter_mut().enumerate() {
            if index == seat.index() {
                hand.dice = hand.dice.saturating_add(others);
                hand.wrong = hand.wrong.saturating_add(1);
            } else {
                hand.dice = hand.dice.saturating_sub(1);
            }
        }
    }

    fn pointing(&self, now: Millis) -> Vec<Vec<Row>> {
        let shown = self.pointing.show("pointing", "tool-bunte-kuh-timer-time-left", now);
        let too_late = || Row::loud("pointing", "tool-bunte-kuh-timer-too-late");
        let shown = shown.or_else(|| self.pointing.is_started().then(too_late));
        let stop = Row::button(RowKind::Stop, "tool-bunte-kuh-timer-stop", ToolMove::new("stop"));
        stacked(shown.into_iter().chain([stop]))
    }

    fn seat(&self, seat: Seat) -> Vec<Vec<Row>> {
        let dice = self.hands[seat.index()].dice;
        let call = |verb, label| Row::button(RowKind::Plain, label, ToolMove::new(verb).of(seat));
        vec![
            vec![Row::figure(format!("dice-{}", seat.0), "tool-bunte-kuh-timer-dice", dice)],
            vec![call("wrong", "tool-bunte-kuh-timer-wrong"), call("right", "tool-bunte-kuh-timer-right")],
        ]
    }
}

impl Tool for BunteKuhTimer {
    const ABOUT: About = About::counting("tool-bunte-kuh-timer", GameId::BunteKuh);

    /// Everyone has an equal share.
    fn begin(start: Start) -> Result<BunteKuhTimer, ToolRefusal> {
        let dice = SHARED_DICE.checked_div(start.players).unwrap_or_default();
        let hands = vec![Hand { dice, right: 0, wrong: 0 }; start.players.into()];
        Ok(BunteKuhTimer { hands, pointing: Timer::new(Timing::default().point_ms) })
    }

    fn play(&mut self, play: &ToolMove, at: Millis) -> Result<(), ToolRefusal> {
        match play.verb.as_str() {
            "stop" => {
                self.pointing.start(at);
                return Ok(());
            }
            "right" => self.right(play.seat()?),
            "wrong" => self.wrong(play.seat()?),
            _ => return Err(ToolRefusal::no_such_move()),
        }
        self.pointing.stop();
        Ok(())
    }

    fn sheet(&self, look: Look<'_>) -> Sheet {
        let is_over = self.is_over() == Some(true);
        let sheet = Sheet::default();
        let sheet = if is_over { sheet } else { sheet.card(self.pointing(look.now)) };
        sheet.seats(self.hands.len() as u8, |seat| self.seat(seat))
    }

    fn is_over(&self) -> Option<bool> {
        Some(self.hands.iter().any(|hand| hand.dice == 0))
    }

    fn standings(&self) -> Result<Vec<Standing>, ToolRefusal> {
        let standing = |hand: &Hand| {
            let standing = Standing::new(false, hand.dice).with(Measure::RightCalls, hand.right);
            standing.with(Measure::WrongCalls, hand.wrong)
        };
        Ok(self.hands.iter().map(standing).collect())
    }
}
