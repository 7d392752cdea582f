use std::collections::BTreeMap;

use empile_games::contract::{Fact, Millis};
use empile_stage::Words;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue, concurrent::FluentBundle};
use fluent_syntax::ast::Pattern;
use thiserror::Error;

use crate::{Language, rules::RULE_PREFIX};

/// A second, in the time of the engines.
const MILLIS: Millis = 1_000;

/// Why the texts of a language cannot be used: a fault of ours, found by the tests.
#[derive(Debug, Error)]
pub enum TextError {
    /// A file is not sound Fluent.
    #[error("{file} cannot be read: {cause}")]
    Unreadable {
        /// Which file.
        file: &'static str,
        /// What is wrong.
        cause: String,
    },
    /// Two texts have the same key.
    #[error("{file} has a key that another text has too: {cause}")]
    Doubled {
        /// Which file.
        file: &'static str,
        /// Which keys.
        cause: String,
    },
    /// There is no such text.
    #[error("nothing is written under {key}")]
    Unwritten {
        /// Which key.
        key: String,
    },
    /// The text names a fact that it is not given.
    #[error("{key} cannot be said: {cause}")]
    Unspeakable {
        /// Which key.
        key: String,
        /// What is missing.
        cause: String,
    },
}

/// All words of one language.
pub struct Lexicon {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    keys: Vec<String>,
}

impl Lexicon {
    /// Reads the texts of a language.
    pub fn new(language: Language) -> Result<Lexicon, TextError> {
        let mut bundle = FluentBundle::new_concurrent(vec![language.id()]);
        // Names and numbers are in the reader's own script: no isolation marks around them.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(|value, _| with_a_minus(value)));
        let mut keys = Vec::new();
        for (file, source) in language.sources() {
            let resource = FluentResource::try_new((*source).to_owned())
                .map_err(|(_, errors)| TextError::Unreadable { file, cause: format!("{errors:?}") })?;
            keys.extend(source.lines().filter_map(key_of).map(str::to_owned));
            bundle
                .add_resource(resource)
                .map_err(|errors| TextError::Doubled { file, cause: format!("{errors:?}") })?;
        }
        Ok(Lexicon { language, bundle, keys })
    }

    /// Which language.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// The text of a key with its facts. A key without text gives the key itself, so that a fault shows.
    #[must_use]
    pub fn say(&self, key: &str, facts: &[(&str, Fact)]) -> String {
        let pattern = self.bundle.get_message(key).and_then(|message| message.value());
        let Some(pattern) = pattern else { return key.to_owned() };
        self.format(pattern, facts).0
    }

    /// The text of a key with its facts, if there is one and it needs no other facts.
    pub fn try_say(&self, key: &str, facts: &[(&str, Fact)]) -> Result<String, TextError> {
        let pattern = self.bundle.get_message(key).and_then(|message| message.value());
        self.sound(key, pattern, facts)
    }

    /// What an attribute of a key says, if there is one and it needs no other facts.
    pub fn try_attribute(&self, key: &str, name: &str, facts: &[(&str, Fact)]) -> Result<String, TextError> {
        let message = self.bundle.get_message(key);
        let attribute = message.and_then(|message| message.get_attribute(name));
        self.sound(key, attribute.map(|attribute| attribute.value()), facts)
    }

    fn sound(
        &self,
        key: &str,
        pattern: Option<&Pattern<&str>>,
        facts: &[(&str, Fact)],
    ) -> Result<String, TextError> {
        let pattern = pattern.ok_or_else(|| TextError::Unwritten { key: key.to_owned() })?;
        match self.format(pattern, facts) {
            (text, errors) if errors.is_empty() => Ok(text),
            (_, errors) => Err(TextError::Unspeakable { key: key.to_owned(), cause: format!("{errors:?}") }),
        }
    }

    fn format(&self, pattern: &Pattern<&str>, facts: &[(&str, Fact)]) -> (String, Vec<FluentError>) {
        let mut arguments = FluentArgs::with_capacity(facts.len());
        for (name, fact) in facts {
            let value = match fact {
                Fact::Number(number) => FluentValue::from(*number),
                Fact::Text(text) => FluentValue::from(text.as_str()),
                Fact::Seconds(time) if time.is_multiple_of(MILLIS) => FluentValue::from(time / MILLIS),
                Fact::Seconds(time) => FluentValue::from(self.with_decimals(*time)),
            };
            arguments.set(*name, value);
        }
        if let Some(range) = range(facts) {
            arguments.set(RANGE, range);
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&arguments), &mut errors).into_owned();
        (text, errors)
    }

    /// A time in seconds, with as many decimals as it needs.
    fn with_decimals(&self, time: Millis) -> String {
        let decimals = format!("{:03}", time % MILLIS);
        format!("{}{}{}", time / MILLIS, self.say("decimal-mark", &[]), decimals.trim_end_matches('0'))
    }

    /// What a scene says.
    #[must_use]
    pub fn words(&self, words: &Words) -> String {
        self.say(words.key, &words.facts)
    }

    /// Does the language have this text?
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// Every text that needs no facts, by key: what a shell asks for once. The quick reference is asked for by the page.
    #[must_use]
    pub fn plain(&self) -> BTreeMap<String, String> {
        let shown = self.keys.iter().filter(|key| !key.starts_with(RULE_PREFIX));
        shown.filter_map(|key| Some((key.clone(), self.try_say(key, &[]).ok()?))).collect()
    }

    /// Every key.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.keys.iter().map(String::as_str)
    }
}

/// What a text may choose by that names the least and the most there can be: no language says « from 3 to 3 ».
const RANGE: &str = "range";

/// What kind of range these facts tell of, unless they say so themselves.
fn range(facts: &[(&str, Fact)]) -> Option<&'static str> {
    let number = |wanted: &str| {
        facts.iter().find_map(|(name, fact)| match fact {
            Fact::Number(number) if *name == wanted => Some(*number),
            _ => None,
        })
    };
    let (least, most) = (number("least")?, number("most")?);
    let is_told = facts.iter().any(|(name, _)| *name == RANGE);
    (!is_told).then_some(match least {
        _ if least == most => "one",
        0 => "up-to",
        _ => "several",
    })
}

/// A number below nothing has a minus before it, and not the hyphen that machines write.
fn with_a_minus(value: &FluentValue<'_>) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value < 0.0 => {
            Some(format!("\u{2212}{}", number.as_string().trim_start_matches('-')))
        }
        _ => None,
    }
}

/// The key that a line of Fluent begins, if it begins one.
fn key_of(line: &str) -> Option<&str> {
    let (key, _) = line.split_once('=')?;
    let key = key.trim_end();
    let begins = key.starts_with(|c: char| c.is_ascii_alphabetic());
    (begins && key.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')).then_some(key)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn french() -> Lexicon {
        Lexicon::new(Language::FIRST).unwrap()
    }

    #[test]
    fn a_text_without_its_facts_is_a_fault_that_has_a_name() {
        let french = french();
        assert_eq!(french.try_say("back", &[]).unwrap(), "Retour");
        assert!(matches!(french.try_say("no-such-key", &[]), Err(TextError::Unwritten { .. })));
        assert!(matches!(french.try_say("pile-poils-stop", &[]), Err(TextError::Unspeakable { .. })));
        assert_eq!(french.say("no-such-key", &[]), "no-such-key");
    }

    #[test]
    fn only_texts_without_facts_are_plain() {
        let plain = french().plain();
        assert!(plain.contains_key("back"));
        assert!(!plain.contains_key("pile-poils-stop"));
    }

    #[test]
    fn a_time_is_told_in_seconds_with_the_decimals_of_the_language() {
        let said = |tag, time| {
            let lexicon = Lexicon::new(Language::for_tag(tag)).unwrap();
            let facts = [("show_seconds", Fact::Seconds(time))];
            lexicon.try_attribute("rule-eintrichtern-ruling-show", "body", &facts).unwrap()
        };
        assert!(said("fr", 1_500).contains(" 1,5 secondes"), "{}", said("fr", 1_500));
        assert!(said("en", 10_250).contains(" 10.25 seconds"), "{}", said("en", 10_250));
        assert!(said("fr", 4_000).contains(" 4 secondes"));
    }

    #[test]
    fn a_range_of_one_value_is_said_as_one_number() {
        let french = french();
        let said = |least: i64, most: i64| {
            french.say("from-to", &[("least", Fact::Number(least)), ("most", Fact::Number(most))])
        };
        assert_eq!([said(3, 3), said(0, 2), said(2, 4)], ["3", "au plus 2", "de 2 à 4"]);
    }

    #[test]
    fn a_number_below_nothing_has_a_minus() {
        for language in Language::ALL {
            let lexicon = Lexicon::new(language).unwrap();
            assert_eq!(lexicon.say("number", &[("number", Fact::Number(-12))]), "\u{2212}12");
        }
    }

    #[test]
    fn french_plurals_begin_at_two() {
        let french = french();
        let bed = |cats| french.say("pile-poils-stop", &[("cats", Fact::Number(cats))]);
        assert_eq!(bed(1), "Coucher 1 chat");
        assert_eq!(bed(3), "Coucher 3 chats");
    }
}
