use empile_games::contract::{Breach, Fact, Seat};

use super::MOST_MOVES;

/// Why a tool did not take a move. It is exactly as it was before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToolRefusal {
    /// A stable name: the key of its message is `error-` and this.
    pub code: &'static str,
    /// The section of the quick reference that states the rule, where one stands against it.
    pub rule: Option<&'static str>,
    /// The facts its message names.
    pub facts: Vec<(&'static str, Fact)>,
}

pub(super) fn count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn refusal<const N: usize>(key: &'static str, facts: [(&'static str, i64); N]) -> ToolRefusal {
    let facts = facts.map(|(name, number)| (name, Fact::Number(number))).into();
    ToolRefusal { code: key.strip_prefix("error-").unwrap_or(key), rule: None, facts }
}

/// A rule of the game stands against it.
impl<B: Breach> From<B> for ToolRefusal {
    fn from(breach: B) -> ToolRefusal {
        ToolRefusal { code: breach.code(), rule: Some(breach.rule()), facts: breach.facts() }
    }
}

impl ToolRefusal {
    /// The tool is not for so many.
    pub(crate) fn players(asked: u8, least: u8, most: u8) -> ToolRefusal {
        let facts = [("asked", asked.into()), ("least", least.into()), ("most", most.into())];
        ToolRefusal { rule: Some("table.set-up"), ..refusal("error-wrong-player-count", facts) }
    }

    /// Nobody sits there.
    pub(crate) fn no_such_seat(seat: Seat) -> ToolRefusal {
        refusal("error-no-such-seat", [("seat", i64::from(seat.0) + 1)])
    }

    /// There cannot be so many.
    #[must_use]
    pub fn out_of_range(amount: i64, least: i64, most: i64) -> ToolRefusal {
        refusal("error-tool-out-of-range", [("amount", amount), ("least", least), ("most", most)])
    }

    /// So many dice are read, no more and no fewer.
    pub(crate) fn dice_count(asked: usize, wanted: usize) -> ToolRefusal {
        refusal("error-wrong-dice-count", [("asked", count(asked)), ("wanted", count(wanted))])
    }

    /// Nothing was entered that could be taken back.
    #[must_use]
    pub fn nothing_to_take_back() -> ToolRefusal {
        refusal("error-nothing-to-undo", [])
    }

    /// The game is over: nothing more is counted.
    pub(crate) fn over() -> ToolRefusal {
        refusal("error-tool-over", [])
    }

    /// The game is not over: there is nothing to write down yet.
    #[must_use]
    pub fn not_over() -> ToolRefusal {
        refusal("error-tool-not-over", [])
    }

    /// The tool knows nothing of the kind: a screen or a record of another version.
    pub(crate) fn no_such_move() -> ToolRefusal {
        refusal("error-tool-no-such-move", [])
    }

    /// No more fits on the record.
    pub(crate) fn record_full() -> ToolRefusal {
        refusal("error-tool-record-full", [("most", count(MOST_MOVES))])
    }
}
