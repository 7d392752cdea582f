use std::collections::BTreeMap;

use empile_games::contract::Fact;
use empile_stage::Words;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use thiserror::Error;

use crate::Language;

/// Why the texts of a language cannot be used: a fault of ours, found by the tests.
#[derive(Debug, Error)]
pub enum TextProblem {
    /// A file is not sound Fluent.
    #[error("{file} cannot be read: {problem}")]
    Unreadable {
        /// Which file.
        file: &'static str,
        /// What is wrong.
        problem: String,
    },
    /// Two texts have the same key.
    #[error("{file} has a key that another text has too: {problem}")]
    Doubled {
        /// Which file.
        file: &'static str,
        /// Which keys.
        problem: String,
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
    pub fn new(language: Language) -> Result<Lexicon, TextProblem> {
        let mut bundle = FluentBundle::new_concurrent(vec![language.id()]);
        // Names and numbers are in the reader's own script: no isolation marks around them.
        bundle.set_use_isolating(false);
        let mut keys = Vec::new();
        for (file, source) in language.sources() {
            let resource = FluentResource::try_new((*source).to_owned())
                .map_err(|(_, errors)| TextProblem::Unreadable { file, problem: format!("{errors:?}") })?;
            keys.extend(source.lines().filter_map(key_of).map(str::to_owned));
            bundle
                .add_resource(resource)
                .map_err(|errors| TextProblem::Doubled { file, problem: format!("{errors:?}") })?;
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
        let mut arguments = FluentArgs::new();
        for (name, fact) in facts {
            arguments.set(
                (*name).to_owned(),
                match fact {
                    Fact::Number(number) => FluentValue::from(*number),
                    Fact::Text(text) => FluentValue::from(text.clone()),
                },
            );
        }
        self.bundle.format_pattern(pattern, Some(&arguments), &mut Vec::new()).into_owned()
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

    /// Every text that needs no facts, by key: what a shell asks for once.
    #[must_use]
    pub fn plain(&self) -> BTreeMap<String, String> {
        let mut texts = BTreeMap::new();
        for key in &self.keys {
            let pattern = self.bundle.get_message(key).and_then(|message| message.value());
            let mut errors = Vec::new();
            let text =
                pattern.map(|pattern| self.bundle.format_pattern(pattern, None, &mut errors).into_owned());
            if let (Some(text), true) = (text, errors.is_empty()) {
                texts.insert(key.clone(), text);
            }
        }
        texts
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
    use std::collections::BTreeSet;

    use fluent_syntax::{
        ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement},
        parser,
    };

    use super::*;

    /// The keys of a language with the names of the facts each of them mentions, itself or through the texts it
    /// quotes.
    fn facts_by_key(language: Language) -> BTreeMap<String, BTreeSet<String>> {
        let own = own_facts_by_key(language);
        let mut all = own.clone();
        for facts in all.values_mut() {
            while let Some(quoted) = facts.iter().find(|fact| fact.starts_with(QUOTED)).cloned() {
                facts.remove(&quoted);
                facts.extend(own[&quoted[QUOTED.len()..]].iter().cloned());
            }
        }
        all
    }

    /// Marks a text that is quoted, among the facts.
    const QUOTED: &str = "quoted:";

    fn own_facts_by_key(language: Language) -> BTreeMap<String, BTreeSet<String>> {
        let mut all = BTreeMap::new();
        for (file, source) in language.sources() {
            let resource = parser::parse(*source).unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
            for entry in resource.body {
                if let Entry::Message(message) = entry {
                    let mut facts = BTreeSet::new();
                    message.value.iter().for_each(|pattern| collect(pattern, &mut facts));
                    let doubled = all.insert(message.id.name.to_owned(), facts);
                    assert!(doubled.is_none(), "{file}: {} twice", message.id.name);
                }
            }
        }
        all
    }

    fn collect(pattern: &Pattern<&str>, facts: &mut BTreeSet<String>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                match expression {
                    Expression::Inline(inline) => collect_inline(inline, facts),
                    Expression::Select { selector, variants } => {
                        collect_inline(selector, facts);
                        for variant in variants {
                            collect(&variant.value, facts);
                        }
                    }
                }
            }
        }
    }

    fn collect_inline(inline: &InlineExpression<&str>, facts: &mut BTreeSet<String>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                facts.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                facts.insert(format!("{QUOTED}{}", id.name));
            }
            InlineExpression::FunctionReference { arguments: CallArguments { positional, .. }, .. } => {
                for argument in positional {
                    collect_inline(argument, facts);
                }
            }
            InlineExpression::Placeable { expression } => {
                if let Expression::Inline(inline) = expression.as_ref() {
                    collect_inline(inline, facts);
                }
            }
            _ => {}
        }
    }

    #[test]
    fn both_languages_say_the_same_things_about_the_same_facts() {
        assert_eq!(facts_by_key(Language::French), facts_by_key(Language::English));
    }

    #[test]
    fn every_key_is_found_and_only_those_without_facts_are_plain() {
        for language in Language::ALL {
            let lexicon = Lexicon::new(language).unwrap();
            let plain = lexicon.plain();
            for (key, facts) in facts_by_key(language) {
                assert!(lexicon.has(&key), "{key}");
                assert_eq!(plain.contains_key(&key), facts.is_empty(), "{key}");
            }
        }
    }

    #[test]
    fn in_french_no_line_begins_with_punctuation() {
        for (file, source) in Language::French.sources() {
            for line in source.lines().filter(|line| !line.starts_with('#')) {
                for torn in [" !", " ?", " :", " ;", "« ", " »"] {
                    assert!(!line.contains(torn), "{file}: a space that does not break goes here: {line}");
                }
            }
        }
    }

    #[test]
    fn french_plurals_begin_at_two() {
        let french = Lexicon::new(Language::French).unwrap();
        let bed = |cats| french.say("pile-poils-stop", &[("cats", Fact::Number(cats))]);
        assert_eq!(bed(1), "Coucher 1 chat");
        assert_eq!(bed(3), "Coucher 3 chats");
    }
}
