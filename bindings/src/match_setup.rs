use empile_games::{AnySetup, pile_poils};

/// What is played, and how.
#[derive(Clone, Debug, uniffi::Enum)]
pub enum MatchSetup {
    /// Cats in a pyramid.
    PilePoils {
        /// Which pyramid.
        side: PilePoilsSide,
    },
}

/// Which pyramid of Pile-Poils.
#[derive(Clone, Debug, uniffi::Enum)]
pub enum PilePoilsSide {
    /// Our first side.
    Coussin,
    /// Our second side.
    Panier,
    /// The table's own board: rows of numbers from the bottom up.
    Own {
        /// The rows.
        rows: Vec<Vec<u8>>,
    },
}

impl MatchSetup {
    pub(crate) fn for_players(self, players: usize) -> AnySetup {
        let players = u8::try_from(players).unwrap_or(u8::MAX);
        match self {
            MatchSetup::PilePoils { side } => {
                let side = match side {
                    PilePoilsSide::Coussin => pile_poils::Side::Coussin,
                    PilePoilsSide::Panier => pile_poils::Side::Panier,
                    PilePoilsSide::Own { rows } => pile_poils::Side::Own(rows),
                };
                AnySetup::PilePoils(pile_poils::Setup { players, side })
            }
        }
    }
}
