use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use empile_games::{
    AnyGame, GameId,
    contract::{Entry, Match, Record, Seed},
};
use empile_reference::Lexicon;
use empile_stage::{Sitter, Stage, Surface};

use crate::{EmpileError, SceneChanges, painted::PictureBook, table::is_answer};

/// A match of the log, shown again step by step. Nothing it does is written down.
#[cfg_attr(feature = "uniffi", derive(uniffi::Object))]
pub struct Replay {
    record: Record<AnyGame>,
    /// How many entries there are after each step: what a world made of a move is shown with it.
    steps: Vec<usize>,
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
        let mut stage = Stage::new(game.state(), sitters, surface);
        stage.only_show(game.state());
        let steps = ends_of_moves(&record);
        let film = Film { game, stage, book: PictureBook::default() };
        Ok(Replay { record, steps, film: Mutex::new(film), lexicon })
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
        Ok(self.steps.len() as u32)
    }

    /// Goes to a step, the last one if there are not so many, and tells what happened in it.
    pub fn go_to(&self, step: u32) -> Result<Vec<String>, EmpileError> {
        let unreadable = || EmpileError::new(&self.lexicon, "unreadable-match", &[]);
        let step = match self.steps.len().min(step as usize) {
            0 => 0,
            step => self.steps.get(step - 1).copied().unwrap_or_default(),
        };
        let film = &mut *self.film();
        if step < film.game.record().entries.len() {
            film.game =
                Match::start(self.record.setup.clone(), self.record.seed).map_err(|_| unreadable())?;
            film.stage.reset(film.game.state());
        }
        let mut told = Vec::new();
        let done = film.game.record().entries.len();
        let entries = self.record.entries.get(done..step).unwrap_or_default();
        let last_move = entries.iter().rposition(|entry| !is_answer(entry)).unwrap_or_default();
        for (index, entry) in entries.iter().enumerate() {
            let mut events = Vec::new();
            // The record is trusted; how it came about is only seen if it comes about again.
            let is_shown = index > last_move && is_answer(entry);
            let again = is_shown.then(|| film.stage.answer(film.game.state())).flatten();
            if is_shown && !matches!(entry, Entry::Act { action, .. } if again.as_ref() == Some(action)) {
                film.stage.forget_footage(film.game.state());
            }
            film.game.enter(entry.clone(), &mut events).map_err(|_| unreadable())?;
            let news = film.stage.follow(film.game.state(), &events).narration;
            if index <= last_move {
                told.clear();
            }
            told.extend(news);
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

/// A move ends with what a world made of it.
fn ends_of_moves(record: &Record<AnyGame>) -> Vec<usize> {
    let entries = &record.entries;
    let is_last = |index: &usize| entries.get(*index).is_none_or(|next| !is_answer(next));
    (1..=entries.len()).filter(is_last).collect()
}

/// The step of a replay in which each entry is shown.
pub(crate) fn steps_with(record: &Record<AnyGame>) -> Vec<u32> {
    let begins = [0].into_iter().chain(ends_of_moves(record));
    let moves = (1..).zip(begins.zip(ends_of_moves(record)));
    moves.flat_map(|(step, (begin, end))| (begin..end).map(move |_| step)).collect()
}
