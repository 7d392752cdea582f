use super::{Millis, Seat};

/// A fact that a message about a refusal needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// A number, for plurals.
    Number(i64),
    /// A word.
    Text(String),
    /// A time that is told in seconds: a number if they are whole, « 1,5 » if not.
    Seconds(Millis),
}

impl Fact {
    /// The number of a thing that people count from one and the engines from zero.
    #[must_use]
    pub fn counted(from_zero: u8) -> Fact {
        Fact::Number(i64::from(from_zero) + 1)
    }
}

impl From<u8> for Fact {
    fn from(number: u8) -> Fact {
        Fact::Number(number.into())
    }
}

impl From<u16> for Fact {
    fn from(number: u16) -> Fact {
        Fact::Number(number.into())
    }
}

impl From<u64> for Fact {
    fn from(number: u64) -> Fact {
        Fact::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<usize> for Fact {
    fn from(number: usize) -> Fact {
        Fact::from(number as u64)
    }
}

impl From<&str> for Fact {
    fn from(word: &str) -> Fact {
        Fact::Text(word.to_owned())
    }
}

impl From<Seat> for Fact {
    fn from(seat: Seat) -> Fact {
        Fact::counted(seat.0)
    }
}
