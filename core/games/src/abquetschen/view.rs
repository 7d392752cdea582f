use serde::{Deserialize, Serialize};

use super::{
    Abquetschen, Ending, PLAYERS,
    state::{Kind, Phase},
};
use crate::{contract::Seat, pyramid::lattice::CellSet};

/// Where the turn stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The die goes round until it shows a 4.
    ThrowForFirst,
    /// The turquoise die is about to be thrown.
    Ready,
    /// The first player lays the first four dice.
    Opening,
    /// So many dice are being laid.
    Laying {
        /// The throw.
        dice: u8,
    },
    /// So many bonus dice are being laid.
    Bonus {
        /// What the row earned.
        dice: u8,
    },
    /// The match is over.
    Over(Ending),
}

/// The whole table: nothing in Abquetschen is secret but the throws to come.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// Where each seat's dice lie, those of the laying under way included.
    pub dice: [CellSet; PLAYERS as usize],
    /// Bonus dice that each seat has laid so far.
    pub bonus_dice: [u8; PLAYERS as usize],
    /// Whose turn it is.
    pub current: Seat,
    /// Who began the pyramid.
    pub first: Option<Seat>,
    /// Turns begun since then.
    pub turn: u32,
    /// Where the turn stands.
    pub step: Step,
    /// Dice of the laying under way that are down.
    pub laid: CellSet,
    /// Where the next die can lie so that the whole number can still be laid.
    pub offered: CellSet,
}

impl View {
    pub(super) fn of(game: &Abquetschen) -> View {
        View {
            dice: game.dice_of,
            bonus_dice: game.bonus_dice,
            current: game.current,
            first: game.first,
            turn: game.turn,
            step: match game.phase {
                Phase::ThrowForFirst => Step::ThrowForFirst,
                Phase::Ready => Step::Ready,
                Phase::Laying { kind: Kind::Opening, .. } => Step::Opening,
                Phase::Laying { dice, kind: Kind::Thrown } => Step::Laying { dice },
                Phase::Laying { dice, kind: Kind::Bonus } => Step::Bonus { dice },
                Phase::Over(ending) => Step::Over(ending),
            },
            laid: game.laid,
            offered: game.offered,
        }
    }
}
