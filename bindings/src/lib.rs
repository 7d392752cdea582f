//! What Kotlin and Swift see of Empile's core: no rule, no SQL, no arithmetic.
//!
//! Every call can fail, also those that never do: a panic in a call that cannot throw would end a Swift app.

mod chronicle;
mod colours;
mod empile;
mod error;
mod match_setup;
mod paper;
mod pieces;
mod records;
mod reference;
mod replay;
mod robots;
mod roster;
mod scene;
mod sounds;
mod table;
mod tools;

pub use chronicle::{
    CurvePoint, Duel, HistoryPlace, HistoryQuery, HistoryRow, LabelledNumber, ResultStanding, ScoreCurve,
    StandingRow, TitleCount,
};
pub use colours::{Palette, palette};
pub use empile::Empile;
pub use error::EmpileError;
pub use match_setup::{BoardFaultInfo, ChosenOption, MatchSetup, OptionInfo, OptionValueInfo};
pub use paper::{
    CopyInfo, EnteredNumber, EnteredPlace, EnteredResult, FormNumber, ImportRow, ImportSheet, ResultForm,
};
pub use pieces::{Piece, piece_picture};
pub use records::{GameInfo, OpenMatchInfo, PlayerInfo, ResultSeat, ResultSheet, TextFact};
pub use reference::{RuleBlock, RuleFigure, RuleHit, RuleKind, RulePageInfo, RuleSection};
pub use replay::Replay;
pub use robots::RobotPace;
pub use roster::CampaignInfo;
pub use scene::{
    NodeMotion, NodeRole, SceneChanges, SceneLayer, SceneNode, ScenePicture, SceneText, TableScene,
};
pub use sounds::{CueSound, sounds};
pub use table::{
    HelpLine, Refusal, Table, TableCue, TableListener, TouchOutcome, TouchPhase, TouchSample, UndoNeed,
};
pub use tools::{
    BoneHeap, BoneKind, BonesSheet, BunteKuhSheet, BunteKuhTimer, CuiBonoCosts, CuiBonoCounter, CuiBonoHand,
    CuiBonoSheet, DiceCup, DiceKind, DiceThrow, DieColour, EintrichternSheet, EintrichternSums, FingerSpot,
    FirstPlayerPicker, NekoCard, NekoDecks, NekoSheet, PickerView, PilePoilsScores, PilePoilsSheet,
    PiloCharacter, PiloCounts, PiloDuty, PiloJudgement, PiloPiloJudge, PiloShown, RaffzahnSheet,
    RaffzahnTake, RaffzahnTimer, RoundBones, SumPair, TeckelsBones, TeckelsCount, ToolInfo,
};

uniffi::setup_scaffolding!();
