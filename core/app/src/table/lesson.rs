//! A table that teaches: what the pupil does is held against the lesson, and what others do comes from it.

use empile_games::contract::{Entry, Game};
use empile_stage::{Cue, Heed, Help, Intent, SLOWED, Turn, Unusable, Words};

use super::{
    frame::{Refusal, Reply},
    play::{Play, Refused, Seating},
};
use crate::EmpileError;

impl Play {
    /// The lesson begins: time stands still, and its first words are told.
    pub(crate) fn begin_lesson(&self) {
        let seating = &mut *self.seating();
        seating.hold_match(self);
        let mut reply = Reply::default();
        self.go_on_with_lesson(seating, &mut reply);
        seating.unheard.append(reply);
    }

    /// The pupil does something. What breaks a rule is told by that rule; what the rules allow and the lesson does not wait
    /// for, by the coach. Either way nothing changes.
    pub(super) fn learn(&self, seating: &mut Seating, intent: Intent, reply: &mut Reply) {
        let heed = seating.stage.heed(&intent);
        let Intent { seat, action, at } = intent;
        let entry = Entry::Act { seat, action, at };
        match heed {
            Heed::Ignored => {}
            Heed::Welcome => match self.enter(seating, &entry) {
                Ok(news) => {
                    self.tell(seating, news, reply);
                    return seating.stage.go_on(seating.game.state());
                }
                Err(Refused::ByLog(error)) => reply.error = Some(error),
                Err(Refused::ByRule(refusal)) => refuse(refusal, reply),
            },
            Heed::Unasked(help) => {
                let broken = seating.game.clone().enter(entry, &mut Vec::new()).err();
                let refusal = match broken {
                    Some(breach) => EmpileError::breach(&self.lexicon, &breach),
                    None => self.coached(&help),
                };
                refuse(refusal, reply);
            }
        }
        seating.stage.refuse(seating.game.state());
    }

    /// A touch that came to nothing is answered, too.
    pub(super) fn answer_puzzled(&self, seating: &mut Seating, reply: &mut Reply) {
        if let Some(help) = seating.stage.take_puzzled() {
            refuse(self.coached(&help), reply);
        }
        if let Some(unusable) = seating.stage.take_unusable() {
            // What is only told is no refusal to hear and feel.
            if !matches!(unusable, Unusable::Shows(_)) {
                reply.cues.push(Cue::Refused);
            }
            reply.refused = Some(Refusal::of(self.why(seating, unusable)));
        }
    }

    /// Why a thing cannot be used: the rules are asked, and where they have nothing against it, or it is not a thing to use, it
    /// is told what it is.
    fn why(&self, seating: &Seating, unusable: Unusable) -> EmpileError {
        let shows = |label: &Words| EmpileError::Failed {
            code: label.key.to_owned(),
            rule: None,
            reason: self.lexicon.words(label),
        };
        match unusable {
            Unusable::Nothing(help) => self.coached(&help),
            Unusable::Shows(label) => shows(&label),
            Unusable::ByRule(Intent { seat, action, at }, label) => {
                let entry = Entry::Act { seat, action, at: seating.in_its_turn(at) };
                match seating.game.clone().enter(entry, &mut Vec::new()) {
                    Err(breach) => EmpileError::breach(&self.lexicon, &breach),
                    Ok(()) => shows(&label),
                }
            }
        }
    }

    /// Where time runs in a lesson and is over before the pupil has acted, it begins again: nothing was decided.
    pub(super) fn was_too_slow(&self, seating: &mut Seating, reply: &mut Reply) -> bool {
        let is_pupils_time = seating.stage.is_lesson() && seating.clock.match_runs();
        if is_pupils_time {
            seating.clock.hold_match_at(seating.moved_at);
            seating.let_lesson_run(self);
            let rule = seating.stage.help(seating.game.state()).first().map(|help| help.rule.to_owned());
            let reason = self.lexicon.say("error-lesson-too-slow", &[]);
            refuse(EmpileError::Failed { code: "lesson-too-slow".to_owned(), rule, reason }, reply);
        }
        is_pupils_time
    }

    /// Lets others and the clock do what comes next in the lesson, and tells what the coach says then.
    pub(super) fn go_on_with_lesson(&self, seating: &mut Seating, reply: &mut Reply) {
        while let Some(turn) = seating.stage.next_turn() {
            seating.hold_match(self);
            // A moment later: nothing is left to the draw between two who act in the same.
            let at = seating.moved_at + 1;
            seating.clock.hold_match_at(at);
            match turn {
                Turn::Act { seat, action } => match self.enter(seating, &Entry::Act { seat, action, at }) {
                    Ok(news) => self.tell(seating, news, reply),
                    Err(Refused::ByLog(error) | Refused::ByRule(error)) => reply.error = Some(error),
                },
                Turn::Wait => {
                    let due = seating.game.state().next_deadline().unwrap_or(at);
                    seating.clock.hold_match_at(due);
                    self.close_due_in_match(seating, due, |due, _| due, reply);
                }
            }
        }
        if let Some(words) = seating.stage.take_words() {
            seating.let_lesson_run(self);
            let told = self.lexicon.words(&words);
            seating.journal.write(std::slice::from_ref(&told));
            reply.narration.push(told);
        }
    }

    fn coached(&self, help: &Help) -> EmpileError {
        EmpileError::Failed {
            code: help.words.key.to_owned(),
            rule: Some(help.rule.to_owned()),
            reason: self.lexicon.words(&help.words),
        }
    }
}

impl Seating {
    fn hold_match(&mut self, play: &Play) {
        let now = self.clock.now(&*play.time);
        self.clock.hold_match(now);
        self.moved_at = self.clock.in_match(now);
    }

    /// Time runs, slowed, where the lesson wants it to; else it stands still until the pupil has acted.
    fn let_lesson_run(&mut self, play: &Play) {
        self.hold_match(play);
        if self.stage.is_lesson() && self.stage.runs_in_time() {
            self.clock.let_match_run_slowed(self.clock.now(&*play.time), SLOWED);
        }
    }
}

fn refuse(refusal: EmpileError, reply: &mut Reply) {
    reply.cues.push(Cue::Refused);
    reply.refused = Some(Refusal::of(refusal));
}
