//! Who looks at a table: every view hears that something changed there, and asks for it.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

/// Hears when something changed at a table that it did not do itself; what, it pulls. It is called on a thread of the
/// table's own, and must not throw.
#[cfg_attr(feature = "uniffi", uniffi::export(with_foreign))]
pub trait TableListener: Send + Sync {
    /// Something changed. False if nobody listens here any more: a view may be gone without a word.
    fn changed(&self) -> bool;
}

/// The listeners of a table.
#[derive(Default)]
pub(super) struct Ears(Mutex<Listening>);

#[derive(Default)]
struct Listening {
    last: u64,
    listeners: Vec<(u64, Arc<dyn TableListener>)>,
}

impl Ears {
    /// Somebody more listens; the number is theirs to leave with.
    pub(super) fn join(&self, listener: Arc<dyn TableListener>) -> u64 {
        let mut listening = self.listening();
        listening.last += 1;
        let number = listening.last;
        listening.listeners.push((number, listener));
        number
    }

    /// Somebody listens no more. Gives how many still do.
    pub(super) fn leave(&self, number: u64) -> usize {
        let mut listening = self.listening();
        listening.listeners.retain(|(known, _)| *known != number);
        listening.listeners.len()
    }

    pub(super) fn tell(&self) {
        let listeners = self.listening().listeners.clone();
        for (number, listener) in listeners {
            // A view that breaks when it is told breaks alone, and is told no more.
            if !catch_unwind(AssertUnwindSafe(|| listener.changed())).unwrap_or(false) {
                self.leave(number);
            }
        }
    }

    /// Whoever did something knows of it; another view would not.
    pub(super) fn tell_others(&self) {
        if self.listening().listeners.len() > 1 {
            self.tell();
        }
    }

    fn listening(&self) -> MutexGuard<'_, Listening> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
