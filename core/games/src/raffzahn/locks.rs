use serde::{Deserialize, Serialize};

use super::PLAYERS;
use crate::contract::{Millis, Seat, Seats};

/// A hand that reached for a die that may not be taken rests for a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Lock {
    pub(super) from: Millis,
    pub(super) until: Millis,
}

/// The locked hands, until the clock opens them again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Locks([Option<Lock>; PLAYERS as usize]);

impl Locks {
    pub(super) fn of(&self, seat: Seat) -> Option<Lock> {
        self.0.get(seat.index()).copied().flatten()
    }

    pub(super) fn lock(&mut self, seat: Seat, lock: Lock) {
        if let Some(place) = self.0.get_mut(seat.index()) {
            *place = Some(lock);
        }
    }

    /// When the next one opens.
    pub(super) fn next(&self) -> Option<Millis> {
        self.0.iter().flatten().map(|lock| lock.until).min()
    }

    /// Opens those that are due, and says whose.
    pub(super) fn open_due(&mut self, now: Millis) -> Seats {
        let is_due = |seat: &Seat| self.of(*seat).is_some_and(|lock| lock.until <= now);
        let due: Seats = Seat::all(PLAYERS).filter(is_due).collect();
        for seat in due.iter() {
            if let Some(place) = self.0.get_mut(seat.index()) {
                *place = None;
            }
        }
        due
    }

    pub(super) fn locked(&self) -> Seats {
        Seat::all(PLAYERS).filter(|seat| self.of(*seat).is_some()).collect()
    }
}
