//! No heading of a booklet without its section.

use std::{collections::BTreeSet, fmt::Write as _, fs, path::PathBuf};

use super::fixture;
use crate::{Topic, search::words};

/// Every heading of the booklets, by the page that answers it, read off the boxes: a file each. Das Spiel is one
/// booklet: what comes before its games is on the page of its words. The page of all tables has no booklet.
fn headings() -> Vec<(Topic, String)> {
    let read = |topic: Topic| {
        let file = fixture(&format!("headings/{}.txt", topic.slug()));
        file.lines().map(|heading| (topic, heading.to_owned())).collect::<Vec<_>>()
    };
    Topic::all().filter(|topic| *topic != Topic::Table).flat_map(read).collect()
}

/// Case and punctuation of a heading are the printer's.
fn bare(heading: &str) -> String {
    words(heading).join(" ")
}

#[test]
fn every_heading_of_the_booklets_has_its_sections() {
    let answered: BTreeSet<(Topic, String)> = Topic::all()
        .flat_map(|topic| topic.headings().iter().map(move |(heading, _)| (topic, bare(heading))))
        .collect();
    let missing: Vec<String> = headings()
        .into_iter()
        .filter(|(topic, heading)| !answered.contains(&(*topic, bare(heading))))
        .map(|(topic, heading)| format!("{}: {heading}", topic.slug()))
        .collect();
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

#[test]
fn headings_lead_to_sections_that_exist() {
    for topic in Topic::all() {
        for (heading, ids) in topic.headings() {
            assert!(!ids.is_empty(), "{}: {heading} leads nowhere", topic.slug());
            for id in *ids {
                assert!(Topic::section(id).is_some(), "{}: {heading} leads to {id}", topic.slug());
            }
        }
    }
}

/// « UPDATE=1 cargo test -p empile-reference coverage » writes it anew.
#[test]
fn the_table_in_the_docs_is_this_one() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/reference-coverage.md");
    let table = table();
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&path, &table).unwrap();
    }
    let written = fs::read_to_string(&path).unwrap();
    assert!(written == table, "docs/reference-coverage.md is out of date: run with UPDATE=1");
}

fn table() -> String {
    let mut text = String::from(
        "# Booklet heading × section of the quick reference\n\n\
         Made by `UPDATE=1 cargo test -p empile-reference coverage`; a test keeps it true, and fails for a heading without\n\
         its section.\n",
    );
    for topic in Topic::all().filter(|topic| !topic.headings().is_empty()) {
        let _ = write!(text, "\n## {}\n\n| Heading | Sections |\n| --- | --- |\n", topic.slug());
        for (heading, ids) in topic.headings() {
            let ids: Vec<String> = ids.iter().map(|id| format!("`{id}`")).collect();
            let _ = writeln!(text, "| {heading} | {} |", ids.join(", "));
        }
    }
    text
}
