//! The rule behind something: an option, a help line, a refusal.

use empile_reference::{Block, Entry};

use crate::{Empile, EmpileError};

/// A section of the quick reference.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct RuleInfo {
    /// Its stable name.
    pub id: String,
    /// Its heading.
    pub title: String,
    /// Its text, part by part.
    pub parts: Vec<RulePart>,
    /// Is it a decision of this app, where the booklet is silent?
    pub is_ours: bool,
}

/// A part of a section.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct RulePart {
    /// One text, or the items of a list.
    pub lines: Vec<String>,
    /// Is it a list?
    pub is_list: bool,
}

impl From<Entry> for RuleInfo {
    fn from(entry: Entry) -> RuleInfo {
        RuleInfo {
            id: entry.id.to_owned(),
            is_ours: entry.is_ours(),
            parts: entry.body.iter().map(Into::into).collect(),
            title: entry.title,
        }
    }
}

impl From<&Block> for RulePart {
    fn from(block: &Block) -> RulePart {
        RulePart {
            lines: block.lines().map(str::to_owned).collect(),
            is_list: matches!(block, Block::Bullets(_)),
        }
    }
}

#[uniffi::export]
impl Empile {
    /// The rule that an option, a help line or a refusal names; for the fewest players unless the table is known.
    pub fn rule(&self, id: String, players: Option<u8>) -> Result<RuleInfo, EmpileError> {
        Ok(self.app.rule(&id, players)?.into())
    }
}
