//! What is written down of a game that was played with the real box: its form, and the judge of what is entered.

mod form;
mod judge;
mod refusal;
#[cfg(test)]
mod testing;
mod titles;

pub use form::{Figure, Order, PaperForm, Winners, Worth};
pub use judge::{PaperSeat, PaperSheet};
pub use refusal::PaperRefusal;
pub use titles::TitleRank;

pub(crate) use refusal::unless;
#[cfg(test)]
pub(crate) use testing::{paper_ranks, paper_reason, paper_seats};

use super::{Game, Measure, Place};

/// How the result of a game is entered by hand, and what it earns.
pub trait Paper: Game {
    /// What is asked, and who wins by it.
    const FORM: PaperForm;

    /// The stable names of the game's titles, the humblest first; most games have none.
    const TITLES: &'static [&'static str] = &[];

    /// Numbers of a measure that are worth reaching, the least first; most games have none.
    const HEIGHTS: &'static [(Measure, &'static [u8])] = &[];

    /// Which of the form's set-ups a match is of.
    #[must_use]
    fn setup_on_paper(_setup: &Self::Setup) -> Option<&'static str> {
        None
    }

    /// Can a match end like this? Every number is within its limit, and there are as many winners as the form wants.
    fn can_end(sheet: &PaperSheet<'_>) -> Result<(), PaperRefusal>;

    /// What a place of a result that can be ranks by, the greater first: winners, then the others by their score.
    #[must_use]
    fn standing(_sheet: &PaperSheet<'_>, _seat: &PaperSeat, place: &Place) -> [i32; 3] {
        [place.won.into(), if place.won { 0 } else { place.score }, 0]
    }

    /// Adds to the places of a result that can be what follows from its numbers and need not be asked.
    fn complete(_sheet: &PaperSheet<'_>, _places: &mut [Place]) {}

    /// The places of a result, if a match of so many, with a box like this, can end like it.
    fn judge(setup: Option<&str>, entered: &[PaperSeat]) -> Result<Vec<Place>, PaperRefusal> {
        let setup = Self::FORM.setup(setup)?;
        let mut places = Self::FORM.places(&Self::descriptor().players, entered)?;
        let sheet = PaperSheet { setup, seats: entered };
        Self::can_end(&sheet)?;
        let standings: Vec<[i32; 3]> =
            entered.iter().zip(&places).map(|(seat, place)| Self::standing(&sheet, seat, place)).collect();
        judge::rank(&mut places, &standings);
        Self::complete(&sheet, &mut places);
        Ok(places)
    }

    /// The title that a place earns, in a game that has titles.
    #[must_use]
    fn title(_won: bool, _score: i32) -> Option<TitleRank> {
        None
    }
}
