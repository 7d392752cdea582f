//! What every text of the house keeps to.

mod adjustable;
mod coverage;
mod likeness;
mod numbers;
mod rules;
mod typography;

use std::{fs, path::PathBuf};

/// What a file of the fixtures says.
pub(crate) fn fixture(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("fixtures").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
