//! What a table may choose before a match, in words: one form for all games, so that a shell needs one screen.

mod rows;

pub use rows::{PastedRows, RefusedRows};

use empile_games::{
    GameId,
    contract::{Fact, OptionLine, OwnRows, Value},
};
use empile_reference::Lexicon;

/// Something to choose before a match.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct OptionInfo {
    /// A stable name.
    pub key: String,
    /// What is chosen, in words.
    pub label: String,
    /// What it changes.
    pub detail: String,
    /// The section of the quick reference that explains it.
    pub rule: String,
    /// What there is to choose from, in the order in which one counts.
    pub values: Vec<OptionValueInfo>,
    /// What is chosen if nobody chooses.
    pub usual: String,
}

/// One of the things to choose from.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct OptionValueInfo {
    /// A stable name.
    pub value: String,
    /// In words.
    pub label: String,
    /// Does it ask for rows of numbers that the table types in?
    pub asks_rows: bool,
}

/// The options of a game, in words.
pub(crate) fn options(game: GameId, lexicon: &Lexicon) -> Vec<OptionInfo> {
    game.options().iter().map(|line| in_words(game, line, lexicon)).collect()
}

/// An option and a value of it, as a line: « Prix d'un dé rouge : 1 ».
pub(crate) fn chosen(game: GameId, line: &OptionLine, value: Value, lexicon: &Lexicon) -> String {
    let key = key(game, line);
    let facts = [
        ("option", Fact::Text(lexicon.say(&key, &[]))),
        ("value", Fact::Text(value_in_words(&key, value, lexicon))),
    ];
    lexicon.say("reference-chosen", &facts)
}

fn key(game: GameId, line: &OptionLine) -> String {
    format!("option-{}-{}", game.slug(), line.key)
}

fn in_words(game: GameId, line: &OptionLine, lexicon: &Lexicon) -> OptionInfo {
    let key = key(game, line);
    let value = |value: &Value| OptionValueInfo {
        value: value.to_string(),
        label: value_in_words(&key, *value, lexicon),
        asks_rows: matches!(value, Value::Rows(_)),
    };
    let mut values = line.values.clone();
    values.sort_by_key(in_order);
    OptionInfo {
        key: line.key.to_owned(),
        label: lexicon.say(&key, &[]),
        detail: lexicon.say(&format!("{key}-detail"), &[]),
        rule: line.rule.to_owned(),
        values: values.iter().map(value).collect(),
        usual: line.usual().to_string(),
    }
}

/// Numbers and times from the least up, yes before no, and names as the game tells them.
fn in_order(value: &Value) -> u64 {
    match *value {
        Value::Number(number) => number.into(),
        Value::Millis(time) => time,
        Value::Flag(flag) => u64::from(!flag),
        Value::Name(_) | Value::Rows(_) => 0,
    }
}

fn value_in_words(key: &str, value: Value, lexicon: &Lexicon) -> String {
    match value {
        Value::Flag(true) => lexicon.say("option-yes", &[]),
        Value::Flag(false) => lexicon.say("option-no", &[]),
        Value::Name(name) | Value::Rows(OwnRows { name, .. }) => lexicon.say(&format!("{key}-{name}"), &[]),
        Value::Number(number) => lexicon.say("number", &[("number", Fact::Number(number.into()))]),
        Value::Millis(time) => {
            let number = |number: u64| Fact::Number(i64::try_from(number).unwrap_or(i64::MAX));
            let facts = [("seconds", number(time / 1_000)), ("tenths", number(time % 1_000 / 100))];
            lexicon.say("option-tenths-of-a-second", &facts)
        }
    }
}

#[cfg(test)]
mod tests {
    use empile_reference::Language;

    use super::*;

    #[test]
    fn what_there_is_to_choose_stands_in_its_order_with_the_usual_among_it() {
        let lexicon = Lexicon::new(Language::FIRST).unwrap();
        for game in GameId::ALL {
            for (option, line) in options(*game, &lexicon).iter().zip(game.options()) {
                let of =
                    |info: &OptionValueInfo| line.values.iter().find(|value| value.to_string() == info.value);
                let order: Vec<u64> = option.values.iter().filter_map(of).map(in_order).collect();
                assert_eq!(order.len(), line.values.len(), "{game:?}: {}", option.key);
                assert!(order.is_sorted(), "{game:?}: {}", option.key);
                assert!(
                    option.values.iter().any(|info| info.value == option.usual),
                    "{game:?}: {}",
                    option.key
                );
            }
        }
    }
}
