use std::{
    collections::HashMap,
    path::Path,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    thread,
};

use empile_campaign::{
    CampaignId, Caution, Ending, EveningId, Log, LogError, MatchId, NewMatch, NewPlayer, OpenReport,
    PlayerId, Reader, Readers, UnixMillis,
};
use empile_games::{
    AnyGame, AnySetup, GameId,
    contract::{Fact, Game, Match, Pace, Record, Seat, Seats, Seed, TitleRank},
};
use empile_reference::{Language, Lexicon, Reference};
use empile_stage::{Sitter, Stage, Surface, Words};

use crate::{
    DeviceTime, EmpileError, MatchSetup, PlayerInfo, Replay, Table, TableScene, TimeSource,
    desk::Desks,
    lessons::lesson_of,
    open_tables::OpenTables,
    report::title_text,
    robots::{give_way, known_robots, robot_seats},
    table::{Play, Robots, SharedPace},
};

/// A game on the shelf.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct GameInfo {
    /// Its stable name.
    pub slug: GameId,
    /// Its name.
    pub name: String,
    /// What it is about.
    pub tagline: String,
    /// At least so many play.
    pub least_players: u8,
    /// At most so many play.
    pub most_players: u8,
    /// Everyone plays at once, around the device.
    pub real_time: bool,
    /// Players win or lose together in at least one of its modes.
    pub co_operative: bool,
    /// So many robots can sit at the table beside people.
    pub most_robots: u8,
    /// What the order of the seats means, and how it is changed.
    pub seating_hint: String,
    /// What the page is called that looks back at a match of it, if there is one.
    pub hindsight: Option<String>,
}

/// A match that waits to be resumed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct OpenMatchInfo {
    /// Its id in the log.
    pub id: MatchId,
    /// Which game.
    pub game: GameId,
    /// The names on the seats.
    pub names: Vec<String>,
    /// The badges of the seats: colours, with symbols or faces.
    pub colours: Vec<u8>,
    /// When it was last played, in milliseconds since 1970.
    pub updated_at: UnixMillis,
}

/// A shell lays its table out as soon as it knows its size; until then, a phone's.
pub(crate) const FIRST_SURFACE: Surface = Surface { width: 400.0, height: 720.0 };

/// The app: a log and a language.
#[cfg_attr(feature = "uniffi", derive(uniffi::Object))]
pub struct Empile {
    log: Arc<Mutex<Log>>,
    readers: Arc<Readers>,
    pub(crate) lexicon: Arc<Lexicon>,
    pub(crate) reference: Reference,
    pub(crate) time: Arc<dyn TimeSource>,
    pub(crate) robot_pace: Arc<SharedPace>,
    opening: OpenReport,
    pub(crate) tables: OpenTables,
    pub(crate) desks: Desks,
}

/// The afternoon of 15 November 2026, a second later each time that it is asked for.
#[cfg(feature = "uniffi")]
#[derive(Default)]
struct Sunday(std::sync::atomic::AtomicI64);

#[cfg(feature = "uniffi")]
impl empile_campaign::Clock for Sunday {
    fn now(&self) -> UnixMillis {
        const AFTERNOON: UnixMillis = 1_794_754_800_000;
        const SECOND: UnixMillis = 1_000;
        AFTERNOON + SECOND * self.0.fetch_add(1, std::sync::atomic::Ordering::Relaxed)
    }
}

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl Empile {
    /// The games on the shelf.
    pub fn games(&self) -> Result<Vec<GameInfo>, EmpileError> {
        Ok(GameId::ALL.iter().map(|game| self.game_info(*game)).collect())
    }

    /// Every text that needs no facts, by key: asked for once.
    pub fn texts(&self) -> Result<HashMap<String, String>, EmpileError> {
        Ok(self.lexicon.plain().into_iter().collect())
    }

    /// The language spoken, as a tag.
    pub fn language_tag(&self) -> Result<String, EmpileError> {
        Ok(self.lexicon.language().tag().to_owned())
    }

    /// The roster, in alphabetical order.
    pub fn players(&self) -> Result<Vec<PlayerInfo>, EmpileError> {
        Ok(self.read_log(|log| log.players(false))?.into_iter().map(Into::into).collect())
    }

    /// Adds somebody to the roster.
    pub fn add_player(&self, name: String, colour: u8) -> Result<PlayerInfo, EmpileError> {
        Ok(self.told(self.log().add_player(NewPlayer { name, colour }))?.into())
    }

    /// Matches that wait to be resumed, the last played first.
    pub fn open_matches(&self) -> Result<Vec<OpenMatchInfo>, EmpileError> {
        let open = self.read_log(Reader::open_matches)?;
        let matches = open.into_iter().map(|open| {
            let sitters = self.sitters(&open.seats)?;
            Ok(OpenMatchInfo {
                id: open.id,
                game: open.game,
                colours: sitters.iter().map(|sitter| sitter.colour).collect(),
                names: sitters.into_iter().map(|sitter| sitter.name).collect(),
                updated_at: open.updated_at,
            })
        });
        matches.collect()
    }

    /// Takes a match up where it was left; at the table where it is played already, if it is.
    pub fn resume_match(&self, id: MatchId) -> Result<Arc<Table>, EmpileError> {
        self.tables.open(id, || match lesson_of(id) {
            Some(game) => self.lesson_table(game),
            None => self.reopened(id),
        })
    }

    /// Plays the same again with the same people in the same order around the table, in the same campaign. Whoever sat next to the first
    /// player begins, so that everybody has the first throw in turn.
    pub fn rematch(&self, id: MatchId, seed: Option<Seed>) -> Result<Arc<Table>, EmpileError> {
        let stored = self.read_log(|log| log.load_match(id))?;
        let mut seats = stored.seats;
        if !seats.is_empty() {
            seats.rotate_left(1);
        }
        let evening = self.evening_again(id)?;
        self.begin(stored.campaign, stored.setup.renewed(), seats, seed, evening)
    }

    /// Shows a match of the log again, step by step. Where players have to remember what was shown, only once it has
    /// ended.
    pub fn replay(&self, match_id: MatchId) -> Result<Arc<Replay>, EmpileError> {
        let stored = self.read_log(|log| log.load_match(match_id))?;
        if stored.ending.is_none() && stored.setup.id().descriptor().from_memory {
            return Err(self.error("replay-before-the-end"));
        }
        let sitters = self.sitters(&stored.seats)?;
        Ok(Arc::new(Replay::new(stored.record(), sitters, Arc::clone(&self.lexicon), FIRST_SURFACE)?))
    }

    /// What a match would look like before its first move, to choose it by.
    pub fn preview(
        &self,
        setup: MatchSetup,
        players: u8,
        width: f32,
        height: f32,
    ) -> Result<TableScene, EmpileError> {
        let game = Match::<AnyGame>::start(self.chosen_setup(setup, players.into())?, Seed(0))
            .map_err(|refusal| EmpileError::breach(&self.lexicon, &refusal))?;
        let scene = empile_stage::preview(game.state(), Surface { width, height });
        Ok(TableScene::alone(&scene, &self.lexicon))
    }

    /// The picture on the first page.
    pub fn welcome(&self, width: f32, height: f32) -> Result<TableScene, EmpileError> {
        Ok(TableScene::alone(&empile_stage::welcome(Surface { width, height }), &self.lexicon))
    }

    /// Puts a match aside for ever; what was played stays in the log.
    pub fn abandon_match(&self, id: MatchId) -> Result<(), EmpileError> {
        self.told(self.log().abandon_match(id))?;
        self.tables.forget(id);
        Ok(())
    }
}

impl Empile {
    /// Opens the log at this path, or makes it, and speaks the language of this tag. If the log was damaged, the newest
    /// good copy is opened in its place: [`Empile::opening`] says so, and the players must be told.
    pub fn open(path: &Path, language_tag: &str) -> Result<Empile, EmpileError> {
        let app = Self::with_log(language_tag, || Log::open_guarded(path, Caution::Usual))?;
        app.copy_the_log_if_due();
        Ok(app)
    }

    /// Sees to the daily copy while the players sit down. A copy that cannot be made (a full disk) is tried again at the
    /// next start; the log itself is whole.
    fn copy_the_log_if_due(&self) {
        let readers = Arc::downgrade(&self.readers);
        thread::spawn(move || readers.upgrade().map(|readers| readers.read(Reader::copy_if_due)));
    }

    /// An app whose log is forgotten when it closes.
    pub fn open_in_memory(language_tag: &str) -> Result<Empile, EmpileError> {
        Self::with_log(language_tag, || Ok((Log::open_in_memory()?, OpenReport::default())))
    }

    /// The same, whose log takes every day for the same one, so that pictures of it are the same on every day.
    #[cfg(feature = "uniffi")]
    pub(crate) fn open_on_a_sunday(language_tag: &str) -> Result<Empile, EmpileError> {
        let clock = Box::new(Sunday::default());
        Self::with_log(language_tag, || Ok((Log::open_in_memory_with_clock(clock)?, OpenReport::default())))
    }

    fn with_log(
        language_tag: &str,
        open: impl FnOnce() -> Result<(Log, OpenReport), LogError>,
    ) -> Result<Empile, EmpileError> {
        let lexicon = Lexicon::new(Language::for_tag(language_tag)).map_err(|refusal| {
            EmpileError::Failed { code: "internal".into(), rule: None, reason: refusal.to_string() }
        })?;
        let (log, opening) = open().map_err(|error| EmpileError::log(&lexicon, &error))?;
        let (log, lexicon) = (Arc::new(Mutex::new(log)), Arc::new(lexicon));
        let readers = Arc::new(Readers::of(&log));
        let reference = Reference::new(Arc::clone(&lexicon));
        let (time, robot_pace) = (Arc::new(DeviceTime::default()), Arc::default());
        let (tables, desks) = (OpenTables::default(), Desks::default());
        Ok(Empile { log, readers, lexicon, reference, time, robot_pace, opening, tables, desks })
    }

    /// The same app, whose tables go by another clock than the device's.
    #[must_use]
    pub fn with_time(self, time: Arc<dyn TimeSource>) -> Empile {
        Empile { time, ..self }
    }

    /// Where time comes from.
    pub(crate) fn time(&self) -> &dyn TimeSource {
        &*self.time
    }

    /// What happened when the log was opened.
    #[must_use]
    pub fn opening(&self) -> &OpenReport {
        &self.opening
    }

    /// Has the log do something: campaigns, results by hand, import. One does at a time, and touches wait for it.
    pub fn ask_log<T>(&self, work: impl FnOnce(&mut Log) -> Result<T, LogError>) -> Result<T, EmpileError> {
        self.told(work(&mut self.log()))
    }

    /// Asks the log for something: roster, history, standings, series, export, copies. All answers are of one moment, and
    /// nobody waits for them, however long they take.
    pub fn read_log<T>(&self, work: impl FnOnce(&Reader) -> Result<T, LogError>) -> Result<T, EmpileError> {
        self.told(self.readers.read(work))
    }

    /// The log is another one: tables and tools that are open are not handed out again.
    pub(crate) fn forget_what_is_open(&self) {
        self.tables.forget_all();
        self.desks.lock().unwrap_or_else(PoisonError::into_inner).clear();
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

    /// A seed that nobody could guess.
    pub fn chance(&self) -> Result<Seed, EmpileError> {
        getrandom::u64().map(Seed).map_err(|_| EmpileError::new(&self.lexicon, "internal", &[]))
    }

    /// Starts a match. Without a seed, chance chooses one.
    pub fn start_match(
        &self,
        setup: AnySetup,
        seats: Vec<PlayerId>,
        seed: Option<Seed>,
    ) -> Result<Arc<Table>, EmpileError> {
        let everyday = self.log().default_campaign();
        self.start_match_in(everyday, setup, seats, seed)
    }

    /// Starts a match as a shell chose it. Without a campaign, it counts in that of every day.
    pub fn start_as_chosen(
        &self,
        setup: MatchSetup,
        seats: Vec<PlayerId>,
        seed: Option<Seed>,
        campaign: Option<CampaignId>,
    ) -> Result<Arc<Table>, EmpileError> {
        self.start_at_evening(setup, seats, seed, campaign, None)
    }

    /// The same, as a match of an evening, if of one.
    pub fn start_at_evening(
        &self,
        setup: MatchSetup,
        seats: Vec<PlayerId>,
        seed: Option<Seed>,
        campaign: Option<CampaignId>,
        evening: Option<EveningId>,
    ) -> Result<Arc<Table>, EmpileError> {
        let setup = self.chosen_setup(setup, seats.len())?;
        let campaign = campaign.unwrap_or_else(|| self.log().default_campaign());
        self.begin(campaign, setup, seats, seed, evening)
    }

    /// Starts a match that counts in this campaign.
    pub fn start_match_in(
        &self,
        campaign: CampaignId,
        setup: AnySetup,
        seats: Vec<PlayerId>,
        seed: Option<Seed>,
    ) -> Result<Arc<Table>, EmpileError> {
        self.begin(campaign, setup, seats, seed, None)
    }

    fn begin(
        &self,
        campaign: CampaignId,
        setup: AnySetup,
        seats: Vec<PlayerId>,
        seed: Option<Seed>,
        evening: Option<EveningId>,
    ) -> Result<Arc<Table>, EmpileError> {
        let seed = match seed {
            Some(seed) => seed,
            None => self.chance()?,
        };
        self.check_robots(setup.id(), &seats, 0)?;
        self.check_reach(&setup, &seats)?;
        let sitters = self.sitters(&seats)?;
        let robots = self.robots_on(&seats);
        let game = Match::start(setup.clone(), seed)
            .map_err(|refusal| EmpileError::breach(&self.lexicon, &refusal))?;
        let stage = Stage::new(game.state(), sitters.clone(), FIRST_SURFACE);
        let id = self.told(self.log().start_match_of(NewMatch { campaign, setup, seed, seats }, evening))?;
        Ok(self.tables.keep(self.table(id, game, stage, sitters, robots)))
    }

    fn table(
        &self,
        id: MatchId,
        game: Match<AnyGame>,
        stage: Stage,
        sitters: Vec<Sitter>,
        robots: Robots,
    ) -> Table {
        let (log, lexicon, time) = (Arc::clone(&self.log), Arc::clone(&self.lexicon), Arc::clone(&self.time));
        Table::of(Play::new(id, game, stage, sitters, log, lexicon, time).with_robots(robots))
    }

    /// A title of a game in words; nothing if it has no such title.
    #[must_use]
    pub fn title_text(&self, game: GameId, title: TitleRank) -> Option<String> {
        title_text(game, title, &self.lexicon)
    }

    /// The words of the language spoken.
    pub(crate) fn lexicon(&self) -> &Lexicon {
        &self.lexicon
    }

    /// A error in the player's language, for shells that find one themselves.
    #[must_use]
    pub fn error(&self, code: &str) -> EmpileError {
        EmpileError::new(&self.lexicon, code, &[])
    }

    /// A match of the log on a table of its own.
    fn reopened(&self, id: MatchId) -> Result<Table, EmpileError> {
        let stored = self.read_log(|log| log.load_match(id))?;
        if stored.ending == Some(Ending::Abandoned) {
            return self.told(Err(LogError::MatchClosed { match_id: id, ending: Ending::Abandoned }));
        }
        let sitters = self.sitters(&stored.seats)?;
        let mut record: Record<AnyGame> =
            Record { setup: stored.setup, seed: stored.seed, entries: stored.entries };
        let last = record.entries.pop();
        let mut game = Match::replay(record).map_err(|_| self.error("unreadable-match"))?;
        let mut stage = Stage::new(game.state(), sitters.clone(), FIRST_SURFACE);
        if let Some(last) = last {
            // The stage tells again what happened last: whoever comes back finds the table as it was left.
            let mut events = Vec::new();
            game.enter(last, &mut events).map_err(|_| self.error("unreadable-match"))?;
            stage.follow(game.state(), &events);
        }
        let robots = self.robots_on(&stored.seats);
        Ok(self.table(id, game, stage, sitters, robots))
    }

    /// What a game is called.
    pub(crate) fn game_name(&self, game: GameId) -> String {
        self.say(&format!("game-{}", game.slug()), &[])
    }

    fn game_info(&self, game: GameId) -> GameInfo {
        let descriptor = game.descriptor();
        GameInfo {
            slug: game,
            name: self.game_name(game),
            tagline: self.say(&format!("game-{}-tagline", game.slug()), &[]),
            least_players: *descriptor.players.start(),
            most_players: *descriptor.players.end(),
            real_time: descriptor.pace == Pace::RealTime,
            co_operative: descriptor.co_operative,
            most_robots: self.most_robots(game),
            hindsight: self.hindsight_title(game),
            seating_hint: self.seating_hint(game),
        }
    }

    /// Who begins, how one sits down, and for whom a game is too quick.
    fn seating_hint(&self, game: GameId) -> String {
        let begins = if first_seat_begins(game) { "seating-first-begins" } else { "seating-all-at-once" };
        let by_eye = (game.descriptor().pace == Pace::RealTime).then_some("seating-by-eye");
        let hints: Vec<String> = [begins].into_iter().chain(by_eye).map(|key| self.say(key, &[])).collect();
        hints.join(" ")
    }

    pub(crate) fn sitters(&self, seats: &[PlayerId]) -> Result<Vec<Sitter>, EmpileError> {
        let everyone = self.read_log(Reader::everyone)?;
        let roster: Vec<PlayerInfo> = everyone.into_iter().map(Into::into).chain(known_robots()).collect();
        let mut sitters = seats
            .iter()
            .map(|id| {
                let player = roster.iter().find(|player| player.id == *id);
                let missing = LogError::NoSuchPlayer { player: *id };
                player
                    .map(|player| Sitter { name: player.name.clone(), colour: player.badge })
                    .ok_or_else(|| EmpileError::log(&self.lexicon, &missing))
            })
            .collect::<Result<Vec<Sitter>, EmpileError>>()?;
        give_way(&mut sitters, robot_seats(seats));
        Ok(sitters)
    }

    /// The log for whoever writes to it from a thread of their own.
    pub(crate) fn log_handle(&self) -> Arc<Mutex<Log>> {
        Arc::clone(&self.log)
    }

    pub(crate) fn told<T>(&self, answer: Result<T, LogError>) -> Result<T, EmpileError> {
        answer.map_err(|error| EmpileError::log(&self.lexicon, &error))
    }

    /// A panic while the log was held cannot have left half a transaction: SQLite rolls it back.
    fn log(&self) -> MutexGuard<'_, Log> {
        self.log.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Is there one who begins? Where everybody does something at once, no seat is first.
fn first_seat_begins(game: GameId) -> bool {
    let usual = game.usual_setup(*game.descriptor().players.end());
    AnyGame::start(&usual, Seed(0)).is_ok_and(|match_| match_.to_act() == Seats::only(Seat(0)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn somebody_begins_just_where_one_alone_is_to_act() {
        let app = Empile::open_in_memory("fr").unwrap();
        let begins = |game: &GameInfo| game.seating_hint.starts_with("La première personne commence.");
        let games = app.games().unwrap();
        let all_at_once: Vec<GameId> =
            games.iter().filter(|game| !begins(game)).map(|game| game.slug).collect();
        assert_eq!(all_at_once, [GameId::PiloPilo, GameId::Teckels]);
        assert!(games.iter().all(|game| game.seating_hint.contains("Touchez un nom")));
    }

    #[test]
    fn whoever_listens_to_the_screen_is_told_which_games_are_too_quick_for_that() {
        let games = Empile::open_in_memory("fr").unwrap().games().unwrap();
        let is_told = |game: &GameInfo| game.seating_hint.contains("lecteur d'écran");
        assert!(games.iter().all(|game| is_told(game) == game.real_time));
        assert!(games.iter().any(is_told) && !games.iter().all(is_told));
    }
}
