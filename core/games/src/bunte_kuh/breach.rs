use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{contract::breaches, pyramid::lattice::Cell};

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
    /// Only a call can be void, and only while it is not judged.
    #[error("there is no call to make void")]
    NothingToVoid,
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

breaches!(Breach {
    "bunte-kuh.throw" {
        CannotThrowNow => "bunte-kuh-cannot-throw-now",
    }
    "bunte-kuh.stop" {
        NothingToCall => "bunte-kuh-nothing-to-call",
        NothingToPointAt => "bunte-kuh-nothing-to-point-at",
        NothingToVoid => "bunte-kuh-nothing-to-void",
    }
    "bunte-kuh.lay" {
        NothingToLay => "bunte-kuh-nothing-to-lay",
        NoCase => "bunte-kuh-no-case",
        NotTheCaseShown => "bunte-kuh-not-the-case-shown",
    }
});
