//! Every word of Empile, French and English, as data. No shell holds a text of its own.

#[cfg(test)]
#[path = "../build/check.rs"]
mod check;
#[cfg(test)]
mod house_rules;
mod language;
mod lexicon;
mod rules;

pub use language::Language;
pub use lexicon::{Lexicon, TextProblem};
pub use rules::{Facts, Heading, Kind, Section, Topic};
