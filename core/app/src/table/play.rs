//! A match on its stage, entry by entry: what fingers and the clock do to it, and the log that has it first.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use empile_campaign::{Log, MatchId};
use empile_games::{
    AnyAction, AnyGame, GameId,
    contract::{Entry, Game, Match, Millis, Pace, Rules, UndoRefusal, UndoRight},
};
use empile_reference::Lexicon;
use empile_stage::{Cue, Intent, News, Phase, Sitter, Stage, Surface, Touch};

use super::{
    clock::{TableClock, TimeSource, last_stamp},
    ears::Ears,
    frame::{Frame, LessonProgress, OwnPlace, Refusal, Reply, SinceTurn, UndoNeed},
    journal::{Journal, actor},
    partners::Partners,
    robots::{RobotHand, Robots},
};
use crate::{EmpileError, Hint, ResultSheet, hint::with_hints, painted::PictureBook};

/// What a table and whoever drives its clock share.
pub(crate) struct Play {
    pub(super) id: MatchId,
    pub(super) log: Arc<Mutex<Log>>,
    pub(super) lexicon: Arc<Lexicon>,
    pub(super) sitters: Vec<Sitter>,
    pub(super) robots: Robots,
    pub(super) time: Arc<dyn TimeSource>,
    pub(super) ears: Arc<Ears>,
    seating: Mutex<Seating>,
}

/// What changes while a match is played.
pub(super) struct Seating {
    pub(super) game: Match<AnyGame>,
    pub(super) stage: Stage,
    pub(super) book: PictureBook,
    pub(super) clock: TableClock,
    /// How often the match has changed since the table was opened, and when it last did, in its own time.
    pub(super) moves: u64,
    pub(super) moved_at: Millis,
    /// How long what came of it is shown, one thing after the other.
    pub(super) watched: Millis,
    /// The clock stands still because the last who looked has gone: nobody has paused it.
    unattended: bool,
    /// What the clock led to and nobody has asked for yet.
    pub(super) unheard: Reply,
    pub(super) journal: Journal,
    /// Robots that play against the clock.
    pub(super) hands: Vec<RobotHand>,
    /// Robots that build with people.
    pub(super) partners: Option<Partners>,
    /// What somebody was advised to do, until a finger comes down or something is done; and how often hints were asked for.
    pub(super) hint: Option<Hint>,
    pub(super) hints: u32,
}

/// Why an entry was not taken.
pub(super) enum Refused {
    ByRule(EmpileError),
    ByLog(EmpileError),
}

impl Play {
    pub(crate) fn new(
        id: MatchId,
        game: Match<AnyGame>,
        stage: Stage,
        sitters: Vec<Sitter>,
        log: Arc<Mutex<Log>>,
        lexicon: Arc<Lexicon>,
        time: Arc<dyn TimeSource>,
    ) -> Play {
        let clock = TableClock::after(last_stamp(&game.record().entries), &*time);
        let mut stage = stage;
        let journal = Journal::of(&game, &mut stage, &lexicon);
        let mut seating = Seating {
            game,
            stage,
            book: PictureBook::default(),
            moves: 0,
            moved_at: clock.now(&*time),
            watched: 0,
            clock,
            unattended: false,
            unheard: Reply::default(),
            journal,
            hands: Vec::new(),
            partners: None,
            hint: None,
            hints: 0,
        };
        seating.call_muster(&*time);
        let (robots, ears) = (Robots::default(), Arc::default());
        Play { id, log, lexicon, sitters, robots, time, ears, seating: Mutex::new(seating) }
    }

    /// The same, with robots on some seats.
    pub(crate) fn with_robots(self, robots: Robots) -> Play {
        {
            let seating = &mut *self.seating();
            seating.stage.seat_robots(seating.game.state(), robots.seats);
            seating.hands = robots.hands(&seating.game);
            seating.partners = robots.partners(&seating.game);
            // Only the words on the result depend on it: a match goes on without.
            seating.hints = self.log().hints(self.id).unwrap_or_default();
            seating.let_robots_look(last_stamp(&seating.game.record().entries));
            seating.call_muster(&*self.time);
        }
        Play { robots, ..self }
    }

    /// A thread that panicked holding the lock cannot have left half an entry: entries are taken whole.
    pub(super) fn seating(&self) -> MutexGuard<'_, Seating> {
        self.seating.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn log(&self) -> MutexGuard<'_, Log> {
        self.log.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does something at the table, and tells what came of it together with what nobody has asked for yet. What is
    /// refused as a whole is told by itself. A panic in the rules or on the board ends here: the table stands as the log
    /// has it, and says that it stumbled.
    pub(super) fn answer(
        &self,
        whole: bool,
        work: impl FnOnce(&mut Seating, &mut Reply) -> Result<(), EmpileError>,
    ) -> Result<Frame, EmpileError> {
        let seating = &mut *self.seating();
        let mut reply = Reply::default();
        let done = catch_unwind(AssertUnwindSafe(|| work(seating, &mut reply)));
        let answered = done.unwrap_or_else(|_| {
            self.pick_up(seating, &mut reply);
            Ok(())
        });
        seating.unheard.append(reply);
        answered.map(|()| self.frame(seating, whole))
    }

    fn frame(&self, seating: &mut Seating, whole: bool) -> Frame {
        let told = std::mem::take(&mut seating.unheard);
        let undo = self.undo_need(seating);
        let may_ask_hint = self.asks_for_hint(seating).is_some();
        let over = self.result(seating).filter(|_| !seating.stage.is_lesson());
        let footage = seating.stage.footage(seating.game.state());
        if let Some(footage) = &footage {
            seating.watched = footage.length();
        }
        let Seating { game, stage, book, clock, unattended, journal, hint, .. } = seating;
        if whole {
            stage.forget_handed_out();
        }
        let retold = whole || told.is_retold;
        Frame {
            changes: book.paint(&stage.changes(), footage.as_ref(), whole, &self.lexicon),
            cues: told.cues,
            retold,
            narration: if retold { journal.lines() } else { told.narration },
            since: SinceTurn::of(stage.since(game.state()), &self.lexicon),
            refusal: told.refused,
            error: told.error,
            undo,
            over,
            may_ask_hint,
            hint: hint.clone(),
            lesson: stage.progress().map(LessonProgress::of),
            paused: clock.is_paused() && !*unattended,
            clock_ms: clock.now(&*self.time),
        }
    }

    /// How the match ended, once it has.
    pub(super) fn result(&self, seating: &Seating) -> Option<ResultSheet> {
        let sheet = ResultSheet::of(seating.game.state(), &self.sitters, &self.lexicon)?;
        Some(ResultSheet { with_hints: with_hints(seating.hints, &self.lexicon), ..sheet })
    }

    /// What the log has is what happened: the table stands so again, whatever half a move has left of it.
    fn pick_up(&self, seating: &mut Seating, reply: &mut Reply) {
        reply.error = Some(EmpileError::new(&self.lexicon, "table-stumbled", &[]));
        let stored = self.log().load_match(self.id);
        let _ = catch_unwind(AssertUnwindSafe(|| {
            if let Some(game) = stored.ok().and_then(|stored| Match::replay(stored.record()).ok()) {
                seating.game = game;
            }
            seating.stage.reset(seating.game.state());
            seating.journal = Journal::of(&seating.game, &mut seating.stage, &self.lexicon);
        }));
        self.mark_move(seating);
    }

    /// Hears touches, in the order of their stamps. What is due when a finger comes down is closed before it is heard; a
    /// touch that comes late is heard late, and the game decides.
    pub(super) fn touch(&self, seating: &mut Seating, touches: &[Touch], reply: &mut Reply) {
        if touches.iter().any(|touch| touch.phase == Phase::Down) {
            seating.hint = None;
        }
        let mut ordered: Vec<Touch> = touches.iter().map(|touch| touch.within_reason()).collect();
        ordered.sort_by_key(|touch| touch.stamp);
        seating.stage.begin_batch();
        self.catch_up_with_world(seating, reply);
        for touch in ordered {
            if reply.error.is_none() {
                self.close_due(seating, touch.stamp, |due, _| due, reply);
            }
            seating.clock.hear(touch.stamp, &*self.time);
            if seating.stage.is_mustering() {
                reply.cues.extend(seating.stage.touch_muster(seating.game.state(), touch));
                continue;
            }
            let touch = Touch { stamp: seating.clock.in_match(touch.stamp), ..touch };
            if seating.stage.is_held() {
                seating.keep_still_until(touch.stamp);
            }
            // Fingers are followed even so: one that is never seen to lift would stay on the table.
            match seating.stage.ask(seating.game.state(), touch) {
                None => self.answer_puzzled(seating, reply),
                Some(intent) if reply.error.is_none() => self.act(seating, intent, reply),
                Some(_) => seating.stage.refuse(seating.game.state()),
            }
        }
        seating.stage.end_batch(seating.game.state());
        self.go_on_with_lesson(seating, reply);
    }

    /// Performs one entry that somebody has at hand, after what is due before it.
    pub(super) fn perform(
        &self,
        seating: &mut Seating,
        entry: &Entry<AnyAction>,
        reply: &mut Reply,
    ) -> Result<(), EmpileError> {
        if is_answered(&seating.game, entry) {
            return reply.or_error();
        }
        if let Entry::Act { at, .. } = entry {
            self.close_due_in_match(seating, *at, |due, _| due, reply);
        }
        if reply.error.is_none() {
            match self.enter(seating, entry) {
                Ok(news) => self.tell(seating, news, reply),
                Err(Refused::ByLog(error)) => reply.error = Some(error),
                Err(Refused::ByRule(refusal)) => return Err(refusal),
            }
        }
        reply.or_error()
    }

    /// Closes what is due at a moment of the table's clock.
    pub(super) fn tick(&self, now: Millis) -> Result<Frame, EmpileError> {
        let mut reply = Reply::default();
        self.close_due_and_let_robot_move(now, &mut reply);
        reply.or_error()?;
        self.answer(false, |_, told| {
            *told = reply;
            Ok(())
        })
    }

    /// The same, now, with nobody there to be told: it waits to be asked for. False if the log could not be written. After
    /// a panic the table is paused: it would stumble over the same thing again.
    pub(super) fn tick_by_itself(&self) -> bool {
        let mut reply = Reply::default();
        let done = catch_unwind(AssertUnwindSafe(|| {
            self.close_due_and_let_robot_move(self.now(), &mut reply);
        }));
        let seating = &mut *self.seating();
        if done.is_err() {
            self.pick_up(seating, &mut reply);
            seating.clock.pause(&*self.time);
        }
        let is_well = reply.error.is_none();
        seating.unheard.append(reply);
        is_well
    }

    fn close_due_and_let_robot_move(&self, now: Millis, reply: &mut Reply) {
        let mut seating = self.seating();
        self.close_due(&mut seating, now, |_, found| found, reply);
        let in_match = seating.clock.in_match(now);
        drop(seating);
        if reply.error.is_none() {
            self.let_robot_move(in_match, reply);
        }
    }

    /// How long the table can be left alone; none as long as nothing falls due.
    pub(super) fn until_next_deadline(&self) -> Option<Duration> {
        let seating = self.seating();
        let now = seating.clock.now(&*self.time);
        let wait = if seating.stage.is_mustering() {
            seating.stage.next_count().map(|due| due.saturating_sub(now))
        } else {
            let robot = self.robots.due(&seating).map(|(_, due)| due);
            let due = seating.next_deadline().into_iter().chain(robot).chain(seating.next_hand()).min();
            let stir = seating.stage.next_stir().map(|due| due.saturating_sub(now));
            due.and_then(|due| seating.clock.until(due, now)).into_iter().chain(stir).min()
        };
        wait.filter(|_| self.clock_runs(&seating)).map(Duration::from_millis)
    }

    pub(super) fn now(&self) -> Millis {
        self.seating().clock.now(&*self.time)
    }

    pub(super) fn clock_runs(&self, seating: &Seating) -> bool {
        seating.clock.runs(&*self.time)
    }

    pub(super) fn pause(&self, seating: &mut Seating, reply: &mut Reply) {
        let asked = seating.stage.take_fingers_away(seating.game.state());
        self.void(seating, asked, reply);
        seating.unattended = false;
        seating.clock.pause(&*self.time);
        if let Err(error) = self.keep() {
            reply.error = Some(error);
        }
    }

    /// Whoever turns away finds all that was played, whatever becomes of the device meanwhile.
    pub(super) fn keep(&self) -> Result<(), EmpileError> {
        self.log().keep().map_err(|error| EmpileError::log(&self.lexicon, &error))
    }

    pub(super) fn resize(&self, seating: &mut Seating, surface: Surface, text_scale: f32, reply: &mut Reply) {
        let asked = seating.stage.resize(seating.game.state(), surface, text_scale);
        self.void(seating, asked, reply);
        self.catch_up_with_world(seating, reply);
        if seating.stage.is_to_muster_anew(seating.game.state()) {
            seating.call_muster(&*self.time);
        }
    }

    /// Makes touches void that no player ended. What the rules are against by now has counted; nobody asked, so nobody is
    /// refused.
    fn void(&self, seating: &mut Seating, asked: Vec<Intent>, reply: &mut Reply) {
        for Intent { seat, action, at } in asked {
            match self.enter(seating, &Entry::Act { seat, action, at }) {
                Ok(news) => self.tell(seating, news, reply),
                Err(Refused::ByLog(error)) => reply.error = Some(error),
                Err(Refused::ByRule(_)) => {}
            }
        }
    }

    fn catch_up_with_world(&self, seating: &mut Seating, reply: &mut Reply) {
        let mut news = News::default();
        if let Err(Refused::ByLog(error) | Refused::ByRule(error)) = self.let_world_answer(seating, &mut news)
        {
            reply.error = Some(error);
        }
        if news != News::default() {
            self.tell(seating, news, reply);
        }
    }

    /// Nobody looks any more: nothing falls due meanwhile.
    pub(super) fn leave_alone(&self) {
        let seating = &mut *self.seating();
        if !seating.clock.is_paused() {
            seating.clock.pause(&*self.time);
            seating.unattended = true;
        }
    }

    /// Somebody looks again: it goes on as it was. A screen that is turned calls nobody to the table.
    pub(super) fn attend(&self) {
        let seating = &mut *self.seating();
        if std::mem::take(&mut seating.unattended) {
            seating.clock.resume(&*self.time);
        }
    }

    /// Lets time run on. Whoever has not got the hands back is waited for.
    pub(super) fn resume(&self, seating: &mut Seating) {
        seating.unattended = false;
        if seating.clock.resume(&*self.time) {
            seating.call_muster(&*self.time);
        }
    }

    /// What taking back the last move needs. Where everyone plays at once nothing is taken back: the moment is gone.
    pub(super) fn undo_need(&self, seating: &Seating) -> UndoNeed {
        let state = seating.game.state();
        if state.outcome().is_some() || is_in_real_time(state.id()) || seating.stage.is_lesson() {
            return UndoNeed::NothingToUndo;
        }
        let right = match self.robots.entries_to_take_back(&seating.game) {
            0 => None,
            1 => seating.game.undo_right(),
            _ => Some(UndoRight::NeedsConsent),
        };
        match right {
            None => UndoNeed::NothingToUndo,
            Some(UndoRight::Free) => UndoNeed::Free,
            Some(UndoRight::NeedsConsent) => UndoNeed::Consent,
        }
    }

    /// Takes back the last move, and what robots made of it: the journal does not tell of it any more.
    pub(super) fn undo(
        &self,
        seating: &mut Seating,
        table_agrees: bool,
        reply: &mut Reply,
    ) -> Result<(), EmpileError> {
        if is_in_real_time(seating.game.state().id()) {
            return Err(EmpileError::new(&self.lexicon, "no-undo-in-real-time", &[]));
        }
        let mut shorter = seating.game.clone();
        let count = self.robots.entries_to_take_back(&shorter);
        let told = |error| EmpileError::undo(&self.lexicon, error);
        if count == 0 || seating.stage.is_lesson() {
            return Err(told(UndoRefusal::NothingToUndo));
        }
        for _ in 0..count {
            shorter.undo(table_agrees).map_err(told)?;
        }
        self.log()
            .take_back(self.id, shorter.record().entries.len() as u32)
            .map_err(|error| EmpileError::log(&self.lexicon, &error))?;
        seating.game = shorter;
        seating.stage.reset(seating.game.state());
        seating.journal = Journal::of(&seating.game, &mut seating.stage, &self.lexicon);
        reply.is_retold = true;
        self.mark_move(seating);
        Ok(())
    }

    /// Closes whatever falls due up to a moment of the table's clock: the count until everyone plays, then what falls due in
    /// the match.
    fn close_due(
        &self,
        seating: &mut Seating,
        moment: Millis,
        stamp: impl Fn(Millis, Millis) -> Millis,
        reply: &mut Reply,
    ) {
        while let Some(due) = seating.stage.next_count().filter(|due| *due <= moment) {
            reply.cues.extend(seating.stage.count(seating.game.state()));
            if !seating.stage.is_mustering() {
                seating.clock.let_match_run(due);
            }
        }
        if !seating.stage.is_mustering() {
            self.close_due_in_match(seating, seating.clock.in_match(moment), stamp, reply);
        }
        if seating.stage.next_stir().is_some_and(|due| due <= moment) {
            seating.stage.stir(seating.game.state(), moment);
        }
    }

    /// Closes whatever falls due up to a moment of the match, the earliest first: deadlines of the game, stamped as `stamp`
    /// says of what was due and of that moment, and fingers that have held long enough.
    pub(super) fn close_due_in_match(
        &self,
        seating: &mut Seating,
        moment: Millis,
        stamp: impl Fn(Millis, Millis) -> Millis,
        reply: &mut Reply,
    ) {
        loop {
            let deadline = seating.next_deadline();
            if seating
                .next_hand()
                .is_some_and(|due| due <= moment && deadline.is_none_or(|other| due < other))
            {
                self.move_hand(seating, reply);
                if reply.error.is_some() {
                    return;
                }
                continue;
            }
            let Some(due) = deadline.filter(|due| *due <= moment) else { return };
            if seating.game.state().next_deadline() == Some(due) {
                if self.was_too_slow(seating, reply) {
                    return;
                }
                match self.enter(seating, &Entry::Clock { at: stamp(due, moment) }) {
                    Ok(news) => self.tell(seating, news, reply),
                    Err(Refused::ByLog(error)) => reply.error = Some(error),
                    Err(Refused::ByRule(_)) => return,
                }
            } else if let Some(intent) = seating.stage.tick(seating.game.state(), due) {
                self.act(seating, intent, reply);
            }
            // What stays due after its time has come would be closed for ever.
            if reply.error.is_some() || seating.next_deadline() == Some(due) {
                return;
            }
        }
    }

    /// Robots look at the table as it is from now on.
    pub(super) fn mark_move(&self, seating: &mut Seating) {
        seating.moves += 1;
        (seating.watched, seating.hint) = (0, None);
        seating.moved_at = seating.clock.in_match(seating.clock.now(&*self.time));
        seating.let_robots_look(last_stamp(&seating.game.record().entries));
    }

    pub(super) fn act(&self, seating: &mut Seating, intent: Intent, reply: &mut Reply) {
        let at = seating.in_its_turn(intent.at);
        if seating.stage.is_lesson() {
            return self.learn(seating, Intent { at, ..intent }, reply);
        }
        let Intent { seat, action, .. } = intent;
        match self.enter(seating, &Entry::Act { seat, action, at }) {
            Ok(news) => return self.tell(seating, news, reply),
            Err(Refused::ByLog(error)) => reply.error = Some(error),
            Err(Refused::ByRule(refusal)) => {
                reply.cues.push(Cue::Refused);
                let place = seating.stage.own_place(seating.game.state(), seat);
                let place = place.map(|(area, turn)| OwnPlace {
                    seat: seat.0,
                    x: area.x,
                    y: area.y,
                    width: area.width,
                    height: area.height,
                    turn,
                });
                reply.refused = Some(Refusal { place, ..Refusal::of(refusal) });
            }
        }
        seating.stage.refuse(seating.game.state());
    }

    pub(super) fn tell(&self, seating: &mut Seating, news: News, reply: &mut Reply) {
        let told: Vec<String> = news.narration.iter().map(|words| self.lexicon.words(words)).collect();
        seating.journal.write(&told);
        reply.taken += 1;
        reply.cues.extend(news.cues);
        reply.narration.extend(told);
    }

    /// Takes an entry, and what a world makes of it where the game has one: before anybody is shown anything.
    pub(super) fn enter(&self, seating: &mut Seating, entry: &Entry<AnyAction>) -> Result<News, Refused> {
        let mut news = self.keep_entry(seating, entry)?;
        self.let_world_answer(seating, &mut news)?;
        seating.let_partner_watch();
        Ok(news)
    }

    /// Enters what a world answers to the last entry, until it is asked nothing more. What it could not say before, because
    /// the app was killed or the log was full, it says now.
    pub(super) fn let_world_answer(&self, seating: &mut Seating, news: &mut News) -> Result<(), Refused> {
        while let Some(action) = seating.stage.answer(seating.game.state()) {
            let Some(seat) = seating.game.state().heard().iter().next() else { return Ok(()) };
            let at = last_stamp(&seating.game.record().entries);
            let more = self.keep_entry(seating, &Entry::Act { seat, action, at })?;
            news.cues.extend(more.cues);
            news.narration.extend(more.narration);
        }
        Ok(())
    }

    /// Takes one entry: the log has it before anybody hears of it, and the storage with the entry that ends the match. What the
    /// log cannot keep did not happen.
    fn keep_entry(&self, seating: &mut Seating, entry: &Entry<AnyAction>) -> Result<News, Refused> {
        let index = seating.game.record().entries.len() as u32;
        let mut events = Vec::new();
        seating
            .game
            .enter(entry.clone(), &mut events)
            .map_err(|refusal| Refused::ByRule(EmpileError::breach(&self.lexicon, &refusal)))?;
        let written = match seating.game.state().outcome() {
            None => self.log().append(self.id, index, entry),
            Some(outcome) => self.log().append_final(self.id, index, entry, &outcome).map(|_| ()),
        };
        if let Err(error) = written {
            let undone = seating.game.undo(true);
            debug_assert!(undone.is_ok(), "an entry just made can be taken back");
            return Err(Refused::ByLog(EmpileError::log(&self.lexicon, &error)));
        }
        self.mark_move(seating);
        Ok(seating.stage.follow_deed(seating.game.state(), actor(entry), &events))
    }
}

impl Seating {
    /// Calls everyone to the table, if the board wants that: the match waits until all have come.
    fn call_muster(&mut self, time: &dyn TimeSource) {
        if self.stage.is_lesson() {
            return;
        }
        self.stage.call_muster(self.game.state());
        let now = self.clock.now(time);
        if self.stage.is_mustering() {
            self.clock.hold_match(now);
        } else {
            self.clock.let_match_run(now);
        }
    }

    /// Where people take turns, an answer is no earlier than what it answers, even if the shell's clock, which was told
    /// the time a moment late, says so. Where everyone plays at once, the stamp of the touch decides.
    pub(super) fn in_its_turn(&self, at: Millis) -> Millis {
        let record = self.game.record();
        if is_in_real_time(self.game.state().id()) { at } else { at.max(last_stamp(&record.entries)) }
    }

    fn next_deadline(&self) -> Option<Millis> {
        let deadlines = [self.game.state().next_deadline(), self.stage.next_deadline()];
        deadlines.into_iter().flatten().min()
    }
}

pub(crate) fn is_answer(entry: &Entry<AnyAction>) -> bool {
    matches!(entry, Entry::Act { action, .. } if AnyGame::is_answer(action))
}

/// A world has answered so already: whoever performs a record need not say it again.
fn is_answered(game: &Match<AnyGame>, entry: &Entry<AnyAction>) -> bool {
    let mut said = game.record().entries.iter().rev().take_while(|entry| is_answer(entry));
    is_answer(entry) && said.any(|own| own == entry)
}

fn is_in_real_time(game: GameId) -> bool {
    game.descriptor().pace == Pace::RealTime
}
