use serde::{Deserialize, Serialize};

use super::PLAYERS;
use crate::{
    contract::Millis,
    pyramid::{OutOfRange, Range},
};

/// The game is played by three.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// 3.
    pub players: u8,
    /// ⚙ Does the table say so when nobody can take another die?
    pub announces_nothing_left: bool,
    /// So long after the stop a grab is a fault, and a grab made before it may still arrive. Then the turn is
    /// judged.
    pub late_ms: Millis,
    /// ⚙ So long a hand rests that let go on a die that may not be taken. Matches from before there was such a rule
    /// go on with the usual time.
    #[serde(default = "usual_lock_ms")]
    pub lock_ms: Millis,
}

const USUAL_LOCK_MS: Millis = 1_000;

fn usual_lock_ms() -> Millis {
    USUAL_LOCK_MS
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { players: PLAYERS, announces_nothing_left: true, late_ms: 1_000, lock_ms: USUAL_LOCK_MS }
    }
}

impl Setup {
    pub(super) fn check(&self) -> Result<(), OutOfRange> {
        let late_ms = Range {
            code: "raffzahn-late-ms-out-of-range",
            rule: "raffzahn.stop",
            option: "late_ms",
            allowed: 1..=10_000,
        };
        let lock_ms = Range {
            code: "raffzahn-lock-ms-out-of-range",
            rule: "raffzahn.ruling-wrong-die",
            option: "lock_ms",
            allowed: 1..=10_000,
        };
        late_ms.check(self.late_ms)?;
        lock_ms.check(self.lock_ms)
    }
}
