//! Search as you type, over all sections of the quick reference.

mod index;
#[cfg(test)]
mod questions;
mod typo;
mod words;

pub(crate) use index::Index;

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
