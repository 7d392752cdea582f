//! The quick reference, and what the tools at the table have counted, as a shell asks for them.

use empile_campaign::{HandResult, Note, PlayerId, ResultId, UnixMillis};
use empile_reference::{Entry, Hit, Kind, Topic};
use empile_stage::{Figure, Surface};

use crate::{
    AppError, Empile, Painted,
    tools::{Bench, Scores, ToolProblem},
};

impl Empile {
    /// What a page of the quick reference is called.
    #[must_use]
    pub fn page_name(&self, topic: Topic) -> String {
        self.reference.name(topic)
    }

    /// The page of this name.
    pub fn topic(&self, slug: &str) -> Result<Topic, AppError> {
        Topic::named(slug).ok_or_else(|| self.fault("no-such-page"))
    }

    /// What all sections of a kind are called together, above the first of them.
    #[must_use]
    pub fn kind_name(&self, kind: Kind) -> String {
        self.say(kind_key(kind), &[])
    }

    /// The figure of this name, as a section names it.
    pub fn figure(&self, id: &str) -> Result<Figure, AppError> {
        Figure::named(id).ok_or_else(|| self.fault("no-such-figure"))
    }

    /// A figure on a surface, ready to draw.
    pub fn figure_scene(&self, id: &str, surface: Surface) -> Result<Painted, AppError> {
        Ok(Painted::alone(&self.figure(id)?.draw(surface), &self.lexicon))
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

    /// The same for a tool on the table: as long as nothing on it has changed it is written down once, however often
    /// it is asked.
    pub fn write_down_once(
        &self,
        bench: &mut Bench<impl Scores>,
        players: &[PlayerId],
        played_at: UnixMillis,
    ) -> Result<ResultId, AppError> {
        if let Some(id) = bench.written_for(players) {
            return Ok(id);
        }
        let id = self.write_down(bench.tool(), players, played_at)?;
        bench.mark_written(players, id);
        Ok(id)
    }

    /// Why a tool did not take an entry, in the player's language.
    #[must_use]
    pub fn tool_fault(&self, problem: &ToolProblem) -> AppError {
        AppError::tool(&self.lexicon, problem)
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
