//! The words of Das Spiel, shown with dice on a part of the base.

mod moves;
mod patch;
mod places;
mod shapes;

pub(super) use moves::{pivot, turn};
pub(super) use places::{case, hollow, point};
pub(super) use shapes::{level, row};
