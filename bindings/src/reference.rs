//! The quick reference.

use std::collections::HashMap;

use empile_app::Screen;
use empile_reference::{Block, Entry, Hit, Kind, Topic};
use empile_stage::Surface;

use crate::{Empile, EmpileError, TableScene};

/// A page of the quick reference.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct RulePageInfo {
    /// Its stable name; that of its game, if it is about one.
    pub slug: String,
    /// What it is called.
    pub name: String,
    /// The game that it is about.
    pub game: Option<String>,
    /// It is read for at least so many players.
    pub least_players: u8,
    /// It is read for at most so many. The same as the least: it reads the same for everyone.
    pub most_players: u8,
}

/// What a section is about, in the order of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum RuleKind {
    /// What the players are after.
    Goal,
    /// What has to be on the table.
    Material,
    /// How it is laid out for so many players.
    Setup,
    /// What a player does.
    Turn,
    /// What happens now and then.
    Special,
    /// When it is over.
    End,
    /// Who has won, and by how much.
    Score,
    /// A question that tables ask.
    Dispute,
    /// A decision of ours, where the booklet is silent.
    Ruling,
    /// A word that several games share.
    Word,
}

impl From<Kind> for RuleKind {
    fn from(kind: Kind) -> RuleKind {
        match kind {
            Kind::Goal => RuleKind::Goal,
            Kind::Material => RuleKind::Material,
            Kind::Setup => RuleKind::Setup,
            Kind::Turn => RuleKind::Turn,
            Kind::Special => RuleKind::Special,
            Kind::End => RuleKind::End,
            Kind::Score => RuleKind::Score,
            Kind::Dispute => RuleKind::Dispute,
            Kind::Ruling => RuleKind::Ruling,
            Kind::Word => RuleKind::Word,
        }
    }
}

/// A part of a section, ready to be set.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Enum)]
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

impl From<Block> for RuleBlock {
    fn from(block: Block) -> RuleBlock {
        match block {
            Block::Paragraph(text) => RuleBlock::Paragraph { text },
            Block::Bullets(items) => RuleBlock::Bullets { items },
        }
    }
}

/// A figure below a section.
#[derive(Clone, Debug, PartialEq, uniffi::Record)]
pub struct RuleFigure {
    /// Its stable name, to ask for its scene.
    pub id: String,
    /// So many times as wide as high it is shown at its best.
    pub shape: f32,
}

/// A section of the quick reference, for so many players.
#[derive(Clone, Debug, PartialEq, uniffi::Record)]
pub struct RuleSection {
    /// The stable name that refusals and help lines point to.
    pub id: String,
    /// The page it is on.
    pub page: String,
    /// What it is about.
    pub kind: RuleKind,
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
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
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

#[uniffi::export]
impl Empile {
    /// The pages of the quick reference, the games first.
    pub fn rule_pages(&self) -> Result<Vec<RulePageInfo>, EmpileError> {
        Ok(Topic::all().map(|topic| self.rule_page_info(topic)).collect())
    }

    /// A page for exactly so many players: what does not apply to them is left out.
    pub fn rule_page(&self, slug: String, players: u8) -> Result<Vec<RuleSection>, EmpileError> {
        let page = self.app.rules_page(self.app.topic(&slug)?, players)?;
        page.into_iter().map(|entry| self.rule_section(entry)).collect()
    }

    /// One section, as a refusal, a help line or a hit names it; for the fewest players to whom it says something
    /// unless the table is known.
    pub fn rule(&self, id: String, players: Option<u8>) -> Result<RuleSection, EmpileError> {
        self.rule_section(self.app.rule(&id, players)?)
    }

    /// The sections that answer these words best, as they are typed; on a page only what belongs to it.
    pub fn search_rules(&self, words: String, page: Option<String>) -> Result<Vec<RuleHit>, EmpileError> {
        let page = page.map(|slug| self.app.topic(&slug)).transpose()?;
        Ok(self.app.search_rules(&words, page).into_iter().map(|hit| self.rule_hit(hit)).collect())
    }

    /// A figure, in density-independent pixels.
    pub fn figure_scene(&self, id: String, width: f32, height: f32) -> Result<TableScene, EmpileError> {
        Ok(self.app.figure_scene(&id, Surface { width, height })?.into())
    }

    /// What the screen of the quick reference says, by name.
    pub fn reference_words(&self) -> Result<HashMap<String, String>, EmpileError> {
        Ok(self.words_of(Screen::Reference))
    }
}

impl Empile {
    fn rule_page_info(&self, topic: Topic) -> RulePageInfo {
        let players = topic.players();
        RulePageInfo {
            slug: topic.slug().to_owned(),
            name: self.app.page_name(topic),
            game: match topic {
                Topic::Game(game) => Some(game.slug().to_owned()),
                Topic::Glossary | Topic::Table => None,
            },
            least_players: *players.start(),
            most_players: *players.end(),
        }
    }

    fn rule_section(&self, entry: Entry) -> Result<RuleSection, EmpileError> {
        let figure = |id: &&str| Ok(RuleFigure { id: (*id).to_owned(), shape: self.app.figure(id)?.shape() });
        Ok(RuleSection {
            id: entry.id.to_owned(),
            page: entry.topic.slug().to_owned(),
            kind: entry.kind.into(),
            kind_name: self.app.kind_name(entry.kind),
            label: entry.is_ours().then(|| self.app.say("reference-ours", &[])),
            figures: entry.figures.iter().map(figure).collect::<Result<_, EmpileError>>()?,
            title: entry.title,
            body: entry.body.into_iter().map(Into::into).collect(),
        })
    }

    fn rule_hit(&self, hit: Hit) -> RuleHit {
        RuleHit {
            id: hit.id.to_owned(),
            page: hit.topic.slug().to_owned(),
            page_name: self.app.page_name(hit.topic),
            title: hit.title,
            opening: hit.opening,
        }
    }

    pub(crate) fn words_of(&self, screen: Screen) -> HashMap<String, String> {
        self.app.screen_words(screen).into_iter().map(|(name, text)| (name.to_owned(), text)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_opens_for_every_number_of_players_with_figures_that_are_drawn() {
        let app = Empile::open_in_memory("fr".into()).unwrap();
        let pages = app.rule_pages().unwrap();
        assert_eq!(pages.iter().filter(|page| page.game.is_some()).count(), 10);
        let mut figures = 0;
        for page in pages {
            for players in page.least_players..=page.most_players {
                for section in app.rule_page(page.slug.clone(), players).unwrap() {
                    assert!(!section.title.is_empty() && !section.body.is_empty(), "{section:?}");
                    assert_eq!(section.label.is_some(), section.kind == RuleKind::Ruling);
                    for figure in &section.figures {
                        let scene = app.figure_scene(figure.id.clone(), 328.0, 328.0 / figure.shape).unwrap();
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
        let app = Empile::open_in_memory("fr".into()).unwrap();
        let hits = app.search_rules("pelote".into(), Some("pile-poils".into())).unwrap();
        let section = app.rule(hits[0].id.clone(), Some(3)).unwrap();
        assert_eq!((section.title, section.page), (hits[0].title.clone(), "pile-poils".to_owned()));
        assert_eq!(hits[0].page_name, "Pile-Poils");
        assert!(app.search_rules("pelote".into(), Some("nonsense".into())).is_err());
        assert!(app.rule("pile-poils.nonsense".into(), None).is_err());
        assert!(app.figure_scene("nonsense".into(), 10.0, 10.0).is_err());
    }
}
