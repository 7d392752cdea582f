use empile_games::contract::{Millis, Seed, Stream};
use empile_stage::{Phase, Point, Touch};

/// So long all fingers lie still before one of them is chosen.
pub const HOLD_MS: Millis = 2_000;

/// One finger is not a choice.
const FEWEST: usize = 2;

/// A finger on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Finger {
    /// Which.
    pub pointer: u64,
    /// Where.
    pub at: Point,
}

/// Everyone puts a finger on the screen; after a moment one of them begins.
#[derive(Clone, Debug)]
pub struct FirstPlayerPicker {
    stream: Stream,
    fingers: Vec<Finger>,
    /// Since when the same fingers lie there.
    since: Millis,
    chosen: Option<Finger>,
}

impl FirstPlayerPicker {
    /// A picker whose chance grows from this seed.
    #[must_use]
    pub fn new(seed: Seed) -> FirstPlayerPicker {
        FirstPlayerPicker { stream: Stream::new(seed), fingers: Vec::new(), since: 0, chosen: None }
    }

    /// Hears one sample of one finger. A finger that comes or goes starts the wait anew; when all have gone after a
    /// choice, the next round begins.
    pub fn hear(&mut self, touch: Touch) {
        let finger = Finger { pointer: touch.pointer, at: touch.at };
        let known = self.fingers.iter_mut().find(|known| known.pointer == touch.pointer);
        match (touch.phase, known) {
            (Phase::Down | Phase::Move, Some(known)) => known.at = touch.at,
            (Phase::Down, None) => {
                self.fingers.push(finger);
                // By their names, not by who was first: the choice depends on nothing a hand can steer.
                self.fingers.sort_by_key(|finger| finger.pointer);
                self.since = touch.stamp;
            }
            (Phase::Up | Phase::Cancel, Some(_)) => {
                self.fingers.retain(|known| known.pointer != touch.pointer);
                self.since = touch.stamp;
                if self.fingers.is_empty() {
                    self.chosen = None;
                }
            }
            (Phase::Move | Phase::Up | Phase::Cancel, None) => {}
        }
    }

    /// Lets time pass. Tells the finger that begins, once there is one.
    pub fn advance(&mut self, now: Millis) -> Option<Finger> {
        if self.chosen.is_none() && self.fingers.len() >= FEWEST && now >= self.since.saturating_add(HOLD_MS)
        {
            let index = self.stream.index(self.fingers.len());
            self.chosen = self.fingers.get(index).copied();
        }
        self.chosen
    }

    /// When the choice falls, if nothing moves; nothing while too few fingers lie there or one is chosen.
    #[must_use]
    pub fn next_deadline(&self) -> Option<Millis> {
        let is_waiting = self.chosen.is_none() && self.fingers.len() >= FEWEST;
        is_waiting.then(|| self.since.saturating_add(HOLD_MS))
    }

    /// The fingers on the screen.
    #[must_use]
    pub fn fingers(&self) -> &[Finger] {
        &self.fingers
    }
}
