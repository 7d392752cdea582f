//! The log in words: standings, history, results by hand, what leaves and what comes in.

mod axes;
mod campaigns;
mod copies;
mod guests;
mod history;
pub(crate) mod in_words;
mod months;
mod moving;
mod paper;
mod person;
mod plots;
mod roster;
mod standings;
#[cfg(test)]
pub(crate) mod testing;

pub use axes::PlotTick;
pub use campaigns::{CampaignInfo, WhereItCounts};
pub use copies::CopyInfo;
pub use history::{HistoryPlace, HistoryRow, ResultStanding};
pub use in_words::LabelledNumber;
pub use months::{MonthBar, MonthPlot};
pub use moving::{ImportRow, ImportSheet};
pub use paper::{PaperEntry, PaperField, PaperLine, PaperNumber, PaperPage, PaperSetup};
pub use person::{PageFact, PersonGame, PersonLine, PersonPage};
pub use plots::{PlotPoint, ScoreCurve, ScorePlot};
pub use roster::{FaceInfo, PlayerInfo};
pub use standings::{StandingRow, TitleCount};
