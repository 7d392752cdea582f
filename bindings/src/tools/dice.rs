use std::sync::Arc;

use empile_app::tools::{self, Cup, Throw};

use super::bench::Held;
use crate::{Empile, EmpileError};

/// Which dice lie in the cup.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum DiceKind {
    /// The five of Pile-Poils.
    Five,
    /// The three of Bunte Kuh and Eintrichtern, which are added up.
    Three,
    /// The turquoise one of Abquetschen and Raffzahn.
    Turquoise,
}

impl From<DiceKind> for Cup {
    fn from(kind: DiceKind) -> Cup {
        match kind {
            DiceKind::Five => Cup::Five,
            DiceKind::Three => Cup::Three,
            DiceKind::Turquoise => Cup::Turquoise,
        }
    }
}

/// What came up.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct DiceThrow {
    /// One face per die.
    pub faces: Vec<u8>,
    /// All faces together.
    pub sum: u8,
}

impl From<Throw> for DiceThrow {
    fn from(throw: Throw) -> DiceThrow {
        DiceThrow { sum: throw.sum(), faces: throw.faces }
    }
}

/// Dice for a table that has lost its own.
#[derive(uniffi::Object)]
pub struct DiceCup {
    held: Held<tools::DiceCup>,
}

#[uniffi::export]
impl Empile {
    /// A cup of dice.
    pub fn dice_cup(self: Arc<Self>) -> Result<Arc<DiceCup>, EmpileError> {
        let seed = self.app.chance()?;
        Ok(Arc::new(DiceCup { held: Held::new(self, Ok(tools::DiceCup::new(seed)))? }))
    }
}

#[uniffi::export]
impl DiceCup {
    /// Throws all dice of a kind.
    pub fn throw_all(&self, kind: DiceKind) -> Result<DiceThrow, EmpileError> {
        Ok(self.held.work(|cup| Ok(cup.throw(kind.into())))?.into())
    }

    /// Throws some of them: those that are left of a turn.
    pub fn throw_some(&self, kind: DiceKind, dice: u8) -> Result<DiceThrow, EmpileError> {
        Ok(self.held.work(|cup| cup.throw_some(kind.into(), dice))?.into())
    }
}
