//! The one contract that every game signs, and the small vocabulary it is written in.

mod choices;
mod descriptor;
mod game;
mod log;
mod outcome;
mod refusal;
mod seat;
mod stream;
mod turn_order;

pub use choices::{Choices, ChoicesIter};
pub use descriptor::{Descriptor, Pace};
pub use game::Game;
pub use log::{Entry, Match, Record, ReplayError, UndoError, UndoRight};
pub use outcome::{Measure, Outcome, Place};
pub use refusal::{Breach, Fact, NoOptions, Refusal, SetupProblem};
pub use seat::{Seat, Seats, Viewer};
pub use stream::{Seed, Stream};
pub(crate) use turn_order::{check_stamp, check_turn};

/// Milliseconds on the table's own clock, which starts at zero with the match.
pub type Millis = u64;
