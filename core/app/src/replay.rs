use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use empile_games::{
    AnyGame, GameId,
    contract::{Match, Record, Seed},
};
use empile_reference::Lexicon;
use empile_stage::{Sitter, Stage, Surface};

use crate::{EmpileError, SceneChanges, painted::PictureBook};

/// A match of the log, shown again step by step. Nothing it does is written down.
#[cfg_attr(feature = "uniffi", derive(uniffi::Object))]
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
    ) -> Result<Replay, EmpileError> {
        let unreadable = || EmpileError::new(&lexicon, "unreadable-match", &[]);
        let game = Match::start(record.setup.clone(), record.seed).map_err(|_| unreadable())?;
        let stage = Stage::new(game.state(), sitters, surface);
        let film = Film { game, stage, book: PictureBook::default() };
        Ok(Replay { record, film: Mutex::new(film), lexicon })
    }

    /// A thread that panicked holding the lock left a state that is shown, not kept.
    fn film(&self) -> MutexGuard<'_, Film> {
        self.film.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl Replay {
    /// Which game.
    pub fn game(&self) -> Result<GameId, EmpileError> {
        Ok(self.film().game.state().id())
    }

    /// Where chance began.
    pub fn seed(&self) -> Result<Seed, EmpileError> {
        Ok(self.record.seed)
    }

    /// How many steps there are.
    pub fn length(&self) -> Result<u32, EmpileError> {
        Ok(self.record.entries.len() as u32)
    }

    /// Goes to a step, the last one if there are not so many, and tells what happened in it.
    pub fn go_to(&self, step: u32) -> Result<Vec<String>, EmpileError> {
        let unreadable = || EmpileError::new(&self.lexicon, "unreadable-match", &[]);
        let step = self.record.entries.len().min(step as usize);
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

    /// What changed since this was last asked. A new view asks `from_scratch` and gets everything.
    pub fn changes(&self, from_scratch: bool) -> Result<SceneChanges, EmpileError> {
        let Film { game, stage, book } = &mut *self.film();
        if from_scratch {
            stage.forget_handed_out();
        }
        let footage = stage.footage(game.state());
        Ok(book.paint(&stage.changes(), footage.as_ref(), from_scratch, &self.lexicon))
    }
}

impl Replay {
    /// Lays it out for a surface, in density-independent pixels.
    pub fn lay_out(&self, surface: Surface, text_scale: f32) {
        let Film { game, stage, .. } = &mut *self.film();
        stage.resize(game.state(), surface, text_scale);
    }
}
