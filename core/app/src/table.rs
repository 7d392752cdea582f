mod clock;
mod driver;
mod ears;
mod frame;
mod hint;
mod journal;
mod lesson;
mod partners;
mod play;
mod robots;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use empile_campaign::MatchId;
use empile_games::{
    AnyAction, GameId,
    contract::{Entry, Millis, Seed},
};
use empile_reference::Lexicon;
use empile_stage::{Scene, Surface, Touch};

use crate::{EmpileError, ResultSheet, TableScene};

pub(crate) use clock::TableClock;
pub use clock::{DeviceTime, StandingTime, TimeSource};
use driver::Driver;
pub use ears::TableListener;
pub use frame::{Frame, LessonGoal, LessonProgress, LessonTouch, OwnPlace, Refusal, SinceTurn, UndoNeed};
pub(crate) use play::{Play, is_answer};
pub use robots::RobotPace;
pub(crate) use robots::{Robots, SharedPace};

/// A match under way, on a surface, written down as it goes.
#[cfg_attr(feature = "uniffi", derive(uniffi::Object))]
pub struct Table {
    id: MatchId,
    play: Arc<Play>,
    driver: Mutex<Option<Driver>>,
}

/// Something that may be done now.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct HelpLine {
    /// What.
    pub text: String,
    /// The section of the quick reference that says so.
    pub rule: String,
}

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl Table {
    /// Hears a batch of touches, in the order of their stamps. If one of them is refused or cannot be kept, the others
    /// count even so, fingers that lift above all: the frame tells why.
    pub fn step(&self, touches: &[Touch]) -> Result<Frame, EmpileError> {
        self.done(false, |seating, reply| {
            self.play.touch(seating, touches, reply);
            Ok(())
        })
    }

    /// What the clock and robots led to since this was last asked.
    pub fn news(&self) -> Result<Frame, EmpileError> {
        self.play.answer(false, |_, _| Ok(()))
    }

    /// The same, with everything there is to see: for a view that is new, or has missed something.
    pub fn whole(&self) -> Result<Frame, EmpileError> {
        self.play.answer(true, |_, _| Ok(()))
    }

    /// What was told of the match, the first first, as far back as anybody reads: what was taken back is not in it.
    pub fn journal(&self) -> Result<Vec<String>, EmpileError> {
        Ok(self.play.seating().journal.lines())
    }

    /// What may be done now, and which rule says so.
    pub fn help(&self) -> Result<Vec<HelpLine>, EmpileError> {
        let seating = &*self.play.seating();
        let help = seating.stage.help(seating.game.state());
        let line = |help: &empile_stage::Help| HelpLine {
            text: self.play.lexicon.words(&help.words),
            rule: help.rule.to_owned(),
        };
        Ok(help.iter().map(line).collect())
    }

    /// What the best robot would do in the place of whoever asks, marked on the board until something is done: in practice, in the
    /// own turn. The result says that hints were asked for.
    pub fn hint(&self) -> Result<Frame, EmpileError> {
        let thought = self.play.think_of_hint();
        self.done(false, |seating, reply| self.play.show_hint(seating, thought, reply))
    }

    /// Performs one entry of a record, as JSON: how a recorded match is played again, move by move.
    pub fn play(&self, entry_json: &str) -> Result<Frame, EmpileError> {
        let entry: Entry<AnyAction> =
            serde_json::from_str(entry_json).map_err(|_| self.error("unreadable-match"))?;
        self.done(false, |seating, reply| self.play.perform(seating, &entry, reply))
    }

    /// Stops the table's clock: a call came, or the app is out of sight. Fingers that are down are taken away, and all that was
    /// played is on the storage.
    pub fn pause(&self) -> Result<Frame, EmpileError> {
        self.done(false, |seating, reply| {
            self.play.pause(seating, reply);
            Ok(())
        })
    }

    /// Lets it run on. Where everyone plays at once, all come to the table again before the match goes on.
    pub fn resume(&self) -> Result<Frame, EmpileError> {
        self.done(false, |seating, _| {
            self.play.resume(seating);
            Ok(())
        })
    }

    /// Takes back the last move, and what robots made of it.
    pub fn undo(&self, table_agrees: bool) -> Result<Frame, EmpileError> {
        self.done(false, |seating, reply| self.play.undo(seating, table_agrees, reply))
    }

    /// Has the clock driven as long as anybody listens, and this listener told when something changed. Gives a number to
    /// [stop](Table::stop_listening) with.
    pub fn listen(&self, listener: Arc<dyn TableListener>) -> Result<u64, EmpileError> {
        let driver = &mut *self.driver();
        self.play.attend();
        if driver.is_none() {
            *driver = Some(Driver::start(&self.play).map_err(|_| self.error("internal"))?);
        }
        Ok(self.play.ears.join(listener))
    }

    /// Tells this listener no more. After the last one the clock stands still until somebody listens again, and all that was
    /// played is on the storage.
    pub fn stop_listening(&self, listener: u64) -> Result<(), EmpileError> {
        let driver = &mut *self.driver();
        if self.play.ears.leave(listener) == 0 {
            *driver = None;
            self.play.leave_alone();
            self.play.keep()?;
        }
        Ok(())
    }

    /// Does this table teach?
    pub fn is_lesson(&self) -> Result<bool, EmpileError> {
        Ok(self.play.seating().stage.is_lesson())
    }

    /// Where a lesson asks to be touched next: what its finger shows, or its button. For tests and recordings, which follow it.
    pub fn lesson_touch(&self) -> Result<Option<LessonTouch>, EmpileError> {
        let next = self.play.seating().stage.next_touch();
        Ok(next.map(|(at, to)| LessonTouch {
            x: at.x,
            y: at.y,
            to: to.map(|to| LessonGoal { x: to.x, y: to.y }),
        }))
    }

    /// How the match ended, once it has.
    pub fn result_sheet(&self) -> Result<Option<ResultSheet>, EmpileError> {
        Ok(self.result())
    }

    /// The state, written down: equal states are equal texts, on every device.
    pub fn state_json(&self) -> Result<String, EmpileError> {
        serde_json::to_string(self.play.seating().game.state()).map_err(|_| self.error("internal"))
    }

    /// The record of the match: the bug report, and what a replay plays.
    pub fn record_json(&self) -> Result<String, EmpileError> {
        serde_json::to_string(self.play.seating().game.record()).map_err(|_| self.error("internal"))
    }
}

impl Table {
    pub(crate) fn of(play: Play) -> Table {
        Table { id: play.id, play: Arc::new(play), driver: Mutex::new(None) }
    }

    /// The table of a lesson, which is known by another id than its own log has for it.
    pub(crate) fn of_lesson(id: MatchId, play: Play) -> Table {
        Table { id, play: Arc::new(play), driver: Mutex::new(None) }
    }

    /// The match's id in the log.
    #[must_use]
    pub fn id(&self) -> MatchId {
        self.id
    }

    /// Which game is played.
    #[must_use]
    pub fn game(&self) -> GameId {
        self.play.seating().game.state().id()
    }

    /// Lays the table out for a surface, in density-independent pixels, and for a reader who wants text so many times
    /// as large; gives everything there is to see. Fingers that are down are taken away: the board moves under them.
    pub fn resize(&self, surface: Surface, text_scale: f32) -> Result<Frame, EmpileError> {
        self.done(true, |seating, reply| {
            self.play.resize(seating, surface, text_scale, reply);
            Ok(())
        })
    }

    /// The scene now, with all its pictures. What views have had is not touched by it.
    #[must_use]
    pub fn scene(&self) -> TableScene {
        TableScene::alone(self.play.seating().stage.scene(), &self.play.lexicon)
    }

    /// The same before it is painted: for pictures without a shell.
    #[must_use]
    pub fn unpainted_scene(&self) -> Scene {
        self.play.seating().stage.scene().clone()
    }

    /// The table's clock: milliseconds since the match began, without the time in which the table was paused. Touches are
    /// stamped with it. The match's own time, in its record, stands still besides while everyone comes to the table.
    #[must_use]
    pub fn now(&self) -> Millis {
        self.play.now()
    }

    /// Closes what is due at a moment of the table's clock. Whoever [listens](Table::listen) need not call it.
    pub fn tick(&self, now: Millis) -> Result<Frame, EmpileError> {
        self.play.tick(now)
    }

    /// What taking back the last move needs.
    #[must_use]
    pub fn undo_need(&self) -> UndoNeed {
        self.play.undo_need(&self.play.seating())
    }

    /// How the match ended, once it has.
    #[must_use]
    pub fn result(&self) -> Option<ResultSheet> {
        self.play.result(&self.play.seating())
    }

    /// Does something at the table, after which its next deadline may be another, and other views see something new.
    fn done(
        &self,
        whole: bool,
        work: impl FnOnce(&mut play::Seating, &mut frame::Reply) -> Result<(), EmpileError>,
    ) -> Result<Frame, EmpileError> {
        let frame = self.play.answer(whole, work)?;
        if let Some(driver) = &*self.driver() {
            driver.wake();
        }
        self.play.ears.tell_others();
        Ok(frame)
    }

    /// Where chance began.
    pub(crate) fn seed(&self) -> Seed {
        self.play.seating().game.record().seed
    }

    /// The words of the language spoken.
    pub(crate) fn lexicon(&self) -> &Lexicon {
        &self.play.lexicon
    }

    fn error(&self, code: &str) -> EmpileError {
        EmpileError::new(&self.play.lexicon, code, &[])
    }

    fn driver(&self) -> MutexGuard<'_, Option<Driver>> {
        self.driver.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Table {
    /// A view may be gone without a word. Nobody is there to be told if it fails; the log tries again by itself.
    fn drop(&mut self) {
        drop(self.play.keep());
    }
}

#[cfg(test)]
mod tests;
