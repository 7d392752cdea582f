//! What a process flushes, and what it does while flushes are slow: a library that is loaded before the C library's own.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

/// Where the letters are written, one for each flush.
const TOLD: &str = "EMPILE_FLUSHES";
const DELAY: &str = "EMPILE_FLUSH_DELAY_MS";

/// A command in whose process every flush is told of in this file, and takes so many milliseconds longer. The library is compiled
/// into `directory`, by the compiler that SQLite needs, too.
pub fn command(program: &Path, directory: &Path, delay_ms: u32) -> Command {
    let shim = directory.join("flushes.so");
    let source = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("shim/flushes.c");
    let made = Command::new("cc")
        .args(["-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o"])
        .args([&shim, &source])
        .status()
        .expect("there is a C compiler: SQLite needs one");
    assert!(made.success(), "the shim compiles");
    let mut command = Command::new(program);
    command.env("LD_PRELOAD", shim).env(TOLD, directory.join("flushes")).env(DELAY, delay_ms.to_string());
    command
}

/// Does this process run as such a command?
pub fn are_told() -> bool {
    env::var_os(TOLD).is_some()
}

/// How many flushes the main thread of this process has waited for.
pub fn waited_for() -> usize {
    let told = env::var_os(TOLD).map(fs::read);
    told.and_then(Result::ok).map_or(0, |told| told.split(|thread| *thread == b'm').count() - 1)
}
