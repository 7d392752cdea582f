//! Lists the Fluent files of every language, so that a new file, or a new language, is only put into its folder.

use std::{
    env, fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=texts");
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").ok_or(io::ErrorKind::NotFound)?).join("texts");
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?).join("sources.rs");
    let mut list = fs::File::create(out)?;
    writeln!(list, "&[")?;
    for language in sorted(&root)? {
        writeln!(list, "({:?}, &[", text(language.strip_prefix(&root).unwrap_or(&language)))?;
        for file in files_below(&language)? {
            let name = file.strip_prefix(&language).unwrap_or(&file);
            writeln!(list, "({:?}, include_str!({:?})),", text(name), text(&file))?;
        }
        writeln!(list, "]),")?;
    }
    writeln!(list, "]")
}

fn files_below(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for path in sorted(folder)? {
        if path.is_dir() {
            files.extend(files_below(&path)?);
        } else if path.extension().is_some_and(|extension| extension == "ftl") {
            files.push(path);
        }
    }
    Ok(files)
}

/// The order of a folder is the same on every machine.
fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

fn text(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}
