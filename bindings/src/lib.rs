//! The library that Kotlin and Swift load: all of it is [`empile_app`], whose feature `uniffi` says what crosses and how.

pub use empile_app::*;

empile_app::uniffi_reexport_scaffolding!();
