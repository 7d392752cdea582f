//! The log in words: standings, history, results by hand, what leaves and what comes in.

mod campaigns;
mod history;
pub(crate) mod in_words;
mod moving;
mod paper;
mod plots;
mod roster;
mod standings;

pub use campaigns::CampaignLine;
pub use history::{HistoryLine, PlaceLine, Standing};
pub use in_words::Labelled;
pub use moving::{ImportLine, ImportSummary};
pub use paper::{PaperForm, PaperNumber, PaperPlace, PaperResult};
pub use plots::SeriesLine;
pub use standings::{StandingLine, TitleCount};
