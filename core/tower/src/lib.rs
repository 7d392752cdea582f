//! The tower on the screen as rigid bodies, seen from the side.
//!
//! A pure function: integers in (the poses at rest in the state, and what a hand did), integers out (an [`Answer`] for the
//! record, and a [`Film`] of the way there). No clock, no I/O, no thread, and no memory: every answer begins with the poses of
//! the record, so whoever asks again gets the same, on every device.

mod answer;
mod clay;
mod contacts;
mod film;
mod landing;
mod outline;
mod site;

pub use answer::answer;
pub use film::{FRAME_MS, Film, Track};
pub use landing::{Landing, landing};
pub use outline::outline;

#[cfg(test)]
mod tests;
