//! A match between robots and yardsticks.

use empile_bots::{Level, choose};
use empile_games::{
    AnyGame, AnySetup,
    contract::{Entry, Game, Match, Millis, Outcome, Seat, Seed, Stream},
};

use crate::yardsticks::{Table, Yardstick};

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
