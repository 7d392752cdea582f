//! Teckels around one screen: a park in the middle, everyone's piles at the edges.
//!
//! Cards are **dragged**, because a finger belongs to the zone where it came down: in a crowd of hands nothing else says
//! whose card lands on a dog. Whoever cannot drag taps the turned card and then, in the own zone, one of the dogs that
//! take it: no tap in the park plays anything, so nobody plays for another.

mod board;
mod choices;
mod dog;
mod ending;
mod hand;
mod hand_layout;
mod help;
mod lanes;
mod lawn;
mod lesson;
mod news;
mod nodes;
mod park;
mod preview;
mod tool;
mod words;

#[cfg(test)]
mod tests;

pub(crate) use board::TeckelsBoard;
pub(crate) use dog::slice_width;
pub(crate) use lawn::slice;
pub(crate) use tool::TeckelsBones;
pub(crate) use words::{about, front};
