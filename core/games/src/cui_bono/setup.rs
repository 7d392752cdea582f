use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::pyramid::{Colour, OutOfRange, Range, Tally};

/// Players and options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// 2 to 6.
    pub players: u8,
    /// What a kept die costs.
    pub costs: Costs,
    /// Which of our rulings hold.
    #[serde(default)]
    pub edition: Edition,
}

/// Our rulings have grown. A match is played to its end, and shown again, by those under which it began: set-ups that
/// were written down before there were two of them are of the first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edition {
    /// Rule B looked at buried dice too, and dice could go round in circles.
    #[default]
    First,
    /// « Rule B looks at what can be seen » and « No going round in circles ».
    Second,
}

/// ⚙ « score, en négatif »: points lost for a kept die of each colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Costs {
    /// For a red die.
    pub red: u8,
    /// For a yellow die.
    pub yellow: u8,
    /// For a pearl die.
    pub pearl: u8,
}

impl Default for Costs {
    fn default() -> Costs {
        Costs { red: 1, yellow: 2, pearl: 3 }
    }
}

impl Costs {
    /// What a die of a colour may cost.
    pub const ALLOWED: RangeInclusive<u8> = 1..=9;

    /// For a die of this colour.
    #[must_use]
    pub fn of(self, colour: Colour) -> u8 {
        match colour {
            Colour::Red => self.red,
            Colour::Yellow => self.yellow,
            Colour::Pearl => self.pearl,
        }
    }

    /// For all these dice.
    #[must_use]
    pub fn of_all(self, dice: Tally) -> i32 {
        Colour::ALL
            .iter()
            .map(|colour| i32::from(self.of(*colour)) * i32::from(dice.in_colour(*colour)))
            .sum()
    }
}

impl Setup {
    /// The usual costs.
    #[must_use]
    pub fn for_players(players: u8) -> Setup {
        Setup { players, costs: Costs::default(), edition: Edition::Second }
    }

    pub(super) fn check(self) -> Result<(), OutOfRange> {
        let Costs { red, yellow, pearl } = self.costs;
        [("costs.red", red), ("costs.yellow", yellow), ("costs.pearl", pearl)].into_iter().try_for_each(
            |(option, cost)| {
                let range = Range {
                    code: "cui-bono-cost-out-of-range",
                    rule: "cui-bono.end",
                    option,
                    allowed: (*Costs::ALLOWED.start()).into()..=(*Costs::ALLOWED.end()).into(),
                };
                range.check(cost.into())
            },
        )
    }
}

/// « Fin du jeu »: the match ends when somebody has kept so many dice.
#[must_use]
pub fn most_kept(players: u8) -> u8 {
    if players <= 4 { 10 } else { 7 }
}
