//! The dice pyramid of « Das Spiel »: what its six games share.
//!
//! Headings in quotes are those of the booklet.

mod choices;
mod colour;
mod die;
mod digits;
mod hands;
pub mod lattice;
mod out_of_range;
mod pile;
mod sight;
mod tie_order;

pub use choices::CellOptions;
pub use colour::Colour;
pub use die::{Die, DieError, Roll};
pub use hands::{Hands, HandsError, Tally};
pub use out_of_range::OutOfRange;
pub(crate) use out_of_range::Range;
pub use pile::{Piece, Pyramid, PyramidError};
pub use sight::{SeenDie, Sight};
pub(crate) use tie_order::TieOrder;
