//! A match on its stage, entry by entry: what fingers and the clock do to it, and the log that has it first.

use std::{
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use empile_campaign::{Log, MatchId};
use empile_games::{
    AnyAction, AnyGame,
    contract::{Entry, Game, Match, Millis},
};
use empile_reference::Lexicon;
use empile_stage::{Cue, Intent, News, Sitter, Stage, Surface, Touch};

use super::{
    TouchReply,
    clock::{TableClock, TimeSource},
    robots::Robots,
};
use crate::{AppError, painted::PictureBook};

/// What a table and whoever drives its clock share.
pub(crate) struct Play {
    pub(super) id: MatchId,
    pub(super) log: Arc<Mutex<Log>>,
    pub(super) lexicon: Arc<Lexicon>,
    pub(super) sitters: Vec<Sitter>,
    pub(super) robots: Robots,
    pub(super) time: Arc<dyn TimeSource>,
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
    /// What the clock led to and nobody has asked for yet.
    unheard: TouchReply,
}

/// Why an entry was not taken.
pub(super) enum Refused {
    ByRule(AppError),
    ByLog(AppError),
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
        let clock = TableClock::after(&game.record().entries, &*time);
        let mut seating = Seating {
            game,
            stage,
            book: PictureBook::default(),
            moves: 0,
            moved_at: clock.now(&*time),
            clock,
            unheard: TouchReply::default(),
        };
        seating.call_muster(&*time);
        Play { id, log, lexicon, sitters, robots: Robots::default(), time, seating: Mutex::new(seating) }
    }

    /// The same, with robots on some seats.
    pub(crate) fn with_robots(self, robots: Robots) -> Play {
        {
            let seating = &mut *self.seating();
            seating.stage.seat_robots(seating.game.state(), robots.seats);
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

    /// Hears touches, in the order of their stamps. What is due when a finger comes down is closed before it is heard; a
    /// touch that comes late is heard late, and the game decides.
    pub(super) fn touch(&self, touches: &[Touch]) -> Result<TouchReply, AppError> {
        let mut ordered = touches.to_vec();
        ordered.sort_by_key(|touch| touch.stamp);
        let mut reply = TouchReply::default();
        let seating = &mut *self.seating();
        for touch in ordered {
            if reply.fault.is_none() {
                self.close_due(seating, touch.stamp, |due, _| due, &mut reply);
            }
            seating.clock.hear(touch.stamp, &*self.time);
            if seating.stage.is_mustering() {
                reply.cues.extend(seating.stage.touch_muster(seating.game.state(), touch));
                continue;
            }
            let touch = Touch { stamp: seating.clock.in_match(touch.stamp), ..touch };
            // Fingers are followed even so: one that is never seen to lift would stay on the table.
            let intent = seating.stage.touch(seating.game.state(), touch);
            if let Some(intent) = intent.filter(|_| reply.fault.is_none()) {
                self.act(seating, intent, &mut reply);
            }
        }
        reply.finished(seating)
    }

    /// Performs one entry that somebody has at hand, after what is due before it.
    pub(super) fn perform(&self, entry: &Entry<AnyAction>) -> Result<TouchReply, AppError> {
        let mut reply = TouchReply::default();
        let seating = &mut *self.seating();
        if let Entry::Act { at, .. } = entry {
            self.close_due_in_match(seating, *at, |due, _| due, &mut reply);
            if reply.fault.is_some() {
                return reply.finished(seating);
            }
        }
        match self.enter(seating, entry) {
            Ok(news) => self.tell(news, &mut reply),
            Err(Refused::ByLog(fault)) => reply.fault = Some(fault),
            Err(Refused::ByRule(refusal)) => return Err(refusal),
        }
        reply.finished(seating)
    }

    /// Closes what is due at a moment of the table's clock.
    pub(super) fn tick(&self, now: Millis) -> Result<TouchReply, AppError> {
        let mut reply = TouchReply::default();
        let mut seating = self.seating();
        self.close_due(&mut seating, now, |_, found| found, &mut reply);
        let in_match = seating.clock.in_match(now);
        drop(seating);
        if reply.fault.is_none() {
            reply.append(self.let_robot_move(in_match));
        }
        reply.finished(&self.seating())
    }

    /// The same, now, with nobody there to be told: it waits to be asked for. False if the log could not be written.
    pub(super) fn tick_by_itself(&self) -> bool {
        let mut reply = TouchReply::default();
        let mut seating = self.seating();
        let now = seating.clock.now(&*self.time);
        self.close_due(&mut seating, now, |_, found| found, &mut reply);
        let in_match = seating.clock.in_match(now);
        drop(seating);
        if reply.fault.is_none() {
            reply.append(self.let_robot_move(in_match));
        }
        let seating = &mut *self.seating();
        reply.over = seating.game.state().outcome().is_some();
        let is_well = reply.fault.is_none();
        seating.unheard.append(reply);
        is_well
    }

    /// What the clock led to since this was last asked.
    pub(super) fn take_unheard(&self) -> TouchReply {
        std::mem::take(&mut self.seating().unheard)
    }

    /// How long the table can be left alone; none as long as nothing falls due.
    pub(super) fn until_next_deadline(&self) -> Option<Duration> {
        let seating = self.seating();
        let now = seating.clock.now(&*self.time);
        let (due, now) = if seating.stage.is_mustering() {
            (seating.stage.next_count(), now)
        } else {
            let robot = self.robots.due(&seating).map(|(_, due)| due);
            (seating.next_deadline().into_iter().chain(robot).min(), seating.clock.in_match(now))
        };
        let due = due.filter(|_| self.clock_runs(&seating))?;
        Some(Duration::from_millis(due.saturating_sub(now)))
    }

    pub(super) fn now(&self) -> Millis {
        self.seating().clock.now(&*self.time)
    }

    pub(super) fn clock_runs(&self, seating: &Seating) -> bool {
        seating.clock.runs(&*self.time)
    }

    pub(super) fn pause(&self) {
        let seating = &mut *self.seating();
        let asked = seating.stage.take_fingers_away(seating.game.state());
        self.void(seating, asked);
        seating.clock.pause(&*self.time);
    }

    pub(super) fn resize(&self, surface: Surface, text_scale: f32) {
        let seating = &mut *self.seating();
        let asked = seating.stage.resize(seating.game.state(), surface, text_scale);
        self.void(seating, asked);
    }

    /// Makes touches void that no player ended. What the rules are against by now has counted; nobody asked, so nobody is
    /// refused.
    fn void(&self, seating: &mut Seating, asked: Vec<Intent>) {
        let mut reply = TouchReply::default();
        for Intent { seat, action, at } in asked {
            match self.enter(seating, &Entry::Act { seat, action, at }) {
                Ok(news) => self.tell(news, &mut reply),
                Err(Refused::ByLog(fault)) => reply.fault = Some(fault),
                Err(Refused::ByRule(_)) => {}
            }
        }
        if reply.taken > 0 || reply.fault.is_some() {
            reply.over = seating.game.state().outcome().is_some();
            seating.unheard.append(reply);
        }
    }

    /// Lets time run on. Whoever has not got the hands back is waited for.
    pub(super) fn resume(&self) {
        let seating = &mut *self.seating();
        if seating.clock.resume(&*self.time) {
            seating.call_muster(&*self.time);
        }
    }

    /// Closes whatever falls due up to a moment of the table's clock: the count until everyone plays, then what falls due in
    /// the match.
    fn close_due(
        &self,
        seating: &mut Seating,
        moment: Millis,
        stamp: impl Fn(Millis, Millis) -> Millis,
        reply: &mut TouchReply,
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
    }

    /// Closes whatever falls due up to a moment of the match, the earliest first: deadlines of the game, stamped as `stamp`
    /// says of what was due and of that moment, and fingers that have held long enough.
    fn close_due_in_match(
        &self,
        seating: &mut Seating,
        moment: Millis,
        stamp: impl Fn(Millis, Millis) -> Millis,
        reply: &mut TouchReply,
    ) {
        while let Some(due) = seating.next_deadline().filter(|due| *due <= moment) {
            if seating.game.state().next_deadline() == Some(due) {
                match self.enter(seating, &Entry::Clock { at: stamp(due, moment) }) {
                    Ok(news) => self.tell(news, reply),
                    Err(Refused::ByLog(fault)) => reply.fault = Some(fault),
                    Err(Refused::ByRule(_)) => return,
                }
            } else if let Some(intent) = seating.stage.tick(seating.game.state(), due) {
                self.act(seating, intent, reply);
            }
            // What stays due after its time has come would be closed for ever.
            if reply.fault.is_some() || seating.next_deadline() == Some(due) {
                return;
            }
        }
    }

    /// Robots look at the table as it is from now on.
    pub(super) fn mark_move(&self, seating: &mut Seating) {
        seating.moves += 1;
        seating.moved_at = seating.clock.in_match(seating.clock.now(&*self.time));
    }

    fn act(&self, seating: &mut Seating, intent: Intent, reply: &mut TouchReply) {
        let Intent { seat, action, at } = intent;
        match self.enter(seating, &Entry::Act { seat, action, at }) {
            Ok(news) => self.tell(news, reply),
            Err(Refused::ByLog(fault)) => reply.fault = Some(fault),
            Err(Refused::ByRule(refusal)) => {
                reply.cues.push(Cue::Refused);
                reply.refused = Some(refusal);
            }
        }
    }

    pub(super) fn tell(&self, news: News, reply: &mut TouchReply) {
        reply.taken += 1;
        reply.cues.extend(news.cues);
        reply.narration.extend(news.narration.iter().map(|words| self.lexicon.words(words)));
    }

    /// Takes an entry, durably: the log has it before anybody hears of it. What the log cannot keep did not happen.
    pub(super) fn enter(&self, seating: &mut Seating, entry: &Entry<AnyAction>) -> Result<News, Refused> {
        let index = seating.game.record().entries.len() as u32;
        let mut events = Vec::new();
        seating
            .game
            .enter(entry.clone(), &mut events)
            .map_err(|refusal| Refused::ByRule(AppError::breach(&self.lexicon, &refusal)))?;
        let written = match seating.game.state().outcome() {
            None => self.log().append(self.id, index, entry),
            Some(outcome) => self.log().append_final(self.id, index, entry, &outcome).map(|_| ()),
        };
        if let Err(error) = written {
            let undone = seating.game.undo(true);
            debug_assert!(undone.is_ok(), "an entry just made can be taken back");
            return Err(Refused::ByLog(AppError::log(&self.lexicon, &error)));
        }
        self.mark_move(seating);
        Ok(seating.stage.follow(seating.game.state(), &events))
    }
}

impl Seating {
    /// Calls everyone to the table, if the board wants that: the match waits until all have come.
    fn call_muster(&mut self, time: &dyn TimeSource) {
        self.stage.call_muster(self.game.state());
        let now = self.clock.now(time);
        if self.stage.is_mustering() {
            self.clock.hold_match(now);
        } else {
            self.clock.let_match_run(now);
        }
    }

    fn next_deadline(&self) -> Option<Millis> {
        let deadlines = [self.game.state().next_deadline(), self.stage.next_deadline()];
        deadlines.into_iter().flatten().min()
    }
}

impl TouchReply {
    /// A fault before anything was taken is all there is to say; after that, both are told.
    fn finished(mut self, seating: &Seating) -> Result<TouchReply, AppError> {
        self.over = seating.game.state().outcome().is_some();
        match self.fault.take_if(|_| self.taken == 0) {
            Some(fault) => Err(fault),
            None => Ok(self),
        }
    }

    fn append(&mut self, later: TouchReply) {
        self.cues.extend(later.cues);
        self.narration.extend(later.narration);
        self.refused = later.refused.or(self.refused.take());
        self.fault = later.fault;
        self.taken += later.taken;
        self.over = later.over;
    }
}
