//! What a shell talks to. It opens the log, runs tables on it, and says everything in the player's language.

mod chronicle;
mod empile;
mod fault;
mod options;
mod painted;
mod quick_reference;
mod replay;
mod report;
mod robots;
mod screens;
mod table;
pub mod tools;

pub use chronicle::{
    CampaignLine, HistoryLine, ImportLine, ImportSummary, Labelled, PaperForm, PaperNumber, PaperPlace,
    PaperResult, PlaceLine, SeriesLine, Standing, StandingLine, TitleCount,
};
pub use empile::{Empile, MatchInProgress, Newcomer};
pub use fault::AppError;
pub use options::{BoardFault, Chosen, GameOption, OptionProblem, OptionValue};
pub use painted::{Painted, PaintedChanges, PaintedNode, PaintedText};
pub use replay::Replay;
pub use report::{ResultReport, SeatReport};
pub use screens::Screen;
pub use table::{
    DeviceTime, HelpLine, RobotPace, StandingTime, Table, TableListener, TimeSource, TouchReply,
};
