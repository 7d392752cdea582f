//! What a table may choose before a match: one form for ten games, so that a shell needs one screen.

mod choose;
mod menu;
mod own_board;

pub(crate) use choose::setup;
pub use choose::{Chosen, OptionProblem};
pub use own_board::BoardFault;

use empile_games::{GameId, contract::Fact};
use empile_reference::Lexicon;

/// Something to choose before a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameOption {
    /// A stable name.
    pub key: &'static str,
    /// What is chosen, in words.
    pub label: String,
    /// What it changes.
    pub detail: String,
    /// The section of the quick reference that explains it.
    pub rule: &'static str,
    /// What there is to choose from.
    pub values: Vec<OptionValue>,
    /// What is chosen if nobody chooses.
    pub usual: String,
}

/// One of the things to choose from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionValue {
    /// A stable name.
    pub value: String,
    /// In words.
    pub label: String,
}

/// The options of a game, in words.
pub(crate) fn options(game: GameId, lexicon: &Lexicon) -> Vec<GameOption> {
    let in_words = |line: &menu::Line| {
        let key = format!("option-{}-{}", game.slug(), line.key);
        let label = |value: &menu::Value| match *value {
            menu::Value::Flag(true) => lexicon.say("option-yes", &[]),
            menu::Value::Flag(false) => lexicon.say("option-no", &[]),
            menu::Value::Name(name) => lexicon.say(&format!("{key}-{name}"), &[]),
            menu::Value::Number(number) => lexicon.say("number", &[("number", Fact::Number(number))]),
            menu::Value::Millis(time) => lexicon.say(
                "option-tenths-of-a-second",
                &[("seconds", Fact::Number(time / 1_000)), ("tenths", Fact::Number(time % 1_000 / 100))],
            ),
        };
        GameOption {
            key: line.key,
            label: lexicon.say(&key, &[]),
            detail: lexicon.say(&format!("{key}-detail"), &[]),
            rule: line.rule,
            values: line
                .values
                .iter()
                .map(|value| OptionValue { value: value.to_string(), label: label(value) })
                .collect(),
            usual: line.usual().to_string(),
        }
    };
    menu::menu(game).iter().map(in_words).collect()
}
