use serde::{Deserialize, Serialize};

use crate::{
    contract::Millis,
    pyramid::{OutOfRange, Range, lattice::BASE_CELLS},
};

/// « Remplissez le NIVEAU inférieur de 45 dés jaunes ».
pub const HIDDEN_DICE: usize = BASE_CELLS;
/// « le NIVEAU suivant avec les 36 dés rouges ».
pub const COVERING_DICE: usize = 36;
/// « les trois dés gris perle ».
pub const THROWN_DICE: usize = 3;

/// Players and options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// 2 to 8.
    pub players: u8,
    /// ⚙ A case that was not the one looked for is covered again so long after it was shown.
    pub show_ms: Millis,
}

impl Setup {
    /// The usual time to look.
    #[must_use]
    pub fn for_players(players: u8) -> Setup {
        Setup { players, show_ms: 4_000 }
    }

    pub(super) fn check(&self) -> Result<(), OutOfRange> {
        let show_ms = Range {
            code: "eintrichtern-show-ms-out-of-range",
            rule: "eintrichtern.uncover",
            option: "show_ms",
            allowed: 500..=60_000,
        };
        show_ms.check(self.show_ms)
    }
}

/// « Fin du jeu »: so many red dice win.
#[must_use]
pub fn dice_to_win(players: u8) -> u8 {
    if players <= 4 { 8 } else { 6 }
}
