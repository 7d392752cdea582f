use empile_app::{Chosen, GameOption};

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
