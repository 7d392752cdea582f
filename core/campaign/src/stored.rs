//! How values of the games are written in the log.

use empile_games::{GameId, contract::Measure};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

use crate::LogError;

pub(crate) fn to_text<T: Serialize>(what: &'static str, value: &T) -> Result<String, LogError> {
    serde_json::to_string(value).map_err(|error| unreadable(what, &error))
}

pub(crate) fn from_text<T: DeserializeOwned>(what: &'static str, text: &str) -> Result<T, LogError> {
    serde_json::from_str(text).map_err(|error| unreadable(what, &error))
}

pub(crate) fn game(slug: &str) -> Result<GameId, LogError> {
    let known = GameId::ALL.iter().find(|game| game.slug() == slug);
    known.copied().ok_or_else(|| LogError::UnknownGame { slug: slug.to_owned() })
}

/// The stable name of a measure is the one it is serialised under.
pub(crate) fn measure_name(measure: Measure) -> Result<String, LogError> {
    match serde_json::to_value(measure) {
        Ok(Value::String(name)) => Ok(name),
        Ok(other) => Err(LogError::Unreadable { what: "a measure", detail: other.to_string() }),
        Err(error) => Err(unreadable("a measure", &error)),
    }
}

/// Measures under their stable names.
pub(crate) fn named_measures(measures: &[(Measure, i32)]) -> Result<Vec<(String, i32)>, LogError> {
    measures.iter().map(|(measure, amount)| Ok((measure_name(*measure)?, *amount))).collect()
}

pub(crate) fn measure(name: String) -> Result<Measure, LogError> {
    serde_json::from_value(Value::String(name)).map_err(|error| unreadable("a measure", &error))
}

fn unreadable(what: &'static str, error: &serde_json::Error) -> LogError {
    LogError::Unreadable { what, detail: error.to_string() }
}
