//! Facts for a text.

use empile_games::contract::Fact;

/// How many there are.
pub(crate) fn many(count: usize) -> Fact {
    Fact::Number(i64::try_from(count).unwrap_or(i64::MAX))
}
