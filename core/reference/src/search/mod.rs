//! Search as you type, over all sections of the quick reference.

mod build;
mod index;
#[cfg(test)]
mod questions;
mod typo;
mod words;

pub(crate) use index::Index;
use index::Term;
#[cfg(test)]
pub(crate) use words::words;

use crate::Topic;

/// A section that answers a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hit {
    /// The stable name of the section.
    pub id: &'static str,
    /// The page it is on.
    pub topic: Topic,
    /// Its heading.
    pub title: String,
    /// The first line of its text.
    pub opening: String,
}
