use std::ops::RangeInclusive;

use empile_games::contract::{Millis, Seat};
use serde::{Deserialize, Serialize};

use super::{Start, ToolRefusal, refusal::count};

/// So many moves fit on a record: more than any game has, few enough to be played again at once.
pub const MOST_MOVES: usize = 4_000;

/// Something that is done with a tool.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ToolMove {
    /// What.
    pub verb: String,
    /// For whom; for the whole table if nobody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// How many, or which.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub numbers: Vec<i32>,
}

impl ToolMove {
    /// Something done for the whole table.
    #[must_use]
    pub fn new(verb: &str) -> ToolMove {
        ToolMove { verb: verb.to_owned(), seat: None, numbers: Vec::new() }
    }

    /// The same for one seat.
    #[must_use]
    pub fn of(self, seat: Seat) -> ToolMove {
        ToolMove { seat: Some(seat), ..self }
    }

    /// The same with one number more.
    #[must_use]
    pub fn with(mut self, number: impl Into<i32>) -> ToolMove {
        self.numbers.push(number.into());
        self
    }

    /// What a row is called that does this: by verb, seat and numbers.
    pub(crate) fn tag(&self) -> String {
        let numbers = self.numbers.iter().map(i32::to_string);
        let seat = self.seat.map(|seat| seat.0.to_string());
        [self.verb.clone()].into_iter().chain(seat).chain(numbers).collect::<Vec<_>>().join("-")
    }

    /// For whom, where it must be for somebody.
    pub(crate) fn seat(&self) -> Result<Seat, ToolRefusal> {
        self.seat.ok_or_else(ToolRefusal::no_such_move)
    }

    /// One of its numbers, which must lie in a range.
    pub(crate) fn number<N>(&self, index: usize, range: RangeInclusive<N>) -> Result<N, ToolRefusal>
    where
        N: Copy + Into<i64> + PartialOrd + TryFrom<i32>,
    {
        let number = *self.numbers.get(index).ok_or_else(ToolRefusal::no_such_move)?;
        let fits = N::try_from(number).ok().filter(|number| range.contains(number));
        let (least, most) = range.into_inner();
        fits.ok_or_else(|| ToolRefusal::out_of_range(number.into(), least.into(), most.into()))
    }

    /// The place of one of so many things, which its first number names.
    pub(crate) fn place(&self, among: usize) -> Result<usize, ToolRefusal> {
        let place = usize::from(self.number(0, 0..=u8::MAX)?);
        let missing = || ToolRefusal::out_of_range(count(place) + 1, 1, count(among));
        (place < among).then_some(place).ok_or_else(missing)
    }

    /// Yes or no, as its number says.
    pub(crate) fn flag(&self) -> Result<bool, ToolRefusal> {
        Ok(self.number(0, 0..=1)? == 1)
    }
}

/// A move and its instant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ToolEntry {
    /// What was done.
    #[serde(flatten)]
    pub play: ToolMove,
    /// When, on the clock of the table.
    pub at: Millis,
}

/// Everything that a tool came to be what it is by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ToolRecord {
    /// How it was taken off the shelf.
    pub start: Start,
    /// What was done, in order.
    pub entries: Vec<ToolEntry>,
}
