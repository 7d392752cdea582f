use serde::{Deserialize, Serialize};

use super::SetupBreach;
use crate::contract::Millis;

/// The longest a card may be on its way.
const MOST_SETTLE_MS: Millis = 1_000;

/// Players and options.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Setup {
    /// 2 to 4.
    pub players: u8,
    /// A card lies for good this many milliseconds after it was laid: until then an earlier hand may still be
    /// heard of.
    pub settle_ms: Millis,
    /// ⚙ Does the round end when no card left can ever be played?
    pub ends_when_stuck: bool,
    /// ⚙ Does the round end when all players have laid their piles down?
    pub ends_when_all_call: bool,
}

impl Setup {
    /// The usual options.
    #[must_use]
    pub fn for_players(players: u8) -> Setup {
        Setup { players, settle_ms: 80, ends_when_stuck: true, ends_when_all_call: true }
    }

    pub(super) fn check(&self) -> Result<(), SetupBreach> {
        if !(1..=MOST_SETTLE_MS).contains(&self.settle_ms) {
            return Err(SetupBreach::SettleTime { asked: self.settle_ms, most: MOST_SETTLE_MS });
        }
        // Six tokens may never be laid: a round needs another way to end.
        if !self.ends_when_stuck && !self.ends_when_all_call {
            return Err(SetupBreach::MayNeverEnd);
        }
        Ok(())
    }
}
