//! The quick reference as tables: which sections a game has, in which order, and the facts their texts name. The words
//! are in `texts/<language>/rules/<slug>.ftl`; the numbers come from the engines and from the set-up of the table that
//! reads, through `facts`.

#![allow(
    clippy::trivially_copy_pass_by_ref,
    reason = "`facts` of every game is asked alike, also where a set-up is small"
)]

mod abquetschen;
mod bunte_kuh;
mod cui_bono;
mod das_spiel;
mod eintrichtern;
mod glossary;
mod neko_tower;
mod pile_poils;
mod pilo_pilo;
mod raffzahn;
mod section;
mod table;
mod teckels;
mod topic;
mod wurfelmarsch;

use empile_games::{
    AnySetup, GameId,
    contract::{Fact, Millis},
};

pub use section::{Kind, Section, Share};
pub use topic::Topic;

/// How the keys of all texts of the quick reference begin.
pub(crate) const RULE_PREFIX: &str = "rule-";

/// What the texts of a topic may name: `{ $cats }` is the fact `cats`.
pub type Facts = Vec<(&'static str, Fact)>;

/// Which sections answer a heading of a booklet.
pub type Heading = (&'static str, &'static [&'static str]);

/// All that is known of a topic without its words.
struct RulesOf {
    sections: &'static [Section],
    headings: &'static [Heading],
}

macro_rules! rules_of {
    ($module:ident) => {
        RulesOf { sections: $module::SECTIONS, headings: $module::HEADINGS }
    };
}

macro_rules! games {
    (boxes: $($own:ident in $own_module:ident,)+; pyramid: $($shared:ident in $shared_module:ident,)+;) => {
        /// What the engine of a game gives its texts to name, at a table that chose this set-up.
        fn facts_of_the_engine(setup: &AnySetup) -> Facts {
            match setup {
                $(AnySetup::$own(setup) => $own_module::facts(setup),)+
                $(AnySetup::$shared(setup) => $shared_module::facts(setup),)+
            }
        }

        impl Topic {
            fn rules(self) -> RulesOf {
                match self {
                    $(Topic::Game(GameId::$own) => rules_of!($own_module),)+
                    $(Topic::Game(GameId::$shared) => rules_of!($shared_module),)+
                    Topic::Glossary => rules_of!(glossary),
                    Topic::Table => rules_of!(table),
                }
            }

            /// Is it one of the games that are played with the dice pyramid, and so use the words of the glossary?
            #[must_use]
            pub fn is_of_the_pyramid(self) -> bool {
                matches!(self, Topic::Game($(GameId::$shared)|+))
            }
        }
    };
}

games! {
    boxes:
    PilePoils in pile_poils,
    PiloPilo in pilo_pilo,
    Teckels in teckels,
    NekoTower in neko_tower,;
    pyramid:
    Abquetschen in abquetschen,
    Raffzahn in raffzahn,
    BunteKuh in bunte_kuh,
    CuiBono in cui_bono,
    Eintrichtern in eintrichtern,
    Wurfelmarsch in wurfelmarsch,;
}

/// A count of an engine as a fact for the texts.
fn number<N: TryInto<i64>>(name: &'static str, count: N) -> (&'static str, Fact) {
    (name, Fact::Number(count.try_into().unwrap_or(i64::MAX)))
}

/// A time of an engine that the texts tell in seconds.
fn seconds(name: &'static str, time: Millis) -> (&'static str, Fact) {
    (name, Fact::Seconds(time))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::{Language, Lexicon};

    #[test]
    fn every_section_is_named_after_its_topic_and_only_once() {
        let mut seen = BTreeSet::new();
        for topic in Topic::all() {
            for section in topic.sections() {
                let own = section.id().strip_prefix(topic.slug()).and_then(|rest| rest.strip_prefix('.'));
                assert!(own.is_some_and(|name| !name.is_empty()), "{} in {}", section.id(), topic.slug());
                assert!(seen.insert(section.id()), "{} twice", section.id());
            }
        }
    }

    #[test]
    fn sections_stand_in_the_order_of_their_kinds() {
        for topic in Topic::all() {
            let kinds: Vec<Kind> = topic.sections().iter().map(Section::kind).collect();
            assert!(kinds.is_sorted(), "{}: {kinds:?}", topic.slug());
        }
    }

    #[test]
    fn the_facts_of_a_topic_have_one_value_each() {
        let lexicon = Lexicon::new(Language::FIRST).unwrap();
        for topic in Topic::all() {
            for players in topic.players() {
                let mut names = BTreeSet::new();
                for (name, _) in topic.facts(players, &lexicon) {
                    assert!(names.insert(name), "{}: {name} twice", topic.slug());
                }
            }
        }
    }
}
