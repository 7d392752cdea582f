use empile_games::contract::{Measure, PaperSeat};
use serde::{Deserialize, Serialize};

/// How a game ended for one player, in the words of the game's form for results on paper.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// Did this player win, alone or with others?
    pub won: bool,
    /// The number that the form asks for.
    pub amount: i32,
    /// What it asks for beside it.
    pub extras: Vec<(Measure, i32)>,
}

impl Standing {
    /// What the form hears.
    #[must_use]
    pub fn seat(&self) -> PaperSeat {
        PaperSeat { won: self.won, amount: self.amount, extras: self.extras.clone() }
    }

    /// With nothing beside the number.
    pub(crate) fn new(won: bool, amount: impl Into<i32>) -> Standing {
        Standing { won, amount: amount.into(), extras: Vec::new() }
    }

    /// The same with something counted beside it.
    pub(crate) fn with(mut self, measure: Measure, number: impl Into<i32>) -> Standing {
        self.extras.push((measure, number.into()));
        self
    }
}
