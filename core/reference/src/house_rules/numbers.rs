//! Every message with every number: nothing, one, two, many, and ranges of one value.

use std::collections::BTreeSet;

use empile_games::contract::Fact;
use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource},
    parser::parse,
};

use crate::{Language, Lexicon, Reference, Topic};

/// One of nothing, one, two, a few and many; and one below nothing, as a score can be.
const NUMBERS: [i64; 6] = [0, 1, 2, 5, 21, -3];
/// What the other numbers of a message are meanwhile.
const ELSEWHERE: i64 = 3;
/// Facts that are words, and what they are when they are chosen by.
const WORDS: &[&str] = &[
    "action",
    "angels",
    "back",
    "build",
    "by",
    "cat",
    "character",
    "choice",
    "colour",
    "contents",
    "day",
    "detail",
    "example",
    "face",
    "found",
    "front",
    "game",
    "label",
    "left",
    "loser",
    "measure",
    "mission",
    "name",
    "names",
    "option",
    "other",
    "own",
    "owner",
    "pile",
    "place",
    "reason",
    "right",
    "rule",
    "seed",
    "setup",
    "speed",
    "teckel",
    "text",
    "title",
    "value",
    "verdict",
    "wall",
    "winner",
    "winners",
];
/// The numbers of rules and figures are the engines': their pages are read below as they are at a table.
const OF_THE_ENGINES: &[&str] = &["rule-", "figure-"];
/// Words that end like many of something, and are one.
const SINGULAR: &[(&str, &[&str])] = &[
    ("fr", &["après", "au", "dans", "fois", "ms", "os", "pas", "plus", "s", "sans", "tas", "vers"]),
    (
        "en",
        &[
            "across", "always", "as", "bonus", "counts", "does", "falls", "fits", "has", "is", "makes", "ms",
            "s", "towards", "was",
        ],
    ),
];

struct Message {
    key: String,
    attributes: Vec<String>,
    has_value: bool,
    named: Named,
}

/// What a message names: facts, and other messages that are parts of it.
#[derive(Clone, Default)]
struct Named {
    facts: BTreeSet<String>,
    parts: BTreeSet<String>,
}

fn messages(language: Language) -> Vec<Message> {
    let mut all = Vec::new();
    for (file, source) in language.sources() {
        let resource: Resource<&str> =
            parse(*source).unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut named = Named::default();
            let patterns =
                message.value.iter().chain(message.attributes.iter().map(|attribute| &attribute.value));
            patterns.for_each(|pattern| named.read(pattern));
            all.push(Message {
                key: message.id.name.to_owned(),
                attributes: message.attributes.iter().map(|attribute| attribute.id.name.to_owned()).collect(),
                has_value: message.value.is_some(),
                named,
            });
        }
    }
    all
}

/// The facts of a message and of all its parts.
fn facts(message: &Message, all: &[Message]) -> BTreeSet<String> {
    let mut facts = message.named.facts.clone();
    for part in all.iter().filter(|part| message.named.parts.contains(&part.key)) {
        facts.extend(self::facts(part, all));
    }
    facts
}

impl Named {
    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            let PatternElement::Placeable { expression } = element else { continue };
            match expression {
                Expression::Inline(inline) => self.read_inline(inline),
                Expression::Select { selector, variants } => {
                    self.read_inline(selector);
                    variants.iter().for_each(|variant| self.read(&variant.value));
                }
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.facts.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.parts.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => {
                if let Expression::Inline(inline) = &**expression {
                    self.read_inline(inline);
                }
            }
            _ => {}
        }
    }
}

fn is_number(fact: &str) -> bool {
    !WORDS.contains(&fact) && fact != "range"
}

/// The least is never more than the most.
fn order(given: &mut [(&str, Fact)]) {
    let most = given.iter().find(|(name, _)| *name == "most").map(|(_, most)| most.clone());
    let least = given.iter_mut().find(|(name, _)| *name == "least");
    if let (Some((_, Fact::Number(least))), Some(Fact::Number(most))) = (least, most) {
        *least = most.min(*least);
    }
}

/// What is wrong with a text that names these numbers, if anything is.
fn fault(language: Language, text: &str) -> Option<String> {
    let words: Vec<&str> = text.split([' ', '\u{a0}', '\n']).collect();
    let singular =
        SINGULAR.iter().find(|(tag, _)| *tag == language.tag()).map_or(&[][..], |(_, words)| words);
    for pair in words.windows(2) {
        let [number, word] = pair else { continue };
        let one = *number == "1" || *number == "0" && language.tag() == "fr";
        let word = word.trim_end_matches(|c: char| !c.is_alphabetic());
        let is_word = word.chars().all(char::is_lowercase) && !word.is_empty();
        if one && is_word && word.ends_with('s') && !singular.contains(&word) {
            return Some(format!("{number} {word}"));
        }
    }
    for three in words.windows(3) {
        let [least, to, most] = three else { continue };
        let most = most.trim_end_matches(|c: char| !c.is_ascii_digit());
        if ["à", "to"].contains(to) && *least == most && most.chars().all(|c| c.is_ascii_digit()) {
            return Some(format!("{least} {to} {most}"));
        }
    }
    let hyphen = text.char_indices().find(|(at, c)| {
        *c == '-'
            && text[at + 1..].starts_with(|next: char| next.is_ascii_digit())
            && !text[..*at].ends_with(char::is_alphanumeric)
    });
    hyphen.map(|(at, _)| format!("a hyphen for a minus: {}", &text[at..]))
}

#[test]
fn every_message_can_be_said_with_every_number() {
    let mut faults = BTreeSet::new();
    let mut said = 0;
    for language in Language::ALL {
        let lexicon = Lexicon::new(language).unwrap();
        let all = messages(language);
        for message in
            all.iter().filter(|message| !OF_THE_ENGINES.iter().any(|of| message.key.starts_with(of)))
        {
            let Message { key, attributes, has_value, .. } = message;
            let facts = facts(message, &all);
            let numbers: Vec<&String> = facts.iter().filter(|fact| is_number(fact)).collect();
            for number in NUMBERS {
                for focus in numbers.iter().map(Some).chain([None]) {
                    let value = |fact: &String| match focus {
                        Some(focused) if *focused != fact => ELSEWHERE,
                        _ => number,
                    };
                    let mut given: Vec<(&str, Fact)> =
                        numbers.iter().map(|fact| (fact.as_str(), Fact::Number(value(fact)))).collect();
                    order(&mut given);
                    given.extend(WORDS.iter().map(|word| (*word, Fact::Text("Zoé".to_owned()))));
                    let value = has_value.then(|| lexicon.try_say(key, &given));
                    let attributes = attributes.iter().map(|name| lexicon.try_attribute(key, name, &given));
                    for text in value.into_iter().chain(attributes) {
                        said += 1;
                        let text = text.unwrap_or_else(|error| panic!("{}: {error}", language.tag()));
                        if let Some(fault) = fault(language, &text) {
                            faults.insert(format!("{} {key}: {fault} in {text}", language.tag()));
                        }
                    }
                }
            }
        }
    }
    assert!(said > 10_000, "{said} texts were said");
    let faults: Vec<String> = faults.into_iter().collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_page_of_rules_counts_rightly_for_every_number_of_players() {
    let mut faults = BTreeSet::new();
    for language in Language::ALL {
        let reference = Reference::new(std::sync::Arc::new(Lexicon::new(language).unwrap()));
        for topic in Topic::all() {
            for players in topic.players() {
                for entry in reference.page(topic, players).unwrap() {
                    let text = format!("{entry:?}");
                    faults.extend(
                        fault(language, &text)
                            .map(|fault| format!("{} {}: {fault}", language.tag(), entry.id)),
                    );
                }
            }
        }
    }
    let faults: Vec<String> = faults.into_iter().collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn what_is_wrong_is_seen() {
    let french = Language::for_tag("fr");
    for wrong in ["1 chats", "0 parties.", "de 3 à 3 personnes", "il reste -4"] {
        assert!(fault(french, wrong).is_some(), "{wrong}");
    }
    for right in ["1 chat", "2 chats", "de 3 à 4", "une case mi-1", "1 fois"] {
        assert_eq!(fault(french, right), None);
    }
    assert!(fault(Language::for_tag("en"), "level 1 times").is_some());
}
