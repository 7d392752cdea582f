//! The log in words: standings, history, results by hand, what leaves and what comes in.

pub(crate) mod axes;
mod campaigns;
mod copies;
mod evenings;
mod goals;
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
pub use evenings::{EveningCard, EveningLine, EveningOffer, EveningPage, EveningPlayed};
pub use goals::{Goal, GoalGame, GoalPage};
pub use history::{HistoryPlace, HistoryRow, ResultStanding};
pub use in_words::LabelledNumber;
pub use months::{BarPlot, PlotBar};
pub use moving::{ImportPerson, ImportRow, ImportSheet, LogPartInfo};
pub use paper::{PaperEntry, PaperField, PaperLine, PaperNumber, PaperPage, PaperSetup};
pub use person::{PageFact, PersonGame, PersonLine, PersonPage};
pub use plots::{PlotPoint, ScoreCurve, ScorePlot};
pub use roster::{FaceInfo, PlayerInfo};
pub use standings::{StandingRow, TitleCount};
