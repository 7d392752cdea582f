use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{contract::breaches, pyramid::lattice::Cell};

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

breaches!(Breach {
    "wurfelmarsch.turn" {
        NoDieThere => "wurfelmarsch-no-die-there",
        NotYourDie => "wurfelmarsch-not-your-die",
    }
    "wurfelmarsch.pivot" {
        OffTheBase => "wurfelmarsch-off-the-base",
        CellTaken => "wurfelmarsch-cell-taken",
    }
    "wurfelmarsch.turn-a-die" {
        SameFaces => "wurfelmarsch-same-faces",
    }
});
