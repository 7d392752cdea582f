use serde::{Deserialize, Serialize};

use super::{Pillow, Use};
use crate::contract::{Millis, Seat};

/// What a finger did to a pillow. Of one moment a touch comes first and its end last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(super) enum Move {
    Touch,
    Cancel,
    Bring(Use),
}

/// One stamped move of one finger. The order of the fields is the order of a round's gestures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(super) struct Gesture {
    pub(super) at: Millis,
    pub(super) seat: Seat,
    pub(super) pillow: Pillow,
    pub(super) what: Move,
}

impl Gesture {
    fn ends_what(&self, other: &Gesture) -> bool {
        matches!(self.what, Move::Bring(_)) && (self.seat, self.pillow) == (other.seat, other.pillow)
    }
}

/// The gestures of a round, by their stamps: how they arrived leaves no trace.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Gestures(Vec<Gesture>);

impl Gestures {
    /// Writes a gesture down where its stamp belongs. What was reported twice counts once, and once a finger has
    /// brought a pillow somewhere nothing it does to that pillow later can count: it is not kept.
    pub(super) fn note(&mut self, gesture: Gesture) {
        let Err(place) = self.0.binary_search(&gesture) else { return };
        let (earlier, _) = self.0.split_at(place);
        if earlier.iter().any(|known| known.ends_what(&gesture)) {
            return;
        }
        self.0.retain(|known| *known < gesture || !gesture.ends_what(known));
        self.0.insert(place, gesture);
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = Gesture> + '_ {
        self.0.iter().copied()
    }

    pub(super) fn latest(&self) -> Option<Millis> {
        self.0.last().map(|gesture| gesture.at)
    }

    pub(super) fn clear(&mut self) {
        self.0.clear();
    }
}
