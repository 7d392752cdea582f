//! Lists the Fluent files of every language, so that a new file, or a new language, is only put into its folder; and
//! stops the build if the languages do not say the same things.

mod check;

use std::{
    env, fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

use check::Texts;

/// The language that all others are measured by, and that is spoken where none of them is understood.
const FIRST: &str = "fr";

struct Folder {
    language: String,
    /// Name below the folder, path, contents.
    files: Vec<(String, String, String)>,
}

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=texts");
    println!("cargo::rerun-if-changed=build");
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").ok_or(io::ErrorKind::NotFound)?).join("texts");
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?).join("sources.rs");
    let mut folders = sorted(&root)?.iter().map(|path| Folder::read(path)).collect::<io::Result<Vec<_>>>()?;
    // A stable sort: the first language first, the others by name.
    folders.sort_by_key(|folder| folder.language != FIRST);
    for problem in problems(&folders) {
        println!("cargo::error={problem}");
    }
    list(&folders, &mut fs::File::create(out)?)
}

fn problems(folders: &[Folder]) -> Vec<String> {
    let mut problems = Vec::new();
    let all: Vec<(&str, Texts)> =
        folders.iter().map(|folder| (folder.language.as_str(), folder.texts(&mut problems))).collect();
    match all.split_first() {
        Some(((FIRST, first), others)) => {
            let unlike = others.iter().flat_map(|(language, other)| check::compare(first, other, language));
            problems.extend(unlike);
        }
        _ => problems.push(format!("texts/{FIRST} is missing: all other languages are measured by it")),
    }
    problems
}

fn list(folders: &[Folder], out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "&[")?;
    for folder in folders {
        writeln!(out, "({:?}, &[", folder.language)?;
        for (name, path, _) in &folder.files {
            writeln!(out, "({name:?}, include_str!({path:?})),")?;
        }
        writeln!(out, "]),")?;
    }
    writeln!(out, "]")
}

impl Folder {
    fn read(path: &Path) -> io::Result<Folder> {
        let language = text(path.file_name().map_or(path, Path::new));
        let files = files_below(path)?.into_iter().map(|file| {
            let source = fs::read_to_string(&file)?;
            Ok((text(file.strip_prefix(path).unwrap_or(&file)), text(&file), source))
        });
        Ok(Folder { language, files: files.collect::<io::Result<Vec<_>>>()? })
    }

    fn texts(&self, problems: &mut Vec<String>) -> Texts {
        let named: Vec<String> =
            self.files.iter().map(|(name, _, _)| format!("texts/{}/{name}", self.language)).collect();
        check::read(
            named.iter().zip(&self.files).map(|(name, file)| (name.as_str(), file.2.as_str())),
            problems,
        )
    }
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
