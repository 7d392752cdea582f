//! The quick reference, as a shell asks for it.

use std::collections::HashMap;

use empile_campaign::MatchId;
use empile_games::{AnySetup, GameId};
use empile_reference::{Block, Entry, Hit, Kind, Share, Topic};
use empile_stage::{Figure, Surface, lesson};

use crate::{Empile, EmpileError, MatchSetup, Screen, TableScene, lessons::lesson_of, options};

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

    /// One section as it holds at the table of a match, with what was chosen there.
    pub fn rule_at_table(&self, id: &str, match_id: MatchId) -> Result<RuleSection, EmpileError> {
        let setup = match lesson_of(match_id) {
            Some(game) => lesson(game).setup,
            None => self.read_log(|log| log.load_match(match_id))?.setup,
        };
        self.rule_with(id, &setup)
    }

    /// One section as it will hold at a table that is being set, with what has been chosen so far and for those who sit,
    /// as far as they can play.
    pub fn rule_as_chosen(
        &self,
        id: &str,
        setup: MatchSetup,
        players: Option<u8>,
    ) -> Result<RuleSection, EmpileError> {
        let allowed = setup.game.descriptor().players;
        let seated = players.filter(|players| allowed.contains(players));
        match self.chosen_setup(setup, seated.unwrap_or(*allowed.start()).into()) {
            Ok(setup) => self.rule_with(id, &setup),
            // Something is chosen that is not written yet.
            Err(_) => self.rule(id, seated),
        }
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
    fn rule_with(&self, id: &str, setup: &AnySetup) -> Result<RuleSection, EmpileError> {
        let rule = self.reference.section_at(id, setup);
        let mut section =
            self.rule_section(rule.map_err(|refusal| EmpileError::reference(&self.lexicon, &refusal))?)?;
        section.body.extend(self.choices_of(id, setup));
        Ok(section)
    }

    /// What a table has chosen among the options that this section explains.
    fn choices_of(&self, id: &str, setup: &AnySetup) -> Vec<RuleBlock> {
        let explained = setup.chosen().into_iter().filter(|(line, _)| line.rule == id);
        let items: Vec<String> =
            explained.map(|(line, value)| options::chosen(setup.id(), &line, value, &self.lexicon)).collect();
        if items.is_empty() {
            return Vec::new();
        }
        let text = self.say("reference-at-this-table", &[]);
        vec![RuleBlock::Paragraph { text }, RuleBlock::Bullets { items }]
    }

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
            label: label_key(entry.share).map(|key| self.say(key, &[])),
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

fn label_key(share: Share) -> Option<&'static str> {
    match share {
        Share::None => None,
        Share::Part => Some("reference-partly-ours"),
        Share::Whole => Some("reference-ours"),
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
    use crate::ChosenOption;

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
                    assert!(section.label.is_some() || section.kind != Kind::Ruling, "{section:?}");
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

    fn words(section: &RuleSection) -> String {
        let lines = section.body.iter().flat_map(|block| match block {
            RuleBlock::Paragraph { text } => vec![text.clone()],
            RuleBlock::Bullets { items } => items.clone(),
        });
        lines.collect::<Vec<_>>().join("\n")
    }

    /// Every option of every game: at a table that chose something else, the rule that explains it reads otherwise, and
    /// names what was chosen.
    #[test]
    fn a_rule_that_is_opened_from_a_table_tells_what_that_table_chose() {
        let app = Empile::open_in_memory("fr").unwrap();
        let people: Vec<_> =
            (0..8).map(|number| app.add_player(format!("P{number}"), number).unwrap().id).collect();
        for game in GameId::ALL {
            let players = usize::from(*game.descriptor().players.end());
            for option in app.options(*game).unwrap() {
                let mut told = Vec::new();
                for value in &option.values {
                    let chosen = ChosenOption { key: option.key.clone(), value: value.value.clone() };
                    let rows = value.asks_rows.then(|| app.rows_to_begin_with(*game).unwrap());
                    let setup = MatchSetup { game: *game, options: vec![chosen], rows };
                    let table =
                        app.start_as_chosen(setup.clone(), people[..players].to_vec(), None, None).unwrap();
                    let at_table = app.rule_at_table(&option.rule, table.id()).unwrap();
                    let line = format!("{}\u{a0}: {}", option.label, value.label);
                    assert!(words(&at_table).contains(&line), "{game:?}: {line}\n{}", words(&at_table));
                    let before = app.rule_as_chosen(&option.rule, setup, u8::try_from(players).ok());
                    assert_eq!(before.unwrap(), at_table);
                    told.push(words(&at_table));
                }
                let count = told.len();
                told.sort_unstable();
                told.dedup();
                assert_eq!(told.len(), count, "{game:?}: two values of {} read alike", option.key);
            }
        }
    }

    /// Numbers and times are also told wherever the page names them, not only where they are explained.
    #[test]
    fn no_section_of_a_table_tells_the_usual_number_where_another_was_chosen() {
        let app = Empile::open_in_memory("fr").unwrap();
        let setup = |red: &str| MatchSetup {
            game: GameId::CuiBono,
            options: vec![ChosenOption { key: "red".to_owned(), value: red.to_owned() }],
            rows: None,
        };
        let score = |red| words(&app.rule_as_chosen("cui-bono.score", setup(red), None).unwrap());
        assert!(
            score("5").contains("rouge\u{a0}: 5") && score("1").contains("rouge\u{a0}: 1"),
            "{}",
            score("5")
        );
    }

    #[test]
    fn a_table_that_is_not_set_yet_reads_the_rule_as_anybody_does() {
        let app = Empile::open_in_memory("fr").unwrap();
        let own = ChosenOption { key: "side".to_owned(), value: "own".to_owned() };
        let setup = MatchSetup { game: GameId::PilePoils, options: vec![own], rows: None };
        let rule = "pile-poils.ruling-board";
        assert_eq!(app.rule_as_chosen(rule, setup, Some(9)), app.rule(rule, None));
    }
}
