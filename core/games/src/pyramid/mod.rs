//! The dice pyramid of « Das Spiel »: what its games share, and the games themselves.
//!
//! Headings in quotes are those of the booklet.

pub mod abquetschen;
mod colour;
mod die;
mod digits;
pub mod lattice;
mod pile;
pub mod wurfelmarsch;

pub use colour::Colour;
pub use die::{Die, DieProblem, Roll};
pub use pile::{Piece, Pyramid, PyramidProblem};
