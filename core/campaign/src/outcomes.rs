//! The end of a match: its last entry, its result and the tallies, all at once.

use empile_games::{
    AnyAction,
    contract::{Entry, Outcome},
};

use crate::{
    Ending, Log, LogError, MatchId, ResultId, ResultPlace, ResultRow, aliases::Aliases, lines, matches,
    results, tallies,
};

impl Log {
    /// Writes down the last entry of a match together with its result: both are durable when this returns, or neither.
    ///
    /// The same call again gives the same result and counts nothing twice.
    pub fn append_final(
        &mut self,
        match_id: MatchId,
        index: u32,
        entry: &Entry<AnyAction>,
        outcome: &Outcome,
    ) -> Result<ResultId, LogError> {
        self.change(|change| {
            let length = lines::put(change, match_id, index, entry)?;
            if index + 1 != length {
                return Err(LogError::Conflict { match_id, index: index + 1 });
            }
            let seats = matches::seats(change.transaction, match_id)?;
            if seats.len() != outcome.places.len() {
                return Err(LogError::WrongOutcome { seats: seats.len(), places: outcome.places.len() });
            }
            let places = seats
                .into_iter()
                .zip(&outcome.places)
                .map(|(player, place)| ResultPlace { player, place: place.clone() });
            let status = matches::status(change.transaction, match_id)?;
            let result = ResultRow {
                id: ResultId::of(match_id),
                match_id: Some(match_id),
                campaign: status.campaign,
                game: matches::game_of(change.transaction, match_id)?,
                played_at: change.now,
                places: places.collect(),
            };
            match status.ending {
                None => {
                    matches::close(change.transaction, match_id, Ending::Finished, change.now)?;
                    results::insert(change, &result, None)?;
                    tallies::count(change.transaction, &Aliases::of(change.transaction)?, &result)?;
                }
                Some(Ending::Abandoned) => {
                    return Err(LogError::MatchClosed { match_id, ending: Ending::Abandoned });
                }
                Some(Ending::Finished) => {
                    if results::places(change.transaction, result.id)? != result.places {
                        return Err(LogError::OutcomeConflict { match_id });
                    }
                }
            }
            Ok(result.id)
        })
    }
}

#[cfg(test)]
mod tests;
