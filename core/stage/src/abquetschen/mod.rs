//! The table of Abquetschen: the pyramid that three players build, and where the next die can lie.

mod board;
mod ending;
mod heap;
mod help;
mod lesson;
mod news;
mod nodes;
mod preview;

pub(crate) use board::AbquetschenBoard;
