use crate::Point;

/// What a finger does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Comes down.
    Down,
    /// Moves while down.
    Move,
    /// Lifts.
    Up,
    /// Is taken away by the system: as if it had never been.
    Cancel,
}

/// One sample of one finger.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Touch {
    /// Which finger.
    pub pointer: u64,
    /// What it does.
    pub phase: Phase,
    /// Where.
    pub at: Point,
    /// When, on the table's clock.
    pub stamp: u64,
    /// How wide the contact is, in density-independent pixels; 0 where the device does not say.
    pub breadth: f32,
}
