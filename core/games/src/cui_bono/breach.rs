use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{contract::breaches, pyramid::lattice::Cell};

/// The rules an action of Cui bono? can break.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
pub enum Breach {
    /// One die a turn is taken.
    #[error("a die has already been taken this turn")]
    AlreadyTaken,
    /// There is no die to take.
    #[error("no die lies on {cell}")]
    NothingThere {
        /// Where.
        cell: Cell,
    },
    /// « se trouve au NIVEAU le plus bas de la pyramide ».
    #[error("the die on {cell} does not lie on the base")]
    NotOnTheBase {
        /// Where.
        cell: Cell,
    },
    /// « a au moins deux faces visibles ».
    #[error("the die on {cell} shows {visible} of the two faces it must show")]
    TooHidden {
        /// Where.
        cell: Cell,
        /// How many faces are visible.
        visible: u8,
    },
    /// A die is put back or kept once it has been taken.
    #[error("no die has been taken yet")]
    NothingInHand,
    /// « On ne peut jamais replacer un dé sur une CASE libre de la base ».
    #[error("{cell} is on the base")]
    OnTheBase {
        /// Where.
        cell: Cell,
    },
    /// « CASE »: three dice make one.
    #[error("{cell} is no case")]
    NoCase {
        /// Where.
        cell: Cell,
    },
    /// Rule A: three colours or one, never two.
    #[error("the case {cell} is made of two colours")]
    TwoColours {
        /// Where.
        cell: Cell,
    },
    /// Rule A: a case of one colour takes a die of another.
    #[error("the case {cell} is all of the colour of the die")]
    SameColour {
        /// Where.
        cell: Cell,
    },
    /// Rule B: « celle-ci ne doit pas être composée uniquement de dés de la même couleur ».
    #[error("on {cell} the die would end a row of {dice} of its colour")]
    RowOfOneColour {
        /// Where.
        cell: Cell,
        /// Dice in the row that can be seen, the one put back included.
        dice: u8,
    },
    /// « No going round in circles ».
    #[error("with the die on {cell} the pyramid would look as it did after an earlier turn")]
    InCircles {
        /// Where.
        cell: Cell,
    },
}

breaches!(Breach {
    "cui-bono.take" {
        AlreadyTaken => "cui-bono-already-taken",
        NothingThere => "cui-bono-nothing-there",
        NotOnTheBase => "cui-bono-not-on-the-base",
        TooHidden { visible } => "cui-bono-too-hidden",
    }
    "cui-bono.put-back" {
        NothingInHand => "cui-bono-nothing-in-hand",
        OnTheBase => "cui-bono-on-the-base",
        NoCase => "cui-bono-no-case",
        TwoColours => "cui-bono-two-colours",
        SameColour => "cui-bono-same-colour",
        RowOfOneColour { dice } => "cui-bono-row-of-one-colour",
    }
    "cui-bono.ruling-circles" {
        InCircles => "cui-bono-in-circles",
    }
});
