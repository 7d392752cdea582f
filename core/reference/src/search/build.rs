//! From the texts to the index.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    Hit, Index, Term,
    typo::Letters,
    words::{words, words_and_compounds},
};
use crate::{Block, Facts, Kind, Language, Lexicon, Section, Topic, reference};

/// What a word is worth by where it stands.
const IN_TITLE: f32 = 8.0;
const IN_SYNONYMS: f32 = 4.0;
const IN_BODY: f32 = 1.0;
/// A game's name finds what the game is about, even if it is a common word; its other sections follow from afar.
const WHOLE_NAME: f32 = 12.0;
const IN_NAME_OF_GOAL: f32 = 4.0;
const IN_NAME: f32 = 1.5;

/// What each word of a section is worth in it.
type Worths = BTreeMap<String, f32>;

impl Index {
    /// Titles, synonyms and names in every language, texts in the reader's.
    pub(crate) fn new(lexicon: &Lexicon) -> Index {
        let others: Vec<Lexicon> = Language::ALL
            .into_iter()
            .filter(|language| *language != lexicon.language())
            .filter_map(|language| Lexicon::new(language).ok())
            .collect();
        let mut sections = Vec::new();
        let mut places: BTreeMap<String, Vec<(usize, f32)>> = BTreeMap::new();
        for topic in Topic::all() {
            let facts: Vec<Facts> = topic.players().map(|players| topic.facts(players, lexicon)).collect();
            for section in topic.sections() {
                let number = sections.len();
                let mut worths = Worths::new();
                for one in others.iter().chain([lexicon]) {
                    add_name(one, topic, section, &mut worths);
                    add_headings(one, section, facts.first(), &mut worths);
                }
                sections.push(add_body(lexicon, topic, section, &facts, &mut worths));
                for (word, worth) in worths {
                    places.entry(word).or_default().push((number, worth));
                }
            }
        }
        let count = sections.len() as f32;
        let term = |(word, places): (String, Vec<(usize, f32)>)| Term {
            letters: Letters::of(&word),
            weight: (1.0 + count / places.len() as f32).ln(),
            places,
            word,
        };
        Index { terms: places.into_iter().map(term).collect(), sections }
    }
}

fn raise(worths: &mut Worths, words: impl IntoIterator<Item = String>, worth: f32) {
    for word in words {
        let old = worths.entry(word).or_default();
        *old = old.max(worth);
    }
}

fn add_name(lexicon: &Lexicon, topic: Topic, section: &Section, worths: &mut Worths) {
    let name = lexicon.say(&topic.name_key(), &[]);
    let (whole, part) =
        if section.kind() == Kind::Goal { (WHOLE_NAME, IN_NAME_OF_GOAL) } else { (IN_NAME, IN_NAME) };
    raise(worths, [words(&name).concat()], whole);
    raise(worths, words_and_compounds(&name), part);
}

fn add_headings(lexicon: &Lexicon, section: &Section, facts: Option<&Facts>, worths: &mut Worths) {
    let key = section.key();
    let facts = facts.map_or(&[][..], Vec::as_slice);
    let title = words_and_compounds(&lexicon.say(&key, facts));
    // One of few words says more of the title than one of many.
    let terse = 0.8 + 0.2 / title.len().max(1) as f32;
    raise(worths, title, IN_TITLE * terse);
    let synonyms = lexicon.try_attribute(&key, "search", facts).unwrap_or_default();
    raise(worths, words_and_compounds(&synonyms), IN_SYNONYMS);
}

/// Adds what a section says to any number of players, and gives what a reader sees of it in a list.
fn add_body(lexicon: &Lexicon, topic: Topic, section: &Section, facts: &[Facts], worths: &mut Worths) -> Hit {
    let mut seen = BTreeSet::new();
    let mut hit = Hit { id: section.id(), topic, title: String::new(), opening: String::new() };
    let mut before = Vec::new();
    for facts in facts {
        let entry = reference::entry(lexicon, topic, section, facts);
        // Most sections read the same for any number.
        if entry.body == before {
            continue;
        }
        if let (true, Some(opening)) = (hit.title.is_empty(), entry.body.iter().flat_map(Block::lines).next())
        {
            opening.clone_into(&mut hit.opening);
            hit.title = entry.title;
        }
        seen.extend(entry.body.iter().flat_map(Block::lines).flat_map(words_and_compounds));
        before = entry.body;
    }
    for word in seen {
        *worths.entry(word).or_default() += IN_BODY;
    }
    hit
}
