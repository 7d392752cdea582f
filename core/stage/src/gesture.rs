use empile_games::contract::{Millis, Seat};

use crate::{NodeId, Point};

/// What a finger means.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Gesture {
    /// Which finger.
    pub(crate) pointer: u64,
    /// Whose zone the finger came down in: it belongs there until it lifts, wherever it strays.
    pub(crate) seat: Option<Seat>,
    /// What it came down on.
    pub(crate) node: NodeId,
    /// Where it is now.
    pub(crate) at: Point,
    /// When.
    pub(crate) stamp: Millis,
    /// What it does.
    pub(crate) kind: GestureKind,
}

/// What a finger does, once it is clear what it does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum GestureKind {
    /// Came down: in a reflex game this is the act.
    Press,
    /// Came down and lifted on the same thing.
    Tap,
    /// Stayed down on something that has to be held.
    LongPress,
    /// Drags a piece, or points, and what is below it is not what was below it before; or leads something, and has moved.
    Drag {
        /// What is below it.
        over: Option<NodeId>,
    },
    /// Lets go of a piece that was dragged, or of what it points at.
    Drop {
        /// What is below it.
        onto: Option<NodeId>,
    },
    /// Lifted elsewhere than it came down, or before it had held long enough: no tap. What counts as a finger comes
    /// down has counted.
    Stray,
    /// Was taken away by the system: as if it had never been.
    Cancel,
}
