//! The one contract that every game signs, and the small vocabulary it is written in.

mod breaches;
mod choices;
mod descriptor;
mod fact;
mod game;
mod listener;
mod log;
mod options;
mod outcome;
mod paper;
mod refusal;
mod rules;
mod seat;
mod stream;
mod turn_order;

pub(crate) use breaches::breaches;
pub use choices::{Choices, ChoicesIter};
pub use descriptor::{Descriptor, Pace};
pub use fact::Fact;
pub use game::Game;
pub use listener::{Listener, Nobody};
pub use log::{Entry, Match, Record, ReplayError, UndoRefusal, UndoRight};
pub use options::{Chosen, OptionLine, OptionRefusal, Options, OwnRows, Value, Values};
pub use outcome::{Measure, Outcome, Place};
pub(crate) use paper::unless;
pub use paper::{
    Figure, Order, Paper, PaperForm, PaperRefusal, PaperSeat, PaperSheet, TitleRank, Winners, Worth,
};
#[cfg(test)]
pub(crate) use paper::{paper_ranks, paper_reason, paper_seats};
pub use refusal::{Breach, Refusal, RowSpot, SetupRefusal};
pub use rules::{Act, Rules, Taken};
pub use seat::{Seat, Seats, Viewer};
pub use stream::{Seed, Stream};
pub(crate) use turn_order::check_stamp;

/// Milliseconds on the table's own clock, which starts at zero with the match.
pub type Millis = u64;
