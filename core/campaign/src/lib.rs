//! The log: roster, matches in progress, results, totals and titles, in one SQLite file that outlives phones.
//!
//! Every accepted action of a match is durable when [`Log::append`] returns. Rows that tell what happened are only
//! added. Opening a file that is not a log, is damaged or was written by a newer Empile changes nothing in it.
//!
//! All SQL of Empile is in this crate; every method blocks.

mod campaigns;
mod clock;
mod error;
mod header;
mod ids;
mod lines;
mod log;
mod matches;
mod migrate;
mod names;
mod open;
mod outcomes;
mod results;
mod roster;
mod stored;
mod tallies;
#[cfg(test)]
mod testing;
mod totals;

pub use campaigns::Campaign;
pub use clock::{Clock, SystemClock, UnixMillis};
pub use error::LogError;
pub use ids::{CampaignId, MatchId, PlayerId, ResultId};
pub use log::Log;
pub use matches::{Ending, NewMatch, OpenMatch, StoredMatch};
pub use names::{LONGEST_NAME, NameProblem};
pub use results::{ResultPlace, ResultRow};
pub use roster::{COLOURS, NewPlayer, Player};
pub use totals::Total;
