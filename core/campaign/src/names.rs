use empile_games::contract::Fact;
use thiserror::Error;
use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

use crate::error::count;

/// How many characters a name can have.
pub const LONGEST_NAME: usize = 40;

/// Stands for the name of somebody of whom a file says no more than that there is such a person.
pub(crate) const NO_NAME: &str = "…";

/// Why a name cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NameRefusal {
    /// Nothing that could be seen.
    #[error("it is empty")]
    Empty,
    /// More than fits.
    #[error("it has {length} characters, at most {LONGEST_NAME} fit")]
    TooLong {
        /// How many characters it has.
        length: usize,
    },
    /// A line break, a tabulator, a change of writing direction.
    #[error("character {position} is a control character")]
    ControlCharacter {
        /// Which, from 1.
        position: usize,
    },
}

impl NameRefusal {
    /// A stable name: the key of its message.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            NameRefusal::Empty => "log-name-empty",
            NameRefusal::TooLong { .. } => "log-name-too-long",
            NameRefusal::ControlCharacter { .. } => "log-name-control-character",
        }
    }

    /// The facts its message names.
    #[must_use]
    pub fn facts(self) -> Vec<(&'static str, Fact)> {
        match self {
            NameRefusal::Empty => Vec::new(),
            NameRefusal::TooLong { length } => {
                vec![("length", count(length)), ("most", count(LONGEST_NAME))]
            }
            NameRefusal::ControlCharacter { position } => vec![("position", count(position))],
        }
    }
}

/// A name as it is shown, and the key under which two names are the same.
pub(crate) struct Name {
    pub(crate) shown: String,
    pub(crate) key: String,
}

impl Name {
    pub(crate) fn clean(raw: &str) -> Result<Name, NameRefusal> {
        let shown: String = raw.trim().nfc().collect();
        if let Some(index) = shown.chars().position(is_control) {
            return Err(NameRefusal::ControlCharacter { position: index + 1 });
        }
        let key = key_of(&shown);
        if key.is_empty() {
            return Err(NameRefusal::Empty);
        }
        let length = shown.chars().count();
        if length > LONGEST_NAME {
            return Err(NameRefusal::TooLong { length });
        }
        Ok(Name { shown, key })
    }
}

/// Control characters, and the marks that would turn the writing of the text around the name.
fn is_control(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{061c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Joiners and the like: part of many emoji, but nothing to tell names apart by.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{00ad}' | '\u{200b}'..='\u{200d}' | '\u{2060}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}')
}

/// The name without case, accents and doubled spaces; ligatures and their like as the letters they stand for.
fn key_of(name: &str) -> String {
    let bare = name.nfkd().filter(|c| !is_combining_mark(*c) && !is_invisible(*c));
    let mut letters = String::with_capacity(name.len());
    for c in bare.flat_map(char::to_lowercase) {
        match c {
            'œ' => letters.push_str("oe"),
            'æ' => letters.push_str("ae"),
            'ß' => letters.push_str("ss"),
            'ø' => letters.push('o'),
            'ł' => letters.push('l'),
            'đ' | 'ð' => letters.push('d'),
            'ı' => letters.push('i'),
            'ς' => letters.push('σ'),
            other => letters.push(other),
        }
    }
    letters.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(raw: &str) -> String {
        Name::clean(raw).unwrap().key
    }

    #[test]
    fn a_name_is_trimmed_and_kept_as_written() {
        assert_eq!(Name::clean("  Félix \n").unwrap().shown, "Félix");
        assert_eq!(Name::clean("Fe\u{301}lix").unwrap().shown, "Félix");
    }

    #[test]
    fn case_accents_ligatures_and_doubled_spaces_do_not_tell_names_apart() {
        assert_eq!(key("HÉLOÏSE"), key("heloise"));
        assert_eq!(key("Cœur"), key("COEUR"));
        assert_eq!(key("Lætitia"), key("laetitia"));
        assert_eq!(key("Strauß"), key("STRAUSS"));
        assert_eq!(key("Jean  Paul"), key("jean paul"));
        assert_eq!(key("Ａnna"), key("anna"));
        assert_ne!(key("Anna"), key("Hanna"));
    }

    #[test]
    fn a_name_that_shows_nothing_is_empty() {
        for raw in ["", "   ", "\u{200b}", "\u{301}", " \u{200d}\u{fe0f} "] {
            assert_eq!(Name::clean(raw).err(), Some(NameRefusal::Empty), "{raw:?}");
        }
    }

    #[test]
    fn forty_characters_fit_and_the_next_does_not() {
        assert_eq!(Name::clean(&"é".repeat(40)).unwrap().shown.chars().count(), 40);
        assert_eq!(Name::clean(&"é".repeat(41)).err(), Some(NameRefusal::TooLong { length: 41 }));
    }

    #[test]
    fn control_characters_and_changes_of_direction_are_refused() {
        assert_eq!(Name::clean("A\nB").err(), Some(NameRefusal::ControlCharacter { position: 2 }));
        assert_eq!(Name::clean("Ab\u{202e}c").err(), Some(NameRefusal::ControlCharacter { position: 3 }));
        assert_eq!(Name::clean("\0").err(), Some(NameRefusal::ControlCharacter { position: 1 }));
    }

    #[test]
    fn an_emoji_is_a_name() {
        assert_eq!(Name::clean("👩\u{200d}👧").unwrap().shown, "👩\u{200d}👧");
    }
}
