use serde::{Deserialize, Serialize};

use crate::{
    contract::Millis,
    pyramid::{OutOfRange, Range, lattice::BASE_CELLS},
};

/// « remplissez là de 45 dés gris perle ».
pub const BASE_DICE: usize = BASE_CELLS;
/// « les trois dés gris restants ».
pub const THROWN_DICE: usize = 3;
/// « Les joueurs partagent les 60 dés restants »: 30 red and 30 yellow.
pub const SHARED_DICE: u8 = 60;

/// Ruling: a call never was if the system takes its finger away within this time, and it is not judged by then. Whoever
/// hears fingers asks: a game is only told of it.
pub const VOID_MS: Millis = 1_000;

/// Players and options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// 2 to 6.
    pub players: u8,
    /// How fast one has to be.
    pub timing: Timing,
}

/// The clock of a turn, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Timing {
    /// ⚙ Whoever says stop must point at a case so soon after.
    pub point_ms: Millis,
    /// So long a touch may be on its way to the table: what depends on who was first is decided only then.
    pub settle_ms: Millis,
}

impl Default for Timing {
    fn default() -> Timing {
        Timing { point_ms: 5_000, settle_ms: 150 }
    }
}

impl Setup {
    /// The usual timing.
    #[must_use]
    pub fn for_players(players: u8) -> Setup {
        Setup { players, timing: Timing::default() }
    }

    pub(super) fn check(&self) -> Result<(), OutOfRange> {
        let point_ms = Range {
            code: "bunte-kuh-point-ms-out-of-range",
            rule: "bunte-kuh.stop",
            option: "point_ms",
            allowed: 500..=60_000,
        };
        let settle_ms = Range {
            code: "bunte-kuh-settle-ms-out-of-range",
            rule: "bunte-kuh.stop",
            option: "settle_ms",
            allowed: 1..=2_000,
        };
        point_ms.check(self.timing.point_ms)?;
        settle_ms.check(self.timing.settle_ms)
    }
}
