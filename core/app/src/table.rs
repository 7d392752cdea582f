use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use empile_campaign::{Log, MatchId};
use empile_games::{
    AnyAction, AnyGame, GameId,
    contract::{Entry, Game, Match, UndoRight},
};
use empile_reference::Lexicon;
use empile_stage::{Cue, Intent, News, Sitter, Stage, Surface, Touch};

use crate::{AppError, Painted, PaintedChanges, ResultReport, painted::PictureBook};

/// A match under way, on a surface, written down as it goes.
pub struct Table {
    id: MatchId,
    log: Arc<Mutex<Log>>,
    lexicon: Arc<Lexicon>,
    sitters: Vec<Sitter>,
    seating: Mutex<Seating>,
}

/// What changes while a match is played.
struct Seating {
    game: Match<AnyGame>,
    stage: Stage,
    book: PictureBook,
}

/// What touches led to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TouchReply {
    /// What there is to hear and feel.
    pub cues: Vec<Cue>,
    /// What happened, in words, in order.
    pub narration: Vec<String>,
    /// Why an action was not taken.
    pub refused: Option<AppError>,
    /// Is the match over now?
    pub over: bool,
}

/// Something that may be done now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HelpLine {
    /// What.
    pub text: String,
    /// The section of the quick reference that says so.
    pub rule: &'static str,
}

impl Table {
    pub(crate) fn new(
        id: MatchId,
        game: Match<AnyGame>,
        stage: Stage,
        sitters: Vec<Sitter>,
        log: Arc<Mutex<Log>>,
        lexicon: Arc<Lexicon>,
    ) -> Table {
        let seating = Mutex::new(Seating { game, stage, book: PictureBook::default() });
        Table { id, log, lexicon, sitters, seating }
    }

    /// The match's id in the log.
    #[must_use]
    pub fn id(&self) -> MatchId {
        self.id
    }

    /// Which game is played.
    #[must_use]
    pub fn game(&self) -> GameId {
        self.seating().game.state().id()
    }

    /// Lays the table out for a surface, in density-independent pixels, and for a reader who wants text so many times
    /// as large.
    pub fn resize(&self, surface: Surface, text_scale: f32) {
        let Seating { game, stage, .. } = &mut *self.seating();
        stage.resize(game.state(), surface, text_scale);
    }

    /// The scene now, with the pictures not handed out yet. A new view asks `from_scratch`.
    pub fn paint(&self, from_scratch: bool) -> Painted {
        let Seating { stage, book, .. } = &mut *self.seating();
        if from_scratch {
            book.clear();
        }
        book.paint(stage.scene(), &self.lexicon)
    }

    /// What changed since this was last asked. A new view asks `from_scratch` and gets everything.
    pub fn changes(&self, from_scratch: bool) -> PaintedChanges {
        let Seating { stage, book, .. } = &mut *self.seating();
        if from_scratch {
            book.clear();
            stage.forget_handed_out();
        }
        book.paint_changes(&stage.changes(), &self.lexicon)
    }

    /// What may be done now, and which rule says so.
    pub fn help(&self) -> Vec<HelpLine> {
        let seating = &*self.seating();
        let help = seating.stage.help(seating.game.state());
        help.iter().map(|help| HelpLine { text: self.lexicon.words(&help.words), rule: help.rule }).collect()
    }

    /// Hears touches, in the order of their stamps.
    pub fn touch(&self, touches: &[Touch]) -> Result<TouchReply, AppError> {
        let mut ordered = touches.to_vec();
        ordered.sort_by_key(|touch| touch.stamp);
        let mut reply = TouchReply::default();
        let seating = &mut *self.seating();
        for touch in ordered {
            let intent = seating.stage.touch(seating.game.state(), touch);
            if let Some(Intent { seat, action, at }) = intent {
                match self.enter(seating, &Entry::Act { seat, action, at }) {
                    Ok(news) => self.tell(news, &mut reply),
                    Err(Refused::ByRule(refusal)) => {
                        reply.cues.push(Cue::Refused);
                        reply.refused = Some(refusal);
                    }
                    Err(Refused::ByLog(error)) => return Err(error),
                }
            }
        }
        reply.over = seating.game.state().outcome().is_some();
        Ok(reply)
    }

    /// Performs one entry of a record, as JSON: how a recorded match is played again, move by move.
    pub fn play(&self, entry_json: &str) -> Result<TouchReply, AppError> {
        let entry: Entry<AnyAction> = serde_json::from_str(entry_json)
            .map_err(|_| AppError::new(&self.lexicon, "unreadable-match", &[]))?;
        let seating = &mut *self.seating();
        match self.enter(seating, &entry) {
            Ok(news) => {
                let over = seating.game.state().outcome().is_some();
                let mut reply = TouchReply { over, ..TouchReply::default() };
                self.tell(news, &mut reply);
                Ok(reply)
            }
            Err(Refused::ByRule(error) | Refused::ByLog(error)) => Err(error),
        }
    }

    fn tell(&self, news: News, reply: &mut TouchReply) {
        reply.cues.extend(news.cues);
        reply.narration.extend(news.narration.iter().map(|words| self.lexicon.words(words)));
    }

    /// Takes an entry, durably: the log has it before anybody hears of it. What the log cannot keep did not happen.
    fn enter(&self, seating: &mut Seating, entry: &Entry<AnyAction>) -> Result<News, Refused> {
        let index = seating.game.record().entries.len() as u32;
        let mut events = Vec::new();
        seating
            .game
            .enter(entry.clone(), &mut events)
            .map_err(|refusal| Refused::ByRule(AppError::breach(&self.lexicon, &refusal)))?;
        let mut log = self.log();
        let written = match seating.game.state().outcome() {
            None => log.append(self.id, index, entry),
            Some(outcome) => log.append_final(self.id, index, entry, &outcome).map(|_| ()),
        };
        if let Err(error) = written {
            let undone = seating.game.undo(true);
            debug_assert!(undone.is_ok(), "an entry just made can be taken back");
            return Err(Refused::ByLog(AppError::log(&self.lexicon, &error)));
        }
        Ok(seating.stage.follow(seating.game.state(), &events))
    }

    /// What taking back the last move needs; `None` when there is nothing to take back.
    #[must_use]
    pub fn undo_right(&self) -> Option<UndoRight> {
        let seating = self.seating();
        if seating.game.state().outcome().is_some() { None } else { seating.game.undo_right() }
    }

    /// Takes back the last move.
    pub fn undo(&self, table_agrees: bool) -> Result<(), AppError> {
        let seating = &mut *self.seating();
        let mut shorter = seating.game.clone();
        shorter.undo(table_agrees).map_err(|error| AppError::undo(&self.lexicon, error))?;
        self.log()
            .take_back(self.id, shorter.record().entries.len() as u32)
            .map_err(|error| AppError::log(&self.lexicon, &error))?;
        seating.game = shorter;
        seating.stage.reset(seating.game.state());
        Ok(())
    }

    /// How the match ended, once it has.
    #[must_use]
    pub fn result(&self) -> Option<ResultReport> {
        ResultReport::of(self.seating().game.state(), &self.sitters, &self.lexicon)
    }

    /// The state, written down: equal states are equal texts, on every device.
    pub fn state_json(&self) -> Result<String, AppError> {
        serde_json::to_string(self.seating().game.state())
            .map_err(|_| AppError::new(&self.lexicon, "internal", &[]))
    }

    /// The record of the match: the bug report, and what a replay plays.
    pub fn record_json(&self) -> Result<String, AppError> {
        serde_json::to_string(self.seating().game.record())
            .map_err(|_| AppError::new(&self.lexicon, "internal", &[]))
    }

    /// A thread that panicked holding the lock cannot have left half an entry: entries are taken whole.
    fn seating(&self) -> MutexGuard<'_, Seating> {
        self.seating.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn log(&self) -> MutexGuard<'_, Log> {
        self.log.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

enum Refused {
    ByRule(AppError),
    ByLog(AppError),
}
