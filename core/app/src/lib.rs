//! What a shell talks to. It opens the log, runs tables on it, and says everything in the player's language.
//!
//! With the feature `uniffi`, what is public here is also what Kotlin and Swift see. Every call that crosses can fail, also
//! those that never do: a panic in a call that cannot throw would end a Swift app.

mod card;
mod chronicle;
mod colours;
#[cfg(feature = "uniffi")]
mod crossing;
mod desk;
mod dice;
mod empile;
mod error;
#[cfg(feature = "uniffi")]
mod facade;
mod facts;
mod file_types;
mod footage;
mod hindsight;
mod hint;
mod lessons;
mod luck;
#[cfg(feature = "uniffi")]
mod manner;
mod match_setup;
mod open_tables;
mod options;
mod painted;
mod quick_reference;
mod replay;
mod report;
mod robots;
mod screens;
mod seats_again;
mod sounds;
mod start;
mod table;

pub use card::ResultCard;
pub use chronicle::{
    BarPlot, CampaignInfo, CopyInfo, EveningCard, EveningLine, EveningOffer, EveningPage, EveningPlayed,
    FaceInfo, Goal, GoalGame, GoalPage, HistoryPlace, HistoryRow, ImportPerson, ImportRow, ImportSheet,
    LabelledNumber, LogPartInfo, PageFact, PaperEntry, PaperField, PaperLine, PaperNumber, PaperPage,
    PaperSetup, PersonGame, PersonLine, PersonPage, PlayerInfo, PlotBar, PlotPoint, PlotTick, ResultStanding,
    ScoreCurve, ScorePlot, StandingRow, TitleCount, WhereItCounts,
};
pub use colours::{Palette, palette};
#[cfg(feature = "uniffi")]
pub use crossing::{NodeRole, TouchSample};
pub use desk::{
    ToolCard, ToolDesk, ToolInfo, ToolPage, ToolPiece, ToolQuestion, ToolRow, ToolSection, ToolSpot,
};
pub use dice::DiceSheet;
pub use empile::{Empile, GameInfo, OpenMatchInfo};
pub use empile_games::contract::Chosen;
pub use error::EmpileError;
#[cfg(feature = "uniffi")]
pub use facade::*;
pub use file_types::{FileKind, FileType, file_name, file_type};
pub use footage::{FootageCue, SceneFootage, SceneTrack};
pub use hindsight::Hindsight;
pub use hint::Hint;
pub use luck::{LuckLine, LuckMoment, LuckSheet, MatchStudy, StudyProgress};
#[cfg(feature = "uniffi")]
pub use manner::{StageManner, stage_manner};
pub use match_setup::{ChosenOption, MatchSetup};
pub use options::{OptionInfo, OptionValueInfo, PastedRows, RefusedRows};
pub use painted::{SceneChanges, SceneLayer, SceneNode, ScenePicture, SceneText, TableScene};
pub use quick_reference::{RuleBlock, RuleFigure, RuleHit, RulePageInfo, RuleSection};
pub use replay::Replay;
pub use report::{ResultSeat, ResultSheet};
pub use robots::{RobotInfo, RobotOnLevel};
pub use screens::Screen;
pub use sounds::{CueSound, sounds};
pub use start::BoardSize;
pub use table::{
    DeviceTime, Frame, HelpLine, LessonGoal, LessonProgress, LessonTouch, OwnPlace, Refusal, RobotPace,
    SinceTurn, StandingTime, Table, TableListener, TimeSource, UndoNeed,
};

#[cfg(feature = "uniffi")]
uniffi::setup_scaffolding!("empile");
