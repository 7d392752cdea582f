use std::collections::{BTreeMap, BTreeSet};

use super::{
    Hit,
    typo::{Letters, forgiven, slips},
    words::{words, words_and_compounds},
};
use crate::{Block, Kind, Language, Lexicon, Section, Topic, reference};

/// What a word is worth by where it stands.
const IN_TITLE: f32 = 8.0;
const IN_SYNONYMS: f32 = 4.0;
const IN_BODY: f32 = 1.0;
/// A game's name finds what the game is about, even if it is a common word; its other sections follow from afar.
const WHOLE_NAME: f32 = 12.0;
const IN_NAME_OF_GOAL: f32 = 4.0;
const IN_NAME: f32 = 1.5;

/// How well a word of the text fits one of the question.
const BEGUN: f32 = 0.9;
const BEGUN_BEFORE: f32 = 0.6;
const ONE_SLIP: f32 = 0.6;
const TWO_SLIPS: f32 = 0.4;

/// On a game's page, what all games share comes after what is its own.
const SHARED: f32 = 0.6;

const MOST_HITS: usize = 10;
/// Less than this part of the best hit is noise.
const FAINTEST: f32 = 0.15;

/// All sections by their words.
pub(crate) struct Index {
    sections: Vec<Hit>,
    terms: Vec<Term>,
}

struct Term {
    word: String,
    letters: Letters,
    /// How telling it is: rare words tell more.
    weight: f32,
    /// Where it stands: which section, and what it is worth there.
    places: Vec<(usize, f32)>,
}

/// What a word of the question finds in a section.
#[derive(Clone, Copy, Default)]
struct Found {
    /// By where it stands there.
    worth: f32,
    /// By how rare it is and how well it fits: a section that answers the telling words answers the question.
    telling: f32,
}

impl Index {
    /// Titles and synonyms in every language, texts in the reader's.
    pub(crate) fn new(lexicon: &Lexicon) -> Index {
        let others: Vec<Lexicon> = Language::ALL
            .into_iter()
            .filter(|language| *language != lexicon.language())
            .filter_map(|language| Lexicon::new(language).ok())
            .collect();
        let mut sections = Vec::new();
        let mut places: BTreeMap<String, BTreeMap<usize, f32>> = BTreeMap::new();
        for topic in Topic::all() {
            for section in topic.sections() {
                let number = sections.len();
                let mut worths = BTreeMap::new();
                for one in others.iter().chain([lexicon]) {
                    add_headings(one, topic, section, &mut worths);
                }
                sections.push(add_body(lexicon, topic, section, &mut worths));
                for (word, worth) in worths {
                    places.entry(word).or_default().insert(number, worth);
                }
            }
        }
        let count = sections.len() as f32;
        let term = |(word, places): (String, BTreeMap<usize, f32>)| Term {
            letters: Letters::of(&word),
            weight: (1.0 + count / places.len() as f32).ln(),
            places: places.into_iter().collect(),
            word,
        };
        Index { terms: places.into_iter().map(term).collect(), sections }
    }

    pub(crate) fn search(&self, question: &str, page: Option<Topic>) -> Vec<Hit> {
        let asked = words(question);
        let is_typing = question.ends_with(char::is_alphanumeric);
        let mut scores = vec![0.0_f32; self.sections.len()];
        let mut answered = vec![0.0_f32; self.sections.len()];
        for (index, word) in asked.iter().enumerate() {
            let is_last = index + 1 == asked.len();
            for (section, found) in self.found(word, is_last && is_typing) {
                if let (Some(score), Some(answered)) = (scores.get_mut(section), answered.get_mut(section)) {
                    *score += found.worth;
                    *answered += found.telling;
                }
            }
        }
        let mut found: Vec<(f32, usize)> = Vec::new();
        for (number, ((hit, score), answered)) in self.sections.iter().zip(&scores).zip(&answered).enumerate()
        {
            let score = score * answered * belongs(hit.topic, page);
            if score > 0.0 {
                found.push((score, number));
            }
        }
        found.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        let best = found.first().map_or(0.0, |(score, _)| *score);
        let loud = found.into_iter().take_while(|(score, _)| *score >= best * FAINTEST).take(MOST_HITS);
        loud.filter_map(|(_, number)| self.sections.get(number).cloned()).collect()
    }

    /// What a word of the question finds in each section: the best of the words there that fit it.
    fn found(&self, word: &str, is_typing: bool) -> BTreeMap<usize, Found> {
        let mut all: BTreeMap<usize, Found> = BTreeMap::new();
        let mut take = |term: &Term, fit: f32| {
            let telling = fit * term.weight;
            for (section, worth) in &term.places {
                let best = all.entry(*section).or_default();
                if telling * worth > best.worth {
                    *best = Found { worth: telling * worth, telling };
                }
            }
        };
        let from = self.terms.partition_point(|term| term.word.as_str() < word);
        let begun = self.terms.iter().skip(from).take_while(|term| term.word.starts_with(word));
        for term in begun {
            let share = word.len() as f32 / term.word.len() as f32;
            if term.word == word {
                take(term, 1.0);
            } else if is_typing {
                take(term, BEGUN * (0.5 + share / 2.0));
            } else if forgiven(word.len()) > 0 {
                take(term, BEGUN_BEFORE * share);
            }
        }
        let most = forgiven(word.len());
        if most > 0 {
            let letters = Letters::of(word);
            for term in self.terms.iter().filter(|term| term.letters.may_be_within(letters, most)) {
                match slips(word, &term.word, most) {
                    Some(1) => take(term, ONE_SLIP),
                    Some(2) => take(term, TWO_SLIPS),
                    _ => {}
                }
            }
        }
        all
    }
}

/// How much a section counts on a page.
fn belongs(topic: Topic, page: Option<Topic>) -> f32 {
    match page {
        None => 1.0,
        Some(page) if page == topic => 1.0,
        Some(page) if topic == Topic::Table || (topic == Topic::Glossary && page.is_of_the_pyramid()) => {
            SHARED
        }
        Some(_) => 0.0,
    }
}

fn add_headings(lexicon: &Lexicon, topic: Topic, section: &Section, worths: &mut BTreeMap<String, f32>) {
    let key = section.key();
    let facts = topic.facts(*topic.players().start());
    let title = words_and_compounds(&lexicon.say(&key, &facts));
    // One of few words says more of the title than one of many.
    let terse = 0.8 + 0.2 / title.len().max(1) as f32;
    let synonyms = lexicon.try_attribute(&key, "search", &facts).unwrap_or_default();
    let name = lexicon.say(&topic.name_key(), &[]);
    let squeezed = words(&name).concat();
    let (whole, part) =
        if section.kind() == Kind::Goal { (WHOLE_NAME, IN_NAME_OF_GOAL) } else { (IN_NAME, IN_NAME) };
    let mut raise = |word: String, worth: f32| {
        let old = worths.entry(word).or_default();
        *old = old.max(worth);
    };
    for word in title {
        raise(word, IN_TITLE * terse);
    }
    for word in words_and_compounds(&synonyms) {
        raise(word, IN_SYNONYMS);
    }
    raise(squeezed, whole);
    for word in words_and_compounds(&name) {
        raise(word, part);
    }
}

/// Adds what a section says to any number of players, and gives what a reader sees of it in a list.
fn add_body(lexicon: &Lexicon, topic: Topic, section: &Section, worths: &mut BTreeMap<String, f32>) -> Hit {
    let mut seen = BTreeSet::new();
    let mut shown = None;
    for players in topic.players() {
        let entry = reference::entry(lexicon, topic, section, &topic.facts(players));
        seen.extend(entry.body.iter().flat_map(Block::lines).flat_map(words_and_compounds));
        shown = shown.or(Some(entry).filter(|entry| !entry.body.is_empty()));
    }
    for word in seen {
        *worths.entry(word).or_default() += IN_BODY;
    }
    let opening = shown.iter().flat_map(|entry| &entry.body).flat_map(Block::lines).next();
    Hit {
        id: section.id(),
        topic,
        title: shown.as_ref().map_or_else(|| section.id().to_owned(), |entry| entry.title.clone()),
        opening: opening.unwrap_or_default().to_owned(),
    }
}
