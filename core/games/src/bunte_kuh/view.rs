use serde::{Deserialize, Serialize};

use super::{BunteKuh, Call, THROWN_DICE, state::Phase};
use crate::{
    contract::{Millis, Seat},
    pyramid::{SeenDie, Sight, Tally, lattice::Cell},
};

/// Where the turn stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The pearl dice are about to be thrown.
    Ready,
    /// Everyone looks for a case.
    Searching {
        /// What the pearl dice show.
        thrown: [u8; THROWN_DICE],
        /// The first call so far; an earlier one may still arrive.
        first: Option<(Seat, Call)>,
    },
    /// Who said stop has to point at a case.
    Pointing {
        /// What the pearl dice show.
        thrown: [u8; THROWN_DICE],
        /// Who.
        seat: Seat,
        /// Until when.
        until: Millis,
    },
    /// The call was right: a die is laid.
    Laying {
        /// What the pearl dice show.
        thrown: [u8; THROWN_DICE],
        /// Whose die.
        seat: Seat,
        /// Where; anywhere after a right no.
        case: Option<Cell>,
    },
    /// The match is over.
    Over,
}

/// What everyone sees: all but the faces that dice stand against.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The dice that lie, from the base up.
    pub dice: Vec<SeenDie>,
    /// The dice that each seat still has to lay.
    pub hands: Vec<Tally>,
    /// Who has the pearl dice.
    pub thrower: Seat,
    /// Where the turn stands.
    pub step: Step,
}

impl View {
    pub(super) fn of(game: &BunteKuh) -> View {
        View {
            dice: game.pyramid.seen(&game.sight()),
            hands: game.hands.all().to_vec(),
            thrower: game.thrower,
            step: match game.phase {
                Phase::Ready => Step::Ready,
                Phase::Searching { thrown, first } => {
                    Step::Searching { thrown, first: first.map(|first| (first.seat, first.call)) }
                }
                Phase::Pointing { thrown, calling } => {
                    Step::Pointing { thrown, seat: calling.seat, until: game.last_moment(&calling) }
                }
                Phase::Laying { thrown, seat, pointed } => Step::Laying { thrown, seat, case: pointed },
                Phase::Over => Step::Over,
            },
        }
    }
}

impl BunteKuh {
    /// Every die was laid before everyone's eyes: of what is buried only the faces are out of sight.
    pub(super) fn sight(&self) -> Sight {
        Sight::from_above(self.pyramid.heap()).knowing_all_colours()
    }
}
