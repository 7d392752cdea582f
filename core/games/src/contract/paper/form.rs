use crate::contract::Measure;

/// How the result of a game is entered by hand.
#[derive(Clone, Copy, Debug)]
pub struct PaperForm {
    /// What other programs call the game.
    pub names: &'static [&'static str],
    /// What a real box may be like, the usual one first, by stable names; nothing where there is only one way.
    pub setups: &'static [&'static str],
    /// What is counted for somebody who won.
    pub winner: Figure,
    /// What is counted for everybody else.
    pub other: Figure,
    /// Who wins.
    pub winners: Winners,
    /// What may be written down beside it.
    pub extras: &'static [(Measure, Figure)],
    /// What makes a standing better than another.
    pub order: Order,
}

/// A number that is read off the table. It is never negative: the form knows which numbers are bad.
#[derive(Clone, Copy, Debug)]
pub struct Figure {
    /// The measure it is, if it is one.
    pub measure: Option<Measure>,
    /// The most it can be with so many players, whatever the box is like.
    pub most: fn(players: u8) -> i32,
    /// What it does to the score.
    pub worth: Worth,
}

impl Figure {
    /// Something that is noted beside the score and that the rules do not bound: three digits will do.
    pub const TALLY: Figure = Figure::beside(|_| 999);

    /// Something that is noted beside the score.
    #[must_use]
    pub const fn beside(most: fn(players: u8) -> i32) -> Figure {
        Figure { measure: None, most, worth: Worth::Nothing }
    }
}

/// What a figure does to the score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// It is the score.
    Gain,
    /// It is lost.
    Loss,
    /// Nothing.
    Nothing,
}

/// Who wins a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winners {
    /// Whoever says so, but so many.
    Declared {
        /// At least.
        least: u8,
        /// At most.
        most: u8,
    },
    /// Everybody with the best score.
    Best,
    /// Somebody with the best score, or several of those.
    AmongBest,
    /// Everybody who has nothing left, and somebody has.
    WithNothingLeft,
}

impl Winners {
    /// Must somebody be marked as a winner? Otherwise the numbers tell.
    #[must_use]
    pub fn must_be_said(self) -> bool {
        matches!(self, Winners::Declared { .. } | Winners::AmongBest)
    }
}

/// What makes a standing better than another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// All scores together, then wins.
    Score,
    /// Wins, then all scores together.
    Wins,
    /// The best score of one game, then all scores together.
    Best,
}
