//! Where a piece would come to stand if it were let go here: for the plumb line and the shadow, and where it is let go from.

use empile_games::neko_tower::{CAT_HEIGHT, Drop, FLOOR_THICKNESS, Neko, Piece, Pose};
use rapier2d::{
    parry::{
        query::{ShapeCastOptions, cast_shapes, intersection_test},
        shape::Shape,
    },
    prelude::{Pose as Place, Real, Rotation, Vector},
};

use crate::{
    clay::{CLEARANCE, UNIT, plane},
    site::{self, Site},
};

/// Pieces for the top come from so far above it, in centimetres.
const ABOVE: Real = 40.0;

/// Where a piece would first touch something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Landing {
    /// Where it would be then.
    pub pose: Pose,
    /// What it would touch; nothing but the table if there is nothing.
    pub on: Option<Piece>,
}

/// Where a piece would land, or nothing if there is no room for it.
#[must_use]
pub fn landing(game: &Neko, drop: Drop) -> Option<Landing> {
    let mut site = Site::of(game);
    // A piece that is moved again is no longer where it was; nor is the floor that lies on a wall that is moved again.
    site.parts.retain(|part| part.piece != drop.piece && !game.comes_along(drop.piece, part.piece));
    let (place, on) = site.landing(game, drop)?;
    Some(Landing { pose: site::pose(&place), on })
}

impl Site {
    /// The same, in the simulation.
    pub(crate) fn landing(&self, game: &Neko, drop: Drop) -> Option<(Place, Option<Piece>)> {
        let shape = site::shape(drop.piece, game.wall_of(drop.piece), drop.fold);
        let start = self.start(game, drop)?;
        let groups = plane(drop.piece);
        let options = ShapeCastOptions { max_time_of_impact: 1_000.0, ..ShapeCastOptions::default() };
        let mut first: Option<(Real, Option<Piece>)> = None;
        for (handle, other) in self.world.all_colliders() {
            let part = self.parts.iter().find(|part| part.collider == handle).copied();
            let is_the_table = other.parent().is_none();
            if !(is_the_table || part.is_some()) || !groups.test(other.collision_groups()) {
                continue;
            }
            let there = part.map_or(*other.position(), |part| self.place_of(part));
            if overlaps(&start, &*shape, &there, other.shape()) {
                return None;
            }
            let hit = cast_shapes(
                &start,
                Vector::new(0.0, -1.0),
                &*shape,
                &there,
                Vector::ZERO,
                other.shape(),
                options,
            );
            if let Ok(Some(hit)) = hit
                && first.is_none_or(|(way, _)| hit.time_of_impact < way)
            {
                first = Some((hit.time_of_impact, part.map(|part| part.piece)));
            }
        }
        let (way, on) = first?;
        let translation = start.translation - Vector::new(0.0, way);
        Some((Place { rotation: start.rotation, translation }, on))
    }

    /// Where the hand holds it before it comes down, turned as it is to stand.
    fn start(&self, game: &Neko, drop: Drop) -> Option<Place> {
        let x = Real::from(drop.x) * 10.0 / UNIT;
        let at = |y: Real, rotation: Rotation| Place { rotation, translation: Vector::new(x, y) };
        match drop.piece {
            Piece::Floor(floor) => {
                let left = self.wall_top(game, Piece::Wall { floor, side: 0 })?;
                let right = self.wall_top(game, Piece::Wall { floor, side: 1 })?;
                let (left, right) = if left.x <= right.x { (left, right) } else { (right, left) };
                let along = right - left;
                let rotation = if along.length() > 0.5 {
                    let along = along.normalize();
                    Rotation::from_cos_sin_unchecked(along.x, along.y)
                } else {
                    Rotation::IDENTITY
                };
                Some(at(left.y.max(right.y) + ABOVE, rotation))
            }
            Piece::Wall { .. } => {
                let below = self.place(Piece::Floor(drop.floor))?;
                Some(at(below.translation.y + ABOVE, below.rotation))
            }
            Piece::Nakama(_) | Piece::Black(_) => {
                let below = self.place(Piece::Floor(drop.floor))?;
                let half = (CAT_HEIGHT / 2) as Real / UNIT;
                let top = match self.place(Piece::Floor(drop.floor + 1)) {
                    Some(above) => {
                        let under = above * Vector::new(0.0, -(FLOOR_THICKNESS / 2) as Real / UNIT);
                        let slope = above.rotation.im / above.rotation.re.max(0.1);
                        let at_x = |x: Real| under.y + (x - under.x) * slope;
                        at_x(x - half).min(at_x(x + half)) - half - 2.0 * CLEARANCE
                    }
                    None => below.translation.y + ABOVE,
                };
                Some(at(top, below.rotation))
            }
        }
    }

    fn place(&self, piece: Piece) -> Option<Place> {
        let part = self.parts.iter().find(|part| part.piece == piece)?;
        Some(self.place_of(*part))
    }

    fn wall_top(&self, game: &Neko, piece: Piece) -> Option<Vector> {
        let [_, up] = piece.half_size(game.wall_of(piece), 0);
        Some(self.place(piece)? * Vector::new(0.0, up as Real / UNIT))
    }
}

fn overlaps(place: &Place, shape: &dyn Shape, there: &Place, other: &dyn Shape) -> bool {
    intersection_test(place, shape, there, other).is_ok_and(|found| found.intersecting)
}
