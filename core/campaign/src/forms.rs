//! What is written down of a game that was played with the real box: one small description per game.

mod abquetschen;
mod bunte_kuh;
mod cui_bono;
mod eintrichtern;
mod judge;
mod neko_tower;
mod pile_poils;
mod pilo_pilo;
mod problem;
mod raffzahn;
mod teckels;
mod wurfelmarsch;

use empile_games::GameId;

pub(crate) use judge::judge;
pub use judge::mark_winners;
pub use problem::FormProblem;

use crate::LogError;

/// How the result of a game is entered by hand.
#[derive(Clone, Copy, Debug)]
pub struct HandForm {
    /// The stable name of the game.
    pub slug: &'static str,
    /// What other programs call it.
    pub names: &'static [&'static str],
    /// What is counted for somebody who won.
    pub winner: Figure,
    /// What is counted for everybody else.
    pub other: Figure,
    /// Who wins.
    pub winners: Winners,
    /// What may be written down beside it, by its stable name.
    pub extras: &'static [(&'static str, Figure)],
    /// What makes a standing better than another.
    pub order: Order,
}

/// A number that is read off the table. It is never negative: the form knows which numbers are bad.
#[derive(Clone, Copy, Debug)]
pub struct Figure {
    /// The measure it is, if it is one, by its stable name.
    pub measure: Option<&'static str>,
    /// The most it can be, with so many players.
    pub most: fn(players: u8) -> i32,
    /// What it does to the score.
    pub worth: Worth,
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

const FORMS: &[&HandForm] = &[
    &pile_poils::FORM,
    &pilo_pilo::FORM,
    &teckels::FORM,
    &neko_tower::FORM,
    &abquetschen::FORM,
    &raffzahn::FORM,
    &bunte_kuh::FORM,
    &cui_bono::FORM,
    &eintrichtern::FORM,
    &wurfelmarsch::FORM,
];

impl HandForm {
    /// The form of a game.
    pub fn of(game: GameId) -> Result<&'static HandForm, LogError> {
        let form = FORMS.iter().copied().find(|form| form.slug == game.slug());
        form.ok_or_else(|| LogError::UnknownGame { slug: game.slug().into() })
    }
}

pub(crate) fn order(game: GameId) -> Order {
    HandForm::of(game).map_or(Order::Wins, |form| form.order)
}

#[cfg(test)]
mod tests;
