//! The tower on the screen as the rules know it: where every piece came to rest, and what the world has yet to answer.

use serde::{Deserialize, Serialize};

use super::{Answer, Drop, FLOOR_THICKNESS, Nakama, Piece, Pose, Side, size::CAT_HEIGHT};
use crate::contract::Seat;

/// A piece at rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "(Piece, Pose, u8)", into = "(Piece, Pose, u8)")]
pub struct Body {
    /// Which.
    pub piece: Piece,
    /// Where.
    pub pose: Pose,
    /// How a wall is folded; 0 for everything else.
    pub fold: u8,
}

impl From<(Piece, Pose, u8)> for Body {
    fn from((piece, pose, fold): (Piece, Pose, u8)) -> Body {
        Body { piece, pose, fold }
    }
}

impl From<Body> for (Piece, Pose, u8) {
    fn from(body: Body) -> (Piece, Pose, u8) {
        (body.piece, body.pose, body.fold)
    }
}

/// What was done to the tower, and asks for an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// A piece was let go.
    Drop(Drop),
    /// A cat was stroked.
    Nudge {
        /// Which.
        cat: Nakama,
        /// Which way.
        to: Side,
    },
    /// « replacez-le(s) où il se trouvait »: cats that fell stand where they stood.
    PutBack(Vec<Drop>),
    /// Something was taken away: what is left finds its balance.
    Rest,
}

impl Deed {
    /// The pieces that come into the world with it.
    #[must_use]
    pub fn drops(&self) -> &[Drop] {
        match self {
            Deed::Drop(drop) => std::slice::from_ref(drop),
            Deed::PutBack(drops) => drops,
            Deed::Nudge { .. } | Deed::Rest => &[],
        }
    }
}

/// Every piece on the table of the screen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct World {
    /// In the order of the pieces.
    bodies: Vec<Body>,
    on_the_table: Vec<Piece>,
    touching: Vec<(Piece, Piece)>,
    resting: Vec<(Piece, Piece)>,
    /// How many deeds the world was asked about.
    deeds: u32,
    awaited: Option<Deed>,
    /// Cats that were put back since a hand last did something.
    put_back: Vec<Piece>,
    /// How often something was let go without being settled.
    tries: u8,
}

impl World {
    /// « Placez la tuile Étage numérotée 1 au centre de la table », with nobody on it.
    pub(super) fn ground() -> World {
        let pose = Pose { x: 0, y: FLOOR_THICKNESS / 2, turn: 0 };
        World {
            bodies: vec![Body { piece: Piece::Floor(1), pose, fold: 0 }],
            on_the_table: Vec::new(),
            touching: Vec::new(),
            resting: Vec::new(),
            deeds: 0,
            awaited: None,
            put_back: Vec::new(),
            tries: 0,
        }
    }

    /// « et posez Neko dessus ».
    pub(super) fn with_neko() -> World {
        let mut world = World::ground();
        let neko = Piece::Black(Seat(0));
        let pose = Pose { x: 0, y: FLOOR_THICKNESS + CAT_HEIGHT / 2, turn: 0 };
        world.bodies.push(Body { piece: neko, pose, fold: 0 });
        world.resting.push((neko, Piece::Floor(1)));
        world
    }

    /// Every piece at rest, in the order of the pieces.
    #[must_use]
    pub fn bodies(&self) -> &[Body] {
        &self.bodies
    }

    /// A piece at rest, if it is there.
    #[must_use]
    pub fn body(&self, piece: Piece) -> Option<Body> {
        let index = self.bodies.binary_search_by_key(&piece, |body| body.piece).ok()?;
        self.bodies.get(index).copied()
    }

    /// What the world has yet to answer.
    #[must_use]
    pub fn awaited(&self) -> Option<&Deed> {
        self.awaited.as_ref()
    }

    /// How many deeds the world was asked about: the number of the one it answers next.
    #[must_use]
    pub fn deeds(&self) -> u32 {
        self.deeds
    }

    /// Does it lie on the table, fallen?
    #[must_use]
    pub fn lies_on_the_table(&self, piece: Piece) -> bool {
        self.on_the_table.binary_search(&piece).is_ok()
    }

    /// Do these two cats touch by their sides?
    #[must_use]
    pub fn touch(&self, a: Piece, b: Piece) -> bool {
        self.touching.binary_search(&(a.min(b), a.max(b))).is_ok()
    }

    /// Does the first stand or lie on the second, directly?
    #[must_use]
    pub fn rests_on(&self, upper: Piece, lower: Piece) -> bool {
        self.resting.binary_search(&(upper, lower)).is_ok()
    }

    /// What a piece stands or lies on, directly.
    pub(super) fn under(&self, piece: Piece) -> impl Iterator<Item = Piece> + '_ {
        self.resting.iter().filter(move |(upper, _)| *upper == piece).map(|(_, lower)| *lower)
    }

    /// The floor that carries a cat, itself or through other cats.
    #[must_use]
    pub fn floor_under(&self, cat: Piece) -> Option<u8> {
        let mut below = vec![cat];
        let mut next = 0;
        while let Some(piece) = below.get(next).copied() {
            for lower in self.under(piece) {
                match lower {
                    Piece::Floor(floor) => return Some(floor),
                    cat if cat.is_cat() && !below.contains(&cat) => below.push(cat),
                    _ => {}
                }
            }
            next += 1;
        }
        None
    }

    pub(super) fn tries(&self) -> u8 {
        self.tries
    }

    /// Asks the world: nobody does anything before it has answered.
    pub(super) fn ask(&mut self, deed: Deed) {
        for drop in deed.drops() {
            self.remove(drop.piece);
        }
        self.deeds = self.deeds.saturating_add(1);
        self.awaited = Some(deed);
    }

    /// A hand lets go once more.
    pub(super) fn count_try(&mut self) {
        self.tries = self.tries.saturating_add(1);
        self.put_back.clear();
    }

    /// What a hand did is done.
    pub(super) fn forget_tries(&mut self) {
        self.tries = 0;
        self.put_back.clear();
    }

    /// Is it the first time, since a hand last did something, that this cat is put back?
    pub(super) fn puts_back(&mut self, cat: Piece) -> bool {
        let is_first = !self.put_back.contains(&cat);
        if is_first {
            self.put_back.push(cat);
        }
        is_first
    }

    /// Is the piece at rest, or on its way?
    pub(super) fn holds(&self, piece: Piece) -> bool {
        self.body(piece).is_some() || self.dropped(piece).is_some()
    }

    pub(super) fn dropped(&self, piece: Piece) -> Option<Drop> {
        self.awaited.as_ref()?.drops().iter().find(|drop| drop.piece == piece).copied()
    }

    /// Takes what was answered for what is. The answer has been checked.
    pub(super) fn take(&mut self, answer: &Answer) {
        for (piece, pose) in &answer.poses {
            let fold = self.dropped(*piece).map(|drop| drop.fold);
            match self.bodies.binary_search_by_key(piece, |body| body.piece) {
                Ok(index) => {
                    if let Some(body) = self.bodies.get_mut(index) {
                        body.pose = *pose;
                    }
                }
                Err(index) => {
                    let body = Body { piece: *piece, pose: *pose, fold: fold.unwrap_or_default() };
                    self.bodies.insert(index, body);
                }
            }
        }
        self.on_the_table.clone_from(&answer.on_the_table);
        self.touching.clone_from(&answer.touching);
        self.resting.clone_from(&answer.resting);
        self.awaited = None;
    }

    /// Takes a piece out of the world. Was it there?
    pub(super) fn remove(&mut self, piece: Piece) -> bool {
        let Ok(index) = self.bodies.binary_search_by_key(&piece, |body| body.piece) else { return false };
        self.bodies.remove(index);
        self.on_the_table.retain(|other| *other != piece);
        let is_other = |(a, b): &(Piece, Piece)| *a != piece && *b != piece;
        self.touching.retain(is_other);
        self.resting.retain(is_other);
        true
    }

    /// Is every list in order, and about pieces that are there?
    pub(super) fn is_sound(&self) -> bool {
        let ascend = |pairs: &[(Piece, Piece)]| pairs.is_sorted_by(|a, b| a < b);
        let are_there = |pairs: &[(Piece, Piece)]| {
            pairs.iter().all(|(a, b)| self.body(*a).is_some() && self.body(*b).is_some())
        };
        self.bodies.is_sorted_by(|a, b| a.piece < b.piece)
            && self.body(Piece::Floor(1)).is_some()
            && self.on_the_table.is_sorted_by(|a, b| a < b)
            && self.on_the_table.iter().all(|piece| self.body(*piece).is_some())
            && ascend(&self.touching)
            && ascend(&self.resting)
            && are_there(&self.touching)
            && are_there(&self.resting)
    }
}
