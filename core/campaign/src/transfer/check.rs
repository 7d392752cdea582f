//! Is a file a log? Everything is looked at before anything is taken: no row may speak of another that is not there.

use std::collections::{BTreeMap, BTreeSet};

use empile_games::{
    AnyAction, AnyGame, AnySetup,
    contract::{Entry, Game, Seed},
};

use super::document::{
    CampaignRow, Document, EveningResultRow, EveningRow, MatchRow, MergeRow, NoteRow, PlaceRow, PlayerRow,
    ResultDoc, VoidRow,
};
use crate::{
    COLOURS, CampaignId, Ending, EveningId, FACES, LogError, MatchId, Note, PlayerId, ResultId, UnixMillis,
    names::Name, stored,
};

/// The last millisecond of the year 9999.
const LATEST: UnixMillis = 253_402_300_799_999;
const MOST_SEATS: usize = 8;

/// What the rows of the file may speak of.
struct Known<'a> {
    players: BTreeSet<PlayerId>,
    campaigns: BTreeSet<CampaignId>,
    matches: BTreeMap<MatchId, &'a MatchRow>,
    results: BTreeMap<ResultId, &'a ResultDoc>,
    evenings: BTreeSet<EveningId>,
}

pub(crate) fn check(document: &Document) -> Result<(), LogError> {
    let known = Known {
        players: unique("players", document.players.iter().map(|row| row.id))?,
        campaigns: unique("campaigns", document.campaigns.iter().map(|row| row.id))?,
        matches: document.matches.iter().map(|row| (row.id, row)).collect(),
        results: document.results.iter().map(|row| (row.id, row)).collect(),
        evenings: unique("evenings", document.evenings.iter().map(|row| row.id))?,
    };
    unique("merges", document.merges.iter().map(|row| row.player))?;
    unique("matches", document.matches.iter().map(|row| row.id))?;
    unique("results", document.results.iter().map(|row| row.id))?;
    unique("voids", document.voids.iter().map(|row| row.result))?;
    unique("notes", document.notes.iter().map(|row| row.result))?;
    unique("evening_results", document.evening_results.iter().map(|row| row.result))?;
    each("players", &document.players, player)?;
    each("merges", &document.merges, |row| merge(row, &known))?;
    each("campaigns", &document.campaigns, campaign)?;
    each("matches", &document.matches, |row| played(row, &known))?;
    each("results", &document.results, |row| result(row, &known))?;
    each("voids", &document.voids, |row| void(row, &known))?;
    each("notes", &document.notes, |row| note(row, &known))?;
    each("evenings", &document.evenings, |row| evening(row, &known))?;
    each("evening_results", &document.evening_results, |row| evening_result(row, &known))
}

/// Why a row is refused: in a word, for a bug report; or because this app lacks something.
enum RowError {
    Bad(&'static str),
    Log(LogError),
}

impl From<LogError> for RowError {
    fn from(error: LogError) -> RowError {
        RowError::Log(error)
    }
}

fn each<T>(list: &str, rows: &[T], check: impl Fn(&T) -> Result<(), RowError>) -> Result<(), LogError> {
    for (index, row) in rows.iter().enumerate() {
        check(row).map_err(|fault| match fault {
            RowError::Bad(what) => LogError::bad_import(format!("{list}[{index}]"), what),
            RowError::Log(error) => error,
        })?;
    }
    Ok(())
}

fn unique<T: Ord>(list: &str, ids: impl Iterator<Item = T>) -> Result<BTreeSet<T>, LogError> {
    let mut seen = BTreeSet::new();
    for (index, id) in ids.enumerate() {
        if !seen.insert(id) {
            return Err(LogError::bad_import(format!("{list}[{index}]"), "an id for the second time"));
        }
    }
    Ok(seen)
}

fn must(holds: bool, otherwise: &'static str) -> Result<(), RowError> {
    if holds { Ok(()) } else { Err(RowError::Bad(otherwise)) }
}

fn instants(all: impl IntoIterator<Item = Option<UnixMillis>>) -> Result<(), RowError> {
    must(all.into_iter().flatten().all(|at| (0..=LATEST).contains(&at)), "an instant out of range")
}

fn is_clean(name: &str) -> bool {
    Name::clean(name).is_ok_and(|clean| clean.shown == name)
}

fn player(row: &PlayerRow) -> Result<(), RowError> {
    must(is_clean(&row.name), "a name that cannot be used")?;
    must(row.colour < COLOURS, "no such colour")?;
    must(row.face.is_none_or(|face| face < FACES), "no such face")?;
    must(row.archived_at.is_none() || !row.id.is_robot(), "a robot that was put aside")?;
    instants([Some(row.created_at), Some(row.changed_at), row.archived_at])
}

fn merge(row: &MergeRow, known: &Known<'_>) -> Result<(), RowError> {
    must(known.players.contains(&row.player), "no such player")?;
    must(row.into.is_none_or(|into| known.players.contains(&into)), "no such player")?;
    must(row.into != Some(row.player), "a player merged with themselves")?;
    must(
        !row.player.is_robot() && !row.into.is_some_and(PlayerId::is_robot),
        "a robot merged with a person",
    )?;
    instants([Some(row.changed_at)])
}

fn campaign(row: &CampaignRow) -> Result<(), RowError> {
    must(row.id != CampaignId::ALL, "no campaign has this id")?;
    must(row.name.as_deref().is_none_or(is_clean), "a name that cannot be used")?;
    must(row.name.is_some() || row.id == CampaignId::DEFAULT, "a campaign without a name")?;
    must(row.closed_at.is_none() || row.id != CampaignId::DEFAULT, "the default campaign is closed")?;
    instants([Some(row.created_at), Some(row.changed_at), row.closed_at])
}

fn played(row: &MatchRow, known: &Known<'_>) -> Result<(), RowError> {
    let game = stored::game(&row.game)?;
    must(known.campaigns.contains(&row.campaign), "no such campaign")?;
    seats(&row.seats, known)?;
    let seed = row.seed.parse().ok().filter(|seed: &u64| seed.to_string() == row.seed);
    let Some(seed) = seed else { return Err(RowError::Bad("no seed")) };
    let setup: AnySetup = stored::from_text("a set-up", row.setup.get())?;
    must(setup.id() == game, "a set-up of another game")?;
    let start = AnyGame::start(&setup, Seed(seed)).map_err(LogError::Setup)?;
    must(usize::from(start.players()) == row.seats.len(), "a player for each seat")?;
    must(row.ended_at.is_some() == row.ending.is_some(), "an ending without its instant")?;
    instants([Some(row.started_at), row.ended_at])?;
    let is_counted = known.results.get(&ResultId::of(row.id)).is_some_and(|result| result.match_id.is_some());
    must((row.ending == Some(Ending::Finished)) == is_counted, "a result for each finished match")?;
    let mut length = 0;
    for line in &row.lines {
        must(line.position <= length, "entries are missing")?;
        instants([Some(line.recorded_at)])?;
        length = line.position;
        if let Some(entry) = &line.entry {
            stored::from_text::<Entry<AnyAction>>("an entry", entry.get())?;
            length += 1;
        }
    }
    Ok(())
}

fn result(row: &ResultDoc, known: &Known<'_>) -> Result<(), RowError> {
    stored::game(&row.game)?;
    must(known.campaigns.contains(&row.campaign), "no such campaign")?;
    instants([Some(row.played_at), Some(row.recorded_at)])?;
    let players: Vec<PlayerId> = row.places.iter().map(|place| place.player).collect();
    seats(&players, known)?;
    for place in &row.places {
        must((1..=row.places.len()).contains(&usize::from(place.rank)), "no such rank")?;
        measures(place)?;
    }
    if let Some(id) = row.match_id {
        must(ResultId::of(id) == row.id, "the result of a match has the id of the match")?;
        let played = known.matches.get(&id);
        let is_its = |played: &&MatchRow| {
            played.game == row.game && played.campaign == row.campaign && played.seats == players
        };
        must(played.is_some_and(is_its), "the result of another match")?;
    }
    if let Some(first) = row.corrects {
        let origin = known.results.get(&first);
        let is_first = |origin: &&ResultDoc| {
            origin.corrects.is_none() && origin.match_id.is_none() && origin.game == row.game
        };
        must(row.match_id.is_none() && origin.is_some_and(is_first), "nothing that can be corrected")?;
    }
    Ok(())
}

fn measures(place: &PlaceRow) -> Result<(), RowError> {
    let mut seen = BTreeSet::new();
    for (name, _) in &place.measures {
        stored::measure(name.clone())?;
        must(seen.insert(name), "a measure for the second time")?;
    }
    Ok(())
}

fn seats(players: &[PlayerId], known: &Known<'_>) -> Result<(), RowError> {
    must((1..=MOST_SEATS).contains(&players.len()), "one to eight players")?;
    must(players.iter().all(|player| known.players.contains(player)), "no such player")?;
    let distinct: BTreeSet<&PlayerId> = players.iter().collect();
    must(distinct.len() == players.len(), "a player on two seats")
}

fn void(row: &VoidRow, known: &Known<'_>) -> Result<(), RowError> {
    must(known.results.contains_key(&row.result), "no such result")?;
    instants([Some(row.changed_at)])
}

fn note(row: &NoteRow, known: &Known<'_>) -> Result<(), RowError> {
    let origin = known.results.get(&row.result);
    must(origin.is_some_and(|origin| origin.corrects.is_none()), "no such first result")?;
    Note { text: row.note.clone(), picture: row.picture.clone() }.must_fit()?;
    instants([Some(row.changed_at)])
}

fn evening(row: &EveningRow, known: &Known<'_>) -> Result<(), RowError> {
    must(row.name.as_deref().is_none_or(is_clean), "a name that cannot be used")?;
    must(row.people.iter().all(|player| known.players.contains(player)), "no such player")?;
    must(!row.people.iter().any(|player| player.is_robot()), "a robot at an evening")?;
    let distinct: BTreeSet<&PlayerId> = row.people.iter().collect();
    must(distinct.len() == row.people.len(), "a person for the second time")?;
    instants([Some(row.begun_at), row.ended_at, Some(row.changed_at)])
}

/// What was taken out of an evening may be missing: a file of that evening alone does not hold it.
fn evening_result(row: &EveningResultRow, known: &Known<'_>) -> Result<(), RowError> {
    must(known.evenings.contains(&row.evening), "no such evening")?;
    let result = known.results.get(&row.result);
    must(result.is_none_or(|result| result.corrects.is_none()), "no such first result")?;
    let is_match = known.matches.contains_key(&row.result.as_match());
    must(result.is_some() || is_match || !row.counts, "no such result")?;
    instants([Some(row.changed_at)])
}
