//! The app BG Stats exports one JSON object with lists of `players`, `games` and `plays` that refer to each other by
//! number. Plays of the games on our shelf become results entered by hand; everything else is named and left out.
//!
//! Plays and players keep their own ids, so that taking the same file twice takes it once.

use std::collections::{BTreeMap, BTreeSet};

use empile_games::{
    GameId,
    contract::{PaperSeat, Worth},
};
use rusqlite::Connection;
use serde_json::{Map, Value};
use uuid::Uuid;

use super::{
    document::{CampaignRow, Document, NoteRow, PlaceRow, PlayerRow, ResultDoc},
    rows::Kept,
};
use crate::{
    CampaignId, LONGEST_NOTE, LogError, PlayerId, ResultId, UnixMillis, aliases::Aliases, campaigns, civil,
    names::Name, stored,
};

const KNOWN_LISTS: [&str; 3] = ["players", "games", "plays"];
const KNOWN_OF_A_PLAY: [&str; 8] =
    ["uuid", "gameRefId", "playDate", "playerScores", "comments", "ignored", "modificationDate", "entryDate"];
const KNOWN_OF_A_SCORE: [&str; 5] = ["playerRefId", "score", "winner", "rank", "seatOrder"];

/// The file as a log of its own, and what of it could not be understood.
pub(crate) fn read(
    connection: &Connection,
    json: &str,
    campaign: CampaignId,
    utc_offset_minutes: i32,
) -> Result<(Document, Vec<String>), LogError> {
    campaigns::must_exist(connection, campaign)?;
    let file: Map<String, Value> = serde_json::from_str(json)
        .map_err(|error| LogError::ImportUnreadable { detail: error.to_string() })?;
    let list = |name: &str| file.get(name).and_then(Value::as_array);
    let (Some(players), Some(games), Some(plays)) = (list("players"), list("games"), list("plays")) else {
        return Err(LogError::ImportUnreadable { detail: "not an export of BG Stats".into() });
    };
    let mut translation = Translation {
        connection,
        campaign,
        utc_offset: i64::from(utc_offset_minutes) * 60_000,
        games: games.iter().filter_map(|game| Some((number(game, "id")?, game))).collect(),
        people: players.iter().filter_map(|player| Some((number(player, "id")?, player))).collect(),
        players: BTreeMap::new(),
        document: Document::empty(),
        left_out: LeftOut::default(),
    };
    for name in file.keys().filter(|name| !KNOWN_LISTS.contains(&name.as_str())) {
        translation.left_out.field(name, file.get(name));
    }
    translation.document.campaigns.extend(CampaignRow::find(connection, campaign)?);
    let mut seen = BTreeSet::new();
    for play in plays {
        match translation.play(play)? {
            Ok(result) if seen.insert(result) => {}
            Ok(_) => return Err(LogError::bad_import("plays", "an id for the second time")),
            Err(reason) => translation.left_out.play(play, &reason),
        }
    }
    Ok((translation.document, translation.left_out.told()))
}

struct Translation<'a> {
    connection: &'a Connection,
    campaign: CampaignId,
    utc_offset: UnixMillis,
    games: BTreeMap<i64, &'a Value>,
    people: BTreeMap<i64, &'a Value>,
    /// Those whom the file's numbers turned out to be.
    players: BTreeMap<i64, PlayerId>,
    document: Document,
    left_out: LeftOut,
}

impl Translation<'_> {
    /// Takes a play, or says why not.
    fn play(&mut self, play: &Value) -> Result<Result<ResultId, String>, LogError> {
        if play.get("ignored").and_then(Value::as_bool) == Some(true) {
            return Ok(Err("ignored in BG Stats".into()));
        }
        let Some(id) = uuid(play) else { return Ok(Err("no id".into())) };
        let id = ResultId::from(id);
        let Some(game) = self.game(play) else { return Ok(Err("a game that is not on the shelf".into())) };
        let Some(played_at) = self.instant(play, "playDate") else { return Ok(Err("no date".into())) };
        let mut seats = Vec::new();
        let mut numbers = Vec::new();
        for score in play.get("playerScores").and_then(Value::as_array).into_iter().flatten() {
            let Some(reference) = number(score, "playerRefId") else { return Ok(Err("no player".into())) };
            let Some(amount) = amount(score) else { return Ok(Err("a score that is no number".into())) };
            let won = score.get("winner").and_then(Value::as_bool) == Some(true);
            let form = game.form();
            let figure = if won { form.winner } else { form.other };
            let amount = if figure.worth == Worth::Loss { amount.saturating_abs() } else { amount };
            numbers.push(reference);
            // Who it is does not matter yet: nobody is added for a play that is left out.
            seats.push(PaperSeat { won, amount, extras: Vec::new() });
            self.left_out.fields("plays.playerScores", score, &KNOWN_OF_A_SCORE);
        }
        let places = match game.judge_any(&seats) {
            Ok(places) => places,
            Err(refusal) => return Ok(Err(refusal.to_string())),
        };
        let distinct: BTreeSet<&i64> = numbers.iter().collect();
        if distinct.len() != numbers.len() {
            return Ok(Err("a player on two seats".into()));
        }
        let mut rows = Vec::new();
        for (reference, place) in numbers.iter().zip(places) {
            let Some(player) = self.player(*reference)? else {
                return Ok(Err("a player without a name or an id".into()));
            };
            let measures = stored::named_measures(&place.measures);
            rows.push(PlaceRow { player, rank: place.rank, won: place.won, score: place.score, measures });
        }
        let players: BTreeSet<PlayerId> = rows.iter().map(|row| row.player).collect();
        if players.len() != rows.len() {
            return Ok(Err("two players of one name".into()));
        }
        let recorded_at = self.instant(play, "modificationDate").unwrap_or(played_at);
        self.note(play, id, recorded_at);
        self.left_out.fields("plays", play, &KNOWN_OF_A_PLAY);
        self.document.results.push(ResultDoc {
            id,
            match_id: None,
            corrects: None,
            campaign: self.campaign,
            game: game.slug().into(),
            played_at,
            recorded_at,
            places: rows,
        });
        Ok(Ok(id))
    }

    fn note(&mut self, play: &Value, result: ResultId, changed_at: UnixMillis) {
        let comments = play.get("comments").and_then(Value::as_str).unwrap_or_default().trim();
        if comments.is_empty() {
            return;
        }
        if comments.chars().count() > LONGEST_NOTE {
            self.left_out.play(play, "the end of a long comment");
        }
        let note = comments.chars().take(LONGEST_NOTE).collect();
        self.document.notes.push(NoteRow { result, note, picture: None, changed_at });
    }

    fn game(&self, play: &Value) -> Option<GameId> {
        let game = self.games.get(&number(play, "gameRefId")?)?;
        let names = ["name", "bggName"].into_iter().filter_map(|field| game.get(field)?.as_str());
        let keys: Vec<String> = names.filter_map(key).collect();
        let is_named = |id: &GameId| {
            id.form().names.iter().filter_map(|name| key(name)).any(|name| keys.contains(&name))
        };
        GameId::ALL.iter().copied().find(is_named)
    }

    /// The player of this number: who has the name on the roster, or somebody new with the id of the file.
    fn player(&mut self, reference: i64) -> Result<Option<PlayerId>, LogError> {
        if let Some(known) = self.players.get(&reference) {
            return Ok(Some(*known));
        }
        let Some(person) = self.people.get(&reference) else { return Ok(None) };
        let name = person.get("name").and_then(Value::as_str).map(Name::clean);
        let Some(Ok(name)) = name else { return Ok(None) };
        let row = if let Some(row) = self.on_the_roster(&name)? {
            row
        } else {
            let Some(id) = uuid(person) else { return Ok(None) };
            let changed_at = self.instant(person, "modificationDate").unwrap_or(0);
            PlayerRow {
                id: id.into(),
                name: name.shown,
                colour: 0,
                face: None,
                created_at: changed_at,
                changed_at,
                archived_at: None,
            }
        };
        let id = row.id;
        if self.document.players.iter().all(|known| known.id != id) {
            self.document.players.push(row);
        }
        self.players.insert(reference, id);
        Ok(Some(id))
    }

    fn on_the_roster(&self, name: &Name) -> Result<Option<PlayerRow>, LogError> {
        let aliases = Aliases::of(self.connection)?;
        let mut statement = self.connection.prepare_cached(
            "SELECT id FROM players WHERE name_key = ?1 ORDER BY archived_at IS NOT NULL, id LIMIT 1",
        )?;
        let mut rows = statement.query([&name.key])?;
        let Some(row) = rows.next()? else { return Ok(None) };
        PlayerRow::find(self.connection, aliases.resolve(row.get(0)?))
    }

    fn instant(&self, row: &Value, field: &str) -> Option<UnixMillis> {
        let at = civil::parse(row.get(field)?.as_str()?)? - self.utc_offset;
        (at >= 0).then_some(at)
    }
}

/// What the log has no place for.
#[derive(Default)]
struct LeftOut {
    fields: BTreeMap<String, u32>,
    plays: Vec<String>,
}

impl LeftOut {
    fn field(&mut self, name: &str, value: Option<&Value>) {
        if value.is_some_and(says_something) {
            *self.fields.entry(name.to_owned()).or_default() += 1;
        }
    }

    fn fields(&mut self, list: &str, row: &Value, known: &[&str]) {
        for (name, value) in row.as_object().into_iter().flatten() {
            if !known.contains(&name.as_str()) {
                self.field(&format!("{list}.{name}"), Some(value));
            }
        }
    }

    fn play(&mut self, play: &Value, reason: &str) {
        let date = play.get("playDate").and_then(Value::as_str).unwrap_or("?");
        self.plays.push(format!("plays {date}: {reason}"));
    }

    fn told(self) -> Vec<String> {
        let fields = self.fields.into_iter().map(|(name, times)| format!("{name} ({times}×)"));
        self.plays.into_iter().chain(fields).collect()
    }
}

fn says_something(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => false,
        Value::Number(number) => number.as_f64() != Some(0.0),
        Value::String(text) => !text.is_empty(),
        Value::Array(items) => !items.is_empty(),
        Value::Object(fields) => !fields.is_empty(),
        Value::Bool(true) => true,
    }
}

fn key(name: &str) -> Option<String> {
    Name::clean(name).ok().map(|name| name.key)
}

fn number(row: &Value, field: &str) -> Option<i64> {
    row.get(field)?.as_i64()
}

fn uuid(row: &Value) -> Option<Uuid> {
    row.get("uuid")?.as_str()?.parse().ok().filter(|uuid: &Uuid| !uuid.is_nil())
}

/// BG Stats writes scores as text.
fn amount(score: &Value) -> Option<i32> {
    match score.get("score")? {
        Value::String(text) => text.trim().parse().ok(),
        Value::Number(number) => number.as_i64().and_then(|number| i32::try_from(number).ok()),
        _ => None,
    }
}
