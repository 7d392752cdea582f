//! Leaving and moving: a log as a file that other programs can read, and such a file taken into a log.

mod bg_stats;
mod check;
mod csv;
mod document;
mod export;
mod import;
mod impossible;
mod part;
mod people;
mod report;
mod rows;

pub use part::LogPart;
pub use report::{Becomes, ImportReport, ImportedPerson, ImpossibleResult, Taken};

#[cfg(test)]
mod tests;
