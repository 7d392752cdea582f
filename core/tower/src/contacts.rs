//! Who touches whom, what rests on what, and what lies on the table: read off the poses at rest.

use empile_games::neko_tower::{Neko, Piece, Pose, Wall};
use rapier2d::{
    parry::query::contact,
    prelude::{InteractionGroups, Pose as Place, Real, SharedShape},
};

use crate::{
    clay::plane,
    site::{place, shape},
};

/// Nearer than this, in centimetres, is touching.
const NEAR: Real = 0.05;
/// How much of a contact must point upwards for one piece to rest on the other: flanks are sides.
const UPWARDS: Real = 0.7;

/// What was read off.
#[derive(Default)]
pub(crate) struct Contacts {
    pub(crate) on_the_table: Vec<Piece>,
    pub(crate) touching: Vec<(Piece, Piece)>,
    pub(crate) resting: Vec<(Piece, Piece)>,
}

struct Thing {
    piece: Piece,
    place: Place,
    shape: SharedShape,
    groups: InteractionGroups,
    low: Real,
    high: Real,
    left: Real,
    right: Real,
}

impl Thing {
    fn new(piece: Piece, pose: Pose, wall: Option<Wall>, fold: u8) -> Thing {
        let (place, shape) = (place(pose), shape(piece, wall, fold));
        let bounds = shape.compute_aabb(&place);
        Thing {
            piece,
            place,
            groups: plane(piece),
            low: bounds.mins.y,
            high: bounds.maxs.y,
            left: bounds.mins.x,
            right: bounds.maxs.x,
            shape,
        }
    }

    fn is_near(&self, other: &Thing) -> bool {
        self.groups.test(other.groups)
            && self.low - NEAR <= other.high
            && other.low - NEAR <= self.high
            && self.left - NEAR <= other.right
            && other.left - NEAR <= self.right
    }
}

impl Contacts {
    /// Of these pieces, in the order of the pieces.
    pub(crate) fn of(game: &Neko, poses: &[(Piece, Pose, u8)]) -> Contacts {
        let things: Vec<Thing> = poses
            .iter()
            .map(|(piece, pose, fold)| Thing::new(*piece, *pose, game.wall_of(*piece), *fold))
            .collect();
        let mut contacts = Contacts::default();
        for (index, one) in things.iter().enumerate() {
            for other in things.iter().skip(index + 1).filter(|other| one.is_near(other)) {
                contacts.look_at(one, other);
            }
        }
        contacts.touching.sort_unstable();
        contacts.resting.sort_unstable();
        contacts.find_fallen(&things);
        contacts
    }

    fn look_at(&mut self, one: &Thing, other: &Thing) {
        let found = contact(&one.place, &*one.shape, &other.place, &*other.shape, NEAR);
        let Ok(Some(found)) = found else { return };
        // From the one to the other.
        let up = found.normal1.y;
        let (a, b) = (one.piece, other.piece);
        if up > UPWARDS {
            self.resting.push((b, a));
        } else if up < -UPWARDS {
            self.resting.push((a, b));
        } else if a.is_cat() && b.is_cat() {
            self.touching.push((a, b));
        }
    }

    /// « tombent sur la table »: what touches it, and what rests on nothing else but what does.
    fn find_fallen(&mut self, things: &[Thing]) {
        let lies = |thing: &&Thing| thing.low < NEAR && thing.piece != Piece::Floor(1);
        self.on_the_table = things.iter().filter(lies).map(|thing| thing.piece).collect();
        loop {
            let is_down = |piece: Piece| self.on_the_table.binary_search(&piece).is_ok();
            let under = |piece: Piece| self.resting.iter().filter(move |(upper, _)| *upper == piece);
            let falls = |thing: &&Thing| {
                let piece = thing.piece;
                piece != Piece::Floor(1)
                    && !is_down(piece)
                    && under(piece).next().is_some()
                    && under(piece).all(|(_, lower)| is_down(*lower))
            };
            let more: Vec<Piece> = things.iter().filter(falls).map(|thing| thing.piece).collect();
            if more.is_empty() {
                return;
            }
            self.on_the_table.extend(more);
            self.on_the_table.sort_unstable();
        }
    }
}
