//! Writes the Kotlin and Swift sides of the façade from the compiled library:
//! `empile-bindgen kotlin LIBRARY SOURCES` or `empile-bindgen swift LIBRARY SOURCES HEADERS`. What the two sides are called
//! is in `bindings/uniffi.toml`.

use anyhow::{Result, bail};
use uniffi::{GenerateOptions, SwiftBindingsOptions, TargetLanguage};

const NAMES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../uniffi.toml");

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["kotlin", library, sources] => kotlin(library, sources),
        ["swift", library, sources, headers] => swift(library, sources, headers),
        _ => bail!("usage: empile-bindgen kotlin LIBRARY SOURCES | swift LIBRARY SOURCES HEADERS"),
    }
}

fn kotlin(library: &str, sources: &str) -> Result<()> {
    uniffi::generate(GenerateOptions {
        languages: vec![TargetLanguage::Kotlin],
        source: library.into(),
        out_dir: sources.into(),
        config_override: Some(NAMES.into()),
        ..GenerateOptions::default()
    })
}

fn swift(library: &str, sources: &str, headers: &str) -> Result<()> {
    uniffi::generate_swift_bindings(SwiftBindingsOptions {
        generate_swift_sources: true,
        source: library.into(),
        out_dir: sources.into(),
        config: Some(NAMES.into()),
        ..SwiftBindingsOptions::default()
    })?;
    uniffi::generate_swift_bindings(SwiftBindingsOptions {
        generate_headers: true,
        source: library.into(),
        out_dir: headers.into(),
        config: Some(NAMES.into()),
        ..SwiftBindingsOptions::default()
    })
}
