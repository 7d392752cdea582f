//! What people read has one word for each thing: the glossary of docs/ARCHITECTURE.md, held against every text.

use std::{collections::BTreeMap, fs, path::Path};

use empile_tests::literals::root;

/// A row of the glossary.
struct Row {
    words: BTreeMap<&'static str, String>,
    never: Vec<String>,
}

fn glossary() -> Vec<Row> {
    let page = fs::read_to_string(root().join("docs/ARCHITECTURE.md")).unwrap();
    let rows = page.lines().skip_while(|line| !line.starts_with("| here | French")).skip(2);
    rows.take_while(|line| line.starts_with('|'))
        .map(|line| {
            let cells: Vec<&str> = line.split('|').map(str::trim).collect();
            let [_, _, french, english, never, ..] = cells[..] else { panic!("{line}") };
            let never = never.split(',').map(|word| word.trim().to_lowercase());
            Row {
                words: BTreeMap::from([("fr", french.to_lowercase()), ("en", english.to_lowercase())]),
                never: never.filter(|word| !word.is_empty()).collect(),
            }
        })
        .collect()
}

/// Every line of a language that is read: no keys, no comments, no words that only a search looks for, and none of the
/// booklets' rules, whose words are the booklets' own.
fn lines(folder: &Path, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let path = entry.path();
        if path.is_dir() {
            if path.file_name().is_none_or(|name| name != "rules") {
                lines(&path, found);
            }
            continue;
        }
        for line in fs::read_to_string(&path).unwrap().lines() {
            let text = line.split_once(" =").map_or(line, |(_, text)| text).trim();
            if !line.starts_with('#') && !line.trim_start().starts_with(".search") && !text.is_empty() {
                found.push(without_facts(text).to_lowercase());
            }
        }
    }
}

/// What stands in braces is the code's.
fn without_facts(text: &str) -> String {
    let mut depth = 0;
    text.chars()
        .filter(|c| {
            depth += i32::from(*c == '{');
            let is_said = depth == 0;
            depth -= i32::from(*c == '}');
            is_said
        })
        .collect()
}

/// Does it say the word, or another form of it that begins alike, such as its plural?
fn says(line: &str, word: &str) -> bool {
    line.match_indices(word).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        before.is_none_or(|c| !c.is_alphanumeric())
    })
}

#[test]
fn every_thing_is_called_by_its_one_word() {
    let glossary = glossary();
    assert!(glossary.len() >= 8, "the table was read");
    for language in ["fr", "en"] {
        let mut all = Vec::new();
        lines(&root().join("core/reference/texts").join(language), &mut all);
        for row in &glossary {
            let word = &row.words[language];
            assert!(all.iter().any(|line| says(line, word)), "{language}: nothing says « {word} »");
            for never in &row.never {
                let wrong: Vec<&String> = all.iter().filter(|line| says(line, never)).collect();
                assert!(wrong.is_empty(), "{language}: « {never} » for « {word} »: {wrong:#?}");
            }
        }
    }
}

#[test]
fn a_word_is_found_from_its_beginning_on() {
    assert!(says("les défis", "défi") && says("défi", "défi"));
    assert!(!says("un catalogue", "log"), "not in the middle of another");
    assert_eq!(without_facts("« { $name } » est { $n -> [one] là } ici"), "«  » est  ici");
}
