//! How things move and what they feel like: one table, which every renderer plays and none repeats.

mod feel;
mod film;
mod lettering;
mod pose;
mod travel;

pub use feel::{Feel, Haptic, Shake};
pub use film::{Passage, Shown, passage};
pub use lettering::Lettering;
pub use pose::{Pose, pose};
pub use travel::{Easing, Occasion, Travel};

use empile_games::contract::Millis;

use crate::fingers::{HELD_DEPTH, HOLD};

/// Whoever acts without pointing holds what has to be held a little longer than it has to be.
const BEYOND_DOUBT: Millis = 200;

/// What a renderer has to know beside travels and feels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Manner {
    /// How what is new appears and what is gone goes; for calm people, how everything gets to another place.
    pub fade: Travel,
    /// What lies at this depth is in a hand: it is where the hand is, at once.
    pub held_depth: u8,
    /// How long an assistive tap holds what has to be held, in milliseconds.
    pub assistive_hold: Millis,
    /// How long the last move is looked at before the result is shown, in milliseconds.
    pub last_look: Millis,
    /// How texts are set into their boxes.
    pub lettering: Lettering,
}

/// It is the same on every device.
pub const MANNER: Manner = Manner {
    fade: travel::FADE,
    held_depth: HELD_DEPTH,
    assistive_hold: HOLD + BEYOND_DOUBT,
    last_look: 1_200,
    lettering: Lettering::OURS,
};
