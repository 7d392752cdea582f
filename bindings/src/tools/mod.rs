//! Tools for a table that plays with the real box. Each is a small object that counts, throws, judges or times; those that
//! know a result can write it into the log.

mod bench;
mod bunte_kuh;
mod cui_bono;
mod dice;
mod eintrichtern;
mod first_player;
mod neko;
mod pile_poils;
mod pilo_pilo;
mod raffzahn;
mod teckels;

#[cfg(test)]
mod tests;

use std::collections::HashMap;

use empile_app::{Screen, tools::Tool};

pub use bunte_kuh::{BunteKuhSheet, BunteKuhTimer};
pub use cui_bono::{CuiBonoCosts, CuiBonoCounter, CuiBonoHand, CuiBonoSheet, DieColour};
pub use dice::{DiceCup, DiceKind, DiceThrow};
pub use eintrichtern::{EintrichternSheet, EintrichternSums, SumPair};
pub use first_player::{FingerSpot, FirstPlayerPicker, PickerView};
pub use neko::{NekoCard, NekoDecks, NekoSheet};
pub use pile_poils::{PilePoilsScores, PilePoilsSheet};
pub use pilo_pilo::{PiloCharacter, PiloCounts, PiloDuty, PiloJudgement, PiloPiloJudge, PiloShown};
pub use raffzahn::{RaffzahnSheet, RaffzahnTake, RaffzahnTimer};
pub use teckels::{BoneHeap, BoneKind, BonesSheet, RoundBones, TeckelsBones, TeckelsCount};

use crate::{Empile, EmpileError};

/// A tool on the shelf.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct ToolInfo {
    /// Its stable name.
    pub slug: String,
    /// What it is called.
    pub title: String,
    /// What it is for.
    pub detail: String,
    /// The game that it is for; any if none.
    pub game: Option<String>,
    /// Can it write a result into the log?
    pub keeps_score: bool,
}

#[uniffi::export]
impl Empile {
    /// The tools on the shelf, those for any game first.
    pub fn tools(&self) -> Result<Vec<ToolInfo>, EmpileError> {
        Ok(Tool::ALL.into_iter().map(|tool| self.tool_info(tool)).collect())
    }

    /// What the shelf says, and what all tools share, by name.
    pub fn tools_words(&self) -> Result<HashMap<String, String>, EmpileError> {
        Ok(self.words_of(Screen::Tools))
    }

    /// What the screen of a tool says, by name.
    pub fn tool_words(&self, slug: String) -> Result<HashMap<String, String>, EmpileError> {
        Ok(self.words_of(Screen::Tool(self.app.tool(&slug)?)))
    }
}

impl Empile {
    fn tool_info(&self, tool: Tool) -> ToolInfo {
        ToolInfo {
            slug: tool.slug().to_owned(),
            title: self.app.tool_title(tool),
            detail: self.app.tool_detail(tool),
            game: tool.game().map(|game| game.slug().to_owned()),
            keeps_score: tool.keeps_score(),
        }
    }
}
