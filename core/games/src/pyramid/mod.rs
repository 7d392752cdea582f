//! The dice pyramid of « Das Spiel »: what its six games share.
//!
//! Headings in quotes are those of the booklet.

mod colour;
mod die;
mod digits;
mod hands;
pub mod lattice;
mod options;
mod out_of_range;
mod pile;
mod sight;
mod tie_order;

pub use colour::Colour;
pub use die::{Die, DieProblem, Roll};
pub use hands::{Hands, HandsProblem, Tally};
pub use options::CellOptions;
pub use out_of_range::OutOfRange;
pub(crate) use out_of_range::Range;
pub use pile::{Piece, Pyramid, PyramidProblem};
pub use sight::{SeenDie, Sight};
pub(crate) use tie_order::TieOrder;
