use std::fmt;

use unic_langid::LanguageIdentifier;

/// A language the app speaks: one folder of texts.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Language(usize);

impl Language {
    /// Every language, the first one first.
    pub const ALL: [Language; FOLDERS.len()] = {
        let mut all = [Language(0); FOLDERS.len()];
        let mut index = 0;
        while index < all.len() {
            all[index] = Language(index);
            index += 1;
        }
        all
    };

    /// The one that all others are measured by.
    pub const FIRST: Language = Language(0);

    /// The language for a tag such as « fr-CH »; the first one for any that the app does not speak.
    #[must_use]
    pub fn for_tag(tag: &str) -> Language {
        let Ok(asked) = tag.parse::<LanguageIdentifier>() else { return Language::FIRST };
        let exact = Language::ALL.into_iter().find(|language| language.id() == asked);
        let near = || Language::ALL.into_iter().find(|language| language.id().language == asked.language);
        exact.or_else(near).unwrap_or(Language::FIRST)
    }

    /// The tag: the name of its folder.
    #[must_use]
    pub fn tag(self) -> &'static str {
        FOLDERS.get(self.0).map_or("", |(tag, _)| tag)
    }

    /// What plural rules go by.
    pub(crate) fn id(self) -> LanguageIdentifier {
        self.tag().parse().unwrap_or_default()
    }

    /// The texts, as Fluent sources by file name.
    pub(crate) fn sources(self) -> Sources {
        FOLDERS.get(self.0).map_or(&[], |(_, sources)| sources)
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Language({})", self.tag())
    }
}

/// The Fluent files of a folder, by name.
type Sources = &'static [(&'static str, &'static str)];

/// What lies in `texts/`, listed by the build script, the first language first.
const FOLDERS: &[(&str, Sources)] = include!(concat!(env!("OUT_DIR"), "/sources.rs"));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn french_is_first() {
        assert_eq!(Language::FIRST.tag(), "fr");
        assert_eq!(Language::ALL[0], Language::FIRST);
    }

    #[test]
    fn every_folder_is_named_by_a_language_tag() {
        for language in Language::ALL {
            assert_eq!(language.id().to_string(), language.tag());
            assert_eq!(Language::for_tag(language.tag()), language);
        }
    }

    #[test]
    fn tags_find_their_language_and_the_first_is_the_fallback() {
        assert_eq!(Language::for_tag("en-GB").tag(), "en");
        assert_eq!(Language::for_tag("EN_us").tag(), "en");
        assert_eq!(Language::for_tag("fr-CH").tag(), "fr");
        assert_eq!(Language::for_tag("tlh"), Language::FIRST);
        assert_eq!(Language::for_tag(""), Language::FIRST);
        assert_eq!(Language::for_tag("not a tag"), Language::FIRST);
    }
}
