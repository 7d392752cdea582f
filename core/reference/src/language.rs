use unic_langid::{LanguageIdentifier, langid};

/// A language the app speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// French, the first.
    French,
    /// English.
    English,
}

impl Language {
    /// Every language, the first one first.
    pub const ALL: [Language; 2] = [Language::French, Language::English];

    /// The language for a tag such as « fr-CH »; French for any the app does not speak.
    #[must_use]
    pub fn for_tag(tag: &str) -> Language {
        match tag.split(['-', '_']).next() {
            Some(primary) if primary.eq_ignore_ascii_case("en") => Language::English,
            _ => Language::French,
        }
    }

    /// The tag.
    #[must_use]
    pub fn tag(self) -> &'static str {
        match self {
            Language::French => "fr",
            Language::English => "en",
        }
    }

    pub(crate) fn id(self) -> LanguageIdentifier {
        match self {
            Language::French => langid!("fr"),
            Language::English => langid!("en"),
        }
    }

    /// The texts, as Fluent sources by file name.
    pub(crate) fn sources(self) -> Sources {
        let folder = FOLDERS.iter().find(|(folder, _)| *folder == self.tag());
        folder.map_or(&[], |(_, sources)| *sources)
    }
}

/// The Fluent files of a folder, by name.
type Sources = &'static [(&'static str, &'static str)];

/// What lies in `texts/`, listed by the build script.
const FOLDERS: &[(&str, Sources)] = include!(concat!(env!("OUT_DIR"), "/sources.rs"));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_find_their_language_and_french_is_the_fallback() {
        assert_eq!(Language::for_tag("en-GB"), Language::English);
        assert_eq!(Language::for_tag("EN_us"), Language::English);
        assert_eq!(Language::for_tag("fr-CH"), Language::French);
        assert_eq!(Language::for_tag("de"), Language::French);
        assert_eq!(Language::for_tag(""), Language::French);
    }
}
