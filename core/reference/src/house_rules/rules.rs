//! The texts of the quick reference and its tables fit together, and no number is typed twice.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};

use crate::{Language, Lexicon, Section, Topic, check, rules::RULE_PREFIX};

fn sections() -> impl Iterator<Item = (Topic, &'static Section)> {
    Topic::all().flat_map(|topic| topic.sections().iter().map(move |section| (topic, section)))
}

/// The names of the facts that a text names, in its title, its body and its synonyms.
fn facts_by_key(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut problems = Vec::new();
    let texts = check::read(language.sources().iter().copied(), &mut problems);
    assert_eq!(problems, Vec::<String>::new());
    let rules = texts.into_iter().filter(|(key, _)| key.starts_with(RULE_PREFIX));
    rules.map(|(key, text)| (key, text.facts.into_values().flatten().collect())).collect()
}

#[test]
fn every_section_can_be_read_in_every_language_by_any_number_of_players() {
    for language in Language::ALL {
        let lexicon = Lexicon::new(language).unwrap();
        for (topic, section) in sections() {
            let key = section.key();
            let mut has_body = false;
            for players in topic.players() {
                let facts = topic.facts(players, &lexicon);
                let title = lexicon.try_say(&key, &facts).unwrap();
                let body = lexicon.try_attribute(&key, "body", &facts).unwrap();
                let synonyms = lexicon.try_attribute(&key, "search", &facts).unwrap();
                assert!(!title.trim().is_empty() && !synonyms.trim().is_empty(), "{language:?}: {key}");
                has_body |= !body.trim().is_empty();
            }
            assert!(has_body, "{language:?}: {key} says nothing to nobody");
        }
    }
}

#[test]
fn every_text_of_the_rules_belongs_to_a_section() {
    let keys: BTreeSet<String> = sections().map(|(_, section)| section.key()).collect();
    for language in Language::ALL {
        let lexicon = Lexicon::new(language).unwrap();
        let strays: Vec<&str> =
            lexicon.keys().filter(|key| key.starts_with(RULE_PREFIX) && !keys.contains(*key)).collect();
        assert!(strays.is_empty(), "{language:?}: {strays:?}");
    }
}

#[test]
fn texts_name_only_facts_that_their_game_gives_and_all_of_them() {
    let named = facts_by_key(Language::FIRST);
    let lexicon = Lexicon::new(Language::FIRST).unwrap();
    let mut problems = BTreeSet::new();
    for topic in Topic::all() {
        for players in topic.players() {
            let given: BTreeSet<String> =
                topic.facts(players, &lexicon).iter().map(|(name, _)| (*name).to_owned()).collect();
            let mut used = BTreeSet::from(["players", "least", "most"].map(str::to_owned));
            for section in topic.sections() {
                let asked = named.get(&section.key()).cloned().unwrap_or_default();
                let unknown = asked.difference(&given);
                problems.extend(unknown.map(|fact| format!("{} for {players} lacks {fact}", section.id())));
                used.extend(asked);
            }
            let idle = given.difference(&used);
            problems.extend(idle.map(|fact| format!("no text of {} names {fact}", topic.slug())));
        }
    }
    assert!(problems.is_empty(), "{problems:#?}");
}

#[test]
fn no_number_is_typed_into_a_rule() {
    let mut typed = Vec::new();
    for language in Language::ALL {
        for (file, source) in language.sources().iter().filter(|(file, _)| file.starts_with("rules/")) {
            let resource = parser::parse(*source).unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
            for entry in resource.body {
                let Entry::Message(message) = entry else { continue };
                let attributes = message.attributes.iter().map(|attribute| &attribute.value);
                for pattern in message.value.iter().chain(attributes) {
                    find_digits(pattern, &mut |text| {
                        typed.push(format!("{} {file}: {}: {text}", language.tag(), message.id.name));
                    });
                }
            }
        }
    }
    assert!(typed.is_empty(), "{}", typed.join("\n"));
}

/// Tells every piece of text with a digit in it, in the variants of selections too.
fn find_digits(pattern: &Pattern<&str>, tell: &mut dyn FnMut(&str)) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => tell_digits(value, tell),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                for variant in variants {
                    find_digits(&variant.value, tell);
                }
            }
            PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                if let InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } =
                    inline
                {
                    tell_digits(value, tell);
                }
            }
        }
    }
}

fn tell_digits(text: &str, tell: &mut dyn FnMut(&str)) {
    if text.contains(|c: char| c.is_ascii_digit()) {
        tell(text.trim());
    }
}

#[test]
fn typed_numbers_are_found_wherever_they_hide() {
    let source = "a = { $n ->\n    [2] deux 21 chats\n   *[other] { \"7\" } { 4 } sans\n    }\n";
    let resource = parser::parse(source).unwrap();
    let [Entry::Message(message)] = &resource.body[..] else { panic!("one message") };
    let mut found = Vec::new();
    find_digits(message.value.as_ref().unwrap(), &mut |text| found.push(text.to_owned()));
    assert_eq!(found, ["deux 21 chats", "7", "4"]);
}
