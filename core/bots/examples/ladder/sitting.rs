//! A match between robots and yardsticks.

use empile_bots::{Level, Paced, choose, next_entry};
use empile_games::{
    AnyGame, AnySetup,
    contract::{Choices, Entry, Game, Match, Millis, Outcome, Seat, Seed, Stream},
};

use crate::yardsticks::{Table, Yardstick};

const BETWEEN_ROUNDS: Millis = 3_000;

/// Who sits on a seat.
#[derive(Clone, Copy)]
pub(crate) enum Kind {
    /// One of ours.
    Robot(Level),
    /// Somebody to measure it by.
    Yardstick(Yardstick),
}

impl Kind {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Kind::Robot(level) => level.name(),
            Kind::Yardstick(yardstick) => yardstick.name(),
        }
    }
}

/// Plays a match to its end.
///
/// # Panics
/// If the set-up cannot be played, or if somebody does what the rules refuse: then there is nothing to measure.
#[allow(clippy::expect_used)]
pub(crate) fn played(setup: &AnySetup, seed: Seed, who: impl Fn(Seat) -> Kind) -> Outcome {
    let mut game =
        Match::<AnyGame>::start(setup.clone(), seed).expect("a set-up of the ladder can be played");
    let mut table = Table { chance: Stream::new(Seed(!seed.0)), shown: Vec::new() };
    let mut now: Millis = 0;
    loop {
        if let Some(outcome) = game.state().outcome() {
            return outcome;
        }
        let entry = if let Some(seat) = game.state().to_act().iter().next() {
            let action = match who(seat) {
                Kind::Robot(level) => choose(&game, seat, level),
                Kind::Yardstick(yardstick) => yardstick.choose(game.state(), seat, &mut table),
            };
            Entry::Act { seat, action: action.expect("whoever is asked has something to do"), at: now }
        } else {
            now = game.state().next_deadline().map_or(now, |due| now.max(due));
            Entry::Clock { at: now }
        };
        game.enter(entry, &mut Vec::new()).expect("what is offered is taken");
        table.look(game.state());
    }
}

/// Plays a match against the clock to its end, in simulated time.
///
/// # Panics
/// If the set-up cannot be played, or if nobody does anything any more: then there is nothing to measure.
#[allow(clippy::expect_used)]
pub(crate) fn played_against_the_clock(setup: &AnySetup, seed: Seed, who: impl Fn(Seat) -> Level) -> Outcome {
    let mut game =
        Match::<AnyGame>::start(setup.clone(), seed).expect("a set-up of the ladder can be played");
    let seats = Seat::all(game.state().players());
    let mut robots: Vec<Paced> = seats.map(|seat| Paced::new(seat, who(seat))).collect();
    let mut now: Millis = 0;
    loop {
        if let Some(outcome) = game.state().outcome() {
            return outcome;
        }
        for robot in &mut robots {
            robot.look(&game, now);
        }
        let entry = next_entry(&game, &mut robots).unwrap_or_else(|| {
            // A round that people begin: somebody does.
            let action = game.state().legal(Seat(0)).nth(0).expect("somebody has something to do");
            Entry::Act { seat: Seat(0), action, at: now + BETWEEN_ROUNDS }
        });
        let (Entry::Act { at, .. } | Entry::Clock { at }) = entry;
        now = now.max(at);
        // What comes too late for the rules has not happened.
        let _ = game.enter(entry, &mut Vec::new());
    }
}
