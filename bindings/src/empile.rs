use std::{collections::HashMap, path::Path, str::FromStr, sync::Arc};

use empile_app::{Newcomer, StandingTime};
use empile_games::{
    AnySetup, GameId,
    contract::{Pace, Seed},
};
use empile_stage::Surface;

use crate::{
    EmpileError, GameInfo, MatchSetup, OpenMatchInfo, OptionInfo, PlayerInfo, Table, TableScene, TextFact,
};

/// The app: a log and a language.
#[derive(uniffi::Object)]
pub struct Empile {
    pub(crate) app: empile_app::Empile,
}

#[uniffi::export]
impl Empile {
    /// Opens the log at this path, or makes it, and speaks the language of this tag (« fr », « en-GB »).
    #[uniffi::constructor]
    pub fn open(path: String, language_tag: String) -> Result<Arc<Empile>, EmpileError> {
        Ok(Arc::new(Empile { app: empile_app::Empile::open(Path::new(&path), &language_tag)? }))
    }

    /// An app whose log is forgotten when it closes: for previews, tours and tests.
    #[uniffi::constructor]
    pub fn open_in_memory(language_tag: String) -> Result<Arc<Empile>, EmpileError> {
        Ok(Arc::new(Empile { app: empile_app::Empile::open_in_memory(&language_tag)? }))
    }

    /// An app whose tables' time stands still between two touches, so that the same touches always play the same match:
    /// for tests and recordings. Its log is forgotten when it closes, unless it has a path.
    #[uniffi::constructor(default(path = None))]
    pub fn open_rehearsal(language_tag: String, path: Option<String>) -> Result<Arc<Empile>, EmpileError> {
        let app = match path {
            Some(path) => empile_app::Empile::open(Path::new(&path), &language_tag)?,
            None => empile_app::Empile::open_in_memory(&language_tag)?,
        };
        Ok(Arc::new(Empile { app: app.with_time(Arc::new(StandingTime)) }))
    }

    /// The games on the shelf.
    pub fn games(&self) -> Result<Vec<GameInfo>, EmpileError> {
        Ok(self.app.games().map(|game| self.game_info(game)).collect())
    }

    /// What can be chosen before a match of a game.
    pub fn options(&self, game: String) -> Result<Vec<OptionInfo>, EmpileError> {
        Ok(self.app.options(self.game(&game)?).into_iter().map(Into::into).collect())
    }

    /// Every text that needs no facts, by key: asked for once.
    pub fn texts(&self) -> Result<HashMap<String, String>, EmpileError> {
        Ok(self.app.texts().into_iter().collect())
    }

    /// One text with its facts.
    pub fn say(&self, key: String, facts: Vec<TextFact>) -> Result<String, EmpileError> {
        let facts: Vec<_> = facts.iter().map(TextFact::named).collect();
        Ok(self.app.say(&key, &facts))
    }

    /// The language spoken, as a tag.
    pub fn language_tag(&self) -> Result<String, EmpileError> {
        Ok(self.app.language().tag().to_owned())
    }

    /// The roster.
    pub fn players(&self) -> Result<Vec<PlayerInfo>, EmpileError> {
        Ok(self.app.players()?.into_iter().map(Into::into).collect())
    }

    /// Adds somebody to the roster.
    pub fn add_player(&self, name: String, colour: u8) -> Result<PlayerInfo, EmpileError> {
        Ok(self.app.add_player(Newcomer { name, colour })?.into())
    }

    /// Matches that wait to be resumed, the last played first.
    pub fn open_matches(&self) -> Result<Vec<OpenMatchInfo>, EmpileError> {
        Ok(self.app.matches_in_progress()?.into_iter().map(Into::into).collect())
    }

    /// Starts a match; the first of `seats` plays first. Without a seed, chance chooses one; without a campaign, it
    /// counts in that of every day.
    #[uniffi::method(default(campaign = None))]
    pub fn start_match(
        &self,
        setup: MatchSetup,
        seats: Vec<String>,
        seed: Option<u64>,
        campaign: Option<String>,
    ) -> Result<Arc<Table>, EmpileError> {
        let setup = self.setup(setup, seats.len())?;
        let seats = seats.iter().map(|id| self.id(id)).collect::<Result<_, _>>()?;
        let seed = seed.map(Seed);
        Ok(Table::over(match campaign {
            Some(campaign) => self.app.start_match_in(self.id(&campaign)?, setup, seats, seed)?,
            None => self.app.start_match(setup, seats, seed)?,
        }))
    }

    /// Takes a match up where it was left.
    pub fn resume_match(&self, id: String) -> Result<Arc<Table>, EmpileError> {
        Ok(Table::over(self.app.resume_match(self.id(&id)?)?))
    }

    /// Plays the same again with the same people; the next around the table begins.
    pub fn rematch(&self, id: String, seed: Option<u64>) -> Result<Arc<Table>, EmpileError> {
        Ok(Table::over(self.app.rematch(self.id(&id)?, seed.map(Seed))?))
    }

    /// What a match would look like before its first move, to choose it by.
    pub fn preview(
        &self,
        setup: MatchSetup,
        players: u8,
        width: f32,
        height: f32,
    ) -> Result<TableScene, EmpileError> {
        let setup = self.setup(setup, players.into())?;
        Ok(self.app.preview(setup, Surface { width, height })?.into())
    }

    /// The picture on the first page.
    pub fn welcome(&self, width: f32, height: f32) -> Result<TableScene, EmpileError> {
        Ok(self.app.welcome(Surface { width, height }).into())
    }

    /// Puts a match aside for ever; what was played stays in the log.
    pub fn abandon_match(&self, id: String) -> Result<(), EmpileError> {
        Ok(self.app.abandon_match(self.id(&id)?)?)
    }
}

impl Empile {
    pub(crate) fn game(&self, slug: &str) -> Result<GameId, EmpileError> {
        let game = GameId::ALL.iter().find(|id| id.slug() == slug);
        Ok(*game.ok_or_else(|| self.app.fault("no-such-game"))?)
    }

    fn setup(&self, setup: MatchSetup, players: usize) -> Result<AnySetup, EmpileError> {
        let game = self.game(&setup.game)?;
        let players = u8::try_from(players).unwrap_or(u8::MAX);
        Ok(self.app.setup(game, players, &setup.into())?)
    }

    fn game_info(&self, game: GameId) -> GameInfo {
        let descriptor = game.descriptor();
        GameInfo {
            slug: game.slug().to_owned(),
            name: self.app.say(&format!("game-{}", game.slug()), &[]),
            tagline: self.app.say(&format!("game-{}-tagline", game.slug()), &[]),
            least_players: *descriptor.players.start(),
            most_players: *descriptor.players.end(),
            real_time: descriptor.pace == Pace::RealTime,
            co_operative: descriptor.co_operative,
            most_robots: self.app.most_robots(game),
        }
    }

    pub(crate) fn id<I: FromStr>(&self, text: &str) -> Result<I, EmpileError> {
        text.parse().map_err(|_| self.app.fault("not-an-id").into())
    }
}
