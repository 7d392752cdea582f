//! The figures of the quick reference: those its sections name are those the stage draws, and all of them can be read out
//! in every language.

use std::collections::BTreeSet;

use empile_reference::{Language, Lexicon, Section, Topic};
use empile_stage::{Figure, Surface};

fn named() -> BTreeSet<&'static str> {
    let sections = Topic::all().flat_map(Topic::sections);
    sections.flat_map(Section::figure_ids).copied().collect()
}

#[test]
fn the_sections_name_all_figures_that_are_drawn_and_no_other() {
    let drawn: BTreeSet<&str> = Figure::ALL.iter().map(|figure| figure.id()).collect();
    assert_eq!(named(), drawn);
}

#[test]
fn everything_a_figure_says_is_written_in_every_language() {
    let mut faults = BTreeSet::new();
    for language in Language::ALL {
        let lexicon = Lexicon::new(language).unwrap();
        for figure in Figure::ALL {
            let scene = figure.draw(Surface { width: 328.0, height: 328.0 / figure.shape() });
            assert!(scene.nodes.iter().any(|node| node.label.is_some()), "{figure:?} says nothing");
            for node in scene.nodes {
                for words in node.label.into_iter().chain(node.text.map(|text| text.words)) {
                    let said = lexicon.try_say(words.key, &words.facts);
                    faults.extend(said.err().map(|cause| format!("{}: {cause}", language.tag())));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}
