use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::SetupBreach;
use crate::contract::Millis;

/// How long everyone waits for the flip, drawn anew each round.
pub const HUSH_MS: RangeInclusive<Millis> = 800..=2_500;

/// Players and options.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Setup {
    /// 3 to 6.
    pub players: u8,
    /// « Mode apprentis chevaliers »: no king.
    pub apprentices: bool,
    /// How fast one has to be.
    pub timing: Timing,
}

/// The clock of a round, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Timing {
    /// ⚙ A pillow can be touched this long after the flip.
    pub round_ms: Millis,
    /// ⚙ The same, when nobody has to act.
    pub quiet_round_ms: Millis,
    /// ⚙ A pillow must be where it belongs this long after it was touched.
    pub drag_ms: Millis,
    /// So long a touch may be on its way to the table: the round is judged only then.
    pub settle_ms: Millis,
}

impl Default for Timing {
    fn default() -> Timing {
        Timing { round_ms: 3_000, quiet_round_ms: 2_000, drag_ms: 1_500, settle_ms: 150 }
    }
}

impl Timing {
    pub(super) fn check(self) -> Result<(), SetupBreach> {
        let options = [
            ("round_ms", self.round_ms, 500..=60_000),
            ("quiet_round_ms", self.quiet_round_ms, 500..=60_000),
            ("drag_ms", self.drag_ms, 200..=60_000),
            ("settle_ms", self.settle_ms, 1..=2_000),
        ];
        for (option, asked, allowed) in options {
            if !allowed.contains(&asked) {
                return Err(SetupBreach::OutOfRange {
                    option,
                    asked,
                    least: *allowed.start(),
                    most: *allowed.end(),
                });
            }
        }
        Ok(())
    }
}

impl Setup {
    /// The whole box with the usual timing.
    #[must_use]
    pub fn for_players(players: u8) -> Setup {
        Setup { players, apprentices: false, timing: Timing::default() }
    }
}

/// « Mise en place » 1: pillows in the middle.
#[must_use]
pub fn pillows(players: u8) -> u8 {
    if players <= 3 { 1 } else { 2 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_pillow_for_three_players_and_two_for_more() {
        assert_eq!([3, 4, 5, 6].map(pillows), [1, 2, 2, 2]);
    }
}
