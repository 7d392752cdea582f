//! The quick reference, and what the tools at the table have counted, as a shell asks for them.

use empile_campaign::{HandResult, Note, PlayerId, ResultId, UnixMillis};
use empile_reference::{Entry, Hit, Topic};

use crate::{AppError, Empile, tools::Scores};

impl Empile {
    /// What a page of the quick reference is called.
    #[must_use]
    pub fn page_name(&self, topic: Topic) -> String {
        self.reference.name(topic)
    }

    /// The rules of a game for exactly so many, or a page that is the same for everyone.
    pub fn rules_page(&self, topic: Topic, players: u8) -> Result<Vec<Entry>, AppError> {
        let page = self.reference.page(topic, players);
        page.map_err(|problem| AppError::reference(&self.lexicon, &problem))
    }

    /// The rule that a refusal, a help line or a hit names; for the fewest players unless the table is known.
    pub fn rule(&self, id: &str, players: Option<u8>) -> Result<Entry, AppError> {
        let rule = self.reference.section(id, players);
        rule.map_err(|problem| AppError::reference(&self.lexicon, &problem))
    }

    /// The rules that answer these words best, as they are typed.
    #[must_use]
    pub fn search_rules(&self, words: &str, page: Option<Topic>) -> Vec<Hit> {
        self.reference.search(words, page)
    }

    /// Writes what a tool has counted into the log, as a game that was played with the real box.
    pub fn write_down(
        &self,
        tool: &impl Scores,
        players: &[PlayerId],
        played_at: UnixMillis,
    ) -> Result<ResultId, AppError> {
        let places = tool.to_hand_form(players).map_err(|problem| AppError::tool(&self.lexicon, &problem))?;
        self.ask_log(|log| {
            let id = log.new_result_id();
            let campaign = log.default_campaign();
            let result = HandResult { campaign, game: tool.game(), played_at, places, note: Note::default() };
            log.enter_result(id, &result)?;
            Ok(id)
        })
    }
}
