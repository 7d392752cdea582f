use std::sync::Arc;

use empile_app::{AppError, TouchReply};
use empile_games::contract::UndoRight;
use empile_stage::{Cue, Phase, Point, Surface, Touch};

use crate::{EmpileError, ResultSheet, SceneChanges, TableScene};

/// What a finger does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum TouchPhase {
    /// Comes down.
    Down,
    /// Moves while down.
    Move,
    /// Lifts.
    Up,
    /// Is taken away by the system.
    Cancel,
}

/// One sample of one finger.
#[derive(Clone, Copy, Debug, PartialEq, uniffi::Record)]
pub struct TouchSample {
    /// Which finger.
    pub pointer: u64,
    /// What it does.
    pub phase: TouchPhase,
    /// From the left, in density-independent pixels.
    pub x: f32,
    /// From the top.
    pub y: f32,
    /// When, in milliseconds on the table's clock.
    pub stamp_ms: u64,
    /// How wide the contact is, in density-independent pixels; 0 where the device does not say.
    #[uniffi(default = 0.0)]
    pub breadth: f32,
}

impl From<TouchSample> for Touch {
    fn from(sample: TouchSample) -> Touch {
        Touch {
            pointer: sample.pointer,
            phase: match sample.phase {
                TouchPhase::Down => Phase::Down,
                TouchPhase::Move => Phase::Move,
                TouchPhase::Up => Phase::Up,
                TouchPhase::Cancel => Phase::Cancel,
            },
            at: Point { x: sample.x, y: sample.y },
            stamp: sample.stamp_ms,
            breadth: sample.breadth,
        }
    }
}

/// Something to hear or to feel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum TableCue {
    /// Dice rattle.
    DiceThrown,
    /// A die is put down.
    DiePlaced,
    /// A die is taken off the table.
    DieTaken,
    /// A row of dice slides down.
    DiceSlid,
    /// A die stays with somebody, at a price.
    DieKept,
    /// Something more is won.
    BonusWon,
    /// A cat falls asleep.
    CatBedded,
    /// A yarn is won.
    YarnWon,
    /// Cats scatter.
    CatAstrophe,
    /// A floor of the tower is laid.
    FloorRaised,
    /// A cat is set down on the tower.
    CatPlaced,
    /// A cat is stroked, and purrs.
    CatStroked,
    /// A black cat climbs.
    Climbed,
    /// A step that makes a victory is reached.
    StepReached,
    /// Something falls, and the game goes on.
    PieceFell,
    /// Everyone is ready and waits.
    Hush,
    /// All cards turn at once.
    CardsFlipped,
    /// A hand on a pillow.
    PillowGrabbed,
    /// A pillow hits somebody, or the floor.
    PillowThud,
    /// Somebody falls asleep.
    Snore,
    /// It was right.
    Right,
    /// It was wrong.
    Wrong,
    /// A dog barks: the round begins.
    Bark,
    /// A card is turned.
    CardTurned,
    /// A card is slapped on the table.
    CardSlapped,
    /// Another hand was faster: a card comes back.
    CardBeaten,
    /// A teckel is finished and wags its tail.
    TailWagged,
    /// A teckel is finished, and its tail bitten by a cat.
    CatBit,
    /// The last card of a pile has gone.
    PileEmptied,
    /// Stop! Hands off the table.
    RoundStopped,
    /// Somebody calls out before the others.
    Called,
    /// Nobody can take anything more.
    NothingLeft,
    /// Bones are shared out.
    BoneWon,
    /// The match is over.
    MatchEnded,
    /// Everyone is there: three, two, one.
    Counted,
    /// It was counted down, and everyone plays.
    Begun,
    /// A touch that may not do what it tried.
    Refused,
}

impl From<Cue> for TableCue {
    fn from(cue: Cue) -> TableCue {
        match cue {
            Cue::DiceThrown => TableCue::DiceThrown,
            Cue::DiePlaced => TableCue::DiePlaced,
            Cue::DieTaken => TableCue::DieTaken,
            Cue::DiceSlid => TableCue::DiceSlid,
            Cue::DieKept => TableCue::DieKept,
            Cue::BonusWon => TableCue::BonusWon,
            Cue::CatBedded => TableCue::CatBedded,
            Cue::YarnWon => TableCue::YarnWon,
            Cue::CatAstrophe => TableCue::CatAstrophe,
            Cue::FloorRaised => TableCue::FloorRaised,
            Cue::CatPlaced => TableCue::CatPlaced,
            Cue::CatStroked => TableCue::CatStroked,
            Cue::Climbed => TableCue::Climbed,
            Cue::StepReached => TableCue::StepReached,
            Cue::PieceFell => TableCue::PieceFell,
            Cue::Hush => TableCue::Hush,
            Cue::CardsFlipped => TableCue::CardsFlipped,
            Cue::PillowGrabbed => TableCue::PillowGrabbed,
            Cue::PillowThud => TableCue::PillowThud,
            Cue::Snore => TableCue::Snore,
            Cue::Right => TableCue::Right,
            Cue::Wrong => TableCue::Wrong,
            Cue::Bark => TableCue::Bark,
            Cue::CardTurned => TableCue::CardTurned,
            Cue::CardSlapped => TableCue::CardSlapped,
            Cue::CardBeaten => TableCue::CardBeaten,
            Cue::TailWagged => TableCue::TailWagged,
            Cue::CatBit => TableCue::CatBit,
            Cue::PileEmptied => TableCue::PileEmptied,
            Cue::RoundStopped => TableCue::RoundStopped,
            Cue::Called => TableCue::Called,
            Cue::NothingLeft => TableCue::NothingLeft,
            Cue::BoneWon => TableCue::BoneWon,
            Cue::MatchEnded => TableCue::MatchEnded,
            Cue::Counted => TableCue::Counted,
            Cue::Begun => TableCue::Begun,
            Cue::Refused => TableCue::Refused,
        }
    }
}

/// Why an action was not taken.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Refusal {
    /// A stable name of the cause.
    pub code: String,
    /// What happened and what to do next.
    pub reason: String,
    /// The section of the quick reference that states the rule.
    pub rule: Option<String>,
}

impl From<AppError> for Refusal {
    fn from(error: AppError) -> Refusal {
        Refusal { code: error.code, reason: error.reason, rule: error.rule }
    }
}

/// Something that may be done now.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct HelpLine {
    /// What.
    pub text: String,
    /// The section of the quick reference that says so.
    pub rule: String,
}

impl From<empile_app::HelpLine> for HelpLine {
    fn from(line: empile_app::HelpLine) -> HelpLine {
        HelpLine { text: line.text, rule: line.rule.to_owned() }
    }
}

/// What touches led to.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct TouchOutcome {
    /// What there is to hear and feel.
    pub cues: Vec<TableCue>,
    /// What happened, in words, in order.
    pub narration: Vec<String>,
    /// Why an action was not taken.
    pub refusal: Option<Refusal>,
    /// Is the match over now?
    pub over: bool,
}

impl From<TouchReply> for TouchOutcome {
    fn from(reply: TouchReply) -> TouchOutcome {
        TouchOutcome {
            cues: reply.cues.into_iter().map(Into::into).collect(),
            narration: reply.narration,
            refusal: reply.fault.or(reply.refused).map(Into::into),
            over: reply.over,
        }
    }
}

/// What taking back the last move needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum UndoNeed {
    /// There is nothing to take back.
    NothingToUndo,
    /// Nothing.
    Free,
    /// The consent of the table.
    Consent,
}

/// Hears that the clock changed something at a table, then asks for the changes and the news.
#[uniffi::export(with_foreign)]
pub trait TableListener: Send + Sync {
    /// The clock changed something.
    fn changed(&self);
}

struct Ear(Arc<dyn TableListener>);

impl empile_app::TableListener for Ear {
    fn changed(&self) {
        self.0.changed();
    }
}

/// A match under way.
#[derive(uniffi::Object)]
pub struct Table {
    table: empile_app::Table,
}

impl Table {
    pub(crate) fn over(table: empile_app::Table) -> Arc<Table> {
        Arc::new(Table { table })
    }
}

#[uniffi::export]
impl Table {
    /// The match's id in the log.
    pub fn id(&self) -> Result<String, EmpileError> {
        Ok(self.table.id().to_string())
    }

    /// The game's stable name.
    pub fn game(&self) -> Result<String, EmpileError> {
        Ok(self.table.game().slug().to_owned())
    }

    /// Lays the table out for a surface, in density-independent pixels. A reader who wants text so many times as
    /// large gets it where there is room.
    #[uniffi::method(default(text_scale = 1.0))]
    pub fn resize(&self, width: f32, height: f32, text_scale: f32) -> Result<(), EmpileError> {
        self.table.resize(Surface { width, height }, text_scale);
        Ok(())
    }

    /// The scene now. A new view asks `from_scratch` to get every picture again.
    pub fn scene(&self, from_scratch: bool) -> Result<TableScene, EmpileError> {
        Ok(self.table.paint(from_scratch).into())
    }

    /// What changed since this was last asked. A new view asks `from_scratch` and gets everything.
    pub fn changes(&self, from_scratch: bool) -> Result<SceneChanges, EmpileError> {
        Ok(self.table.changes(from_scratch).into())
    }

    /// What may be done now, and which rule says so.
    pub fn help(&self) -> Result<Vec<HelpLine>, EmpileError> {
        Ok(self.table.help().into_iter().map(Into::into).collect())
    }

    /// Hears touches.
    pub fn touch(&self, samples: Vec<TouchSample>) -> Result<TouchOutcome, EmpileError> {
        let touches: Vec<Touch> = samples.into_iter().map(Into::into).collect();
        Ok(self.table.touch(&touches)?.into())
    }

    /// Performs one entry of a record, as JSON.
    pub fn play(&self, entry_json: String) -> Result<TouchOutcome, EmpileError> {
        Ok(self.table.play(&entry_json)?.into())
    }

    /// The table's clock, in milliseconds: touches are stamped with it. It stands still while the table is paused.
    /// While everyone comes to the table it runs, and the match's own time does not.
    pub fn clock_ms(&self) -> Result<u64, EmpileError> {
        Ok(self.table.now())
    }

    /// Stops the table's clock: a call came, or the app is out of sight.
    pub fn pause(&self) -> Result<(), EmpileError> {
        self.table.pause();
        Ok(())
    }

    /// Lets the table's clock run on.
    pub fn resume(&self) -> Result<(), EmpileError> {
        self.table.resume();
        Ok(())
    }

    /// Has the clock driven from now on, and the listener told when it changed something. It hears on a thread of the
    /// table's own, and must not throw.
    pub fn listen(&self, listener: Arc<dyn TableListener>) -> Result<(), EmpileError> {
        Ok(self.table.listen(Arc::new(Ear(listener)))?)
    }

    /// What the clock led to since this was last asked.
    pub fn news(&self) -> Result<TouchOutcome, EmpileError> {
        Ok(self.table.news().into())
    }

    /// What taking back the last move needs.
    pub fn undo_need(&self) -> Result<UndoNeed, EmpileError> {
        Ok(match self.table.undo_right() {
            None => UndoNeed::NothingToUndo,
            Some(UndoRight::Free) => UndoNeed::Free,
            Some(UndoRight::NeedsConsent) => UndoNeed::Consent,
        })
    }

    /// Takes back the last move.
    pub fn undo(&self, table_agrees: bool) -> Result<(), EmpileError> {
        Ok(self.table.undo(table_agrees)?)
    }

    /// How the match ended, once it has.
    pub fn result_sheet(&self) -> Result<Option<ResultSheet>, EmpileError> {
        Ok(self.table.result().map(Into::into))
    }

    /// The state, written down: equal states are equal texts, on every device.
    pub fn state_json(&self) -> Result<String, EmpileError> {
        Ok(self.table.state_json()?)
    }

    /// The record of the match: the bug report, and what a replay plays.
    pub fn record_json(&self) -> Result<String, EmpileError> {
        Ok(self.table.record_json()?)
    }
}
