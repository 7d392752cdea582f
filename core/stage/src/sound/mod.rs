//! What a cue sounds like. Wood, cloth, purrs and barks are made of a few waves and hushed noise, like the pictures are
//! made of a few paths: every shell plays the same samples, and none carries a recording.

mod material;
mod recipe;
mod sample;
mod voice;

#[cfg(test)]
mod tests;

use crate::Cue;

/// Samples a second, on one channel.
pub const HERTZ: u32 = 22_050;

/// The samples of a cue, soft at both ends; the same on every device.
#[must_use]
pub fn sound(cue: Cue) -> Vec<i16> {
    let recipe = recipe::of(cue);
    sample::mix(&recipe.voices, recipe.loudness)
}
