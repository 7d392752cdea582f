//! Results by hand in a file that no game ends with. An older app wrote them, or somebody changed the file. Refusing the
//! file would lose all the rest with them, so they are taken as void: the history shows them, no standing counts them, and
//! a person may correct them or bring them back.

use std::collections::{BTreeMap, BTreeSet};

use empile_games::{
    GameId,
    contract::{PaperRefusal, Place},
};
use rusqlite::Connection;

use super::{
    document::{Document, PlaceRow, ResultDoc, VoidRow},
    report::ImpossibleResult,
    rows::Kept,
};
use crate::{LogError, PlayerId, ResultId, stored};

/// Makes void what is new to this log and cannot be. What this log already has stays as somebody left it here, and what
/// was already voided or brought back somewhere stays as it was decided there.
pub(super) fn void(
    connection: &Connection,
    document: &mut Document,
) -> Result<Vec<ImpossibleResult>, LogError> {
    let names: BTreeMap<PlayerId, &str> =
        document.players.iter().map(|row| (row.id, row.name.as_str())).collect();
    let decided: BTreeSet<ResultId> = document.voids.iter().map(|void| void.result).collect();
    let mut found = Vec::new();
    let mut voids = Vec::new();
    for row in last_words(&document.results) {
        if decided.contains(&row.id) || ResultDoc::find(connection, row.id)?.is_some() {
            continue;
        }
        let game = stored::game(&row.game)?;
        if let Err(refusal) = judge(game, &row.places)? {
            let players = row.places.iter().filter_map(|place| names.get(&place.player));
            let players = players.map(|name| (*name).to_owned()).collect();
            found.push(ImpossibleResult { result: row.id, game, players, refusal });
            // The instant of the result itself, so that every log that takes it in writes down the same.
            voids.push(VoidRow { result: row.id, is_void: true, changed_at: row.recorded_at });
        }
    }
    document.voids.extend(voids);
    Ok(found)
}

/// Of every family by hand the result that was recorded last: no other one counts.
fn last_words(results: &[ResultDoc]) -> impl Iterator<Item = &ResultDoc> {
    let mut last: BTreeMap<ResultId, &ResultDoc> = BTreeMap::new();
    for row in results.iter().filter(|row| row.match_id.is_none()) {
        let known = last.entry(row.corrects.unwrap_or(row.id)).or_insert(row);
        if (row.recorded_at, row.id) > (known.recorded_at, known.id) {
            *known = row;
        }
    }
    last.into_values()
}

/// Asks the form what it would say of these places. Ranks are not compared: an older app may have ranked otherwise.
fn judge(game: GameId, rows: &[PlaceRow]) -> Result<Result<(), PaperRefusal>, LogError> {
    let mut seats = Vec::with_capacity(rows.len());
    for PlaceRow { rank, won, score, measures, .. } in rows {
        let measures = measures.iter().map(|(name, number)| Ok((stored::measure(name.clone())?, *number)));
        let measures = measures.collect::<Result<_, LogError>>()?;
        seats.push(game.form().read_back(&Place { rank: *rank, won: *won, score: *score, measures }));
    }
    Ok(game.judge_any(&seats).and_then(|places| {
        let agree = places.iter().zip(rows).all(|(place, row)| place.score == row.score);
        if agree { Ok(()) } else { Err(PaperRefusal::WrongScore) }
    }))
}
