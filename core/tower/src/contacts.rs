//! Who touches whom, what rests on what, and what lies on the table: read off the poses at rest.

use empile_games::neko_tower::{Neko, Piece, Pose, Wall};
use rapier2d::prelude::{InteractionGroups, Real, Vector};

use crate::{
    clay::{UNIT, plane},
    outline::outline,
    site::place,
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
        let (gap, way) = one.gap(other);
        if gap > NEAR {
            return;
        }
        let (a, b) = (one.piece, other.piece);
        if way.y > UPWARDS {
            self.resting.push((b, a));
        } else if way.y < -UPWARDS {
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

/// A piece where it rests, by its corners.
struct Thing {
    piece: Piece,
    groups: InteractionGroups,
    corners: Vec<Vector>,
    low: Real,
    high: Real,
    left: Real,
    right: Real,
}

impl Thing {
    fn new(piece: Piece, pose: Pose, wall: Option<Wall>, fold: u8) -> Thing {
        let place = place(pose);
        let corner = |[x, y]: &[i32; 2]| place * Vector::new(*x as Real / UNIT, *y as Real / UNIT);
        let corners: Vec<Vector> = outline(piece, wall, fold).iter().map(corner).collect();
        let (down, up) = (Vector::new(0.0, -1.0), Vector::new(0.0, 1.0));
        let mut thing =
            Thing { piece, groups: plane(piece), corners, low: 0.0, high: 0.0, left: 0.0, right: 0.0 };
        (thing.low, thing.high) = (-thing.reach(down), thing.reach(up));
        (thing.left, thing.right) =
            (-thing.reach(Vector::new(-1.0, 0.0)), thing.reach(Vector::new(1.0, 0.0)));
        thing
    }

    fn is_near(&self, other: &Thing) -> bool {
        self.groups.test(other.groups)
            && self.low - NEAR <= other.high
            && other.low - NEAR <= self.high
            && self.left - NEAR <= other.right
            && other.left - NEAR <= self.right
    }

    /// How far it reaches this way.
    fn reach(&self, way: Vector) -> Real {
        self.corners.iter().map(|corner| corner.dot(way)).fold(Real::NEG_INFINITY, Real::max)
    }

    /// The ways its sides face.
    fn faces(&self) -> impl Iterator<Item = Vector> + '_ {
        let next = self.corners.iter().cycle().skip(1);
        self.corners.iter().zip(next).map(|(from, to)| {
            let along = *to - *from;
            Vector::new(along.y, -along.x).normalize()
        })
    }

    /// How far the two are apart, and which way the other is: along the side that parts them best. What sinks into the other
    /// is apart by less than nothing.
    fn gap(&self, other: &Thing) -> (Real, Vector) {
        let own = self.faces().map(|way| (-other.reach(-way) - self.reach(way), way));
        let others = other.faces().map(|way| (-self.reach(-way) - other.reach(way), -way));
        let further = |best: (Real, Vector), next: (Real, Vector)| if next.0 > best.0 { next } else { best };
        own.chain(others).fold((Real::NEG_INFINITY, Vector::ZERO), further)
    }
}
