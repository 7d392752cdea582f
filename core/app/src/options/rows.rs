//! What a table types in: rows of numbers, for a value of an option that asks for them.

use empile_games::{
    AnyGame, AnySetupBreach, GameId,
    contract::{Breach, Chosen, Game, OwnRows, RowSpot, Seed, SetupRefusal, Value},
};

use crate::{Empile, EmpileError};

/// What is wrong with rows that a table typed in, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct RefusedRows {
    /// In which row, counted from 1; none if it is about all of them.
    pub row: Option<u32>,
    /// At which number of the row, counted from 1; none if it is about the whole row.
    pub cell: Option<u32>,
    /// What happened and what to do next.
    pub reason: String,
}

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl Empile {
    /// The first thing wrong with what a table typed in for a game that asks for rows; nothing if it can be played.
    pub fn rows_refusal(&self, game: GameId, rows: Vec<Vec<u8>>) -> Result<Option<RefusedRows>, EmpileError> {
        let Some((key, own)) = asked_rows(game) else { return Ok(None) };
        let chosen = Chosen { values: vec![(key.to_owned(), own.name.to_owned())], rows: Some(rows) };
        let setup = self.setup(game, *game.descriptor().players.start(), &chosen)?;
        let refused = |refusal: SetupRefusal<AnySetupBreach>| {
            let RowSpot { row, cell } = refusal.spot();
            let number = |place| u32::try_from(place).unwrap_or(u32::MAX);
            let reason = EmpileError::breach(&self.lexicon, &refusal).reason().to_owned();
            RefusedRows { row: row.map(number), cell: cell.map(number), reason }
        };
        Ok(AnyGame::start(&setup, Seed(0)).err().map(refused))
    }

    /// Rows to begin from: something known is changed sooner than something new is written. None if the game asks for
    /// no rows.
    pub fn rows_to_begin_with(&self, game: GameId) -> Result<Vec<Vec<u8>>, EmpileError> {
        Ok(asked_rows(game).map(|(_, own)| (own.to_begin_with)()).unwrap_or_default())
    }
}

/// The option that a table's own rows can be chosen for, and that value of it.
fn asked_rows(game: GameId) -> Option<(&'static str, OwnRows)> {
    game.options().iter().find_map(|line| {
        let own = line.values.iter().find_map(|value| match value {
            Value::Rows(own) => Some(*own),
            _ => None,
        });
        Some((line.key, own?))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asking() -> impl Iterator<Item = GameId> {
        GameId::ALL.iter().copied().filter(|game| asked_rows(*game).is_some())
    }

    #[test]
    fn the_rows_to_begin_with_can_be_played() {
        let app = Empile::open_in_memory("fr").unwrap();
        assert_eq!(asking().count(), 1);
        for game in asking() {
            assert_eq!(app.rows_refusal(game, app.rows_to_begin_with(game).unwrap()), Ok(None));
        }
    }

    #[test]
    fn a_hole_says_in_which_row_and_at_which_number_it_is() {
        let app = Empile::open_in_memory("fr").unwrap();
        for game in asking() {
            let mut rows = app.rows_to_begin_with(game).unwrap();
            rows[1][2] = 0;
            let refused = app.rows_refusal(game, rows).unwrap().unwrap();
            assert_eq!((refused.row, refused.cell), (Some(2), Some(3)));
            assert!(!refused.reason.is_empty());
        }
    }
}
