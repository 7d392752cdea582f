use serde::{Deserialize, Serialize};

use super::{Raffzahn, state::Phase};
use crate::{
    contract::{Millis, Seat, Seats, Viewer},
    pyramid::{Colour, SeenDie, Tally, lattice::Cell},
};

/// Where the turn stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The turquoise die is about to be thrown.
    Ready,
    /// Everyone grabs dice that show this number.
    Grabbing {
        /// What the turquoise die shows.
        thrown: u8,
        /// Could somebody still take a die? Not told when the table does not announce it.
        something_left: Option<bool>,
    },
    /// Stop was said.
    Stopped {
        /// What the turquoise die shows.
        thrown: u8,
        /// When: a later hand is late.
        at: Millis,
    },
    /// The match is over.
    Over,
}

/// What a viewer may know: of the dice, only the faces on the own side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The dice that lie, from the base up.
    pub dice: Vec<SeenDie>,
    /// The dice before each seat.
    pub hands: Vec<Tally>,
    /// The die taken off the top before the match.
    pub top: Colour,
    /// Who throws and says stop.
    pub roller: Seat,
    /// Where the turn stands.
    pub step: Step,
    /// Whose hand rests because it reached for a die that may not be taken.
    pub locked: Seats,
    /// Who reached for which die after the stop.
    pub late: Vec<(Seat, Cell)>,
}

impl View {
    pub(super) fn of(game: &Raffzahn, viewer: Viewer) -> View {
        View {
            dice: game.pyramid.seen(&game.sight(viewer)),
            hands: game.hands.all().to_vec(),
            top: game.top,
            roller: game.roller,
            step: match game.phase {
                Phase::Ready => Step::Ready,
                Phase::Grabbing { thrown } => Step::Grabbing {
                    thrown,
                    something_left: game.setup.announces_nothing_left.then(|| game.something_is_left(thrown)),
                },
                Phase::Stopped { thrown, at } => Step::Stopped { thrown, at },
                Phase::Over => Step::Over,
            },
            locked: game.locks.locked(),
            late: game.late.iter().map(|grab| (grab.seat, grab.cell)).collect(),
        }
    }
}
