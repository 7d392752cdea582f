//! Tools for a table that plays with the real box: they count, throw, judge and time, and some know a result at the end.
//!
//! A tool is a small game: players and moves make a [sheet](Sheet), rows of figures, pieces and buttons. Its
//! [record](ToolRecord) of moves is its undo, what it resumes from, and the report of a fault.

mod about;
mod dice_cup;
mod first_player;
mod list;
mod record;
mod refusal;
mod sheet;
mod timer;
mod used;

#[cfg(test)]
pub(crate) mod testing;
#[cfg(test)]
mod tests;

use std::{fmt::Debug, ops::RangeInclusive};

pub use empile_games::contract::PaperSeat as Standing;
use empile_games::contract::{Millis, Seat, Seats, Seed};
use serde::{Deserialize, Serialize};

pub use about::About;
pub use dice_cup::THREE_DICE;
pub use first_player::HOLD_MS;
pub use list::ToolId;
pub use record::{MOST_MOVES, ToolEntry, ToolMove, ToolRecord};
pub use refusal::ToolRefusal;
pub use sheet::{Card, Piece, Row, RowKind, Section, Sheet, Spot};
pub use used::UsedTool;

pub(crate) use timer::Timer;

use crate::{Art, Sitter, Touch, Words};

const BADGE: f32 = 32.0;

/// What a game's tool is written with.
pub(crate) mod prelude {
    pub(crate) use empile_games::{
        GameId,
        contract::{Measure, Millis, Seat},
    };

    pub(crate) use super::{
        About, Card, Look, Piece, Row, RowKind, Sheet, Standing, Start, Timer, Tool, ToolMove, ToolRefusal,
        sheet::stacked,
    };
    pub(crate) use crate::{Art, Words};
}

/// How a tool is taken off the shelf.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Start {
    /// How many it counts for; nobody where it does not ask.
    pub players: u8,
    /// Which of its ways, the usual one is 0.
    pub variant: u8,
    /// Where its chance grows from.
    pub seed: Seed,
}

/// Who looks at a sheet, and when.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    /// On the clock that its moves are stamped with.
    pub now: Millis,
    /// Who sits where.
    pub sitters: &'a [Sitter],
}

impl Look<'_> {
    /// Everybody's, in order.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.sitters.len() as u8)
    }

    /// The name on a seat.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.sitters.get(seat.index()).map_or("", |sitter| &sitter.name)
    }

    /// The same, to be said.
    pub(crate) fn named(&self, seat: Seat) -> Words {
        Words::named(self.name(seat))
    }

    /// Who sits there, as it stands above what is theirs.
    fn badge(&self, seat: Seat) -> Row {
        let badge = self.sitters.get(seat.index()).map(|sitter| Art::Badge { seat: sitter.colour });
        let pieces = badge.map(|badge| Piece::square(badge, BADGE));
        Row::words("seat", self.named(seat)).of(seat).showing(pieces)
    }

    /// The names on some seats, one after the other.
    pub(crate) fn names(&self, seats: Seats) -> String {
        seats.iter().map(|seat| self.name(seat)).collect::<Vec<_>>().join(", ")
    }
}

/// What a tool brings. Whoever plays it ([`UsedTool`]) sees to it that a move names a seat of this table, that nothing is
/// done after the end and no result told before it, and that a refused move leaves nothing behind.
pub(crate) trait Tool: Clone + Debug + PartialEq {
    /// What it is.
    const ABOUT: About;

    /// For how many it is in one of its ways; nothing where it does not ask who plays.
    fn players(_variant: u8) -> Option<RangeInclusive<u8>> {
        Self::ABOUT.game.filter(|_| Self::ABOUT.keeps_score).map(|game| game.descriptor().players)
    }

    /// As it lies before the first move, for as many as it is for.
    fn begin(start: Start) -> Result<Self, ToolRefusal>;

    /// Something is done with it.
    fn play(&mut self, play: &ToolMove, at: Millis) -> Result<(), ToolRefusal>;

    /// What there is to see and to touch of the whole table, until it is over.
    fn sheet(&self, _look: Look<'_>) -> Sheet {
        Sheet::default()
    }

    /// What there is on the card of a seat, below the name; no card where there is nothing.
    fn seat(&self, _seat: Seat, _look: Look<'_>) -> Vec<Vec<Row>> {
        Vec::new()
    }

    /// What ends a round, below the seats, until it is over.
    fn end_of_round(&self) -> Option<Row> {
        None
    }

    /// Has the game come to its end? Nothing where only the table sees that.
    fn is_over(&self) -> Option<bool> {
        None
    }

    /// How it stands, in seat order. Who has won is left to the game's form on paper, where its numbers tell.
    fn standings(&self) -> Result<Vec<Standing>, ToolRefusal> {
        Err(ToolRefusal::not_over())
    }

    /// Hears one sample of one finger, where fingers themselves are what it is about. Nothing of that is kept.
    fn hear(&mut self, _touch: Touch) {}

    /// Lets time pass, where that decides something.
    fn pass(&mut self, _now: Millis) {}
}
