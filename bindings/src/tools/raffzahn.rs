use std::sync::Arc;

use empile_app::tools::{self, Take};
use empile_games::{contract::Seat, raffzahn::Setup};

use super::bench::Held;
use crate::{Empile, EmpileError};

/// What a die is that was taken at some moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum RaffzahnTake {
    /// Before the stop: it is kept.
    InTime,
    /// After the stop: it goes back and costs a die to each opponent.
    Late,
    /// So long after the stop that it belongs to no turn any more.
    NotInATurn,
}

impl From<Take> for RaffzahnTake {
    fn from(take: Take) -> RaffzahnTake {
        match take {
            Take::InTime => RaffzahnTake::InTime,
            Take::Late => RaffzahnTake::Late,
            Take::NotInATurn => RaffzahnTake::NotInATurn,
        }
    }
}

/// Everybody's dice.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct RaffzahnSheet {
    /// In seat order.
    pub dice: Vec<u8>,
    /// So many can still be taken: nobody has them yet.
    pub left: u8,
}

/// The timer of Raffzahn, which counts dice too. Instants are milliseconds of a clock that never goes back.
#[derive(uniffi::Object)]
pub struct RaffzahnTimer {
    held: Held<tools::RaffzahnCounter>,
}

#[uniffi::export]
impl Empile {
    /// A timer for the three players.
    pub fn raffzahn_timer(self: Arc<Self>) -> Result<Arc<RaffzahnTimer>, EmpileError> {
        let held = Held::new(self, tools::RaffzahnCounter::new(Setup::default()))?;
        Ok(Arc::new(RaffzahnTimer { held }))
    }
}

#[uniffi::export]
impl RaffzahnTimer {
    /// The turquoise die was thrown: dice may be taken.
    pub fn thrown(&self) -> Result<(), EmpileError> {
        self.held.work(|counter| {
            counter.thrown();
            Ok(())
        })
    }

    /// The roller said « Stop ! ».
    pub fn stop_called(&self, now_ms: u64) -> Result<(), EmpileError> {
        self.held.work(|counter| {
            counter.stop_called(now_ms);
            Ok(())
        })
    }

    /// What taking a die at this moment is.
    pub fn judge(&self, now_ms: u64) -> Result<RaffzahnTake, EmpileError> {
        Ok(self.held.look(|counter| counter.judge(now_ms)).into())
    }

    /// So many dice lie before a player now.
    pub fn set_dice(&self, seat: u8, dice: u8) -> Result<RaffzahnSheet, EmpileError> {
        self.held.work(|counter| counter.set_dice(Seat(seat), dice))?;
        self.sheet()
    }

    /// A die was taken too late: it is back, and costs a die to each opponent.
    pub fn late(&self, seat: u8) -> Result<RaffzahnSheet, EmpileError> {
        self.held.work(|counter| counter.late(Seat(seat)))?;
        self.sheet()
    }

    /// Everybody's dice.
    pub fn sheet(&self) -> Result<RaffzahnSheet, EmpileError> {
        Ok(self.held.look(|counter| RaffzahnSheet { dice: counter.dice(), left: counter.left() }))
    }

    /// Writes the result into the log, one player per seat. Gives its id.
    pub fn write_down(&self, players: Vec<String>, played_at: i64) -> Result<String, EmpileError> {
        self.held.write_down(&players, played_at)
    }
}
