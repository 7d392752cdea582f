use std::sync::Arc;

use empile_app::tools;
use empile_games::contract::Seat;

use super::bench::Held;
use crate::{Empile, EmpileError};

/// Everybody's score.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct PilePoilsScores {
    /// In seat order.
    pub scores: Vec<i32>,
    /// What the Winner may be called.
    pub title: Option<String>,
    /// So many golden cats can be bedded at most.
    pub most_golden_cats: u8,
    /// So many cats can be left before a player at most.
    pub most_left: u8,
}

/// The score sheet of Pile-Poils.
#[derive(uniffi::Object)]
pub struct PilePoilsSheet {
    held: Held<tools::PilePoilsSheet>,
}

#[uniffi::export]
impl Empile {
    /// What a Winner with so many golden cats may be called.
    pub fn title_for(&self, golden_cats: u8) -> Result<String, EmpileError> {
        let title = tools::title_for(golden_cats).map_err(|problem| self.app.tool_fault(&problem))?;
        Ok(self.app.title_text(title))
    }

    /// An empty score sheet of Pile-Poils.
    pub fn pile_poils_sheet(self: Arc<Self>, players: u8) -> Result<Arc<PilePoilsSheet>, EmpileError> {
        Ok(Arc::new(PilePoilsSheet { held: Held::new(self, tools::PilePoilsSheet::new(players))? }))
    }
}

#[uniffi::export]
impl PilePoilsSheet {
    /// The Winner and the golden cats bedded.
    pub fn set_winner(&self, seat: u8, golden_cats: u8) -> Result<PilePoilsScores, EmpileError> {
        self.held.work(|sheet| sheet.set_winner(Some((Seat(seat), golden_cats))))?;
        self.scores()
    }

    /// Nobody has won: the board was full before anyone was out of cats.
    pub fn set_no_winner(&self) -> Result<PilePoilsScores, EmpileError> {
        self.held.work(|sheet| sheet.set_winner(None))?;
        self.scores()
    }

    /// So many cats are still awake before a player.
    pub fn set_left(&self, seat: u8, cats: u8) -> Result<PilePoilsScores, EmpileError> {
        self.held.work(|sheet| sheet.set_left(Seat(seat), cats))?;
        self.scores()
    }

    /// The sheet as it stands.
    pub fn scores(&self) -> Result<PilePoilsScores, EmpileError> {
        let title = self.held.look(tools::PilePoilsSheet::title);
        Ok(PilePoilsScores {
            scores: self.held.look(tools::PilePoilsSheet::scores),
            title: title.map(|title| self.held.empile().app.title_text(title)),
            most_golden_cats: self.held.look(tools::PilePoilsSheet::most_golden_cats),
            most_left: self.held.look(tools::PilePoilsSheet::most_left),
        })
    }

    /// Writes the result into the log, one player per seat. Gives its id.
    pub fn write_down(&self, players: Vec<String>, played_at: i64) -> Result<String, EmpileError> {
        self.held.write_down(&players, played_at)
    }
}
