//! Tables at which only robots sit that play against the clock, in simulated time.

use std::cmp::Ordering;

use empile_bots::{Level, Luck, Paced, Thought, next_entry, thought};
use empile_games::{
    AnyGame, AnySetup,
    contract::{Choices, Entry, Game, Match, Millis, Outcome, Record, Seat, Seed, Viewer},
};

use crate::robots::Honesty;

/// Somebody begins the next round after so long.
const BETWEEN_ROUNDS: Millis = 3_000;

/// A match under way.
pub struct PacedSitting {
    table: Match<AnyGame>,
    robots: Vec<Paced>,
    now: Millis,
}

impl PacedSitting {
    /// A new match; a robot of this level on each seat.
    pub fn new(setup: &AnySetup, seed: Seed, level: impl Fn(Seat) -> Level) -> PacedSitting {
        let table = Match::<AnyGame>::start(setup.clone(), seed).expect("the set-up is playable");
        let seats = Seat::all(table.state().players());
        let robots = seats.map(|seat| Paced::new(seat, level(seat))).collect();
        PacedSitting { table, robots, now: 0 }
    }

    /// One entry more; `false` when the match is over.
    pub fn go_on(&mut self) -> bool {
        if self.table.state().outcome().is_some() {
            return false;
        }
        for robot in &mut self.robots {
            robot.look(&self.table, self.now);
        }
        let entry = next_entry(&self.table, &mut self.robots).unwrap_or_else(|| {
            let action = self.table.state().legal(Seat(0)).nth(0).expect("somebody has something to do");
            Entry::Act { seat: Seat(0), action, at: self.now + BETWEEN_ROUNDS }
        });
        let (Entry::Act { at, .. } | Entry::Clock { at }) = entry;
        self.now = self.now.max(at);
        // A hand that comes too late for the rules has done nothing.
        let _ = self.table.enter(entry, &mut Vec::new());
        true
    }

    /// Plays on to the end, and says how long the match took.
    pub fn finish(mut self) -> (Outcome, Millis) {
        while self.go_on() {}
        (self.table.state().outcome().expect("the match is over"), self.now)
    }
}

/// Asks a robot for its thoughts, the action and its time, on tables of a whole match and on twins of them that look the same from its
/// seat; says how many thoughts were looked at, too.
pub fn honesty(setup: &AnySetup, level: Level) -> (usize, Honesty) {
    honesty_of(setup, level, |state, record, seat| {
        thought(state, seat, level, Luck::against_the_clock(record, seat))
    })
}

/// The same of anybody who is given the whole state, while robots of a level play.
pub fn honesty_of(
    setup: &AnySetup,
    level: Level,
    player: impl Fn(&AnyGame, &Record<AnyGame>, Seat) -> Option<Thought>,
) -> (usize, Honesty) {
    let (mut looked_at, mut honesty) = (0, Honesty::default());
    let mut sitting = PacedSitting::new(setup, Seed(50_001), |_| level);
    let mut entries = 0;
    while sitting.go_on() {
        entries += 1;
        let (state, record) = (sitting.table.state(), sitting.table.record());
        if entries % 3 != 0 {
            continue;
        }
        for seat in Seat::all(state.players()) {
            let own = player(state, record, seat);
            looked_at += usize::from(own.is_some());
            for seed in 0..2 {
                let twin = state.imagine(Viewer::Seat(seat), Seed(seed));
                honesty.something_was_hidden |= &twin != state;
                honesty.peeks += usize::from(player(&twin, record, seat) != own);
            }
        }
    }
    (looked_at, honesty)
}

/// Of all pairs of one robot of each level in so many matches, the share that the better one wins.
pub fn share_won(setup: &AnySetup, better: Level, worse: Level, matches: u64) -> f64 {
    let (mut won, mut pairs) = (0.0, 0.0);
    for number in 0..matches {
        let is_better = |seat: Seat| (u64::from(seat.0) + number).is_multiple_of(2);
        let level = |seat| if is_better(seat) { better } else { worse };
        let places = PacedSitting::new(setup, Seed(70_000 + number / 2), level).finish().0.places;
        let ranks = || Seat::all(places.len() as u8).zip(places.iter().map(|place| place.rank));
        for (_, mine) in ranks().filter(|(seat, _)| is_better(*seat)) {
            for (_, theirs) in ranks().filter(|(seat, _)| !is_better(*seat)) {
                pairs += 1.0;
                won += match mine.cmp(&theirs) {
                    Ordering::Less => 1.0,
                    Ordering::Equal => 0.5,
                    Ordering::Greater => 0.0,
                };
            }
        }
    }
    won / pairs
}
