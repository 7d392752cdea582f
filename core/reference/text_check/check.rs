//! Are the languages alike? Every key of the first language is in every other one, with the same attributes, about the
//! same facts; and no other language has a key of its own.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::{
    ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};

/// The facts that a text names: of its value under the empty name, and of its attributes.
type Facts = BTreeMap<String, BTreeSet<String>>;

/// A text as its file has it.
#[derive(Debug)]
pub(super) struct Text {
    pub(super) file: String,
    pub(super) facts: Facts,
}

/// How a reference to another text stands among the facts, until it is replaced by the facts of that text.
const REFERENCE: &str = "=";

/// All texts of a language, by key.
pub(super) type Texts = BTreeMap<String, Text>;

/// Reads the files of a language: names with their contents.
pub(super) fn read<'a>(
    files: impl IntoIterator<Item = (&'a str, &'a str)>,
    problems: &mut Vec<String>,
) -> Texts {
    let mut texts = Texts::new();
    for (file, source) in files {
        let resource = parser::parse(source).unwrap_or_else(|(sound, errors)| {
            let places = errors
                .iter()
                .map(|error| format!("{file}:{}: {}", line(source, error.pos.start), error.kind));
            problems.extend(places);
            sound
        });
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let key = message.id.name;
            let mut facts = Facts::new();
            if let Some(value) = &message.value {
                facts.insert(String::new(), facts_of(value));
            }
            for attribute in &message.attributes {
                facts.insert(attribute.id.name.to_owned(), facts_of(&attribute.value));
            }
            if let Some(twin) = texts.insert(key.to_owned(), Text { file: file.to_owned(), facts }) {
                problems.push(format!("{file}: « {key} » is in {} already", twin.file));
            }
        }
    }
    resolve(&mut texts, problems);
    texts
}

/// Replaces references to other texts by the facts that those name.
fn resolve(texts: &mut Texts, problems: &mut Vec<String>) {
    let plain: BTreeMap<String, BTreeSet<String>> = texts
        .iter()
        .map(|(key, text)| (key.clone(), text.facts.get("").cloned().unwrap_or_default()))
        .collect();
    for (key, text) in texts {
        for facts in text.facts.values_mut() {
            let mut seen = BTreeSet::new();
            while let Some(reference) = facts.iter().find(|fact| fact.starts_with(REFERENCE)).cloned() {
                facts.remove(&reference);
                let other = reference.trim_start_matches(REFERENCE);
                if !seen.insert(reference.clone()) {
                    continue;
                }
                match plain.get(other) {
                    Some(own) => facts.extend(own.iter().filter(|fact| !seen.contains(*fact)).cloned()),
                    None => problems
                        .push(format!("{}: « {key} » refers to « {other} », which is nowhere", text.file)),
                }
            }
        }
    }
}

/// What another language lacks, has too much or says about other facts than the first.
pub(super) fn compare(first: &Texts, other: &Texts, language: &str) -> Vec<String> {
    let mut problems = Vec::new();
    for (key, text) in first {
        let Some(translated) = other.get(key) else {
            problems
                .push(format!("« {key} » is in {} and missing in the language « {language} »", text.file));
            continue;
        };
        let parts: BTreeSet<&String> = text.facts.keys().chain(translated.facts.keys()).collect();
        for part in parts {
            let name = if part.is_empty() { key.clone() } else { format!("{key}.{part}") };
            match (text.facts.get(part), translated.facts.get(part)) {
                (Some(facts), Some(others)) if facts != others => problems.push(format!(
                    "« {name} » names {others:?} in {}, but {facts:?} in {}",
                    translated.file, text.file
                )),
                (Some(_), None) => problems.push(format!("« {name} » is missing in {}", translated.file)),
                (None, Some(_)) => problems.push(format!("« {name} » is only in {}", translated.file)),
                _ => {}
            }
        }
    }
    let strangers = other.iter().filter(|(key, _)| !first.contains_key(*key));
    problems.extend(strangers.map(|(key, text)| format!("{}: « {key} » is in no other language", text.file)));
    problems
}

fn line(source: &str, at: usize) -> usize {
    source.bytes().take(at).filter(|byte| *byte == b'\n').count() + 1
}

fn facts_of(pattern: &Pattern<&str>) -> BTreeSet<String> {
    let mut facts = BTreeSet::new();
    collect(pattern, &mut facts);
    facts
}

fn collect(pattern: &Pattern<&str>, facts: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect_expression(expression, facts);
        }
    }
}

fn collect_expression(expression: &Expression<&str>, facts: &mut BTreeSet<String>) {
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

fn collect_inline(inline: &InlineExpression<&str>, facts: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            facts.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments: CallArguments { positional, .. }, .. } => {
            for argument in positional {
                collect_inline(argument, facts);
            }
        }
        InlineExpression::MessageReference { id, attribute: None } => {
            facts.insert(format!("{REFERENCE}{}", id.name));
        }
        InlineExpression::Placeable { expression } => collect_expression(expression, facts),
        _ => {}
    }
}
