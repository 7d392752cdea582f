use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    thread,
};

use empile_bots::{Study, plays_in_turn, study};
use empile_campaign::{Ending, Log, MatchId};
use empile_games::{AnyGame, contract::Record};

use super::{LuckSheet, kept, sheet::Told};
use crate::{Empile, EmpileError, TableListener};

/// A match that is thought over. It is given up when nobody holds it any more.
#[cfg_attr(feature = "uniffi", derive(uniffi::Object))]
pub struct MatchStudy {
    shared: Arc<Shared>,
    told: Told,
}

/// How far it has come.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct StudyProgress {
    /// So much of it is done, from 0 to 1.
    pub done: f32,
    /// What came of it, once it is done.
    pub sheet: Option<LuckSheet>,
    /// Nothing will come of it: it was given up, or the record cannot be thought over.
    pub is_given_up: bool,
}

struct Shared {
    is_given_up: AtomicBool,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    done: f32,
    study: Option<Study>,
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn give_up(&self) {
        self.is_given_up.store(true, Ordering::Relaxed);
    }

    fn is_given_up(&self) -> bool {
        self.is_given_up.load(Ordering::Relaxed)
    }
}

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl Empile {
    /// Thinks a match over that has ended, on a thread of its own, and tells the listener how it goes on; one that was thought over
    /// before is there at once. Nothing where no robot could have played in turn.
    pub fn study_match(
        &self,
        match_id: MatchId,
        listener: Arc<dyn TableListener>,
    ) -> Result<Option<Arc<MatchStudy>>, EmpileError> {
        let stored = self.read_log(|log| log.load_match(match_id))?;
        if stored.ending != Some(Ending::Finished) || !plays_in_turn(stored.setup.id()) {
            return Ok(None);
        }
        let told = self.told_luck(&stored)?;
        let kept = self.read_log(|log| log.study(match_id))?.and_then(|text| kept::read(&text));
        let is_kept = kept.is_some();
        let state = State { done: if is_kept { 1.0 } else { 0.0 }, study: kept };
        let shared = Arc::new(Shared { is_given_up: AtomicBool::new(false), state: Mutex::new(state) });
        if !is_kept {
            let work = Work { match_id, record: stored.record(), log: self.log_handle(), listener };
            let thinker = Arc::clone(&shared);
            let begun = thread::Builder::new().name("study".to_owned()).spawn(move || work.run(&thinker));
            begun.map_err(|_| self.error("internal"))?;
        }
        Ok(Some(Arc::new(MatchStudy { shared, told })))
    }
}

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl MatchStudy {
    /// How far it has come.
    pub fn progress(&self) -> Result<StudyProgress, EmpileError> {
        let state = self.shared.state();
        let sheet = state.study.as_ref().map(|study| self.told.sheet(study));
        Ok(StudyProgress { done: state.done, sheet, is_given_up: self.shared.is_given_up() })
    }

    /// Gives it up.
    pub fn stop(&self) -> Result<(), EmpileError> {
        self.shared.give_up();
        Ok(())
    }
}

impl Drop for MatchStudy {
    fn drop(&mut self) {
        self.shared.give_up();
    }
}

/// What the thread has.
struct Work {
    match_id: MatchId,
    record: Record<AnyGame>,
    log: Arc<Mutex<Log>>,
    listener: Arc<dyn TableListener>,
}

impl Work {
    /// A panic in the rules or in a robot ends here: there is no study.
    fn run(self, shared: &Shared) {
        let entries = self.record.entries.len().max(1) as f32;
        let go_on = |done: usize| {
            shared.state().done = done as f32 / entries;
            !shared.is_given_up() && self.tell()
        };
        let made = catch_unwind(AssertUnwindSafe(|| study(&self.record, go_on))).ok().flatten();
        // It may have been given up while the last entry was thought of.
        match made.filter(|_| !shared.is_given_up()) {
            Some(study) => {
                let text = kept::written(&study);
                // One that cannot be kept is made again the next time.
                if let Some(text) = &text {
                    let log = &mut *self.log.lock().unwrap_or_else(PoisonError::into_inner);
                    drop(log.keep_study(self.match_id, text));
                }
                // To the last part as it will be told the next time.
                let study = text.and_then(|text| kept::read(&text)).unwrap_or(study);
                *shared.state() = State { done: 1.0, study: Some(study) };
            }
            None => shared.give_up(),
        }
        self.tell();
    }

    /// A view that breaks when it is told is told no more.
    fn tell(&self) -> bool {
        catch_unwind(AssertUnwindSafe(|| self.listener.changed())).unwrap_or(false)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use empile_games::{GameId, contract::Seed};

    use super::*;
    use crate::chronicle::testing::played;

    struct Ear(Mutex<mpsc::Sender<()>>);

    impl TableListener for Ear {
        fn changed(&self) -> bool {
            self.0.lock().unwrap().send(()).is_ok()
        }
    }

    fn listener() -> (Arc<Ear>, mpsc::Receiver<()>) {
        let (sender, receiver) = mpsc::channel();
        (Arc::new(Ear(Mutex::new(sender))), receiver)
    }

    fn thought_over(study: &MatchStudy, heard: &mpsc::Receiver<()>) -> StudyProgress {
        loop {
            let progress = study.progress().unwrap();
            if progress.sheet.is_some() || progress.is_given_up {
                return progress;
            }
            heard.recv().unwrap();
        }
    }

    #[test]
    fn a_match_is_thought_over_once_and_told_in_words_and_one_picture() {
        let app = Empile::open_in_memory("fr").unwrap();
        let table = played(&app, GameId::Abquetschen, Seed(5));
        let (ear, heard) = listener();
        let study = app.study_match(table.id(), ear).unwrap().unwrap();
        let sheet = thought_over(&study, &heard).sheet.unwrap();
        assert_eq!((sheet.verdict.len(), sheet.lines.len(), sheet.plot.curves.len()), (2, 3, 3));
        let replay = app.replay(table.id()).unwrap();
        assert!(!sheet.moments.is_empty() && sheet.moments.len() <= 3);
        assert!(sheet.moments.windows(2).all(|two| two[0].step < two[1].step));
        assert!(sheet.moments.iter().all(|moment| moment.step <= replay.length().unwrap()));
        for curve in &sheet.plot.curves {
            assert_eq!(curve.points.len() as u32, replay.length().unwrap() + 1);
            assert!(
                curve
                    .points
                    .iter()
                    .all(|point| (0.0..=1.0).contains(&point.x) && (0.0..=1.0).contains(&point.y))
            );
        }
        let (ear, _) = listener();
        let again = app.study_match(table.id(), ear).unwrap().unwrap();
        let kept = again.progress().unwrap().sheet.unwrap();
        assert_eq!((kept.verdict, kept.lines, kept.moments), (sheet.verdict, sheet.lines, sheet.moments));
    }

    #[test]
    fn what_nobody_waits_for_any_more_is_given_up_and_nothing_of_it_kept() {
        let app = Empile::open_in_memory("fr").unwrap();
        let table = played(&app, GameId::Abquetschen, Seed(6));
        let (ear, heard) = listener();
        let study = app.study_match(table.id(), ear).unwrap().unwrap();
        study.stop().unwrap();
        assert!(thought_over(&study, &heard).is_given_up);
        // The thread lets its listener go when it ends.
        while heard.recv().is_ok() {}
        assert_eq!(app.read_log(|log| log.study(table.id())).unwrap(), None);
    }

    #[test]
    fn a_match_under_way_is_not_thought_over() {
        let app = Empile::open_in_memory("fr").unwrap();
        let seats = ["Ada", "Bob"].map(|name| app.add_player(name.into(), 0).unwrap().id);
        let table = app.start_match(GameId::PilePoils.usual_setup(2), seats.into(), Some(Seed(5))).unwrap();
        let (ear, _) = listener();
        assert!(app.study_match(table.id(), ear).unwrap().is_none());
    }
}
