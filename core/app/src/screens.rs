//! What the screens of the quick reference say around what they show.

use std::collections::HashMap;

use crate::Empile;

/// A screen whose words a shell asks for at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// The quick reference.
    Reference,
}

impl Screen {
    fn words(self) -> &'static [&'static str] {
        match self {
            Screen::Reference => &[
                "title",
                "pages",
                "search",
                "search-clear",
                "nothing-found",
                "how-many",
                "ours",
                "open-rule",
                "rule-of-the-moment",
            ],
        }
    }

    fn key(self, word: &str) -> String {
        match self {
            Screen::Reference => format!("reference-{word}"),
        }
    }
}

impl Empile {
    /// The words of a screen, by name.
    #[must_use]
    pub fn screen_words(&self, screen: Screen) -> HashMap<String, String> {
        screen.words().iter().map(|word| ((*word).to_owned(), self.say(&screen.key(word), &[]))).collect()
    }
}

#[cfg(test)]
mod tests {
    use empile_reference::{Language, Lexicon};

    use super::*;

    #[test]
    fn every_word_of_every_screen_is_written_in_every_language() {
        let words = Screen::Reference.words().iter();
        let keys: Vec<String> = words.map(|word| Screen::Reference.key(word)).collect();
        for language in Language::ALL {
            let lexicon = Lexicon::new(language).unwrap();
            let missing: Vec<&String> =
                keys.iter().filter(|key| lexicon.try_say(key, &[]).is_err()).collect();
            assert!(missing.is_empty(), "{}: {missing:?}", language.tag());
        }
    }
}
