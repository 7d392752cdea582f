use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{contract::breaches, pyramid::lattice::Cell};

/// The rules an action of Abquetschen can break.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
pub enum Breach {
    /// The turquoise die is thrown once, at the start of a turn.
    #[error("the die cannot be thrown now")]
    CannotThrowNow,
    /// Dice are laid after a throw.
    #[error("there are no dice to lay")]
    NothingToLay,
    /// The throw says how many dice are laid, and so many lie.
    #[error("all {dice} dice are laid")]
    AllLaid {
        /// How many.
        dice: u8,
    },
    /// « CASE »: a die lies there.
    #[error("a die lies on {cell}")]
    CellTaken {
        /// Where.
        cell: Cell,
    },
    /// « CASE »: a die needs three others below it.
    #[error("a die on {cell} would lack a support")]
    NoSupport {
        /// Where.
        cell: Cell,
    },
    /// « Mise en place »: the first player keeps off the edge cells.
    #[error("{cell} is an edge cell")]
    EdgeCell {
        /// Where.
        cell: Cell,
    },
    /// « Déroulement du jeu »: with a die there, the whole number could not be laid by the rules.
    #[error("with a die on {cell} the {dice} dice could not all be laid")]
    DeadEnd {
        /// Where.
        cell: Cell,
        /// How many dice there are to lay in all.
        dice: u8,
    },
    /// Only dice laid this turn can be taken back.
    #[error("no die was laid on {cell} this turn")]
    NotLaidNow {
        /// Where.
        cell: Cell,
    },
    /// « DÉ LIBRE »: a die that carries another one stays.
    #[error("the die on {cell} carries another one")]
    NotFree {
        /// Where.
        cell: Cell,
    },
    /// The whole number must be laid.
    #[error("{left} dice are still to be laid")]
    NotAllLaid {
        /// How many.
        left: u8,
    },
}

breaches!(Breach {
    "abquetschen.turn" {
        CannotThrowNow => "abquetschen-cannot-throw-now",
        NothingToLay => "abquetschen-nothing-to-lay",
    }
    "abquetschen.lay" {
        AllLaid { dice } => "abquetschen-all-laid",
        DeadEnd { dice } => "abquetschen-dead-end",
        NotAllLaid { left } => "abquetschen-not-all-laid",
    }
    "abquetschen.case" {
        CellTaken => "abquetschen-cell-taken",
        NoSupport => "abquetschen-no-support",
    }
    "abquetschen.opening" {
        EdgeCell => "abquetschen-edge-cell",
    }
    "abquetschen.take-back" {
        NotLaidNow => "abquetschen-not-laid-now",
        NotFree => "abquetschen-not-free",
    }
});
