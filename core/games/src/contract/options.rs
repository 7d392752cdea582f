//! What a table may choose before a match, as data: a room that shows or checks it needs to know no game.

use std::fmt;

use thiserror::Error;

use super::{Breach, Fact, Game, Millis};

/// What a game lets a table choose.
pub trait Options: Game {
    /// What can be chosen; a game with fewer rulings of ours has fewer lines.
    #[must_use]
    fn options() -> Vec<OptionLine> {
        Vec::new()
    }

    /// The set-up for so many players, as chosen.
    fn setup(players: u8, chosen: &Values) -> Self::Setup;

    /// What a set-up has for each option, in their order: how a page that is opened from a table knows its choices.
    #[must_use]
    fn chosen(_setup: &Self::Setup) -> Vec<Value> {
        Vec::new()
    }

    /// The same choices for a new match, by the rulings of today: a set-up out of the log may be from before one of them
    /// changed.
    #[must_use]
    fn renewed(setup: &Self::Setup) -> Self::Setup {
        setup.clone()
    }
}

/// An option: its name, the rule that explains it, and what there is to choose from.
#[derive(Clone, Debug)]
pub struct OptionLine {
    /// A stable name, unique within the game.
    pub key: &'static str,
    /// The section of the quick reference that explains it.
    pub rule: &'static str,
    /// What there is to choose from, the usual one first.
    pub values: Vec<Value>,
}

/// A value of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// Yes or no.
    Flag(bool),
    /// One of several, by its stable name.
    Name(&'static str),
    /// So many.
    Number(u32),
    /// So long.
    Millis(Millis),
    /// Something of the table's own, typed in as rows of numbers.
    Rows(OwnRows),
}

/// A value that a table types in.
#[derive(Clone, Copy, Debug)]
pub struct OwnRows {
    /// Its stable name.
    pub name: &'static str,
    /// Rows to begin from: something known is changed sooner than something new is written.
    pub to_begin_with: fn() -> Vec<Vec<u8>>,
}

impl PartialEq for OwnRows {
    fn eq(&self, other: &OwnRows) -> bool {
        self.name == other.name
    }
}

impl Eq for OwnRows {}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Flag(flag) => flag.fmt(f),
            Value::Name(name) | Value::Rows(OwnRows { name, .. }) => name.fmt(f),
            Value::Number(number) => number.fmt(f),
            Value::Millis(time) => time.fmt(f),
        }
    }
}

impl OptionLine {
    /// Yes or no.
    #[must_use]
    pub fn flag(key: &'static str, rule: &'static str, usual: bool) -> OptionLine {
        OptionLine { key, rule, values: vec![Value::Flag(usual), Value::Flag(!usual)] }
    }

    /// The usual number, then others.
    #[must_use]
    pub fn numbers(
        key: &'static str,
        rule: &'static str,
        usual: impl Into<u32>,
        others: impl IntoIterator<Item = u32>,
    ) -> OptionLine {
        let usual = usual.into();
        let others = others.into_iter().filter(|other| *other != usual);
        OptionLine { key, rule, values: [usual].into_iter().chain(others).map(Value::Number).collect() }
    }

    /// The usual time, then others.
    #[must_use]
    pub fn millis(key: &'static str, rule: &'static str, usual: Millis, others: &[Millis]) -> OptionLine {
        let others = others.iter().copied().filter(|other| *other != usual);
        OptionLine { key, rule, values: [usual].into_iter().chain(others).map(Value::Millis).collect() }
    }

    /// What is chosen if nobody chooses.
    #[must_use]
    pub fn usual(&self) -> Value {
        self.values.first().copied().unwrap_or(Value::Flag(false))
    }
}

/// What a table chose, in the words in which it comes from outside.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chosen {
    /// Values by the keys of their options; the usual one where nothing is said.
    pub values: Vec<(String, String)>,
    /// What was typed in for the value that asks for it.
    pub rows: Option<Vec<Vec<u8>>>,
}

/// Every option of a game with the value chosen for it.
#[derive(Clone, Debug)]
pub struct Values {
    values: Vec<(&'static str, Value)>,
    rows: Vec<Vec<u8>>,
}

impl Values {
    /// The choices of a table among these options.
    pub fn of(lines: &[OptionLine], chosen: &Chosen) -> Result<Values, OptionRefusal> {
        if let Some((key, _)) = chosen.values.iter().find(|(key, _)| lines.iter().all(|line| line.key != key))
        {
            return Err(OptionRefusal::NoSuchOption { key: key.clone() });
        }
        let values = lines.iter().map(|line| Ok((line.key, line.chosen(chosen)?)));
        Ok(Values {
            values: values.collect::<Result<_, _>>()?,
            rows: chosen.rows.clone().unwrap_or_default(),
        })
    }

    /// The usual value of every option.
    #[must_use]
    pub fn usual(lines: &[OptionLine]) -> Values {
        Values { values: lines.iter().map(|line| (line.key, line.usual())).collect(), rows: Vec::new() }
    }

    /// What was chosen for this option.
    #[must_use]
    pub fn value(&self, key: &str) -> Option<Value> {
        self.values.iter().find(|(known, _)| *known == key).map(|(_, value)| *value)
    }

    /// Was it yes?
    #[must_use]
    pub fn flag(&self, key: &str) -> bool {
        self.value(key) == Some(Value::Flag(true))
    }

    /// The name of what was chosen.
    #[must_use]
    pub fn name(&self, key: &str) -> &'static str {
        match self.value(key) {
            Some(Value::Name(name) | Value::Rows(OwnRows { name, .. })) => name,
            _ => "",
        }
    }

    /// The number chosen, as far as the set-up can hold it.
    #[must_use]
    pub fn number<N: TryFrom<u32> + Default>(&self, key: &str) -> N {
        match self.value(key) {
            Some(Value::Number(number)) => N::try_from(number).unwrap_or_default(),
            _ => N::default(),
        }
    }

    /// The time chosen.
    #[must_use]
    pub fn millis(&self, key: &str) -> Millis {
        match self.value(key) {
            Some(Value::Millis(time)) => time,
            _ => 0,
        }
    }

    /// What was typed in.
    #[must_use]
    pub fn rows(&self) -> &[Vec<u8>] {
        &self.rows
    }
}

impl OptionLine {
    fn chosen(&self, chosen: &Chosen) -> Result<Value, OptionRefusal> {
        let Some((_, wanted)) = chosen.values.iter().find(|(key, _)| key == self.key) else {
            return Ok(self.usual());
        };
        match self.values.iter().find(|value| value.to_string() == *wanted) {
            Some(Value::Rows(_)) if chosen.rows.is_none() => {
                Err(OptionRefusal::NoRows { key: self.key, rule: self.rule })
            }
            Some(value) => Ok(*value),
            None => Err(OptionRefusal::NoSuchValue { key: self.key, value: wanted.clone() }),
        }
    }
}

/// Why a choice cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OptionRefusal {
    /// The game has no such option.
    #[error("there is no option {key}")]
    NoSuchOption {
        /// What was named.
        key: String,
    },
    /// The option has no such value.
    #[error("the option {key} has no value {value}")]
    NoSuchValue {
        /// Which option.
        key: &'static str,
        /// What was asked for.
        value: String,
    },
    /// The table's own rows were chosen but not typed in.
    #[error("the rows of {key} are missing")]
    NoRows {
        /// Of which option.
        key: &'static str,
        /// The rule that explains it.
        rule: &'static str,
    },
}

impl Breach for OptionRefusal {
    fn code(&self) -> &'static str {
        match self {
            OptionRefusal::NoSuchOption { .. } => "no-such-option",
            OptionRefusal::NoSuchValue { .. } => "no-such-option-value",
            OptionRefusal::NoRows { .. } => "no-option-rows",
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            OptionRefusal::NoSuchOption { .. } | OptionRefusal::NoSuchValue { .. } => "table.options",
            OptionRefusal::NoRows { rule, .. } => rule,
        }
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        let text = |text: &str| Fact::Text(text.to_owned());
        match self {
            OptionRefusal::NoSuchOption { key } => vec![("option", text(key))],
            OptionRefusal::NoSuchValue { key, value } => vec![("option", text(key)), ("value", text(value))],
            OptionRefusal::NoRows { .. } => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines() -> Vec<OptionLine> {
        let own = OwnRows { name: "own", to_begin_with: || vec![vec![1]] };
        vec![
            OptionLine::millis("round", "a.rule", 3_000, &[2_000, 3_000, 5_000]),
            OptionLine { key: "side", rule: "b.rule", values: vec![Value::Name("front"), Value::Rows(own)] },
        ]
    }

    fn chosen(key: &str, value: &str, rows: Option<Vec<Vec<u8>>>) -> Result<Values, OptionRefusal> {
        Values::of(&lines(), &Chosen { values: vec![(key.to_owned(), value.to_owned())], rows })
    }

    #[test]
    fn what_nobody_chose_is_as_usual() {
        let values = chosen("round", "5000", None).unwrap();
        assert_eq!((values.millis("round"), values.name("side")), (5_000, "front"));
    }

    #[test]
    fn the_usual_value_is_offered_once_and_first() {
        let times = [3_000, 2_000, 5_000].map(Value::Millis);
        assert_eq!(lines()[0].values, times);
    }

    #[test]
    fn a_value_may_carry_rows() {
        let values = chosen("side", "own", Some(vec![vec![1, 2], vec![3]])).unwrap();
        assert_eq!((values.name("side"), values.rows()), ("own", &[vec![1, 2], vec![3]][..]));
    }

    #[test]
    fn what_cannot_be_chosen_is_named() {
        let refused = |key, value| chosen(key, value, None).unwrap_err();
        assert_eq!(refused("moon", "full"), OptionRefusal::NoSuchOption { key: "moon".to_owned() });
        let unknown = OptionRefusal::NoSuchValue { key: "round", value: "1".to_owned() };
        assert_eq!(refused("round", "1"), unknown);
        assert_eq!(refused("side", "own"), OptionRefusal::NoRows { key: "side", rule: "b.rule" });
    }
}
