//! Games played with the real box: entered, corrected, voided. Nothing that was written down is ever lost.

use std::collections::BTreeSet;

use empile_games::{
    GameId,
    contract::{Measure, PaperSeat, Place},
};
use rusqlite::params;

use crate::{
    CampaignId, EveningId, Log, LogError, PlayerId, ResultId, ResultPlace, ResultRow, UnixMillis,
    aliases::Aliases,
    campaigns, evenings, families,
    log::Change,
    notes::{self, Note},
    results,
    robots::must_be_a_person,
    roster, tallies,
};

/// The clock of the other phone may be wrong by this much, and it may be tomorrow there already.
const LONGEST_AHEAD: UnixMillis = 86_400_000;

/// A result as it is read off a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PaperResult {
    /// Where it counts.
    pub campaign: CampaignId,
    /// Which game.
    pub game: GameId,
    /// What the box is like, by the stable name of the game's [form](empile_games::contract::PaperForm); as usual if
    /// nothing is said. It is not kept: whether the game can end like this is asked here and now.
    pub setup: Option<String>,
    /// When it was played; today or long ago.
    pub played_at: UnixMillis,
    /// One place per player, the first player first.
    pub places: Vec<PaperPlace>,
    /// What there is to say, and to see.
    pub note: Note,
}

/// How the game ended for one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PaperPlace {
    /// Who.
    pub player: PlayerId,
    /// Did this player win, alone or with others?
    pub won: bool,
    /// The number that the game's [form](empile_games::contract::PaperForm) asks for, never negative.
    pub amount: i32,
    /// What the form asks for beside it, as far as it is known.
    pub extras: Vec<(Measure, i32)>,
}

impl Log {
    /// An id for a result to be entered. Drawn before, so that entering it again after a failure enters it once.
    pub fn new_result_id(&self) -> ResultId {
        self.fresh_id()
    }

    /// Writes down a result that was read off a table, if the game can end like this.
    ///
    /// The same result under the same id again is fine and changes nothing; another one is a conflict.
    pub fn enter_result(&mut self, id: ResultId, entered: &PaperResult) -> Result<(), LogError> {
        self.enter_result_of(id, entered, None)
    }

    /// The same, as a result of an evening, if it is of one.
    pub fn enter_result_of(
        &mut self,
        id: ResultId,
        entered: &PaperResult,
        evening: Option<EveningId>,
    ) -> Result<(), LogError> {
        let places = entered.judged()?;
        entered.note.must_fit()?;
        self.change(|change| {
            let row = entered.row(id, places);
            let belong = |change: &Change<'_>| {
                evening.map_or(Ok(()), |evening| evenings::belong(change, id, evening, true))
            };
            if let Some(known) = results::find(change.transaction, id)? {
                return if known.first.is_none() && known.row == row {
                    belong(change)
                } else {
                    Err(LogError::ResultConflict { result: id })
                };
            }
            campaigns::must_be_open(change.transaction, entered.campaign)?;
            let aliases = Aliases::of(change.transaction)?;
            check_players(change, &aliases, &row, true)?;
            check_date(change, entered.played_at)?;
            results::insert(change, &row, None)?;
            if entered.note != Note::default() {
                notes::write(change, id, &entered.note)?;
            }
            tallies::count(change.transaction, &aliases, &row)?;
            belong(change)
        })
    }

    /// Writes down how it really was. What was written before stays in the history and counts no more; a void result
    /// that is corrected counts again.
    ///
    /// Only a game played with the real box can be corrected: what was played here is what its record says.
    pub fn correct_result(
        &mut self,
        wrong: ResultId,
        id: ResultId,
        entered: &PaperResult,
    ) -> Result<(), LogError> {
        let places = entered.judged()?;
        entered.note.must_fit()?;
        self.change(|change| {
            let old = results::get(change.transaction, wrong)?;
            let first = old.first.unwrap_or(wrong);
            let row = entered.row(id, places);
            if let Some(known) = results::find(change.transaction, id)? {
                return if known.first == Some(first) && known.row == row {
                    Ok(())
                } else {
                    Err(LogError::ResultConflict { result: id })
                };
            }
            if old.row.match_id.is_some() {
                return Err(LogError::PlayedHere { result: wrong });
            }
            if old.row.game != entered.game {
                return Err(LogError::OtherGame { result: wrong });
            }
            if families::last_of(change.transaction, first)? != wrong {
                return Err(LogError::AlreadyCorrected { result: wrong });
            }
            campaigns::must_exist(change.transaction, entered.campaign)?;
            check_players(change, &Aliases::of(change.transaction)?, &row, false)?;
            check_date(change, entered.played_at)?;
            results::insert(change, &row, Some((first, old.recorded_at)))?;
            notes::write(change, first, &entered.note)?;
            families::settle(change.transaction, first)?;
            count_anew(change, entered.game, [&old.row, &row])
        })
    }

    /// Takes a result out of the standings. It stays in the history.
    pub fn void_result(&mut self, result: ResultId) -> Result<(), LogError> {
        self.set_void(result, true)
    }

    /// Lets a void result count again.
    pub fn restore_result(&mut self, result: ResultId) -> Result<(), LogError> {
        self.set_void(result, false)
    }

    fn set_void(&mut self, result: ResultId, is_void: bool) -> Result<(), LogError> {
        self.change(|change| {
            let found = results::get(change.transaction, result)?;
            let first = found.first.unwrap_or(result);
            if families::last_of(change.transaction, first)? != result {
                return Err(LogError::AlreadyCorrected { result });
            }
            if families::is_void(change.transaction, result)? == is_void {
                return Ok(());
            }
            change
                .transaction
                .prepare_cached(
                    "INSERT INTO voids (result_id, is_void, changed_at) VALUES (?1, ?2, ?3)
                     ON CONFLICT DO UPDATE SET is_void = excluded.is_void,
                                               changed_at = max(excluded.changed_at, changed_at + 1)",
                )?
                .execute(params![result, is_void, change.now])?;
            families::settle(change.transaction, first)?;
            count_anew(change, found.row.game, [&found.row])
        })
    }
}

impl PaperPlace {
    /// What was read off the table about a player.
    #[must_use]
    pub fn of(player: PlayerId, PaperSeat { won, amount, extras }: PaperSeat) -> PaperPlace {
        PaperPlace { player, won, amount, extras }
    }

    /// What was read off the table, whoever it is about.
    #[must_use]
    pub fn seat(&self) -> PaperSeat {
        PaperSeat { won: self.won, amount: self.amount, extras: self.extras.clone() }
    }
}

impl PaperResult {
    fn judged(&self) -> Result<Vec<Place>, LogError> {
        let seats: Vec<PaperSeat> = self.places.iter().map(PaperPlace::seat).collect();
        self.game.judge(self.setup.as_deref(), &seats).map_err(LogError::Form)
    }

    fn row(&self, id: ResultId, places: Vec<Place>) -> ResultRow {
        let players = self.places.iter().map(|hand| hand.player);
        ResultRow {
            id,
            match_id: None,
            campaign: self.campaign,
            game: self.game,
            played_at: self.played_at,
            places: players.zip(places).map(|(player, place)| ResultPlace { player, place }).collect(),
        }
    }
}

/// Everybody is on the roster, once. Whoever was archived since can stay in a correction.
fn check_players(
    change: &Change<'_>,
    aliases: &Aliases,
    row: &ResultRow,
    is_new: bool,
) -> Result<(), LogError> {
    for (index, ResultPlace { player, .. }) in row.places.iter().enumerate() {
        must_be_a_person(*player)?;
        let found = roster::get(change.transaction, *player)?;
        if is_new {
            roster::must_be_at_hand(aliases, &found)?;
        }
        let stands_for = aliases.resolve(*player);
        if row.places.iter().take(index).any(|before| aliases.resolve(before.player) == stands_for) {
            return Err(LogError::SeatedTwice { player: *player, name: found.name });
        }
    }
    Ok(())
}

fn check_date(change: &Change<'_>, played_at: UnixMillis) -> Result<(), LogError> {
    if played_at < 0 || played_at > change.now.saturating_add(LONGEST_AHEAD) {
        return Err(LogError::BadDate);
    }
    Ok(())
}

fn count_anew<'a>(
    change: &Change<'_>,
    game: GameId,
    rows: impl IntoIterator<Item = &'a ResultRow>,
) -> Result<(), LogError> {
    let aliases = Aliases::of(change.transaction)?;
    let players: BTreeSet<PlayerId> =
        rows.into_iter().flat_map(|row| &row.places).map(|place| aliases.resolve(place.player)).collect();
    tallies::recount(change.transaction, &aliases, &players, Some(game.slug()))
}

#[cfg(test)]
mod tests;
