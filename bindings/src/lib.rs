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
mod roster;
mod scene;
mod table;

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
pub use reference::{RuleInfo, RulePart};
pub use replay::Replay;
pub use roster::CampaignInfo;
pub use scene::{
    NodeMotion, NodeRole, SceneChanges, SceneLayer, SceneNode, ScenePicture, SceneText, TableScene,
};
pub use table::{
    HelpLine, Refusal, Table, TableCue, TableListener, TouchOutcome, TouchPhase, TouchSample, UndoNeed,
};

uniffi::setup_scaffolding!();
