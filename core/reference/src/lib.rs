//! Every word of Empile, French and English, as data. No shell holds a text of its own.

mod body;
#[cfg(test)]
#[path = "../text_check/check.rs"]
mod check;
#[cfg(test)]
mod house_rules;
mod language;
mod lexicon;
mod reference;
mod rules;
mod search;

pub use body::Block;
pub use language::Language;
pub use lexicon::{Lexicon, TextError};
pub use reference::{Entry, Reference, ReferenceError};
pub use rules::{Facts, Heading, Kind, Section, Share, Topic};
pub use search::Hit;
