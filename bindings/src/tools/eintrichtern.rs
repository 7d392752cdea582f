use std::sync::Arc;

use empile_app::tools::{self, Sums};
use empile_games::contract::Seat;

use super::bench::Held;
use crate::{Empile, EmpileError};

/// The sums that a player compares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
pub struct SumPair {
    /// Of the dice thrown.
    pub thrown: u8,
    /// Of the faces of the case.
    pub case_sum: u8,
    /// Is the red die won?
    pub equal: bool,
}

impl From<Sums> for SumPair {
    fn from(sums: Sums) -> SumPair {
        SumPair { thrown: sums.thrown, case_sum: sums.case, equal: sums.are_equal() }
    }
}

/// Everybody's red dice.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct EintrichternSheet {
    /// In seat order.
    pub red_dice: Vec<u8>,
    /// Has somebody won, or are all red dice gone?
    pub over: bool,
}

/// The sum helper of Eintrichtern, which counts red dice too.
#[derive(uniffi::Object)]
pub struct EintrichternSums {
    held: Held<tools::EintrichternCounter>,
}

#[uniffi::export]
impl Empile {
    /// A sum helper.
    pub fn eintrichtern_sums(self: Arc<Self>, players: u8) -> Result<Arc<EintrichternSums>, EmpileError> {
        let held = Held::new(self, tools::EintrichternCounter::new(players))?;
        Ok(Arc::new(EintrichternSums { held }))
    }
}

#[uniffi::export]
impl EintrichternSums {
    /// Adds both up: three faces thrown, three of the case.
    pub fn compare(&self, thrown: Vec<u8>, case_faces: Vec<u8>) -> Result<SumPair, EmpileError> {
        let sums = Sums::read(&thrown, &case_faces);
        Ok(sums.map_err(|problem| self.held.empile().app.tool_fault(&problem))?.into())
    }

    /// A player has lifted a red die: it is kept where the sums are equal.
    pub fn uncover(
        &self,
        seat: u8,
        thrown: Vec<u8>,
        case_faces: Vec<u8>,
    ) -> Result<EintrichternSheet, EmpileError> {
        self.held.work(|counter| counter.uncover(Seat(seat), Sums::read(&thrown, &case_faces)?))?;
        self.sheet()
    }

    /// Everybody's red dice.
    pub fn sheet(&self) -> Result<EintrichternSheet, EmpileError> {
        Ok(self
            .held
            .look(|counter| EintrichternSheet { red_dice: counter.red_dice(), over: counter.is_over() }))
    }

    /// Writes the result into the log, one player per seat. Gives its id.
    pub fn write_down(&self, players: Vec<String>, played_at: i64) -> Result<String, EmpileError> {
        self.held.write_down(&players, played_at)
    }
}
