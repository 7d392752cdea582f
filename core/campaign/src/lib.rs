//! The log: roster, matches in progress, results, totals and titles, in one SQLite file that outlives phones.
//!
//! What people mean to keep (results, corrections, the roster, campaigns, imports) is on the storage when the call returns. The
//! entries of a running match are committed when [`Log::append`] returns, so that no end of the process loses one, and reach the
//! storage moments later, or when [`Log::keep`] returns: no touch waits for a flush. Rows that tell what happened are only
//! added. Opening a file that is not a log, is damaged or was written by a newer Empile changes nothing in it.
//!
//! One connection changes the log ([`Log`]). What takes long, such as copies, exports and statistics, reads through others
//! ([`Readers`]), so that no change ever waits for it.
//!
//! All SQL of Empile is in this crate; every method blocks.

mod aliases;
mod campaigns;
mod civil;
mod clock;
mod copies;
mod error;
mod evenings;
mod families;
#[cfg(test)]
mod fixture;
mod flush;
mod guard;
mod guests;
mod header;
mod hints;
mod history;
mod ids;
mod lines;
mod log;
mod matches;
mod merges;
mod migrate;
mod month;
mod names;
mod notes;
mod open;
mod outcomes;
mod paper;
mod person;
mod put_back;
mod reader;
mod readers;
mod results;
mod robots;
mod roster;
mod runs;
mod series;
mod standings;
mod storage;
mod stored;
mod studies;
mod tallies;
#[cfg(test)]
mod testing;
mod tools;
mod totals;
mod transfer;
mod wal;

pub use campaigns::Campaign;
pub use clock::{Clock, SystemClock, UnixMillis};
pub use copies::{COPIES_KEPT, LogCopy};
pub use error::LogError;
pub use evenings::{
    Evening, EveningMatch, EveningStanding, EveningTable, LONGEST_EVENING, PlacePoints, place_points,
};
pub use guard::{Caution, OpenReport, Recovery};
pub use history::{HistoryEntry, HistoryFilter, Mark};
pub use ids::{CampaignId, EveningId, MatchId, PlayerId, ResultId};
pub use log::Log;
pub use matches::{Ending, NewMatch, OpenMatch, StoredMatch};
pub use month::Month;
pub use names::{LONGEST_NAME, NameRefusal};
pub use notes::{LONGEST_NOTE, LONGEST_PICTURE, Note};
pub use paper::{PaperPlace, PaperResult};
pub use person::{PlayedInMonth, PlayedWith};
pub use put_back::CopyContents;
pub use reader::Reader;
pub use readers::Readers;
pub use results::{ResultPlace, ResultRow};
pub use robots::{MOST_ROBOTS, ROBOTS, Robot};
pub use roster::{COLOURS, FACES, NewPlayer, Player};
pub use series::{HeadToHead, MOST_POINTS, ScorePoint, ScoreSeries, TitleEarned};
pub use standings::Span;
pub use tallies::{PlayedAndWon, TallyDifference};
pub use totals::Total;
pub use transfer::{Becomes, ImportReport, ImportedPerson, ImpossibleResult, LogPart, Taken};
