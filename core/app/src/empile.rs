use std::{
    collections::BTreeMap,
    path::Path,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    thread,
};

use empile_campaign::{
    CampaignId, Caution, Ending, Log, LogError, MatchId, NewMatch, NewPlayer, OpenReport, Player, PlayerId,
    UnixMillis,
};
use empile_games::{
    AnyGame, AnySetup, GameId,
    contract::{Fact, Match, Record, Seats, Seed},
};
use empile_reference::{Language, Lexicon, Reference};
use empile_stage::{Sitter, Stage, Surface, Words};

use crate::{
    AppError, Chosen, DeviceTime, GameOption, Painted, Replay, Table, TimeSource, options,
    report::title_text,
    robots::{give_way, robot_seats},
    table::{Play, Robots, SharedPace},
};

/// Somebody new at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Newcomer {
    /// The name on the roster.
    pub name: String,
    /// Which of the eight colours and symbols.
    pub colour: u8,
}

/// A match that waits to be resumed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchInProgress {
    /// Its id in the log.
    pub id: MatchId,
    /// Which game.
    pub game: GameId,
    /// Who sits where.
    pub sitters: Vec<Sitter>,
    /// When it was last played.
    pub updated_at: UnixMillis,
}

/// A shell lays its table out as soon as it knows its size; until then, a phone's.
const FIRST_SURFACE: Surface = Surface { width: 400.0, height: 720.0 };

/// The app: a log and a language.
pub struct Empile {
    log: Arc<Mutex<Log>>,
    pub(crate) lexicon: Arc<Lexicon>,
    pub(crate) reference: Reference,
    time: Arc<dyn TimeSource>,
    pub(crate) robot_pace: Arc<SharedPace>,
    opening: OpenReport,
}

impl Empile {
    /// Opens the log at this path, or makes it, and speaks the language of this tag. If the log was damaged, the newest
    /// good copy is opened in its place: [`Empile::opening`] says so, and the players must be told.
    pub fn open(path: &Path, language_tag: &str) -> Result<Empile, AppError> {
        let app = Self::with_log(language_tag, || Log::open_guarded(path, Caution::Usual))?;
        app.copy_the_log_if_due();
        Ok(app)
    }

    /// Sees to the daily copy while the players sit down. A copy that cannot be made (a full disk) is tried again at the
    /// next start; the log itself is whole.
    fn copy_the_log_if_due(&self) {
        let log = Arc::downgrade(&self.log);
        thread::spawn(move || {
            log.upgrade().map(|log| log.lock().unwrap_or_else(PoisonError::into_inner).copy_if_due())
        });
    }

    /// An app whose log is forgotten when it closes.
    pub fn open_in_memory(language_tag: &str) -> Result<Empile, AppError> {
        Self::with_log(language_tag, || Ok((Log::open_in_memory()?, OpenReport::default())))
    }

    fn with_log(
        language_tag: &str,
        open: impl FnOnce() -> Result<(Log, OpenReport), LogError>,
    ) -> Result<Empile, AppError> {
        let lexicon = Lexicon::new(Language::for_tag(language_tag)).map_err(|problem| AppError {
            code: "internal".into(),
            reason: problem.to_string(),
            rule: None,
        })?;
        let (log, opening) = open().map_err(|error| AppError::log(&lexicon, &error))?;
        let (log, lexicon) = (Arc::new(Mutex::new(log)), Arc::new(lexicon));
        let reference = Reference::new(Arc::clone(&lexicon));
        let (time, robot_pace) = (Arc::new(DeviceTime::default()), Arc::default());
        Ok(Empile { log, lexicon, reference, time, robot_pace, opening })
    }

    /// The same app, whose tables go by another clock than the device's.
    #[must_use]
    pub fn with_time(self, time: Arc<dyn TimeSource>) -> Empile {
        Empile { time, ..self }
    }

    /// What happened when the log was opened.
    #[must_use]
    pub fn opening(&self) -> &OpenReport {
        &self.opening
    }

    /// Asks the log for something, or has it do something: campaigns, results by hand, history, series, export, import,
    /// copies.
    pub fn ask_log<T>(&self, work: impl FnOnce(&mut Log) -> Result<T, LogError>) -> Result<T, AppError> {
        self.told(work(&mut self.log()))
    }

    /// The games that can be played at a table here.
    pub fn games(&self) -> impl Iterator<Item = GameId> {
        GameId::ALL.iter().copied()
    }

    /// What can be chosen before a match of a game.
    #[must_use]
    pub fn options(&self, game: GameId) -> Vec<GameOption> {
        options::options(game, &self.lexicon)
    }

    /// The set-up of a game for so many players, as chosen.
    pub fn setup(&self, game: GameId, players: u8, chosen: &Chosen) -> Result<AnySetup, AppError> {
        options::setup(game, players, chosen).map_err(|problem| AppError::breach(&self.lexicon, &problem))
    }

    /// Every text that needs no facts, by key.
    #[must_use]
    pub fn texts(&self) -> BTreeMap<String, String> {
        self.lexicon.plain()
    }

    /// One text with its facts.
    #[must_use]
    pub fn say(&self, key: &str, facts: &[(&str, Fact)]) -> String {
        self.lexicon.say(key, facts)
    }

    /// What the stage wants to say.
    #[must_use]
    pub fn say_words(&self, words: &Words) -> String {
        self.lexicon.words(words)
    }

    /// The language spoken.
    #[must_use]
    pub fn language(&self) -> Language {
        self.lexicon.language()
    }

    /// The roster, in alphabetical order.
    pub fn players(&self) -> Result<Vec<Player>, AppError> {
        self.told(self.log().players(false))
    }

    /// Adds somebody to the roster.
    pub fn add_player(&self, newcomer: Newcomer) -> Result<Player, AppError> {
        self.told(self.log().add_player(NewPlayer { name: newcomer.name, colour: newcomer.colour }))
    }

    /// Matches that wait to be resumed, the last played first.
    pub fn matches_in_progress(&self) -> Result<Vec<MatchInProgress>, AppError> {
        let open = self.told(self.log().open_matches())?;
        let matches = open.into_iter().map(|open| {
            Ok(MatchInProgress {
                id: open.id,
                game: open.game,
                sitters: self.sitters(&open.seats)?,
                updated_at: open.updated_at,
            })
        });
        matches.collect()
    }

    /// A seed that nobody could guess.
    pub fn chance(&self) -> Result<Seed, AppError> {
        getrandom::u64().map(Seed).map_err(|_| AppError::new(&self.lexicon, "internal", &[]))
    }

    /// Starts a match. Without a seed, chance chooses one.
    pub fn start_match(
        &self,
        setup: AnySetup,
        seats: Vec<PlayerId>,
        seed: Option<Seed>,
    ) -> Result<Table, AppError> {
        let everyday = self.log().default_campaign();
        self.start_match_in(everyday, setup, seats, seed)
    }

    /// Starts a match that counts in this campaign.
    pub fn start_match_in(
        &self,
        campaign: CampaignId,
        setup: AnySetup,
        seats: Vec<PlayerId>,
        seed: Option<Seed>,
    ) -> Result<Table, AppError> {
        let seed = match seed {
            Some(seed) => seed,
            None => self.chance()?,
        };
        self.check_robots(setup.id(), &seats)?;
        let sitters = self.sitters(&seats)?;
        let robots = robot_seats(&seats);
        let game =
            Match::start(setup.clone(), seed).map_err(|problem| AppError::breach(&self.lexicon, &problem))?;
        let stage = Stage::new(game.state(), sitters.clone(), FIRST_SURFACE);
        let id = self.told(self.log().start_match(NewMatch { campaign, setup, seed, seats }))?;
        Ok(self.table(id, game, stage, sitters, robots))
    }

    /// Takes a match up where it was left.
    pub fn resume_match(&self, id: MatchId) -> Result<Table, AppError> {
        let stored = self.told(self.log().load_match(id))?;
        if stored.ending == Some(Ending::Abandoned) {
            return self.told(Err(LogError::MatchClosed { match_id: id, ending: Ending::Abandoned }));
        }
        let sitters = self.sitters(&stored.seats)?;
        let mut record: Record<AnyGame> =
            Record { setup: stored.setup, seed: stored.seed, entries: stored.entries };
        let last = record.entries.pop();
        let mut game = Match::replay(record).map_err(|_| self.fault("unreadable-match"))?;
        let mut stage = Stage::new(game.state(), sitters.clone(), FIRST_SURFACE);
        if let Some(last) = last {
            // The stage tells again what happened last: whoever comes back finds the table as it was left.
            let mut events = Vec::new();
            game.enter(last, &mut events).map_err(|_| self.fault("unreadable-match"))?;
            stage.follow(game.state(), &events);
        }
        Ok(self.table(id, game, stage, sitters, robot_seats(&stored.seats)))
    }

    fn table(
        &self,
        id: MatchId,
        game: Match<AnyGame>,
        stage: Stage,
        sitters: Vec<Sitter>,
        robots: Seats,
    ) -> Table {
        let (log, lexicon, time) = (Arc::clone(&self.log), Arc::clone(&self.lexicon), Arc::clone(&self.time));
        let robots = Robots { seats: robots, pace: Arc::clone(&self.robot_pace) };
        Table::of(Play::new(id, game, stage, sitters, log, lexicon, time).with_robots(robots))
    }

    /// Shows a match of the log again, step by step.
    pub fn replay(&self, id: MatchId) -> Result<Replay, AppError> {
        let stored = self.told(self.log().load_match(id))?;
        let sitters = self.sitters(&stored.seats)?;
        Replay::new(stored.record(), sitters, Arc::clone(&self.lexicon), FIRST_SURFACE)
    }

    /// Plays the same again with the same people in the same order around the table, in the same campaign. Whoever sat next to the first
    /// player begins, so that everybody has the first throw in turn.
    pub fn rematch(&self, id: MatchId, seed: Option<Seed>) -> Result<Table, AppError> {
        let stored = self.told(self.log().load_match(id))?;
        let mut seats = stored.seats;
        if !seats.is_empty() {
            seats.rotate_left(1);
        }
        self.start_match_in(stored.campaign, stored.setup, seats, seed)
    }

    /// What a match would look like before its first move, to choose it by.
    pub fn preview(&self, setup: AnySetup, surface: Surface) -> Result<Painted, AppError> {
        let game = Match::<AnyGame>::start(setup, Seed(0))
            .map_err(|problem| AppError::breach(&self.lexicon, &problem))?;
        Ok(Painted::alone(&empile_stage::preview(game.state(), surface), &self.lexicon))
    }

    /// The picture on the first page.
    #[must_use]
    pub fn welcome(&self, surface: Surface) -> Painted {
        Painted::alone(&empile_stage::welcome(surface), &self.lexicon)
    }

    /// Puts a match aside for ever; what was played stays in the log.
    pub fn abandon_match(&self, id: MatchId) -> Result<(), AppError> {
        self.told(self.log().abandon_match(id))
    }

    /// A title in words.
    #[must_use]
    pub fn title_text(&self, title: empile_games::pile_poils::Title) -> String {
        title_text(title, &self.lexicon)
    }

    /// The words of the language spoken.
    pub(crate) fn lexicon(&self) -> &Lexicon {
        &self.lexicon
    }

    /// A fault in the player's language, for shells that find one themselves.
    #[must_use]
    pub fn fault(&self, code: &str) -> AppError {
        AppError::new(&self.lexicon, code, &[])
    }

    fn sitters(&self, seats: &[PlayerId]) -> Result<Vec<Sitter>, AppError> {
        let mut roster = self.told(self.log().everyone())?;
        roster.extend(self.robots());
        let mut sitters = seats
            .iter()
            .map(|id| {
                let player = roster.iter().find(|player| player.id == *id);
                let missing = LogError::NoSuchPlayer { player: *id };
                player
                    .map(|player| Sitter { name: player.name.clone(), colour: player.colour })
                    .ok_or_else(|| AppError::log(&self.lexicon, &missing))
            })
            .collect::<Result<Vec<Sitter>, AppError>>()?;
        give_way(&mut sitters, robot_seats(seats));
        Ok(sitters)
    }

    fn told<T>(&self, answer: Result<T, LogError>) -> Result<T, AppError> {
        answer.map_err(|error| AppError::log(&self.lexicon, &error))
    }

    /// A panic while the log was held cannot have left half a transaction: SQLite rolls it back.
    fn log(&self) -> MutexGuard<'_, Log> {
        self.log.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
