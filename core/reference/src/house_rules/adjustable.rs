//! What a text calls adjustable can be adjusted, and what can be adjusted where we decided is called so.

use std::collections::BTreeSet;

use empile_games::GameId;
use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement},
    parser,
};

use crate::{Kind, Language, Section, Topic};

/// A word of every language that promises a choice.
fn promises(language: Language) -> &'static [&'static str] {
    match language.tag() {
        "fr" => &["Réglage", "réglable", "modifiable"],
        _ => &["Setting", "Option", "adjustable"],
    }
}

/// What the body of a section says, without what it refers to, and the texts that it refers to.
fn body_of(language: Language, section: &Section) -> (String, BTreeSet<String>) {
    let (mut text, mut references) = (String::new(), BTreeSet::new());
    for (file, source) in language.sources() {
        let resource = parser::parse(*source).unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
        for entry in &resource.body {
            let Entry::Message(Message { id, attributes, .. }) = entry else { continue };
            let of_it = attributes.iter().filter(|_| id.name == section.key());
            for body in of_it.filter(|attribute| attribute.id.name == "body") {
                read(&body.value, &mut text, &mut references);
            }
        }
    }
    (text, references)
}

fn read(pattern: &Pattern<&str>, text: &mut String, references: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                for variant in variants {
                    read(&variant.value, text, references);
                }
            }
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::MessageReference { id, .. }),
            } => {
                references.insert(id.name.to_owned());
            }
            PatternElement::Placeable { .. } => {}
        }
    }
}

fn key(game: GameId, option: &str) -> String {
    format!("option-{}-{option}", game.slug())
}

#[test]
fn a_section_that_calls_something_adjustable_names_an_option_that_it_explains() {
    for language in Language::ALL {
        for game in GameId::ALL {
            for section in Topic::Game(*game).sections() {
                let (text, named) = body_of(language, section);
                let explained: BTreeSet<String> = game
                    .options()
                    .iter()
                    .filter(|line| line.rule == section.id())
                    .map(|line| key(*game, line.key))
                    .collect();
                if promises(language).iter().any(|word| text.contains(word)) {
                    let id = section.id();
                    assert!(!explained.is_disjoint(&named), "{}: {id} promises a choice", language.tag());
                }
            }
        }
    }
}

#[test]
fn an_option_is_named_by_the_ruling_that_explains_it() {
    for language in Language::ALL {
        for game in GameId::ALL {
            for line in game.options() {
                let (_, section) =
                    Topic::section(line.rule).unwrap_or_else(|| panic!("{} is gone", line.rule));
                if section.kind() == Kind::Ruling {
                    let (_, named) = body_of(language, section);
                    let option = key(*game, line.key);
                    assert!(named.contains(&option), "{}: {} lacks {option}", language.tag(), line.rule);
                }
            }
        }
    }
}
