use std::sync::Arc;

use empile_app::tools;
use empile_games::{bunte_kuh::Timing, contract::Seat};

use super::bench::Held;
use crate::{Empile, EmpileError};

/// Everybody's dice.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct BunteKuhSheet {
    /// In seat order.
    pub dice: Vec<u8>,
    /// Has somebody none left?
    pub over: bool,
}

/// The timer of Bunte Kuh, which counts dice too. Instants are milliseconds of a clock that never goes back.
#[derive(uniffi::Object)]
pub struct BunteKuhTimer {
    held: Held<tools::BunteKuhCounter>,
}

#[uniffi::export]
impl Empile {
    /// A timer, everyone with an equal share of the dice.
    pub fn bunte_kuh_timer(self: Arc<Self>, players: u8) -> Result<Arc<BunteKuhTimer>, EmpileError> {
        let held = Held::new(self, tools::BunteKuhCounter::new(players, Timing::default()))?;
        Ok(Arc::new(BunteKuhTimer { held }))
    }
}

#[uniffi::export]
impl BunteKuhTimer {
    /// Somebody said « Stop ! »: the time to point at a case runs.
    pub fn stop_called(&self, now_ms: u64) -> Result<(), EmpileError> {
        self.held.work(|counter| {
            counter.stop_called(now_ms);
            Ok(())
        })
    }

    /// How long there is still to point, in milliseconds; nothing while nobody has to.
    pub fn time_to_point(&self, now_ms: u64) -> Result<Option<u64>, EmpileError> {
        Ok(self.held.look(|counter| counter.time_to_point(now_ms)))
    }

    /// Is it too late to point?
    pub fn is_too_late(&self, now_ms: u64) -> Result<bool, EmpileError> {
        Ok(self.held.look(|counter| counter.is_too_late(now_ms)))
    }

    /// The call was right: a die goes into the pyramid.
    pub fn right(&self, seat: u8) -> Result<BunteKuhSheet, EmpileError> {
        self.held.work(|counter| counter.right(Seat(seat)))?;
        self.sheet()
    }

    /// The call was wrong or too late: one die from each opponent.
    pub fn wrong(&self, seat: u8) -> Result<BunteKuhSheet, EmpileError> {
        self.held.work(|counter| counter.wrong(Seat(seat)))?;
        self.sheet()
    }

    /// Everybody's dice.
    pub fn sheet(&self) -> Result<BunteKuhSheet, EmpileError> {
        Ok(self.held.look(|counter| BunteKuhSheet { dice: counter.dice(), over: counter.is_over() }))
    }

    /// Writes the result into the log, one player per seat. Gives its id.
    pub fn write_down(&self, players: Vec<String>, played_at: i64) -> Result<String, EmpileError> {
        self.held.write_down(&players, played_at)
    }
}
