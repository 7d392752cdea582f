//! The quick reference, as a shell asks for it.

use std::collections::HashMap;

use empile_games::GameId;
use empile_reference::{Block, Entry, Hit, Kind, Topic};
use empile_stage::{Figure, Surface};

use crate::{Empile, EmpileError, Screen, TableScene};

/// A page of the quick reference.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct RulePageInfo {
    /// Its stable name; that of its game, if it is about one.
    pub slug: String,
    /// What it is called.
    pub name: String,
    /// The game that it is about.
    pub game: Option<GameId>,
    /// It is read for at least so many players.
    pub least_players: u8,
    /// It is read for at most so many. The same as the least: it reads the same for everyone.
    pub most_players: u8,
}

/// A part of a section, ready to be set.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum RuleBlock {
    /// Running text.
    Paragraph {
        /// What it says.
        text: String,
    },
    /// A list.
    Bullets {
        /// One text for each item.
        items: Vec<String>,
    },
}

/// A figure below a section.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct RuleFigure {
    /// Its stable name, to ask for its scene.
    pub id: String,
    /// So many times as wide as high it is shown at its best.
    pub shape: f32,
}

/// A section of the quick reference, for so many players.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct RuleSection {
    /// The stable name that refusals and help lines point to.
    pub id: String,
    /// The page it is on.
    pub page: String,
    /// What it is about.
    pub kind: Kind,
    /// What all sections of its kind are called together.
    pub kind_name: String,
    /// Its heading.
    pub title: String,
    /// Said of it beside the heading: that it is a decision of ours.
    pub label: Option<String>,
    /// Its text.
    pub body: Vec<RuleBlock>,
    /// The figures below it, in this order.
    pub figures: Vec<RuleFigure>,
}

/// A section that answers what somebody typed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct RuleHit {
    /// The section's stable name.
    pub id: String,
    /// The page it is on.
    pub page: String,
    /// What that page is called.
    pub page_name: String,
    /// The section's heading.
    pub title: String,
    /// The first line of its text.
    pub opening: String,
}

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl Empile {
    /// The pages of the quick reference, the games first.
    pub fn rule_pages(&self) -> Result<Vec<RulePageInfo>, EmpileError> {
        Ok(Topic::all().map(|topic| self.rule_page_info(topic)).collect())
    }

    /// A page for exactly so many players: what does not apply to them is left out.
    pub fn rule_page(&self, slug: &str, players: u8) -> Result<Vec<RuleSection>, EmpileError> {
        let page = self.reference.page(self.topic(slug)?, players);
        let page = page.map_err(|refusal| EmpileError::reference(&self.lexicon, &refusal))?;
        page.into_iter().map(|entry| self.rule_section(entry)).collect()
    }

    /// One section, as a refusal, a help line or a hit names it; for the fewest players to whom it says something
    /// unless the table is known.
    pub fn rule(&self, id: &str, players: Option<u8>) -> Result<RuleSection, EmpileError> {
        let rule = self.reference.section(id, players);
        self.rule_section(rule.map_err(|refusal| EmpileError::reference(&self.lexicon, &refusal))?)
    }

    /// The sections that answer these words best, as they are typed; on a page only what belongs to it.
    pub fn search_rules(&self, words: &str, page: Option<String>) -> Result<Vec<RuleHit>, EmpileError> {
        let page = page.map(|slug| self.topic(&slug)).transpose()?;
        Ok(self.reference.search(words, page).into_iter().map(|hit| self.rule_hit(hit)).collect())
    }

    /// A figure, in density-independent pixels.
    pub fn figure_scene(&self, id: &str, width: f32, height: f32) -> Result<TableScene, EmpileError> {
        let scene = self.figure(id)?.draw(Surface { width, height });
        Ok(TableScene::alone(&scene, &self.lexicon))
    }

    /// What the screen of the quick reference says, by name.
    pub fn reference_words(&self) -> Result<HashMap<String, String>, EmpileError> {
        Ok(self.screen_words(Screen::Reference))
    }
}

impl Empile {
    fn topic(&self, slug: &str) -> Result<Topic, EmpileError> {
        Topic::named(slug).ok_or_else(|| self.error("no-such-page"))
    }

    fn figure(&self, id: &str) -> Result<Figure, EmpileError> {
        Figure::named(id).ok_or_else(|| self.error("no-such-figure"))
    }

    fn rule_page_info(&self, topic: Topic) -> RulePageInfo {
        let players = topic.players();
        RulePageInfo {
            slug: topic.slug().to_owned(),
            name: self.reference.name(topic),
            game: match topic {
                Topic::Game(game) => Some(game),
                Topic::Glossary | Topic::Table => None,
            },
            least_players: *players.start(),
            most_players: *players.end(),
        }
    }

    fn rule_section(&self, entry: Entry) -> Result<RuleSection, EmpileError> {
        let figure = |id: &&str| Ok(RuleFigure { id: (*id).to_owned(), shape: self.figure(id)?.shape() });
        let block = |block| match block {
            Block::Paragraph(text) => RuleBlock::Paragraph { text },
            Block::Bullets(items) => RuleBlock::Bullets { items },
        };
        Ok(RuleSection {
            id: entry.id.to_owned(),
            page: entry.topic.slug().to_owned(),
            kind: entry.kind,
            kind_name: self.say(kind_key(entry.kind), &[]),
            label: entry.is_ours().then(|| self.say("reference-ours", &[])),
            figures: entry.figures.iter().map(figure).collect::<Result<_, EmpileError>>()?,
            title: entry.title,
            body: entry.body.into_iter().map(block).collect(),
        })
    }

    fn rule_hit(&self, hit: Hit) -> RuleHit {
        RuleHit {
            id: hit.id.to_owned(),
            page: hit.topic.slug().to_owned(),
            page_name: self.reference.name(hit.topic),
            title: hit.title,
            opening: hit.opening,
        }
    }
}

fn kind_key(kind: Kind) -> &'static str {
    match kind {
        Kind::Goal => "reference-kind-goal",
        Kind::Material => "reference-kind-material",
        Kind::Setup => "reference-kind-setup",
        Kind::Turn => "reference-kind-turn",
        Kind::Special => "reference-kind-special",
        Kind::End => "reference-kind-end",
        Kind::Score => "reference-kind-score",
        Kind::Dispute => "reference-kind-dispute",
        Kind::Ruling => "reference-kind-ruling",
        Kind::Word => "reference-kind-word",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_opens_for_every_number_of_players_with_figures_that_are_drawn() {
        let app = Empile::open_in_memory("fr").unwrap();
        let pages = app.rule_pages().unwrap();
        assert_eq!(pages.iter().filter_map(|page| page.game).count(), GameId::ALL.len());
        let mut figures = 0;
        for page in pages {
            for players in page.least_players..=page.most_players {
                for section in app.rule_page(&page.slug, players).unwrap() {
                    assert!(!section.title.is_empty() && !section.body.is_empty(), "{section:?}");
                    assert_eq!(section.label.is_some(), section.kind == Kind::Ruling);
                    for figure in &section.figures {
                        let scene = app.figure_scene(&figure.id, 328.0, 328.0 / figure.shape).unwrap();
                        assert!(!scene.nodes.is_empty() && !scene.pictures.is_empty());
                        figures += 1;
                    }
                }
            }
        }
        assert!(figures > 14);
    }

    #[test]
    fn a_search_leads_to_a_section_and_its_page() {
        let app = Empile::open_in_memory("fr").unwrap();
        let hits = app.search_rules("pelote", Some("pile-poils".into())).unwrap();
        let section = app.rule(&hits[0].id, Some(3)).unwrap();
        assert_eq!((section.title, section.page), (hits[0].title.clone(), "pile-poils".to_owned()));
        assert_eq!(hits[0].page_name, "Pile-Poils");
        let code = |error: EmpileError| error.code().to_owned();
        let unknown_page = app.search_rules("pelote", Some("nonsense".into())).unwrap_err();
        assert_eq!(code(unknown_page), "no-such-page");
        assert_eq!(code(app.rule("pile-poils.nonsense", None).unwrap_err()), "no-such-rule");
        assert_eq!(code(app.figure_scene("nonsense", 10.0, 10.0).unwrap_err()), "no-such-figure");
    }
}
