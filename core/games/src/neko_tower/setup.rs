use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

/// Together or against each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// « En coopération »: one Neko for all.
    Together,
    /// « Variante compétitive »: a black cat each, secret missions, a ranking.
    Competitive,
}

impl Mode {
    /// How many can play.
    #[must_use]
    pub fn players(self) -> RangeInclusive<u8> {
        match self {
            Mode::Together => 1..=4,
            Mode::Competitive => 2..=4,
        }
    }

    /// « Mise en place »: how many action cards always lie open.
    #[must_use]
    pub fn actions_shown(self) -> u8 {
        match self {
            Mode::Together => 2,
            Mode::Competitive => 3,
        }
    }
}

/// Ruling « Two ways to play »: where the tower stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Play {
    /// On the table: the players say what was placed and what fell, and confirm what the app cannot see.
    Companion,
    /// In a simulation, which sees everything: it says what fell, and nobody has to confirm.
    OnScreen,
}

/// Players, mode and where the tower stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// 1 to 4 together, 2 to 4 against each other.
    pub players: u8,
    /// Together or against each other.
    pub mode: Mode,
    /// Where the tower stands.
    pub play: Play,
}
