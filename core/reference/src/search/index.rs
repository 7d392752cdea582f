use std::collections::BTreeMap;

use super::{
    Hit,
    typo::{Letters, forgiven, slips},
    words::words,
};
use crate::Topic;

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
    pub(super) sections: Vec<Hit>,
    /// In alphabetical order.
    pub(super) terms: Vec<Term>,
}

pub(super) struct Term {
    pub(super) word: String,
    pub(super) letters: Letters,
    /// How telling it is: rare words tell more.
    pub(super) weight: f32,
    /// Where it stands: which section, and what it is worth there.
    pub(super) places: Vec<(usize, f32)>,
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
    pub(crate) fn search(&self, question: &str, page: Option<Topic>) -> Vec<Hit> {
        let asked = words(question);
        let is_typing = question.ends_with(char::is_alphanumeric);
        let mut scores = vec![0.0_f32; self.sections.len()];
        let mut answered = vec![0.0_f32; self.sections.len()];
        let mut add = |section: usize, found: Found| {
            if let (Some(score), Some(answered)) = (scores.get_mut(section), answered.get_mut(section)) {
                *score += found.worth;
                *answered += found.telling;
            }
        };
        for (index, word) in asked.iter().enumerate() {
            let is_last = index + 1 == asked.len();
            for (section, found) in self.found(word, is_last && is_typing) {
                add(section, found);
            }
        }
        if let Some(name) = self.name(&asked) {
            for (section, worth) in &name.places {
                add(*section, Found { worth: name.weight * worth, telling: name.weight });
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

    /// A question of several words may be a name: « Neko tower » is more than a word about Neko and one about towers.
    fn name(&self, asked: &[String]) -> Option<&Term> {
        let whole = asked.concat();
        let at = self.terms.binary_search_by(|term| term.word.as_str().cmp(&whole)).ok()?;
        if asked.len() > 1 { self.terms.get(at) } else { None }
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
