use std::{
    ops::RangeInclusive,
    sync::{Arc, OnceLock},
};

use empile_games::{AnySetup, contract::Fact};
use thiserror::Error;

use crate::{Block, Hit, Kind, Lexicon, Section, Share, Topic, search::Index};

/// The quick reference in one language.
pub struct Reference {
    lexicon: Arc<Lexicon>,
    /// Made when the first letter is typed.
    index: OnceLock<Index>,
}

/// One section, in the reader's language, for so many players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The stable name that engines, events and refusals point to.
    pub id: &'static str,
    /// The page it is on.
    pub topic: Topic,
    /// What it is about.
    pub kind: Kind,
    /// Its heading.
    pub title: String,
    /// Its text.
    pub body: Vec<Block>,
    /// The figures below it, which the stage draws.
    pub figures: &'static [&'static str],
    /// How much of it is a decision of ours, where the booklet is silent.
    pub share: Share,
}

/// Why a page or a section cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReferenceError {
    /// No section has this name.
    #[error("there is no rule {id}")]
    NoSuchRule {
        /// What was asked for.
        id: String,
    },
    /// The game is not for so many.
    #[error("{asked} players, but the page is for {} to {}", allowed.start(), allowed.end())]
    Players {
        /// How many were asked for.
        asked: u8,
        /// How many can play.
        allowed: RangeInclusive<u8>,
    },
}

impl ReferenceError {
    /// A stable name: the key of its message.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            ReferenceError::NoSuchRule { .. } => "no-such-rule",
            ReferenceError::Players { .. } => "wrong-player-count",
        }
    }

    /// The facts its message names.
    #[must_use]
    pub fn facts(&self) -> Vec<(&'static str, Fact)> {
        match self {
            ReferenceError::NoSuchRule { id } => vec![("rule", Fact::Text(id.clone()))],
            ReferenceError::Players { asked, allowed } => vec![
                ("asked", Fact::Number((*asked).into())),
                ("least", Fact::Number((*allowed.start()).into())),
                ("most", Fact::Number((*allowed.end()).into())),
            ],
        }
    }
}

impl Reference {
    /// The quick reference in the language of these words.
    #[must_use]
    pub fn new(lexicon: Arc<Lexicon>) -> Reference {
        Reference { lexicon, index: OnceLock::new() }
    }

    /// What a page is called.
    #[must_use]
    pub fn name(&self, topic: Topic) -> String {
        self.lexicon.say(&topic.name_key(), &[])
    }

    /// Everything a table of so many needs to know, in the order in which it needs it. What does not apply to so many
    /// is left out.
    pub fn page(&self, topic: Topic, players: u8) -> Result<Vec<Entry>, ReferenceError> {
        check_players(topic, players)?;
        let facts = topic.facts(players, &self.lexicon);
        let entries = topic.sections().iter().map(|section| entry(&self.lexicon, topic, section, &facts));
        Ok(entries.filter(|entry| !entry.body.is_empty()).collect())
    }

    /// One section, as a refusal, a help line or a hit names it. Unless the table is known it is read for the fewest
    /// players to whom it says something.
    pub fn section(&self, id: &str, players: Option<u8>) -> Result<Entry, ReferenceError> {
        let (topic, section) =
            Topic::section(id).ok_or_else(|| ReferenceError::NoSuchRule { id: id.to_owned() })?;
        let read = |players| entry(&self.lexicon, topic, section, &topic.facts(players, &self.lexicon));
        let fewest = *topic.players().start();
        match (topic, players) {
            (Topic::Game(_), Some(players)) => {
                check_players(topic, players)?;
                Ok(read(players))
            }
            (Topic::Game(_), None) => {
                let telling = topic.players().map(read).find(|entry| !entry.body.is_empty());
                Ok(telling.unwrap_or_else(|| read(fewest)))
            }
            (Topic::Glossary | Topic::Table, _) => Ok(read(fewest)),
        }
    }

    /// One section as it holds at a table with this set-up: with what was chosen there, if it is about the game that is
    /// played. Where it says nothing to that table, and on other pages, it reads as for anybody.
    pub fn section_at(&self, id: &str, setup: &AnySetup) -> Result<Entry, ReferenceError> {
        let at_the_table = Topic::section(id).filter(|(topic, _)| *topic == Topic::Game(setup.id()));
        let read = at_the_table
            .map(|(topic, section)| entry(&self.lexicon, topic, section, &Topic::facts_at(setup)))
            .filter(|entry| !entry.body.is_empty());
        read.map_or_else(|| self.section(id, None), Ok)
    }

    /// The sections that answer these words best, the best first: as they are typed, without regard to case and
    /// accents. On the page of a game only what belongs to it is found.
    #[must_use]
    pub fn search(&self, words: &str, page: Option<Topic>) -> Vec<Hit> {
        self.index.get_or_init(|| Index::new(&self.lexicon)).search(words, page)
    }
}

fn check_players(topic: Topic, asked: u8) -> Result<(), ReferenceError> {
    let allowed = topic.players();
    if allowed.contains(&asked) { Ok(()) } else { Err(ReferenceError::Players { asked, allowed }) }
}

pub(crate) fn entry(
    lexicon: &Lexicon,
    topic: Topic,
    section: &Section,
    facts: &[(&'static str, Fact)],
) -> Entry {
    let key = section.key();
    Entry {
        id: section.id(),
        topic,
        kind: section.kind(),
        title: lexicon.say(&key, facts),
        body: Block::parts(&lexicon.try_attribute(&key, "body", facts).unwrap_or_default()),
        figures: section.figure_ids(),
        share: section.share(),
    }
}

#[cfg(test)]
mod tests;
