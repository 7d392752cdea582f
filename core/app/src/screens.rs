//! What the screens of the quick reference and of the tools say around what they show.

use std::collections::BTreeMap;

use crate::{Empile, tools::Tool};

/// A screen whose words a shell asks for at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// The quick reference.
    Reference,
    /// The shelf of tools, and what all tools share.
    Tools,
    /// One tool.
    Tool(Tool),
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
            Screen::Tools => &[
                "title",
                "detail",
                "for-any-game",
                "who-plays",
                "write-down",
                "written-down",
                "take-back",
                "start-over",
                "start-over-ask",
                "start-over-detail",
                "start-over-refuse",
                "over",
                "fewer",
                "more",
            ],
            Screen::Tool(tool) => tool.words(),
        }
    }

    fn key(self, word: &str) -> String {
        match self {
            Screen::Reference => format!("reference-{word}"),
            Screen::Tools => format!("tools-{word}"),
            Screen::Tool(tool) => format!("tool-{}-{word}", tool.slug()),
        }
    }
}

impl Empile {
    /// The words of a screen, by name.
    #[must_use]
    pub fn screen_words(&self, screen: Screen) -> BTreeMap<&'static str, String> {
        screen.words().iter().map(|word| (*word, self.say(&screen.key(word), &[]))).collect()
    }

    /// What a tool is called.
    #[must_use]
    pub fn tool_title(&self, tool: Tool) -> String {
        self.say(&format!("tool-{}", tool.slug()), &[])
    }

    /// What a tool is for.
    #[must_use]
    pub fn tool_detail(&self, tool: Tool) -> String {
        self.say(&format!("tool-{}-detail", tool.slug()), &[])
    }

    /// The tool of this name.
    pub fn tool(&self, slug: &str) -> Result<Tool, crate::AppError> {
        Tool::named(slug).ok_or_else(|| self.fault("no-such-tool"))
    }
}

#[cfg(test)]
mod tests {
    use empile_reference::{Language, Lexicon};

    use super::*;

    #[test]
    fn every_word_of_every_screen_is_written_in_every_language() {
        let screens = [Screen::Reference, Screen::Tools].into_iter().chain(Tool::ALL.map(Screen::Tool));
        let mut keys: Vec<String> =
            screens.flat_map(|screen| screen.words().iter().map(move |word| screen.key(word))).collect();
        keys.extend(
            Tool::ALL.iter().flat_map(|tool| ["", "-detail"].map(|end| format!("tool-{}{end}", tool.slug()))),
        );
        for language in Language::ALL {
            let lexicon = Lexicon::new(language).unwrap();
            let missing: Vec<&String> =
                keys.iter().filter(|key| lexicon.try_say(key, &[]).is_err()).collect();
            assert!(missing.is_empty(), "{}: {missing:?}", language.tag());
        }
    }

    #[test]
    fn every_tool_is_found_by_its_name() {
        for tool in Tool::ALL {
            assert_eq!(Tool::named(tool.slug()), Some(tool));
        }
        let app = Empile::open_in_memory("fr").unwrap();
        assert_eq!(app.tool("nonsense").unwrap_err().code, "no-such-tool");
        assert_eq!(app.figure("nonsense").unwrap_err().code, "no-such-figure");
        assert_eq!(app.topic("nonsense").unwrap_err().code, "no-such-page");
    }
}
