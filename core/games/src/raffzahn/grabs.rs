use serde::{Deserialize, Serialize};

use crate::{
    contract::{Millis, Seat},
    pyramid::{Piece, lattice::Cell},
};

/// A hand on a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Grab {
    pub(super) at: Millis,
    pub(super) seat: Seat,
    pub(super) cell: Cell,
    pub(super) piece: Piece,
}

/// The grabs of a turn in the order of their stamps, whatever the order in which they arrived. Among equal stamps a
/// die comes before those it stood on.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Grabs(Vec<Grab>);

impl Grabs {
    pub(super) fn add(&mut self, grab: Grab) {
        let key = |grab: &Grab| (grab.at, std::cmp::Reverse(grab.cell));
        let place = self.0.partition_point(|earlier| key(earlier) < key(&grab));
        self.0.insert(place, grab);
    }

    pub(super) fn iter(&self) -> impl DoubleEndedIterator<Item = Grab> + '_ {
        self.0.iter().copied()
    }

    pub(super) fn contains(&self, cell: Cell) -> bool {
        self.0.iter().any(|grab| grab.cell == cell)
    }

    pub(super) fn retain(&mut self, keeps: impl Fn(&Grab) -> bool) {
        self.0.retain(keeps);
    }

    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    /// The same grabs with other pieces in the hands.
    pub(super) fn map_pieces(&mut self, mut other: impl FnMut(&Grab) -> Piece) {
        for grab in &mut self.0 {
            grab.piece = other(grab);
        }
    }
}
