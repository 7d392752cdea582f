//! All that a board writes, names, tells and advises, collected while a match goes on.

use std::collections::BTreeSet;

use empile_reference::{Language, Lexicon, Topic};
use empile_stage::Words;

use crate::hands::Hands;

/// What was said so far.
#[derive(Default)]
pub struct Sayings {
    words: Vec<Words>,
    rules: BTreeSet<&'static str>,
}

impl Sayings {
    /// Reads everything that there is to read now, and takes the news.
    pub fn listen(&mut self, hands: &mut Hands) {
        for node in &hands.scene().nodes {
            self.words.extend(node.label.clone());
            self.words.extend(node.text.as_ref().map(|text| text.words.clone()));
        }
        self.words.extend(hands.take_news().narration);
        let game = hands.game().clone();
        for help in hands.stage().help(&game) {
            self.words.push(help.words);
            self.rules.insert(help.rule);
        }
    }

    /// The keys of all that was said.
    #[must_use]
    pub fn keys(&self) -> BTreeSet<&'static str> {
        self.words.iter().map(|words| words.key).collect()
    }

    /// All of it can be said in every language, and every rule named is in the quick reference.
    pub fn check(&self) {
        for rule in &self.rules {
            assert!(Topic::section(rule).is_some(), "the quick reference has no {rule}");
        }
        for language in Language::ALL {
            let lexicon = Lexicon::new(language).expect("sound texts");
            for words in &self.words {
                let text = lexicon.words(words);
                assert!(text != words.key && !text.contains(['{', '}', '$']), "{}: {text}", words.key);
            }
        }
    }
}
