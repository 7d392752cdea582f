//! The places of the pyramid and how they lie to each other, worked out when the program is compiled.

mod cell;
mod cell_set;
mod heap;
mod side;
mod tables;

pub use cell::{Cell, CellError};
pub use cell_set::{CellSet, Cells};
pub use heap::{Heap, Unsupported};
pub use side::Side;

/// Levels of the pyramid: the base is level 0, the top level 8.
pub const LEVELS: u8 = 9;
/// Cells of the whole pyramid.
pub const CELLS: usize = 165;
/// « CASE »: the base has 45 of them.
pub const BASE_CELLS: usize = 45;
