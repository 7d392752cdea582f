//! What comes of whatever happens at a table: one answer for fingers, the clock, robots and buttons.

use empile_reference::Lexicon;
use empile_stage::{Cue, Progress, Since};

use crate::{EmpileError, Hint, ResultSheet, SceneChanges};

/// What a batch of touches, the clock, a robot or a button led to, and how the table stands since.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Frame {
    /// What is to be drawn anew.
    pub changes: SceneChanges,
    /// What there is to hear and feel, by its number among the cues.
    pub cues: Vec<Cue>,
    /// What happened, in words, in order; all of it where it is told again.
    pub narration: Vec<String>,
    /// Is the whole journal told again? It is with the whole scene, and when some of it no longer holds.
    pub retold: bool,
    /// What others did since whoever is to act last did something, if anything.
    pub since: Option<SinceTurn>,
    /// Why an action was not taken.
    pub refusal: Option<Refusal>,
    /// Why the table could not keep what came after: it did not happen.
    pub error: Option<EmpileError>,
    /// What taking back the last move needs now.
    pub undo: UndoNeed,
    /// How the match ended, once it has.
    pub over: Option<ResultSheet>,
    /// May whoever is to act ask what the best robot would do?
    pub may_ask_hint: bool,
    /// What it would do, once somebody has asked and until a finger comes down.
    pub hint: Option<Hint>,
    /// How far the lesson has come, at a table that teaches.
    pub lesson: Option<LessonProgress>,
    /// Does the table's clock stand still? Then touches do nothing.
    pub paused: bool,
    /// How late it is on the table's clock: touches are stamped with it.
    pub clock_ms: u64,
}

/// What others did since whoever is to act last did something.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct SinceTurn {
    /// The last of it worth telling.
    pub text: String,
    /// How many lines of the journal tell all of it, the last ones.
    pub lines: u32,
}

impl SinceTurn {
    pub(super) fn of(since: Option<Since>, lexicon: &Lexicon) -> Option<SinceTurn> {
        since.map(|Since { last, lines }| SinceTurn { text: lexicon.words(&last), lines: lines as u32 })
    }
}

/// Why an action was not taken.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Refusal {
    /// A stable name of the cause.
    pub code: String,
    /// What happened and what to do next.
    pub reason: String,
    /// The section of the quick reference that states the rule.
    pub rule: Option<String>,
    /// Where it is to be told: in the zone of whom it concerns, turned to them, where everybody has one.
    #[cfg_attr(feature = "uniffi", uniffi(default = None))]
    pub place: Option<OwnPlace>,
}

/// A player's own part of a board that everyone plays on at once, in density-independent pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct OwnPlace {
    /// Whose.
    pub seat: u8,
    /// From the left.
    pub x: f32,
    /// From the top.
    pub y: f32,
    /// From left to right.
    pub width: f32,
    /// From top to bottom.
    pub height: f32,
    /// What stands upright for its player is turned by so many degrees, clockwise.
    pub turn: f32,
}

/// How far a lesson has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct LessonProgress {
    /// Which step, from 1.
    pub step: u32,
    /// How many there are.
    pub steps: u32,
    /// Is there nothing more to learn?
    pub is_over: bool,
}

/// Where a lesson asks to be touched next.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct LessonTouch {
    /// From the left, in density-independent pixels.
    pub x: f32,
    /// From the top.
    pub y: f32,
    /// Where the finger goes from there before it lifts, if it is to go anywhere.
    pub to: Option<LessonGoal>,
}

/// Where a finger of a lesson lifts.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct LessonGoal {
    /// From the left, in density-independent pixels.
    pub x: f32,
    /// From the top.
    pub y: f32,
}

impl LessonProgress {
    pub(super) fn of(progress: Progress) -> LessonProgress {
        let Progress { step, steps, is_over } = progress;
        LessonProgress { step, steps, is_over }
    }
}

/// What taking back the last move needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum UndoNeed {
    /// There is nothing to take back.
    NothingToUndo,
    /// Nothing.
    Free,
    /// The consent of the table.
    Consent,
}

/// What is told of a table, until a frame is made of it.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Reply {
    pub(super) cues: Vec<Cue>,
    pub(super) narration: Vec<String>,
    pub(super) refused: Option<Refusal>,
    pub(super) error: Option<EmpileError>,
    /// How many entries the record has more.
    pub(super) taken: usize,
    /// Some of what was told before no longer holds.
    pub(super) is_retold: bool,
}

impl Reply {
    pub(super) fn append(&mut self, later: Reply) {
        self.cues.extend(later.cues);
        self.narration.extend(later.narration);
        self.refused = later.refused.or(self.refused.take());
        // What could not be kept and was kept later is no error any more.
        self.error = later.error.or(self.error.take().filter(|_| later.taken == 0));
        self.taken += later.taken;
        self.is_retold |= later.is_retold;
    }

    /// An error before anything was taken is all there is to say; after that, both are told.
    pub(super) fn or_error(&mut self) -> Result<(), EmpileError> {
        match self.error.take_if(|_| self.taken == 0) {
            Some(error) => Err(error),
            None => Ok(()),
        }
    }
}

impl Refusal {
    pub(crate) fn of(error: EmpileError) -> Refusal {
        let EmpileError::Failed { code, rule, reason } = error;
        Refusal { code, reason, rule, place: None }
    }
}
