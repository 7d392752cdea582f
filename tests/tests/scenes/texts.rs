use std::collections::BTreeMap;

use empile_reference::{Language, Lexicon};
use empile_stage::{Node, Scene, TextBox, Theme};
use empile_tests::ground::{hidden, inks_below_text, outline_of_part, seen, spots_of_line};

use crate::shots::{SHOTS, Shot, assert_none};

/// What WCAG asks of text.
const READABLE: f64 = 4.5;
/// In front of everything, between somebody's fingers.
const IN_HAND: u8 = u8::MAX;

fn texts(scene: &Scene) -> impl Iterator<Item = (usize, &Node, &TextBox)> {
    scene.nodes.iter().enumerate().filter_map(|(index, node)| Some((index, node, node.text.as_ref()?)))
}

fn lexicon(language: Language) -> Lexicon {
    Lexicon::new(language).expect("sound texts")
}

#[test]
fn every_text_is_read_in_full_in_every_language() {
    let mut wrong = BTreeMap::new();
    for lexicon in Language::ALL.map(lexicon) {
        for Shot { name, scene, text_scale, .. } in SHOTS.iter() {
            for (_, node, text) in texts(scene) {
                let words = lexicon.words(&text.words);
                if node.fitted(text, &words, *text_scale).is_cut {
                    wrong.insert(format!("{:?} « {words} »", node.id), name.clone());
                }
            }
        }
    }
    assert_none(&wrong);
}

#[test]
fn every_text_stands_out_from_what_lies_behind_it_in_every_theme() {
    let lexicon = lexicon(Language::FIRST);
    let mut wrong = BTreeMap::new();
    for Shot { name, scene, text_scale, .. } in SHOTS.iter() {
        for (index, node, text) in texts(scene) {
            let fitted = node.fitted(text, &lexicon.words(&text.words), *text_scale);
            let lines = node.line_areas(text, &fitted).into_iter();
            let spots: Vec<_> = lines.flat_map(|line| spots_of_line(node, line)).collect();
            let mut below = inks_below_text(scene, index, &spots);
            below.dedup();
            for inks in &below {
                for theme in Theme::ALL {
                    let ratio = text.ink.colour(theme).contrast(seen(inks, theme));
                    if ratio < READABLE {
                        let top = inks.last().expect("the table is below everything");
                        let key = text.words.key;
                        let what = format!("{:?} on {top:?} in {theme:?}, « {key} »: {ratio:.1}", text.ink);
                        wrong.insert(what, name.clone());
                    }
                }
            }
        }
    }
    assert_none(&wrong);
}

#[test]
fn a_text_is_seen_whole_or_hidden_whole_and_crosses_no_other() {
    let lexicon = lexicon(Language::FIRST);
    let mut wrong = BTreeMap::new();
    for Shot { name, scene, text_scale, .. } in SHOTS.iter() {
        let mut seen_lines = Vec::new();
        for (index, node, text) in texts(scene).filter(|(_, node, _)| node.depth < IN_HAND) {
            let fitted = node.fitted(text, &lexicon.words(&text.words), *text_scale);
            let lines = node.line_areas(text, &fitted);
            let spots: Vec<_> = lines.iter().flat_map(|line| spots_of_line(node, *line)).collect();
            let hidden = hidden(scene, index, &spots);
            if hidden > 0 && hidden < spots.len() {
                wrong.insert(format!("{:?} « {} » is half hidden", node.id, text.words.key), name.clone());
            }
            if hidden == 0 {
                // Letters do not fill the height of their line.
                let letters = lines.iter().map(|line| line.middle(line.width, line.height * 0.6));
                seen_lines.extend(letters.map(|line| (node.id, outline_of_part(node, line))));
            }
        }
        for (index, (id, line)) in seen_lines.iter().enumerate() {
            for (other, across) in &seen_lines[index + 1..] {
                if id != other && line.overlaps(*across) {
                    wrong.insert(format!("{id:?} and {other:?} cross"), name.clone());
                }
            }
        }
    }
    assert_none(&wrong);
}
