//! What is written down of a game that was played with the real box: its form, and the judge of what is entered.

mod form;
mod judge;
mod refusal;
mod titles;

pub use form::{Figure, Order, PaperForm, Winners, Worth};
pub use judge::PaperSeat;
pub use refusal::PaperRefusal;
pub use titles::TitleRank;

use super::{Game, Place};

/// How the result of a game is entered by hand, and what it earns.
pub trait Paper: Game {
    /// What is asked, and who wins by it.
    const FORM: PaperForm;

    /// The stable names of the game's titles, the humblest first; most games have none.
    const TITLES: &'static [&'static str] = &[];

    /// The places of a result, if a match of so many can end like this.
    fn judge(entered: &[PaperSeat]) -> Result<Vec<Place>, PaperRefusal> {
        Self::FORM.judge(&Self::descriptor().players, entered)
    }

    /// The title that a place earns, in a game that has titles.
    #[must_use]
    fn title(_won: bool, _score: i32) -> Option<TitleRank> {
        None
    }
}
