//! What the world answers to what a hand did, as an entry of the record: a replay trusts it and simulates nothing.

use serde::{Deserialize, Serialize};

use super::{Breach, Deed, Drop, Piece, Pose, World};

/// What came to rest, and how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer {
    /// Which deed of the match it answers, counted from 1: an answer fits no other.
    pub deed: u32,
    /// Where the pieces that moved have come to rest, in the order of the pieces.
    pub poses: Vec<(Piece, Pose)>,
    /// « tombent sur la table »: what lies there, the first floor apart.
    pub on_the_table: Vec<Piece>,
    /// Cats that touch by their sides: each pair once, in order.
    pub touching: Vec<(Piece, Piece)>,
    /// What stands or lies on what, directly: the upper piece first.
    pub resting: Vec<(Piece, Piece)>,
    /// Of all that moved on the way, down to the last bit: the simulation that gives the same gave the same way there.
    pub digest: u32,
}

/// Nothing comes to rest further out than this: hundredths of a millimetre.
const FURTHEST: i32 = 1_000_000;
/// Half a turn, in hundredths of a degree.
const HALF_TURN: i32 = 18_000;

impl Answer {
    /// Is it about the pieces that are there, each once, and about places where a piece can be?
    pub(super) fn check(&self, world: &World) -> Result<(), Breach> {
        let is_there = |piece: &Piece| world.holds(*piece);
        let drops = world.awaited().map(Deed::drops).unwrap_or_default();
        let has_come = |drop: &Drop| self.poses.iter().any(|(piece, _)| *piece == drop.piece);
        let is_possible = |pose: &Pose| {
            [pose.x, pose.y].iter().all(|way| way.unsigned_abs() <= FURTHEST.unsigned_abs())
                && pose.turn.unsigned_abs() <= HALF_TURN.unsigned_abs()
        };
        let pairs_are_sound = |pairs: &[(Piece, Piece)]| {
            is_ascending(pairs) && pairs.iter().all(|(a, b)| a != b && is_there(a) && is_there(b))
        };
        let is_sound = self.deed == world.deeds()
            && self.poses.is_sorted_by(|(a, _), (b, _)| a < b)
            && self
                .poses
                .iter()
                .all(|(piece, pose)| is_there(piece) && *piece != Piece::Floor(1) && is_possible(pose))
            && drops.iter().all(has_come)
            && is_ascending(&self.on_the_table)
            && self.on_the_table.iter().all(|piece| is_there(piece) && *piece != Piece::Floor(1))
            && pairs_are_sound(&self.touching)
            && self.touching.iter().all(|(a, b)| a < b && a.is_cat() && b.is_cat())
            && pairs_are_sound(&self.resting);
        if is_sound { Ok(()) } else { Err(Breach::StrangeAnswer) }
    }
}

fn is_ascending<T: Ord>(values: &[T]) -> bool {
    values.is_sorted_by(|a, b| a < b)
}
