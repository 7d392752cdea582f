use std::collections::VecDeque;

use empile_games::{AnyAction, contract::Millis};

use super::{Beat, Lesson, PUPIL, Turn, Until, scene::is_of_coach};
use crate::{Help, Intent, Node, NodeId, Role, Words};

/// The finger stirs so often.
const BETWEEN_STIRS: Millis = 900;

/// How far a lesson has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Which beat, from 1; the last one once it is over.
    pub step: u32,
    /// How many there are.
    pub steps: u32,
    /// Is there nothing more to learn?
    pub is_over: bool,
}

/// What becomes of something that a touch asks for in a lesson.
#[derive(Clone, Debug, PartialEq)]
pub enum Heed {
    /// It is what was waited for.
    Welcome,
    /// It comes with the gesture, and means nothing here.
    Ignored,
    /// The rules may allow it, the lesson does not wait for it.
    Unasked(Help),
}

/// Leads through a lesson.
#[derive(Clone, Debug)]
pub(crate) struct Coach {
    beats: Vec<Beat<AnyAction>>,
    at: usize,
    /// What others do before the next beat.
    pending: VecDeque<Turn>,
    /// The words of this beat were told.
    told: bool,
    /// What the board showed in which beat as a finger last came down.
    touched: Option<(usize, Vec<Node>)>,
    /// A touch came to nothing.
    puzzled: bool,
    /// The finger is lifted a little, or on its way.
    stirred: bool,
    /// The beat in which it has begun to lie.
    lies_still: Option<usize>,
    next_stir: Millis,
}

impl Coach {
    pub(crate) fn of(lesson: &Lesson) -> Coach {
        Coach {
            beats: lesson.beats.clone(),
            at: 0,
            pending: VecDeque::new(),
            told: false,
            touched: None,
            puzzled: false,
            stirred: false,
            lies_still: None,
            next_stir: 0,
        }
    }

    pub(crate) fn progress(&self) -> Progress {
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let steps = count(self.beats.len());
        Progress { step: count(self.at + 1).min(steps), steps, is_over: self.is_over() }
    }

    fn is_over(&self) -> bool {
        self.at >= self.beats.len() && self.pending.is_empty()
    }

    pub(super) fn beat(&self) -> Option<&Beat<AnyAction>> {
        self.beats.get(self.at)
    }

    /// Where the finger goes with what it took.
    pub(crate) fn goal(&self) -> Option<NodeId> {
        self.beat().and_then(|beat| beat.to).map(NodeId)
    }

    pub(super) fn has_stirred(&self) -> bool {
        self.stirred
    }

    /// Does it wait for the pupil to do something on the board?
    pub(crate) fn waits_for_the_pupil(&self) -> bool {
        self.beat().is_some_and(|beat| !matches!(beat.until, Until::Continued))
    }

    pub(super) fn waits_to_go_on(&self) -> bool {
        self.beat().is_some_and(|beat| matches!(beat.until, Until::Continued))
    }

    pub(crate) fn runs_in_time(&self) -> bool {
        self.beat().is_some_and(|beat| beat.in_time)
    }

    /// What is said now, and the rule that it is about.
    pub(crate) fn help(&self) -> Option<Help> {
        self.beat().map(|beat| Help::new(beat.words.clone(), beat.rule))
    }

    pub(crate) fn heed(&self, intent: &Intent) -> Heed {
        let Some(beat) = self.beat() else { return Heed::Ignored };
        if intent.seat != PUPIL {
            return Heed::Unasked(Help::new(Words::new("lesson-others-place"), beat.rule));
        }
        if beat.ignoring.contains(&intent.action) {
            return Heed::Ignored;
        }
        let is_asked = match &beat.until {
            Until::Does(actions) => actions.contains(&intent.action),
            Until::DoesAny => true,
            Until::Continued | Until::Chosen(_) | Until::Opened(_) => false,
        };
        if is_asked {
            Heed::Welcome
        } else {
            Heed::Unasked(Help::new(Words::new("lesson-not-now"), beat.rule))
        }
    }

    /// The beat is over.
    pub(crate) fn go_on(&mut self) {
        if let Some(beat) = self.beats.get(self.at) {
            self.pending.extend(beat.then.iter().cloned());
            self.at += 1;
            (self.told, self.puzzled, self.stirred) = (false, false, false);
            self.next_stir = 0;
        }
    }

    /// Goes on if the board shows what was waited for.
    pub(crate) fn look(&mut self, nodes: &[Node]) -> bool {
        let find = |id: &u32| nodes.iter().find(|node| node.id == NodeId(*id));
        let is_seen = match self.beat().map(|beat| &beat.until) {
            Some(Until::Chosen(ids)) => {
                ids.iter().all(|id| find(id).is_some_and(|node| node.role == Role::Choice { chosen: true }))
            }
            Some(Until::Opened(id)) => find(id).is_some_and(|node| node.role.is_touchable()),
            _ => false,
        };
        if is_seen {
            self.go_on();
        }
        is_seen
    }

    pub(crate) fn next_turn(&mut self) -> Option<Turn> {
        self.pending.pop_front()
    }

    /// What is said now, if it was not told yet.
    pub(crate) fn take_words(&mut self) -> Option<Words> {
        let words = self.beat().filter(|_| self.pending.is_empty())?.words.clone();
        (!std::mem::replace(&mut self.told, true)).then_some(words)
    }

    /// A finger comes down on a board that shows these nodes.
    pub(crate) fn feel(&mut self, nodes: &[Node]) {
        self.touched = Some((self.at, of_board(nodes)));
    }

    /// A finger has done all it can: did nothing come of it?
    pub(crate) fn judge_touch(&mut self, nodes: &[Node]) {
        if self.touched.take().is_some_and(|(at, before)| at == self.at && before == of_board(nodes)) {
            self.be_puzzled();
        }
    }

    pub(crate) fn be_puzzled(&mut self) {
        self.puzzled = self.waits_for_the_pupil();
    }

    /// Where a touch came to nothing, what to do instead.
    pub(crate) fn take_puzzled(&mut self) -> Option<Help> {
        let rule = self.beat().filter(|_| self.puzzled)?.rule;
        self.puzzled = false;
        Some(Help::new(Words::new("lesson-follow-the-finger"), rule))
    }

    pub(crate) fn next_stir(&self) -> Option<Millis> {
        let shows = self.beat().is_some_and(|beat| !beat.path.is_empty() && self.waits_for_the_pupil());
        shows.then_some(self.next_stir)
    }

    /// Stirs the finger; as a beat begins, it lies still for a while first.
    pub(crate) fn stir(&mut self, now: Millis) {
        self.stirred = self.lies_still.is_some_and(|at| at == self.at) && !self.stirred;
        self.lies_still = Some(self.at);
        self.next_stir = now + BETWEEN_STIRS;
    }
}

/// What a board shows, without what the coach adds.
fn of_board(nodes: &[Node]) -> Vec<Node> {
    nodes.iter().filter(|node| !is_of_coach(node.id)).cloned().collect()
}
