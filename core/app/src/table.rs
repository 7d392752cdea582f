mod clock;
mod driver;
mod play;
mod robots;

use std::sync::{Arc, Mutex, PoisonError};

use empile_campaign::MatchId;
use empile_games::{
    AnyAction, GameId,
    contract::{Entry, Game, Millis, Pace, UndoError, UndoRight},
};
use empile_stage::{Cue, Surface, Touch};

use crate::{AppError, Painted, PaintedChanges, ResultReport};

pub use clock::{DeviceTime, StandingTime, TimeSource};
use driver::Driver;
pub use driver::TableListener;
pub(crate) use play::Play;
use play::Seating;
pub use robots::RobotPace;
pub(crate) use robots::{Robots, SharedPace};

/// A match under way, on a surface, written down as it goes.
pub struct Table {
    play: Arc<Play>,
    driver: Mutex<Option<Driver>>,
}

/// What touches and the clock led to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TouchReply {
    /// What there is to hear and feel.
    pub cues: Vec<Cue>,
    /// What happened, in words, in order.
    pub narration: Vec<String>,
    /// Why an action was not taken.
    pub refused: Option<AppError>,
    /// Why the log could not keep what came after: it did not happen, and nothing after it was heard.
    pub fault: Option<AppError>,
    /// How many entries the record has more.
    taken: usize,
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
    pub(crate) fn of(play: Play) -> Table {
        Table { play: Arc::new(play), driver: Mutex::new(None) }
    }

    /// The match's id in the log.
    #[must_use]
    pub fn id(&self) -> MatchId {
        self.play.id
    }

    /// Which game is played.
    #[must_use]
    pub fn game(&self) -> GameId {
        self.play.seating().game.state().id()
    }

    /// Lays the table out for a surface, in density-independent pixels, and for a reader who wants text so many times
    /// as large. Fingers that are down are taken away: the board moves under them.
    pub fn resize(&self, surface: Surface, text_scale: f32) {
        self.play.resize(surface, text_scale);
    }

    /// The scene now, with the pictures not handed out yet. A new view asks `from_scratch`.
    pub fn paint(&self, from_scratch: bool) -> Painted {
        let Seating { stage, book, .. } = &mut *self.play.seating();
        if from_scratch {
            book.clear();
        }
        book.paint(stage.scene(), &self.play.lexicon)
    }

    /// What changed since this was last asked. A new view asks `from_scratch` and gets everything.
    pub fn changes(&self, from_scratch: bool) -> PaintedChanges {
        let Seating { stage, book, .. } = &mut *self.play.seating();
        if from_scratch {
            book.clear();
            stage.forget_handed_out();
        }
        book.paint_changes(&stage.changes(), &self.play.lexicon)
    }

    /// What may be done now, and which rule says so.
    pub fn help(&self) -> Vec<HelpLine> {
        let seating = &*self.play.seating();
        let help = seating.stage.help(seating.game.state());
        let line = |help: &empile_stage::Help| HelpLine {
            text: self.play.lexicon.words(&help.words),
            rule: help.rule,
        };
        help.iter().map(line).collect()
    }

    /// Hears touches, in the order of their stamps.
    pub fn touch(&self, touches: &[Touch]) -> Result<TouchReply, AppError> {
        let reply = self.play.touch(touches);
        self.wake();
        reply
    }

    /// Performs one entry of a record, as JSON: how a recorded match is played again, move by move.
    pub fn play(&self, entry_json: &str) -> Result<TouchReply, AppError> {
        let entry: Entry<AnyAction> =
            serde_json::from_str(entry_json).map_err(|_| self.fault("unreadable-match"))?;
        let reply = self.play.perform(&entry);
        self.wake();
        reply
    }

    /// The table's clock: milliseconds since the match began, without the time in which the table was paused. Touches are
    /// stamped with it. The match's own time, in its record, stands still besides while everyone comes to the table.
    #[must_use]
    pub fn now(&self) -> Millis {
        self.play.now()
    }

    /// Closes what is due at a moment of the table's clock. Whoever [listens](Table::listen) need not call it.
    pub fn tick(&self, now: Millis) -> Result<TouchReply, AppError> {
        self.play.tick(now)
    }

    /// Stops the table's clock: a call came, or the app is out of sight. Fingers that are down are taken away.
    pub fn pause(&self) {
        self.play.pause();
        self.wake();
    }

    /// Lets it run on. Where everyone plays at once, all come to the table again before the match goes on.
    pub fn resume(&self) {
        self.play.resume();
        self.wake();
    }

    /// Has the clock driven from now on, until the table is dropped, and this listener told when it changed something.
    pub fn listen(&self, listener: Arc<dyn TableListener>) -> Result<(), AppError> {
        let driver = Driver::start(&self.play, listener).map_err(|_| self.fault("internal"))?;
        *self.driver.lock().unwrap_or_else(PoisonError::into_inner) = Some(driver);
        Ok(())
    }

    /// What the clock led to since this was last asked.
    #[must_use]
    pub fn news(&self) -> TouchReply {
        self.play.take_unheard()
    }

    /// What taking back the last move needs; `None` when there is nothing to take back. Where everyone plays at once
    /// nothing is: the moment is gone.
    #[must_use]
    pub fn undo_right(&self) -> Option<UndoRight> {
        let seating = self.play.seating();
        let state = seating.game.state();
        if state.outcome().is_some() || is_in_real_time(state.id()) {
            return None;
        }
        match self.play.robots.entries_to_take_back(&seating.game) {
            0 => None,
            1 => seating.game.undo_right(),
            _ => Some(UndoRight::NeedsConsent),
        }
    }

    /// Takes back the last move.
    pub fn undo(&self, table_agrees: bool) -> Result<(), AppError> {
        let seating = &mut *self.play.seating();
        if is_in_real_time(seating.game.state().id()) {
            return Err(self.fault("no-undo-in-real-time"));
        }
        let mut shorter = seating.game.clone();
        let count = self.play.robots.entries_to_take_back(&shorter);
        let told = |error| AppError::undo(&self.play.lexicon, error);
        if count == 0 {
            return Err(told(UndoError::NothingToUndo));
        }
        for _ in 0..count {
            shorter.undo(table_agrees).map_err(told)?;
        }
        self.play
            .log()
            .take_back(self.play.id, shorter.record().entries.len() as u32)
            .map_err(|error| AppError::log(&self.play.lexicon, &error))?;
        seating.game = shorter;
        seating.stage.reset(seating.game.state());
        self.play.mark_move(seating);
        self.wake();
        Ok(())
    }

    /// How the match ended, once it has.
    #[must_use]
    pub fn result(&self) -> Option<ResultReport> {
        ResultReport::of(self.play.seating().game.state(), &self.play.sitters, &self.play.lexicon)
    }

    /// The state, written down: equal states are equal texts, on every device.
    pub fn state_json(&self) -> Result<String, AppError> {
        serde_json::to_string(self.play.seating().game.state()).map_err(|_| self.fault("internal"))
    }

    /// The record of the match: the bug report, and what a replay plays.
    pub fn record_json(&self) -> Result<String, AppError> {
        serde_json::to_string(self.play.seating().game.record()).map_err(|_| self.fault("internal"))
    }

    fn fault(&self, code: &str) -> AppError {
        AppError::new(&self.play.lexicon, code, &[])
    }

    fn wake(&self) {
        if let Some(driver) = &*self.driver.lock().unwrap_or_else(PoisonError::into_inner) {
            driver.wake();
        }
    }
}

fn is_in_real_time(game: GameId) -> bool {
    game.descriptor().pace == Pace::RealTime
}

#[cfg(test)]
mod tests;
