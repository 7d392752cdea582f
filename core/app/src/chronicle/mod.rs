//! The log in words: standings, history, results by hand, what leaves and what comes in.

mod campaigns;
mod copies;
mod guests;
mod history;
pub(crate) mod in_words;
mod moving;
mod paper;
mod plots;
mod roster;
mod standings;

pub use campaigns::{CampaignInfo, WhereItCounts};
pub use copies::CopyInfo;
pub use history::{HistoryPlace, HistoryRow, ResultStanding};
pub use in_words::LabelledNumber;
pub use moving::{ImportRow, ImportSheet};
pub use paper::{PaperEntry, PaperField, PaperLine, PaperNumber, PaperPage, PaperSetup};
pub use plots::ScoreCurve;
pub use roster::PlayerInfo;
pub use standings::{StandingRow, TitleCount};
