use serde::{Deserialize, Serialize};

use super::{Eintrichtern, THROWN_DICE, setup::dice_to_win, state::Phase};
use crate::{
    contract::{Millis, Seat},
    pyramid::{Colour, SeenDie, Sight, lattice::Cell},
};

/// Where the turn stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The pearl dice must be thrown.
    MustThrow,
    /// The pearl dice may be thrown, or a red die lifted.
    MayThrow {
        /// What the pearl dice show.
        thrown: [u8; THROWN_DICE],
    },
    /// A red die must be lifted.
    MustUncover {
        /// What the pearl dice show.
        thrown: [u8; THROWN_DICE],
    },
    /// The wrong case lies open.
    Shown {
        /// What the pearl dice show.
        thrown: [u8; THROWN_DICE],
        /// Which case.
        cell: Cell,
        /// What its faces add up to.
        sum: u8,
        /// When it will be covered again.
        until: Millis,
    },
    /// The match is over.
    Over,
}

/// What everyone sees now. Nothing here remembers what was seen before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The dice that lie, from the base up.
    pub dice: Vec<SeenDie>,
    /// The red dice that each seat has won.
    pub won: Vec<u8>,
    /// So many win the match.
    pub to_win: u8,
    /// Whose turn it is.
    pub current: Seat,
    /// Where the turn stands.
    pub step: Step,
}

impl View {
    pub(super) fn of(game: &Eintrichtern) -> View {
        View {
            dice: game.pyramid.seen(&game.sight()),
            won: game.hands.all().iter().map(|hand| hand.in_colour(Colour::Red)).collect(),
            to_win: dice_to_win(game.hands.players()),
            current: game.current,
            step: match game.phase {
                Phase::MustThrow => Step::MustThrow,
                Phase::MayThrow { thrown } => Step::MayThrow { thrown },
                Phase::MustUncover { thrown } => Step::MustUncover { thrown },
                Phase::Shown { thrown, cell, until, .. } => {
                    Step::Shown { thrown, cell, sum: game.pyramid.hollow_sum(cell).unwrap_or(0), until }
                }
                Phase::Over => Step::Over,
            },
        }
    }
}

impl Eintrichtern {
    /// Where which colour lies is known from the start.
    pub(super) fn sight(&self) -> Sight {
        Sight::from_above(self.pyramid.heap()).knowing_all_colours()
    }
}
