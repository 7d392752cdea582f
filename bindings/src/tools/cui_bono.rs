use std::sync::Arc;

use empile_app::tools;
use empile_games::{contract::Seat, cui_bono::Costs, pyramid::Colour};

use super::bench::Held;
use crate::{Empile, EmpileError};

/// A colour of the pyramid's dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum DieColour {
    /// Red.
    Red,
    /// Yellow.
    Yellow,
    /// Pearl.
    Pearl,
}

impl From<DieColour> for Colour {
    fn from(colour: DieColour) -> Colour {
        match colour {
            DieColour::Red => Colour::Red,
            DieColour::Yellow => Colour::Yellow,
            DieColour::Pearl => Colour::Pearl,
        }
    }
}

/// What a kept die costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
pub struct CuiBonoCosts {
    /// A red one.
    pub red: u8,
    /// A yellow one.
    pub yellow: u8,
    /// A pearl one.
    pub pearl: u8,
}

impl From<CuiBonoCosts> for Costs {
    fn from(CuiBonoCosts { red, yellow, pearl }: CuiBonoCosts) -> Costs {
        Costs { red, yellow, pearl }
    }
}

impl From<Costs> for CuiBonoCosts {
    fn from(Costs { red, yellow, pearl }: Costs) -> CuiBonoCosts {
        CuiBonoCosts { red, yellow, pearl }
    }
}

/// The dice that a player kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
pub struct CuiBonoHand {
    /// Red ones.
    pub red: u8,
    /// Yellow ones.
    pub yellow: u8,
    /// Pearl ones.
    pub pearl: u8,
    /// What they cost together.
    pub loss: i32,
}

/// What everyone kept.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct CuiBonoSheet {
    /// In seat order.
    pub hands: Vec<CuiBonoHand>,
    /// Has somebody kept as many as end the game?
    pub over: bool,
}

/// The counter of Cui bono?.
#[derive(uniffi::Object)]
pub struct CuiBonoCounter {
    held: Held<tools::CuiBonoCounter>,
}

#[uniffi::export]
impl Empile {
    /// What dice usually cost.
    pub fn cui_bono_costs(&self) -> Result<CuiBonoCosts, EmpileError> {
        Ok(Costs::default().into())
    }

    /// A counter for so many, at these costs.
    pub fn cui_bono_counter(
        self: Arc<Self>,
        players: u8,
        costs: CuiBonoCosts,
    ) -> Result<Arc<CuiBonoCounter>, EmpileError> {
        let held = Held::new(self, tools::CuiBonoCounter::new(players, costs.into()))?;
        Ok(Arc::new(CuiBonoCounter { held }))
    }
}

#[uniffi::export]
impl CuiBonoCounter {
    /// A player keeps a die.
    pub fn keep(&self, seat: u8, colour: DieColour) -> Result<CuiBonoSheet, EmpileError> {
        self.held.work(|counter| counter.keep(Seat(seat), colour.into()))?;
        self.sheet()
    }

    /// Takes the last die back.
    pub fn take_back(&self) -> Result<CuiBonoSheet, EmpileError> {
        self.held.work(tools::CuiBonoCounter::take_back)?;
        self.sheet()
    }

    /// What everyone kept.
    pub fn sheet(&self) -> Result<CuiBonoSheet, EmpileError> {
        Ok(self.held.look(|counter| {
            let hands = counter.hands().iter().zip(counter.losses());
            let hand = |(dice, loss): (&empile_games::pyramid::Tally, i32)| CuiBonoHand {
                red: dice.in_colour(Colour::Red),
                yellow: dice.in_colour(Colour::Yellow),
                pearl: dice.in_colour(Colour::Pearl),
                loss,
            };
            CuiBonoSheet { hands: hands.map(hand).collect(), over: counter.is_over() }
        }))
    }

    /// Writes the result into the log, one player per seat. Gives its id.
    pub fn write_down(&self, players: Vec<String>, played_at: i64) -> Result<String, EmpileError> {
        self.held.write_down(&players, played_at)
    }
}
