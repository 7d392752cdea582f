//! What Kotlin and Swift see of Empile's core: no rule, no SQL, no arithmetic.

uniffi::setup_scaffolding!();

/// The version of the core a shell was linked with.
#[uniffi::export]
#[must_use]
pub fn core_version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_core_names_its_version() {
        assert_eq!(super::core_version(), env!("CARGO_PKG_VERSION"));
    }
}
