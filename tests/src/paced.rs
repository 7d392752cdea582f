//! Tables at which only robots sit that play against the clock, in simulated time.

use std::cmp::Ordering;

use empile_bots::{Level, Luck, Paced, next_entry, thought};
use empile_games::{
    AnyGame, AnySetup,
    contract::{Choices, Entry, Game, Match, Millis, Outcome, Seat, Seed, Viewer},
};

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

/// What its seat cannot see changes no thought, neither the action nor its time, on tables of a whole match; says how many thoughts
/// were looked at, and whether anything was hidden at all.
pub fn thoughts_come_from_what_is_seen(setup: &AnySetup, level: Level) -> (usize, bool) {
    let (mut looked_at, mut something_was_hidden) = (0, false);
    let mut sitting = PacedSitting::new(setup, Seed(50_001), |_| level);
    let mut entries = 0;
    while sitting.go_on() {
        entries += 1;
        let (state, record) = (sitting.table.state(), sitting.table.record());
        if entries % 3 != 0 {
            continue;
        }
        for seat in Seat::all(state.players()) {
            let luck = Luck::against_the_clock(record, seat);
            let own = thought(state, seat, level, luck);
            looked_at += usize::from(own.is_some());
            for seed in 0..2 {
                let twin = state.imagine(Viewer::Seat(seat), Seed(seed));
                something_was_hidden |= &twin != state;
                assert_eq!(thought(&twin, seat, level, luck), own, "{seat} knows more than it sees");
            }
        }
    }
    (looked_at, something_was_hidden)
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
