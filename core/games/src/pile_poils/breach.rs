use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{CellId, YARN_NUMBER};
use crate::contract::breaches;

/// The rules an action of Pile-Poils can break.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
pub enum Breach {
    /// Dice are thrown at the start of a turn or after a placement.
    #[error("dice cannot be thrown now")]
    CannotRollNow,
    /// « Pelotes de laine »: a yarn throws again what was just thrown.
    #[error("there is no throw to throw again")]
    NothingToReroll,
    /// « Pelotes de laine »: each new throw costs a yarn.
    #[error("no yarn left")]
    NoYarn,
    /// Dice are placed after a throw, on one cell only.
    #[error("there is no throw to place")]
    NothingToPlace,
    /// The pyramid has no such cell.
    #[error("the pyramid has no cell {}", cell.0)]
    NoSuchCell {
        /// What was asked for.
        cell: CellId,
    },
    /// « Choisir UNE case libre »: dice or a cat lie on it.
    #[error("the cell {} is not free", cell.0)]
    CellTaken {
        /// Which.
        cell: CellId,
    },
    /// One or more dice are placed.
    #[error("no die chosen")]
    NoDiceChosen,
    /// The dice chosen are not all in the throw.
    #[error("the throw does not have these dice")]
    DiceNotThrown,
    /// « leur somme doit correspondre au nombre imprimé ».
    #[error("the dice add up to {sum}, but the cell shows {number}")]
    WrongSum {
        /// Which cell.
        cell: CellId,
        /// Its number.
        number: u8,
        /// What the dice add up to.
        sum: u8,
    },
    /// « Continuer ou arrêter » comes after a placement.
    #[error("one can only stop after placing dice")]
    CannotStopNow,
    /// Giving up is for a throw one cannot use.
    #[error("one can only give up after a throw")]
    CannotGiveUpNow,
}

breaches!(Breach {
    "pile-poils.continue-or-stop" {
        CannotRollNow => "pile-poils-cannot-roll-now",
        CannotStopNow => "pile-poils-cannot-stop-now",
    }
    "pile-poils.yarn" {
        NothingToReroll => "pile-poils-nothing-to-reroll",
        NoYarn => "pile-poils-no-yarn" [number = YARN_NUMBER],
    }
    "pile-poils.place" {
        NothingToPlace => "pile-poils-nothing-to-place",
        NoSuchCell => "pile-poils-no-such-cell",
        CellTaken => "pile-poils-cell-taken",
        NoDiceChosen => "pile-poils-no-dice-chosen",
        DiceNotThrown => "pile-poils-dice-not-thrown",
        WrongSum { number, sum } => "pile-poils-wrong-sum",
    }
    "pile-poils.cat-astrophe" {
        CannotGiveUpNow => "pile-poils-cannot-give-up-now",
    }
});
