//! The world of the simulation, put together from the poses of the record.

use empile_games::neko_tower::{Body, Neko, Piece, Pose, Wall, World};
use rapier2d::prelude::{
    ColliderBuilder, ColliderHandle, Group, InteractionGroups, InteractionTestMode, PhysicsWorld,
    Pose as Place, Real, RigidBodyBuilder, RigidBodyHandle, Rotation, SharedShape, Vector,
};

use crate::{
    clay::{
        ANGULAR_DAMPING, CONTACT_DAMPING, CONTACT_FREQUENCY, GRAVITY, ITERATIONS, LINEAR_DAMPING, SLOP, STEP,
        STILL, STILL_TURN, UNIT, friction, mass, plane,
    },
    outline::outline,
};

/// Hundredths of a degree in half a turn.
const HALF_TURN: Real = 18_000.0;

/// A piece in the simulation.
#[derive(Clone, Copy)]
pub(crate) struct Part {
    pub(crate) piece: Piece,
    pub(crate) body: RigidBodyHandle,
    pub(crate) collider: ColliderHandle,
}

pub(crate) struct Site {
    pub(crate) world: PhysicsWorld,
    /// In the order of the pieces, those let go last.
    pub(crate) parts: Vec<Part>,
}

/// Where a pose is in the simulation.
pub(crate) fn place(pose: Pose) -> Place {
    let turn = pose.turn as Real * (core::f32::consts::PI / HALF_TURN);
    Place {
        rotation: Rotation::new(turn),
        translation: Vector::new(pose.x as Real / UNIT, pose.y as Real / UNIT),
    }
}

/// The pose nearest to a place of the simulation.
pub(crate) fn pose(place: &Place) -> Pose {
    let turn = place.rotation.angle() * (HALF_TURN / core::f32::consts::PI);
    let nearest = |way: Real| way.round() as i32;
    Pose {
        x: nearest(place.translation.x * UNIT),
        y: nearest(place.translation.y * UNIT),
        turn: nearest(turn),
    }
}

/// What a piece collides with, as drawn.
pub(crate) fn shape(piece: Piece, wall: Option<Wall>, fold: u8) -> SharedShape {
    let [across, up] = piece.half_size(wall, fold).map(|way| way as Real / UNIT);
    if let Piece::Floor(_) = piece {
        return SharedShape::cuboid(across, up);
    }
    let corners = outline(piece, wall, fold);
    let corners = corners.iter().map(|[x, y]| Vector::new(*x as Real / UNIT, *y as Real / UNIT)).collect();
    // The outlines are convex; if one were not, its box would have to do.
    SharedShape::convex_polyline(corners).unwrap_or_else(|| SharedShape::cuboid(across, up))
}

impl Site {
    /// Everything at rest where the record has it.
    pub(crate) fn of(game: &Neko) -> Site {
        let mut world = PhysicsWorld::new();
        world.gravity = Vector::ZERO;
        let parameters = &mut world.integration_parameters;
        parameters.dt = STEP;
        parameters.num_solver_iterations = ITERATIONS;
        parameters.contact_softness.natural_frequency = CONTACT_FREQUENCY;
        parameters.contact_softness.damping_ratio = CONTACT_DAMPING;
        parameters.static_contact_softness = parameters.contact_softness;
        parameters.normalized_allowed_linear_error = SLOP;
        let everything = InteractionGroups::new(Group::GROUP_1, Group::ALL, InteractionTestMode::And);
        let table = ColliderBuilder::cuboid(1_000.0, 1.0)
            .translation(Vector::new(0.0, -1.0))
            .friction(0.7)
            .collision_groups(everything);
        world.colliders.insert(table);
        let mut site = Site { world, parts: Vec::new() };
        for body in game.world().into_iter().flat_map(World::bodies) {
            site.add(*body, game.wall_of(body.piece), place(body.pose));
        }
        site
    }

    /// One more piece. The first floor does not move: it lies on the table.
    pub(crate) fn add(&mut self, body: Body, wall: Option<Wall>, at: Place) {
        let piece = body.piece;
        let builder = if piece == Piece::Floor(1) {
            RigidBodyBuilder::fixed()
        } else {
            RigidBodyBuilder::dynamic()
                .linear_damping(LINEAR_DAMPING)
                .angular_damping(ANGULAR_DAMPING)
                .can_sleep(false)
        };
        let collider = ColliderBuilder::new(shape(piece, wall, body.fold))
            .friction(friction(piece))
            .restitution(0.0)
            .mass(mass(piece))
            .collision_groups(plane(piece));
        let (body, collider) = self.world.insert(builder.pose(at), collider);
        self.parts.push(Part { piece, body, collider });
    }

    /// One step, with so much of gravity. Gives whether anything moved: what is slow enough holds where it is.
    pub(crate) fn step(&mut self, gravity: Real) -> bool {
        self.world.gravity = Vector::new(0.0, -gravity * GRAVITY);
        let before: Vec<Place> = self.parts.iter().map(|part| self.place_of(*part)).collect();
        self.world.step();
        let mut moved = false;
        for (part, was) in self.parts.iter().zip(before) {
            let Some(body) = self.world.bodies.get_mut(part.body).filter(|body| body.is_dynamic()) else {
                continue;
            };
            let way = body.linvel();
            if way.x.abs() < STILL && way.y.abs() < STILL && body.angvel().abs() < STILL_TURN {
                body.set_linvel(Vector::ZERO, false);
                body.set_angvel(0.0, false);
                body.set_position(was, false);
            } else {
                moved = true;
            }
        }
        moved
    }

    /// Where the simulation has a piece.
    pub(crate) fn place_of(&self, part: Part) -> Place {
        self.world.bodies.get(part.body).map_or(Place::IDENTITY, |body| *body.position())
    }
}
