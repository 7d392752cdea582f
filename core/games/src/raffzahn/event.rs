use serde::{Deserialize, Serialize};

use crate::{
    contract::{Millis, Seat, Seats},
    pyramid::{Colour, lattice::Cell},
};

/// What happened at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// The turquoise die was thrown.
    Thrown {
        /// Who.
        seat: Seat,
        /// What it shows.
        face: u8,
    },
    /// A die was taken in time.
    Took {
        /// Who.
        seat: Seat,
        /// From where.
        cell: Cell,
        /// Its colour.
        colour: Colour,
    },
    /// A hand let go on a die that may not be taken: nothing moves, and the hand is locked.
    Slipped {
        /// Who.
        seat: Seat,
        /// On which die.
        cell: Cell,
        /// What was wrong with it.
        why: Slip,
        /// Until when the hand is locked.
        until: Millis,
    },
    /// A hand that was locked may take dice again.
    Unlocked {
        /// Whose.
        seat: Seat,
    },
    /// No die is left that anyone could take.
    NothingLeft,
    /// « Stop! ».
    Stopped {
        /// Who.
        seat: Seat,
        /// When: later stamps are late.
        at: Millis,
    },
    /// The stop never was: the system took the finger away that said it.
    StopVoid {
        /// Whose.
        seat: Seat,
    },
    /// A die was taken after the stop: it lies where it lay, and will cost.
    TookLate {
        /// Who.
        seat: Seat,
        /// From where.
        cell: Cell,
        /// Its colour.
        colour: Colour,
        /// Had it already left the pyramid, because the stop came in after it?
        goes_back: bool,
    },
    /// A die changed hands to pay for a late one.
    Gave {
        /// Who was late.
        from: Seat,
        /// Who gets a die.
        to: Seat,
        /// Its colour.
        colour: Colour,
    },
    /// « S'il n'a pas assez de dés, il n'en donne pas ».
    CouldNotPay {
        /// Who was late.
        seat: Seat,
    },
    /// The turquoise die goes to the neighbour on the left.
    TurnPassed {
        /// Who is next.
        to: Seat,
    },
    /// The match is over.
    Ended {
        /// Who has most dice.
        winners: Seats,
    },
}

/// What was wrong with a die that a hand let go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Slip {
    /// « DÉ LIBRE »: only a die that carries nothing comes off.
    NotFree,
    /// « face visible identique au résultat du dé turquoise ».
    WrongFace,
}
