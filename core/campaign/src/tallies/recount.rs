//! Adding up anew, from the results themselves, in the order in which they were played.

use std::collections::{BTreeMap, BTreeSet};

use rusqlite::Connection;

use super::{
    careers::{self, Follower},
    duels::{self, Pair},
    gathered::{self, Gathered},
    ledger::{self, Ledger, NEVER},
    months::{self, Months},
    rows::{self, Key},
};
use crate::{
    CampaignId, HeadToHead, LogError, PlayerId,
    aliases::Aliases,
    standings::{Played, Standing},
};

/// Whose standings to add up.
#[derive(Clone, Copy)]
enum Whose<'a> {
    Everybodys,
    Theirs(&'a BTreeSet<PlayerId>),
}

/// Counts some players anew, in one game or in all. They must stand for themselves.
pub(crate) fn recount(
    connection: &Connection,
    aliases: &Aliases,
    players: &BTreeSet<PlayerId>,
    game: Option<&str>,
) -> Result<(), LogError> {
    for player in players {
        forget(connection, *player, game)?;
    }
    // One pass over the results tells it anew for everybody together.
    months::forget(connection, PlayerId::EVERYBODY, game)?;
    add_anew(connection, aliases, Whose::Theirs(players), game)
}

/// The same for their standings alone, after a result that is not in careers and duels yet.
pub(crate) fn recount_standings(
    connection: &Connection,
    aliases: &Aliases,
    players: &BTreeSet<PlayerId>,
    game: &str,
) -> Result<(), LogError> {
    for player in players {
        rows::forget(connection, *player, Some(game))?;
    }
    let mut standings = BTreeMap::new();
    gathered::each(connection, aliases, Some(game), NEVER, |result| {
        add_to(&mut standings, result, Whose::Theirs(players))
    })?;
    rows::add_all(connection, &standings)
}

/// Counts everybody anew.
pub(crate) fn recount_all(connection: &Connection) -> Result<(), LogError> {
    connection.execute_batch(
        "DELETE FROM standings; DELETE FROM career_games; DELETE FROM duels; DELETE FROM months;",
    )?;
    ledger::begin_anew(connection)?;
    add_anew(connection, &Aliases::of(connection)?, Whose::Everybodys, None)
}

/// Forgets all that a player's results add up to, in one game or in all.
pub(crate) fn forget(connection: &Connection, player: PlayerId, game: Option<&str>) -> Result<(), LogError> {
    rows::forget(connection, player, game)?;
    careers::forget(connection, player, game)?;
    duels::forget(connection, player, game)?;
    months::forget(connection, player, game)
}

/// What the standings must be.
pub(crate) fn recomputed(connection: &Connection) -> Result<BTreeMap<Key, Standing>, LogError> {
    let mut standings = BTreeMap::new();
    gathered::each(connection, &Aliases::of(connection)?, None, NEVER, |result| {
        add_to(&mut standings, result, Whose::Everybodys)
    })?;
    Ok(standings)
}

/// All standings, duels and months.
pub(crate) struct AddedUp {
    pub(crate) standings: BTreeMap<Key, Standing>,
    pub(crate) duels: BTreeMap<Pair, HeadToHead>,
    pub(crate) months: Months,
}

/// What everything must be, with a follower for every game.
pub(crate) fn followed(connection: &Connection, follower: &mut dyn Follower) -> Result<AddedUp, LogError> {
    added_up(connection, &Aliases::of(connection)?, Whose::Everybodys, None, follower)
}

fn add_anew(
    connection: &Connection,
    aliases: &Aliases,
    whose: Whose<'_>,
    game: Option<&str>,
) -> Result<(), LogError> {
    let mut writer = careers::Writer::new(connection)?;
    let added_up = added_up(connection, aliases, whose, game, &mut writer)?;
    rows::add_all(connection, &added_up.standings)?;
    duels::add_all(connection, &added_up.duels)?;
    months::add_all(connection, &added_up.months)
}

/// One pass over the results, however many players are wanted: in a family most of them are in most games.
fn added_up(
    connection: &Connection,
    aliases: &Aliases,
    whose: Whose<'_>,
    game: Option<&str>,
    follower: &mut dyn Follower,
) -> Result<AddedUp, LogError> {
    let upto = ledger::upto(connection)?;
    let (mut standings, mut ledger) = (BTreeMap::new(), Ledger::anew());
    gathered::each(connection, aliases, game, NEVER, |result| {
        if result.moment() <= upto {
            ledger.take(result, |player| whose.includes(player), follower)?;
        }
        add_to(&mut standings, result, whose)
    })?;
    Ok(AddedUp { standings, duels: ledger.duels, months: ledger.months })
}

impl Whose<'_> {
    fn includes(self, player: PlayerId) -> bool {
        match self {
            Whose::Everybodys => true,
            Whose::Theirs(players) => players.contains(&player),
        }
    }
}

fn add_to(
    standings: &mut BTreeMap<Key, Standing>,
    result: &Gathered,
    whose: Whose<'_>,
) -> Result<(), LogError> {
    if !result.counts {
        return Ok(());
    }
    for place in result.places.iter().filter(|place| whose.includes(place.player)) {
        let measures = place.measures()?;
        let played = Played {
            game: &result.game,
            at: result.at,
            result: result.result,
            won: place.won,
            is_shared: result.winners > 1,
            score: place.score,
            measures: &measures,
        };
        for scope in [result.campaign, CampaignId::ALL] {
            standings
                .entry(Key { scope, game: result.game.clone(), player: place.player })
                .and_modify(|standing| standing.add(&played))
                .or_insert_with(|| Standing::first(&played));
        }
    }
    Ok(())
}
