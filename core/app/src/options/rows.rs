//! What a table types in: rows of numbers, for a value of an option that asks for them.

use empile_games::{
    AnyGame, AnySetupBreach, GameId,
    contract::{Breach, Chosen, Fact, Game, OwnRows, RowSpot, Seed, SetupRefusal, Value},
};

use serde_json::Value as Json;

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

/// What a table pasted.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PastedRows {
    /// The rows, from the bottom up; none if the text has none.
    pub rows: Vec<Vec<u8>>,
    /// The first thing wrong with them.
    pub fault: Option<RefusedRows>,
}

/// Some rows that show how they are written.
const EXAMPLE: &str = "[[1, 2, 3], [4, 5], [6]]";

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl Empile {
    /// Reads rows that a table pasted as JSON: a list of lists of numbers, the bottom row first, alone or as the « rows »
    /// of an object. What can be read comes back even if it cannot be played, so that it can be mended.
    pub fn paste_rows(&self, game: GameId, text: &str) -> Result<PastedRows, EmpileError> {
        Ok(match self.read_rows(text) {
            Ok(rows) => PastedRows { fault: self.rows_refusal(game, rows.clone())?, rows },
            Err(fault) => PastedRows { rows: Vec::new(), fault: Some(fault) },
        })
    }

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

impl Empile {
    fn read_rows(&self, text: &str) -> Result<Vec<Vec<u8>>, RefusedRows> {
        let no_json = || self.unread("rows-no-json", None, None, &[("example", EXAMPLE.into())]);
        let read: Json = serde_json::from_str(text).map_err(|_| no_json())?;
        let rows = read.get("rows").unwrap_or(&read).as_array().ok_or_else(no_json)?;
        rows.iter().enumerate().map(|(row, cells)| self.read_row(row + 1, cells)).collect()
    }

    fn read_row(&self, row: usize, cells: &Json) -> Result<Vec<u8>, RefusedRows> {
        let cells = cells.as_array().ok_or_else(|| self.unread("rows-no-row", Some(row), None, &[]))?;
        let number = |(place, cell): (usize, &Json)| {
            let number = cell.as_u64().and_then(|number| u8::try_from(number).ok());
            let found = || [("found", Fact::Text(cell.to_string()))];
            number.ok_or_else(|| self.unread("rows-no-number", Some(row), Some(place + 1), &found()))
        };
        cells.iter().enumerate().map(number).collect()
    }

    /// What is wrong with a text that was pasted, and where.
    fn unread(
        &self,
        code: &str,
        row: Option<usize>,
        cell: Option<usize>,
        facts: &[(&'static str, Fact)],
    ) -> RefusedRows {
        let counted = |place: Option<usize>| place.map(|place| u32::try_from(place).unwrap_or(u32::MAX));
        let place = [("row", row), ("cell", cell)];
        let places = place.into_iter().filter_map(|(name, place)| Some((name, Fact::from(place?))));
        let facts: Vec<(&str, Fact)> = places.chain(facts.iter().cloned()).collect();
        let reason = EmpileError::new(&self.lexicon, code, &facts).reason().to_owned();
        RefusedRows { row: counted(row), cell: counted(cell), reason }
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

    fn pasted(text: &str) -> PastedRows {
        Empile::open_in_memory("fr").unwrap().paste_rows(GameId::PilePoils, text).unwrap()
    }

    #[test]
    fn pasted_rows_can_be_played_alone_or_in_an_object() {
        let rows = vec![vec![1, 2, 3], vec![4, 5], vec![6]];
        for text in [EXAMPLE, r#"{ "rows": [[1,2,3],[4,5],[6]], "note": "ours" }"#, " [[1,2,3],\n[4,5],[6]] "]
        {
            assert_eq!(pasted(text), PastedRows { rows: rows.clone(), fault: None }, "{text}");
        }
    }

    #[test]
    fn what_is_wrong_with_pasted_rows_names_row_and_cell() {
        let place = |text: &str| {
            let fault = pasted(text).fault.unwrap();
            assert!(!fault.reason.contains("error-") && !fault.reason.contains('$'), "{fault:?}");
            (fault.row, fault.cell)
        };
        for text in ["", "1 2 3", "[[1, 2, 3], [4", "7", r#"{"sides": []}"#] {
            assert_eq!(place(text), (None, None), "{text}");
        }
        assert_eq!(place("[[1, 2, 3], 4, [6]]"), (Some(2), None));
        assert_eq!(place(r#"[[1, 2, 3], [4, "5"], [6]]"#), (Some(2), Some(2)));
        assert_eq!(place("[[1, 2.5, 3], [4, 5], [6]]"), (Some(1), Some(2)));
        assert_eq!(place("[[1, 2, 3], [4, 5], [-6]]"), (Some(3), Some(1)));
        assert_eq!(place("[[1, 2, 3], [4, 300], [6]]"), (Some(2), Some(2)));
    }

    #[test]
    fn pasted_rows_that_cannot_be_played_come_back_to_be_mended() {
        let hole = pasted("[[1, 2, 3], [4, 0], [6]]");
        let fault = hole.fault.unwrap();
        assert_eq!((hole.rows.len(), fault.row, fault.cell), (3, Some(2), Some(2)));
        let unknown = pasted("[[1, 2, 3], [4, 5], [13]]").fault.unwrap();
        assert!(unknown.reason.starts_with("Rangée 3, case 1"), "{}", unknown.reason);
    }
}
