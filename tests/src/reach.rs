//! A finger on its way, as a table has to hear it.

use empile_games::contract::Seat;
use empile_stage::Point;

/// A straight reach of somebody.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reach {
    /// Whose finger it is.
    pub seat: Seat,
    /// The middle of that player's zone or pad.
    pub from: Point,
    /// What the finger goes to.
    pub to: Point,
    /// Does the finger come down there? Else it comes down where it sets out from, moves straight and lifts there.
    pub presses: bool,
}
