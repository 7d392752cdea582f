//! What the pieces are made of, and how the world runs. Found with simulated builders (`tests/benches/neko.rs`).

use rapier2d::prelude::{Group, InteractionGroups, InteractionTestMode, Real};

use empile_games::neko_tower::Piece;

/// Hundredths of a millimetre in a unit of the simulation, which is a centimetre.
pub(crate) const UNIT: Real = 1_000.0;
/// Centimetres a second, every second.
pub(crate) const GRAVITY: Real = 981.0;
/// Seconds of a step: short, because stiffness decides whether a tall tower can stand.
pub(crate) const STEP: Real = 0.002;
/// Steps of a frame of the film.
pub(crate) const STEPS_A_FRAME: u32 = 8;
/// Passes over all contacts in a step.
pub(crate) const ITERATIONS: usize = 8;
/// How quickly a contact pushes back, in Hertz. The lowest wall of a tower of 24 floors gives way by less than a hair.
pub(crate) const CONTACT_FREQUENCY: Real = 1_000.0;
/// How much a contact is damped: the trembling of a stiff one dies at once.
pub(crate) const CONTACT_DAMPING: Real = 5.0;
/// Pieces may sink into each other by this much, in centimetres.
pub(crate) const SLOP: Real = 0.001;
/// Cardboard holds: what would move slower than this, in centimetres a second …
pub(crate) const STILL: Real = 0.05;
/// … and turn slower than this, in radians a second, does not move at all. Without it every tower would creep.
pub(crate) const STILL_TURN: Real = 0.01;
/// Weight comes on slowly at first, so that a tower that stands does not feel that it was put together again.
pub(crate) const LOADING_STEPS: u32 = 40;
/// It has come to rest when nothing has moved for so many steps one after the other.
pub(crate) const STILL_STEPS: u32 = 15;
/// Whatever still moves after so many steps is where it is.
pub(crate) const MOST_STEPS: u32 = 1_500;
/// Pieces are let go so far above what they would touch first, in centimetres.
pub(crate) const CLEARANCE: Real = 0.05;
/// What moved less than this, in hundredths of a millimetre and of a degree, has not moved.
pub(crate) const HAIR: i32 = 3;
/// « légèrement »: how fast a stroke makes a cat, in centimetres a second.
pub(crate) const STROKE: Real = 9.0;
/// Motion dies away by itself.
pub(crate) const LINEAR_DAMPING: Real = 0.4;
/// As [`LINEAR_DAMPING`].
pub(crate) const ANGULAR_DAMPING: Real = 0.6;

/// What a piece weighs.
pub(crate) fn mass(piece: Piece) -> Real {
    match piece {
        Piece::Floor(_) => 4.8,
        Piece::Wall { .. } => 3.5,
        Piece::Nakama(_) | Piece::Black(_) => 1.6,
    }
}

/// How rough a piece is.
pub(crate) fn friction(piece: Piece) -> Real {
    match piece {
        Piece::Floor(_) | Piece::Wall { .. } => 0.5,
        Piece::Nakama(_) | Piece::Black(_) => 0.45,
    }
}

const TILES: Group = Group::GROUP_1;
const WALLS: Group = Group::GROUP_2;
const CATS: Group = Group::GROUP_3;

/// Cats stand on a plane before the walls, so that lower floors can be reached; floors and the table are in both.
pub(crate) fn plane(piece: Piece) -> InteractionGroups {
    let (own, meets) = match piece {
        Piece::Floor(_) => (TILES, TILES | WALLS | CATS),
        Piece::Wall { .. } => (WALLS, TILES | WALLS),
        Piece::Nakama(_) | Piece::Black(_) => (CATS, TILES | CATS),
    };
    InteractionGroups::new(own, meets, InteractionTestMode::And)
}
