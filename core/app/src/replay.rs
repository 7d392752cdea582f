use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use empile_games::{
    AnyGame, GameId,
    contract::{Match, Record, Seed},
};
use empile_reference::Lexicon;
use empile_stage::{Sitter, Stage, Surface};

use crate::{AppError, PaintedChanges, painted::PictureBook};

/// A match of the log, shown again step by step. Nothing it does is written down.
pub struct Replay {
    record: Record<AnyGame>,
    lexicon: Arc<Lexicon>,
    film: Mutex<Film>,
}

struct Film {
    game: Match<AnyGame>,
    stage: Stage,
    book: PictureBook,
}

impl Replay {
    pub(crate) fn new(
        record: Record<AnyGame>,
        sitters: Vec<Sitter>,
        lexicon: Arc<Lexicon>,
        surface: Surface,
    ) -> Result<Replay, AppError> {
        let unreadable = || AppError::new(&lexicon, "unreadable-match", &[]);
        let game = Match::start(record.setup.clone(), record.seed).map_err(|_| unreadable())?;
        let stage = Stage::new(game.state(), sitters, surface);
        let film = Film { game, stage, book: PictureBook::default() };
        Ok(Replay { record, film: Mutex::new(film), lexicon })
    }

    /// Which game.
    #[must_use]
    pub fn game(&self) -> GameId {
        self.film().game.state().id()
    }

    /// Where chance began.
    #[must_use]
    pub fn seed(&self) -> Seed {
        self.record.seed
    }

    /// How many steps there are.
    #[must_use]
    pub fn length(&self) -> usize {
        self.record.entries.len()
    }

    /// At which step it is.
    #[must_use]
    pub fn step(&self) -> usize {
        self.film().game.record().entries.len()
    }

    /// Goes to a step, the last one if there are not so many, and tells what happened in it.
    pub fn go_to(&self, step: usize) -> Result<Vec<String>, AppError> {
        let unreadable = || AppError::new(&self.lexicon, "unreadable-match", &[]);
        let step = step.min(self.length());
        let film = &mut *self.film();
        if step < film.game.record().entries.len() {
            film.game =
                Match::start(self.record.setup.clone(), self.record.seed).map_err(|_| unreadable())?;
            film.stage.reset(film.game.state());
        }
        let mut told = Vec::new();
        let done = film.game.record().entries.len();
        for entry in self.record.entries.get(done..step).unwrap_or_default() {
            let mut events = Vec::new();
            film.game.enter(entry.clone(), &mut events).map_err(|_| unreadable())?;
            told = film.stage.follow(film.game.state(), &events).narration;
        }
        Ok(told.iter().map(|words| self.lexicon.words(words)).collect())
    }

    /// Lays it out for a surface.
    pub fn resize(&self, surface: Surface, text_scale: f32) {
        let Film { game, stage, .. } = &mut *self.film();
        stage.resize(game.state(), surface, text_scale);
    }

    /// What changed since this was last asked. A new view asks `from_scratch` and gets everything.
    pub fn changes(&self, from_scratch: bool) -> PaintedChanges {
        let Film { stage, book, .. } = &mut *self.film();
        if from_scratch {
            book.clear();
            stage.forget_handed_out();
        }
        book.paint_changes(&stage.changes(), &self.lexicon)
    }

    /// A thread that panicked holding the lock left a state that is shown, not kept.
    fn film(&self) -> MutexGuard<'_, Film> {
        self.film.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
