use std::ops::RangeInclusive;

use empile_games::{AnySetup, GameId};

use super::{Facts, Heading, Section, facts_of_the_engine, glossary, number, table};
use crate::Lexicon;

/// What a page of the quick reference is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Topic {
    /// A game.
    Game(GameId),
    /// The words that the dice-pyramid games share.
    Glossary,
    /// What holds at every table of the app.
    Table,
}

impl Topic {
    /// Every topic, the games first.
    pub fn all() -> impl Iterator<Item = Topic> {
        GameId::ALL.iter().copied().map(Topic::Game).chain([Topic::Glossary, Topic::Table])
    }

    /// A stable name: the first part of its sections' ids and the name of its files.
    #[must_use]
    pub fn slug(self) -> &'static str {
        match self {
            Topic::Game(game) => game.slug(),
            Topic::Glossary => "glossary",
            Topic::Table => "table",
        }
    }

    /// The topic whose sections begin with this name.
    #[must_use]
    pub fn named(slug: &str) -> Option<Topic> {
        Topic::all().find(|topic| topic.slug() == slug)
    }

    /// The key of what its page is called.
    #[must_use]
    pub fn name_key(self) -> String {
        match self {
            Topic::Game(game) => format!("game-{}", game.slug()),
            Topic::Glossary | Topic::Table => format!("reference-page-{}", self.slug()),
        }
    }

    /// The section of this name, and the page it is on.
    #[must_use]
    pub fn section(id: &str) -> Option<(Topic, &'static Section)> {
        let topic = Topic::named(id.split_once('.')?.0)?;
        let section = topic.sections().iter().find(|section| section.id() == id)?;
        Some((topic, section))
    }

    /// For how many it is read. A topic that is no game reads the same for everyone.
    #[must_use]
    pub fn players(self) -> RangeInclusive<u8> {
        match self {
            Topic::Game(game) => game.descriptor().players,
            Topic::Glossary | Topic::Table => 1..=1,
        }
    }

    /// Its sections, in the order in which a table reads them.
    #[must_use]
    pub fn sections(self) -> &'static [Section] {
        self.rules().sections
    }

    /// Every heading of its booklet, with the sections that hold what it says.
    #[must_use]
    pub fn headings(self) -> &'static [Heading] {
        self.rules().headings
    }

    /// Every fact its texts may name at a table of so many that has changed nothing.
    #[must_use]
    pub fn facts(self, players: u8, lexicon: &Lexicon) -> Facts {
        match self {
            Topic::Game(game) => Topic::facts_at(&game.usual_setup(players)),
            Topic::Glossary => glossary::facts(),
            Topic::Table => vec![table::games(lexicon)],
        }
    }

    /// Every fact the texts of a game may name at a table with this set-up: those of its engine, and `players`, `least`,
    /// `most`.
    #[must_use]
    pub fn facts_at(setup: &AnySetup) -> Facts {
        let mut facts = facts_of_the_engine(setup);
        let allowed = setup.id().descriptor().players;
        facts.push(number("players", setup.players()));
        facts.push(number("least", *allowed.start()));
        facts.push(number("most", *allowed.end()));
        facts
    }
}
