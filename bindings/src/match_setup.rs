use empile_app::{BoardFault, Chosen, GameOption};

use crate::{Empile, EmpileError};

/// What is played, and how.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct MatchSetup {
    /// The game's stable name.
    pub game: String,
    /// What was chosen; the usual value of every option that is not named.
    #[uniffi(default = [])]
    pub options: Vec<ChosenOption>,
    /// Pile-Poils on the table's own board: rows of numbers from the bottom up.
    #[uniffi(default = None)]
    pub own_board: Option<Vec<Vec<u8>>>,
}

/// A value chosen for an option.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct ChosenOption {
    /// Which option.
    pub key: String,
    /// Which of its values.
    pub value: String,
}

/// Something to choose before a match.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct OptionInfo {
    /// A stable name.
    pub key: String,
    /// What is chosen, in words.
    pub label: String,
    /// What it changes.
    pub detail: String,
    /// The section of the quick reference that explains it.
    pub rule: String,
    /// What there is to choose from.
    pub values: Vec<OptionValueInfo>,
    /// What is chosen if nobody chooses.
    pub usual: String,
}

/// One of the things to choose from.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct OptionValueInfo {
    /// A stable name.
    pub value: String,
    /// In words.
    pub label: String,
}

impl From<MatchSetup> for Chosen {
    fn from(setup: MatchSetup) -> Chosen {
        let values = setup.options.into_iter().map(|option| (option.key, option.value)).collect();
        Chosen { values, own_board: setup.own_board }
    }
}

impl From<GameOption> for OptionInfo {
    fn from(option: GameOption) -> OptionInfo {
        let values = option.values.into_iter();
        OptionInfo {
            key: option.key.to_owned(),
            label: option.label,
            detail: option.detail,
            rule: option.rule.to_owned(),
            values: values.map(|value| OptionValueInfo { value: value.value, label: value.label }).collect(),
            usual: option.usual,
        }
    }
}

/// What is wrong with a board that a table typed in, and where.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct BoardFaultInfo {
    /// In which row, counted from 1 at the bottom; none if it is about the whole pyramid.
    pub row: Option<u32>,
    /// At which cell of the row, counted from 1 on the left; none if it is about the whole row.
    pub cell: Option<u32>,
    /// What happened and what to do next.
    pub reason: String,
}

impl From<BoardFault> for BoardFaultInfo {
    fn from(fault: BoardFault) -> BoardFaultInfo {
        let number = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        BoardFaultInfo {
            row: fault.row.map(number),
            cell: fault.cell.map(number),
            reason: fault.fault.reason,
        }
    }
}

#[uniffi::export]
impl Empile {
    /// The first thing wrong with a table's own board of Pile-Poils, rows of numbers from the bottom up; nothing if it
    /// can be played.
    pub fn own_board_fault(&self, rows: Vec<Vec<u8>>) -> Result<Option<BoardFaultInfo>, EmpileError> {
        Ok(self.app.own_board_fault(&rows).map(Into::into))
    }

    /// A board to begin from.
    pub fn own_board_to_begin_with(&self) -> Result<Vec<Vec<u8>>, EmpileError> {
        Ok(self.app.own_board_to_begin_with())
    }
}
