//! What shells call by another name or with other arguments than Rust does: constructors, arguments with defaults.

mod pieces;

use std::{path::Path, sync::Arc};

use empile_campaign::{CampaignId, EveningId, MatchId, PlayerId};
use empile_games::{
    GameId,
    contract::{Fact, Seed},
};
use empile_stage::Surface;

use crate::{Empile, EmpileError, Frame, MatchSetup, Replay, StandingTime, Table, TableScene};

pub use pieces::{Piece, piece_picture};

/// A fact that a text names: a number (for plurals) or a word.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum TextFact {
    /// A number.
    Number {
        /// The fact's name in the text.
        name: String,
        /// The number.
        value: i64,
    },
    /// A word.
    Word {
        /// The fact's name in the text.
        name: String,
        /// The word.
        value: String,
    },
}

#[uniffi::export]
impl Empile {
    /// Opens the log at this path, or makes it, and speaks the language of this tag (« fr », « en-GB »).
    #[uniffi::constructor(name = "open")]
    pub fn open_at(path: String, language_tag: String) -> Result<Empile, EmpileError> {
        Empile::open(Path::new(&path), &language_tag)
    }

    /// An app whose log is forgotten when it closes, and in which it is always the same Sunday: for previews, tours and tests.
    #[uniffi::constructor(name = "open_in_memory")]
    pub fn open_nowhere(language_tag: String) -> Result<Empile, EmpileError> {
        Empile::open_on_a_sunday(&language_tag)
    }

    /// An app whose tables' time stands still between two touches, so that the same touches always play the same match:
    /// for tests and recordings. Its log is forgotten when it closes, unless it has a path.
    #[uniffi::constructor(default(path = None))]
    pub fn open_rehearsal(language_tag: String, path: Option<String>) -> Result<Empile, EmpileError> {
        let app = match path {
            Some(path) => Empile::open(Path::new(&path), &language_tag)?,
            None => Empile::open_on_a_sunday(&language_tag)?,
        };
        Ok(app.with_time(Arc::new(StandingTime)))
    }

    /// One text with its facts.
    #[uniffi::method(name = "say")]
    pub fn say_with(&self, key: String, facts: Vec<TextFact>) -> Result<String, EmpileError> {
        let named = |fact| match fact {
            &TextFact::Number { ref name, value } => (name.as_str(), Fact::Number(value)),
            TextFact::Word { name, value } => (name.as_str(), Fact::Text(value.clone())),
        };
        Ok(self.say(&key, &facts.iter().map(named).collect::<Vec<_>>()))
    }

    /// Starts a match; the first of `seats` plays first. Without a seed, chance chooses one; without a campaign, it
    /// counts in that of every day; without an evening, for none.
    #[uniffi::method(name = "start_match", default(campaign = None, evening = None))]
    pub fn start_for_shell(
        &self,
        setup: MatchSetup,
        seats: Vec<PlayerId>,
        seed: Option<Seed>,
        campaign: Option<CampaignId>,
        evening: Option<EveningId>,
    ) -> Result<Arc<Table>, EmpileError> {
        self.start_at_evening(setup, seats, seed, campaign, evening)
    }
}

#[uniffi::export]
impl Table {
    /// The match's id in the log.
    #[uniffi::method(name = "id")]
    pub fn match_id(&self) -> Result<MatchId, EmpileError> {
        Ok(self.id())
    }

    /// The game's stable name.
    #[uniffi::method(name = "game")]
    pub fn game_slug(&self) -> Result<GameId, EmpileError> {
        Ok(self.game())
    }

    /// The table's clock, in milliseconds: touches are stamped with it. It stands still while the table is paused.
    /// While everyone comes to the table it runs, and the match's own time does not.
    pub fn clock_ms(&self) -> Result<u64, EmpileError> {
        Ok(self.now())
    }

    /// The scene now, with all its pictures: a look at the table that no view misses anything by.
    #[uniffi::method(name = "scene")]
    pub fn scene_now(&self) -> Result<TableScene, EmpileError> {
        Ok(self.scene())
    }

    /// Lays the table out for a surface, in density-independent pixels, and shows all of it. A reader who wants text so
    /// many times as large gets it where there is room.
    #[uniffi::method(name = "resize", default(text_scale = 1.0))]
    pub fn lay_out(&self, width: f32, height: f32, text_scale: f32) -> Result<Frame, EmpileError> {
        self.resize(Surface { width, height }, text_scale)
    }
}

#[uniffi::export]
impl Replay {
    /// Lays it out for a surface, in density-independent pixels.
    #[uniffi::method(default(text_scale = 1.0))]
    pub fn resize(&self, width: f32, height: f32, text_scale: f32) -> Result<(), EmpileError> {
        self.lay_out(Surface { width, height }, text_scale);
        Ok(())
    }
}
