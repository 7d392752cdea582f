//! Luck or choice: a match that has ended is thought over on a thread of its own, kept with it, and told in words and one picture.

mod kept;
mod sheet;
mod study;

pub use sheet::{LuckLine, LuckMoment, LuckSheet};
pub use study::{MatchStudy, StudyProgress};
