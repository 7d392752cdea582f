//! What every text of the house keeps to.

mod coverage;
mod likeness;
mod rules;
mod typography;
