use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{contract, pyramid::lattice::Cell};

/// The rules an action of Bunte Kuh can break.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
pub enum Breach {
    /// The pearl dice are thrown once a turn, at its beginning.
    #[error("the pearl dice cannot be thrown now")]
    CannotThrowNow,
    /// « stop » and « Non! » are said while a throw lies and nobody's call has been settled.
    #[error("there is nothing to call now")]
    NothingToCall,
    /// « il dit "stop" et montre la case ».
    #[error("only who said stop points at a case")]
    NothingToPointAt,
    /// A die is laid after a call that was right.
    #[error("no die can be laid now")]
    NothingToLay,
    /// « CASE »: three dice make one.
    #[error("{cell} is no case")]
    NoCase {
        /// Where.
        cell: Cell,
    },
    /// « sur cette case »: the one that was pointed at.
    #[error("the die belongs on {pointed}")]
    NotTheCaseShown {
        /// Where it belongs.
        pointed: Cell,
    },
}

impl contract::Breach for Breach {
    fn code(&self) -> &'static str {
        match self {
            Breach::CannotThrowNow => "bunte-kuh-cannot-throw-now",
            Breach::NothingToCall => "bunte-kuh-nothing-to-call",
            Breach::NothingToPointAt => "bunte-kuh-nothing-to-point-at",
            Breach::NothingToLay => "bunte-kuh-nothing-to-lay",
            Breach::NoCase { .. } => "bunte-kuh-no-case",
            Breach::NotTheCaseShown { .. } => "bunte-kuh-not-the-case-shown",
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            Breach::CannotThrowNow => "bunte-kuh.throw",
            Breach::NothingToCall | Breach::NothingToPointAt => "bunte-kuh.stop",
            Breach::NothingToLay | Breach::NoCase { .. } | Breach::NotTheCaseShown { .. } => "bunte-kuh.lay",
        }
    }
}
