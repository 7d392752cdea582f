//! How values of the games are written in the log.

use empile_games::{GameId, contract::Measure};
use serde::{Serialize, de::DeserializeOwned};

use crate::LogError;

pub(crate) fn to_text<T: Serialize>(what: &'static str, value: &T) -> Result<String, LogError> {
    serde_json::to_string(value).map_err(|error| unreadable(what, &error))
}

pub(crate) fn from_text<T: DeserializeOwned>(what: &'static str, text: &str) -> Result<T, LogError> {
    serde_json::from_str(text).map_err(|error| unreadable(what, &error))
}

pub(crate) fn game(slug: &str) -> Result<GameId, LogError> {
    GameId::named(slug).ok_or_else(|| LogError::UnknownGame { slug: slug.to_owned() })
}

/// Measures under their stable names.
pub(crate) fn named_measures(measures: &[(Measure, i32)]) -> Vec<(String, i32)> {
    measures.iter().map(|(measure, amount)| (measure.name().to_owned(), *amount)).collect()
}

pub(crate) fn measure(name: String) -> Result<Measure, LogError> {
    Measure::named(&name).ok_or(LogError::Unreadable { what: "a measure", detail: name })
}

fn unreadable(what: &'static str, error: &serde_json::Error) -> LogError {
    LogError::Unreadable { what, detail: error.to_string() }
}
