use empile_games::contract::{Entry, Game, Millis, Seat, Seed, Stream};

use super::Conforming;

/// Plays at random: picks a seat, an action and a moment, and lets the clock close what is due.
pub struct Driver {
    chance: Stream,
    now: Millis,
}

impl Driver {
    /// A driver whose choices grow from this seed.
    pub fn new(seed: Seed) -> Driver {
        Driver { chance: Stream::new(seed), now: 0 }
    }

    /// The driver's own chance.
    pub fn chance(&mut self) -> &mut Stream {
        &mut self.chance
    }

    /// The next entry of a random match, or `None` when it is over.
    pub fn next_entry<G: Conforming>(&mut self, game: &G) -> Option<Entry<G::Action>> {
        if game.outcome().is_some() {
            return None;
        }
        let deadline = game.next_deadline();
        let waits = game.to_act().is_empty() || (deadline.is_some() && self.chance.below(8) == 0);
        if let (Some(deadline), true) = (deadline, waits) {
            return Some(self.clock(deadline));
        }
        let seats: Vec<Seat> = game.to_act().iter().collect();
        let first = self.chance.index(seats.len());
        // Begin with a random seat; in a real-time game some seats that may act can have nothing to do.
        for turn in 0..seats.len() {
            let seat = seats[(first + turn) % seats.len()];
            if let Some(action) = game.choose(seat, &mut self.chance) {
                let at =
                    if deadline.is_some() { self.now + u64::from(self.chance.below(120)) } else { self.now };
                return Some(match deadline {
                    Some(deadline) if deadline <= at => self.clock(deadline),
                    _ => {
                        self.now = at;
                        Entry::Act { seat, action, at }
                    }
                });
            }
        }
        let deadline = deadline.expect("nobody can act and no clock runs: the match is stuck");
        Some(self.clock(deadline))
    }

    fn clock<A>(&mut self, at: Millis) -> Entry<A> {
        self.now = self.now.max(at);
        Entry::Clock { at: self.now }
    }
}

/// Performs an entry that is known to be legal.
pub(super) fn perform<G: Game>(game: &mut G, entry: &Entry<G::Action>, events: &mut Vec<G::Event>) {
    match entry {
        Entry::Act { seat, action, at } => {
            let taken = game.apply(*seat, action, *at, events);
            taken.unwrap_or_else(|refusal| panic!("{seat} was offered {action:?} but: {refusal}"));
        }
        Entry::Clock { at } => {
            let taken = game.advance(*at, events);
            taken.unwrap_or_else(|refusal| panic!("the clock was due at {at} but: {refusal}"));
        }
    }
}

/// A whole random match; `look` sees every state before its entry. Gives the final state.
pub fn playout<G: Conforming>(
    setup: &G::Setup,
    seed: Seed,
    mut look: impl FnMut(usize, &G, &Entry<G::Action>),
) -> G {
    let mut game = G::start(setup, seed).expect("the kit's set-ups are playable");
    let mut driver = Driver::new(Seed(!seed.0));
    let mut events = Vec::new();
    for step in 0.. {
        assert!(step < G::MOST_STEPS, "{} from {seed:?} {setup:?} did not end", G::SLUG);
        let Some(entry) = driver.next_entry(&game) else { break };
        look(step, &game, &entry);
        events.clear();
        perform(&mut game, &entry, &mut events);
    }
    game
}

/// A whole random match with its invariants checked after every entry.
pub fn playout_checked<G: Conforming>(setup: &G::Setup, seed: Seed) -> G {
    let check = |game: &G, step: usize| {
        let invariants = game.check_invariants();
        invariants.unwrap_or_else(|broken| panic!("{} {seed:?} {setup:?} step {step}: {broken}", G::SLUG));
    };
    let last = playout::<G>(setup, seed, |step, game, _| check(game, step));
    check(&last, usize::MAX);
    last
}
