use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{contract, pyramid::lattice::Cell};

/// The rules an action of Würfelmarsch can break.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
pub enum Breach {
    /// Only a die can be pivoted or turned.
    #[error("no die stands on {cell}")]
    NoDieThere {
        /// Where.
        cell: Cell,
    },
    /// One moves one's own dice.
    #[error("the die on {cell} belongs to another player")]
    NotYourDie {
        /// Where.
        cell: Cell,
    },
    /// « PIVOTER »: a die stays on the base.
    #[error("the die on {cell} would leave the base")]
    OffTheBase {
        /// Where it stands.
        cell: Cell,
    },
    /// « PIVOTER »: to a free cell only.
    #[error("a die stands on {cell}")]
    CellTaken {
        /// Where it would go.
        cell: Cell,
    },
    /// « RETOURNER »: the faces change.
    #[error("the die on {cell} already lies like this")]
    SameFaces {
        /// Where.
        cell: Cell,
    },
}

impl contract::Breach for Breach {
    fn code(&self) -> &'static str {
        match self {
            Breach::NoDieThere { .. } => "wurfelmarsch-no-die-there",
            Breach::NotYourDie { .. } => "wurfelmarsch-not-your-die",
            Breach::OffTheBase { .. } => "wurfelmarsch-off-the-base",
            Breach::CellTaken { .. } => "wurfelmarsch-cell-taken",
            Breach::SameFaces { .. } => "wurfelmarsch-same-faces",
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            Breach::NoDieThere { .. } | Breach::NotYourDie { .. } => "wurfelmarsch.turn",
            Breach::OffTheBase { .. } | Breach::CellTaken { .. } => "wurfelmarsch.pivot",
            Breach::SameFaces { .. } => "wurfelmarsch.turn-a-die",
        }
    }
}
