//! The quoted words of all sources, to see which texts somebody asks for.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// What the sources of Empile quote.
pub struct Literals {
    words: BTreeSet<String>,
    /// Words that are put together: their fixed parts, with something between each two of them.
    patterns: BTreeSet<Vec<String>>,
}

/// Where words are asked for: the core, the façade and the shells, without their tests.
const ROOMS: [&str; 10] = [
    "core/games/src",
    "core/stage/src",
    "core/reference/src",
    "core/campaign/src",
    "core/app/src",
    "bindings/src",
    "android/ui/src/main",
    "android/desktop/src/main",
    "ios/Sources",
    "ios/App",
];

/// The root of the repository.
pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The texts of all sources below a folder, without their unit tests; none if there is no such folder.
pub fn sources(folder: &Path) -> Vec<String> {
    let without_tests =
        |text: String| text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default().to_owned();
    files(folder, &["rs", "kt", "swift"]).into_iter().map(without_tests).collect()
}

fn files(folder: &Path, kinds: &[&str]) -> Vec<String> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut found = Vec::new();
    for entry in entries {
        let path = entry.expect("the folder can be read").path();
        let is_test = path.file_stem().is_some_and(|stem| stem == "tests");
        if path.is_dir() {
            found.extend(files(&path, kinds));
        } else if !is_test && path.extension().is_some_and(|kind| kinds.iter().any(|own| kind == *own)) {
            found.push(fs::read_to_string(&path).expect("a source is text"));
        }
    }
    found
}

/// The text that another text begins to refer to: « { key } ».
fn referred(rest: &str) -> Option<&str> {
    let key = rest.split_once(" }")?.0;
    key.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-').then_some(key)
}

/// The variant that a line of Rust declares, as it is written into the log: « `GoldBones,` » is « gold-bones ».
fn variant(line: &str) -> Option<String> {
    let name = line.trim().strip_suffix(',')?;
    let is_name =
        name.starts_with(|c: char| c.is_ascii_uppercase()) && name.chars().all(char::is_alphanumeric);
    let mut kebab = String::new();
    for (index, letter) in name.char_indices() {
        if index > 0 && letter.is_uppercase() {
            kebab.push('-');
        }
        kebab.extend(letter.to_lowercase());
    }
    is_name.then_some(kebab)
}

impl Literals {
    /// Reads all rooms.
    pub fn read() -> Literals {
        let (mut words, mut patterns) = (BTreeSet::new(), BTreeSet::new());
        for text in files(&root().join("core/reference/texts"), &["ftl"]) {
            words.extend(text.split("{ ").filter_map(referred).map(str::to_owned));
        }
        for text in ROOMS.iter().flat_map(|room| sources(&root().join(room))) {
            words.extend(text.lines().filter_map(variant));
            for literal in text.split('"') {
                match fixed_parts(literal) {
                    Some(parts) if parts.len() == 1 => words.extend(parts),
                    Some(parts) if parts.iter().any(|part| part.contains('-')) => {
                        patterns.insert(parts);
                    }
                    _ => {}
                }
            }
        }
        Literals { words, patterns }
    }

    /// Does a source quote exactly this?
    pub fn quote(&self, word: &str) -> bool {
        self.words.contains(word)
    }

    /// Does a source ask for this key, as it is or put together from words that sources quote?
    pub fn ask_for(&self, key: &str) -> bool {
        self.is_made(key, 2)
    }

    fn is_made(&self, word: &str, depth: u8) -> bool {
        let is_number = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
        is_number
            || self.quote(word)
            || (depth > 0 && self.patterns.iter().any(|parts| self.fits(word, parts, depth - 1)))
    }

    /// Is the word these fixed parts, with words in between?
    fn fits(&self, word: &str, parts: &[String], depth: u8) -> bool {
        let Some((first, rest)) = parts.split_first() else { return false };
        let Some(tail) = word.strip_prefix(first.as_str()) else { return false };
        let Some(next) = rest.first() else { return tail.is_empty() };
        (1..=tail.len())
            .filter(|end| tail.is_char_boundary(*end) && tail[*end..].starts_with(next.as_str()))
            .any(|end| self.is_made(&tail[..end], depth) && self.fits(&tail[end..], rest, depth))
    }
}

/// What is fixed in a literal that may name keys: around `{}` of Rust, `$name` of Kotlin and `\(name)` of Swift. Nothing
/// if it cannot be a key.
fn fixed_parts(literal: &str) -> Option<Vec<String>> {
    let mut parts = vec![String::new()];
    let mut rest = literal;
    while let Some(letter) = rest.chars().next() {
        let hole = match letter {
            '{' => Some(rest.find('}')? + 1),
            '\\' => Some(rest.strip_prefix("\\(").and_then(|_| rest.find(')'))? + 1),
            '$' if rest.starts_with("${") => Some(rest.find('}')? + 1),
            '$' => {
                let name = rest[1..].find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len() - 1);
                Some(name + 1)
            }
            _ => None,
        };
        match hole {
            Some(end) => {
                parts.push(String::new());
                rest = &rest[end..];
            }
            None if letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-' => {
                parts.last_mut()?.push(letter);
                rest = &rest[1..];
            }
            None => return None,
        }
    }
    Some(parts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_put_together_as_their_language_does() {
        for literal in ["game-{}-tagline", "game-{slug}-tagline", "game-$slug-tagline", "game-${a.b}-tagline"]
        {
            assert_eq!(fixed_parts(literal).unwrap(), ["game-", "-tagline"], "{literal}");
        }
        assert_eq!(fixed_parts("game-\\(slug)").unwrap(), ["game-", ""]);
        assert_eq!(fixed_parts("undo").unwrap(), ["undo"]);
        assert_eq!(fixed_parts("Not a key"), None);
    }

    #[test]
    fn texts_refer_to_texts_and_variants_are_written_with_hyphens() {
        assert_eq!(referred("teckels-back } blanket"), Some("teckels-back"));
        assert_eq!(referred("$name }"), None);
        assert_eq!(variant("    FastestTouchMs,"), Some("fastest-touch-ms".to_owned()));
        assert_eq!(variant("    let x = Some(1),"), None);
    }

    #[test]
    fn a_key_is_asked_for_if_all_its_parts_are_quoted() {
        let words = ["back", "pile-poils", "side"].map(str::to_owned).into();
        let patterns =
            ["game-{}-tagline", "option-{}-{}", "{key}-detail"].map(|p| fixed_parts(p).unwrap()).into();
        let literals = Literals { words, patterns };
        for key in
            ["back", "game-pile-poils-tagline", "option-pile-poils-side", "option-pile-poils-side-detail"]
        {
            assert!(literals.ask_for(key), "{key}");
        }
        for key in ["forth", "game-teckels-tagline", "option-pile-poils-colour", "game--tagline"] {
            assert!(!literals.ask_for(key), "{key}");
        }
    }
}
