//! The log of a family's year, for a window to be opened with: `cargo run -p empile-tests --example year -- <file>`.

use std::{env, fs, path::PathBuf};

use empile_tests::year;

fn main() {
    let path = PathBuf::from(env::args_os().nth(1).expect("the file to write"));
    if path.exists() {
        fs::remove_file(&path).expect("the former one can go");
    }
    year::write(&path);
}
