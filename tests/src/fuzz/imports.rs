//! Files that are taken in: exports of Empile in every format it ever wrote, and of BG Stats.

use std::{cell::RefCell, sync::OnceLock};

use empile_app::Empile;
use empile_campaign::{HistoryFilter, Log, NewMatch, NewPlayer, Note, PaperPlace, PaperResult, PlayerId};
use empile_games::{
    GameId,
    contract::{Game, Match, Seed, Stream},
};
use serde_json::{Value, json};

use super::{mutate, seeds};

/// One file in so many that can be taken in is.
const TAKEN: u32 = 4;
/// Whatever came in is looked at on every page after so many files.
const LOOKED_AT: u32 = 24;
/// An app that has taken in so many begins anew.
const MOST_TAKEN: u32 = 100;

/// An app, and how many files it has taken in.
struct Reader {
    app: Empile,
    taken: u32,
}

thread_local! {
    static READER: RefCell<Option<Reader>> = const { RefCell::new(None) };
}

fn valid() -> &'static [Value] {
    static VALID: OnceLock<Vec<Value>> = OnceLock::new();
    VALID.get_or_init(|| {
        let mut files = vec![bg_stats()];
        for number in 0..10 {
            let today = export(number);
            files.extend((1..=3).map(|version| in_format(&today, version)));
        }
        files
    })
}

/// A log with people, a result by hand, an evening and a match of one game.
fn export(number: u64) -> Value {
    let mut log = Log::open_in_memory().expect("a log");
    let people: Vec<PlayerId> = ["Ada", "Bob", "Cléo", "Dora", "Émile", "Fée", "Guy", "Hal"]
        .map(|name| log.add_player(NewPlayer { name: name.into(), colour: 1 }).expect("a free name").id)
        .into();
    let place = |(seat, player): (usize, &PlayerId)| PaperPlace {
        player: *player,
        won: seat == 0,
        amount: 3,
        extras: Vec::new(),
    };
    let result = PaperResult {
        campaign: log.create_campaign("Été").expect("a campaign").id,
        game: GameId::PilePoils,
        setup: Some("own-board".to_owned()),
        played_at: 1_700_000_000_000,
        places: people.iter().take(2).enumerate().map(place).collect(),
        note: Note { text: "Sous la pluie".into(), picture: Some("pluie.jpg".into()) },
    };
    let (wrong, right) = (log.new_result_id(), log.new_result_id());
    log.enter_result(wrong, &result).expect("a result");
    log.correct_result(wrong, right, &result).expect("a correction");
    let evening = log.begin_evening(Some("Noël"), &people[..3]).expect("an evening").id;
    log.count_for_evening(right, evening, true).expect("it counts");
    log.merge_players(people[0], people[7]).expect("one and the same");
    play(&mut log, number, &people);
    let mut json = Vec::new();
    log.export_json(&mut json).expect("an export");
    serde_json::from_slice(&json).expect("an export is JSON")
}

fn play(log: &mut Log, number: u64, people: &[PlayerId]) {
    let mut chance = Stream::new(Seed(number));
    let of_game = &seeds::setups()[number as usize % GameId::ALL.len()];
    let record = seeds::a_record(&of_game[0], &mut chance);
    let players = Match::replay(record.clone()).expect("a record").state().players();
    let seats = people[..usize::from(players).min(people.len() - 1)].to_vec();
    let new = NewMatch { campaign: log.default_campaign(), setup: record.setup, seed: record.seed, seats };
    let Ok(id) = log.start_match(new) else { return };
    for (index, entry) in (0..).zip(record.entries.iter().take(20)) {
        log.append(id, index, entry).expect("an entry");
    }
}

fn in_format(today: &Value, version: u32) -> Value {
    let mut file = today.clone();
    file["version"] = json!(version);
    if version < 3 {
        for list in ["evenings", "evening_results"] {
            file.as_object_mut().and_then(|fields| fields.remove(list));
        }
    }
    for player in file["players"].as_array_mut().into_iter().flatten().filter(|_| version < 2) {
        player.as_object_mut().and_then(|fields| fields.remove("face"));
    }
    file
}

fn bg_stats() -> Value {
    let play = |number: u32, score: &str| {
        json!({
            "uuid": format!("9A1B1C8E-52A4-4C62-9D31-0D1F1F3F002{number}"), "gameRefId": 1,
            "playDate": "2024-05-01 20:15:00", "modificationDate": "2024-05-02 10:00:00",
            "comments": "Belle partie", "ignored": false,
            "playerScores": [
                { "playerRefId": 1, "score": score, "winner": true, "startPlayer": true, "rank": 0 },
                { "playerRefId": 2, "score": "-7", "winner": false, "startPlayer": false, "rank": 0 }
            ]
        })
    };
    json!({
        "userInfo": { "meRefId": 1 },
        "players": [
            { "id": 1, "uuid": "9a1b1c8e-52a4-4c62-9d31-0d1f1f3f0001", "name": "Félix", "modificationDate": "2024-05-01 10:00:00" },
            { "id": 2, "uuid": "9a1b1c8e-52a4-4c62-9d31-0d1f1f3f0002", "name": "Ada" }
        ],
        "games": [{ "id": 1, "uuid": "9a1b1c8e-52a4-4c62-9d31-0d1f1f3f0011", "name": "PILE POILS", "highestWins": true }],
        "plays": [play(1, "4"), play(2, "3+1")]
    })
}

pub(super) fn run(chance: &mut Stream) -> Result<u64, String> {
    let valid = valid();
    let changed = mutate::json(&valid[chance.index(valid.len())], chance).to_string();
    let changed = if chance.below(10) == 0 { mutate::text(&changed, chance) } else { changed };
    try_one(&changed, chance).map_err(|loss| format!("{loss}: {changed}"))
}

pub(super) fn again(text: &str) -> Result<u64, String> {
    (0..40).try_fold(0, |tried, seed| Ok(tried + try_one(text, &mut Stream::new(Seed(seed)))?))
}

/// Whatever panicked with an app leaves none behind.
fn try_one(text: &str, chance: &mut Stream) -> Result<u64, String> {
    let kept = READER.take().filter(|reader| reader.taken < MOST_TAKEN);
    let mut reader =
        kept.unwrap_or_else(|| Reader { app: Empile::open_in_memory("fr").expect("an app"), taken: 0 });
    take_in(&mut reader, text, chance)?;
    READER.set(Some(reader));
    Ok(1)
}

fn take_in(reader: &mut Reader, text: &str, chance: &mut Stream) -> Result<(), String> {
    let (offset, by_name) = ([0, 120, -720, i32::MAX, i32::MIN][chance.index(5)], chance.below(2) == 0);
    let foretold = reader.app.preview_import(text, offset, by_name);
    if chance.below(TAKEN) > 0 {
        return Ok(());
    }
    let done = reader.app.import_file(text, offset, by_name);
    match (&foretold, &done) {
        (Ok(_), Ok(_)) => reader.taken += 1,
        (Err(told), Err(same)) if told.code() == same.code() => {}
        _ => return Err(format!("foretold {foretold:?}, done {done:?}")),
    }
    if done.is_ok() && chance.below(LOOKED_AT) == 0 {
        look_at_everything(&reader.app)?;
    }
    Ok(())
}

fn look_at_everything(app: &Empile) -> Result<(), String> {
    let wrong = app.read_log(empile_campaign::Reader::check_tallies).map_err(|error| error.to_string())?;
    if !wrong.is_empty() {
        return Err(format!("the tallies are not what the results add up to: {wrong:?}"));
    }
    let export = app.export_json().map_err(|error| error.to_string())?;
    let mut other = Log::open_in_memory().map_err(|error| error.to_string())?;
    other
        .import_json(&export)
        .map_err(|error| format!("what came in does not go out and in again: {error}"))?;
    drop((app.export_csv(), app.open_matches(), app.evenings(), app.family_page(), app.log_parts()));
    for player in app.players().unwrap_or_default() {
        drop((app.person_page(player.id), app.goals(Some(player.id))));
    }
    for game in GameId::ALL {
        drop((app.standings(None, *game), app.score_plot(*game, &HistoryFilter::default())));
    }
    for row in app.history(&HistoryFilter::default(), 50, 0).unwrap_or_default() {
        drop((app.result(row.id), app.written_down(row.id), app.result_card(row.id, "lundi".to_owned())));
        if let Some(replay) = row.match_id.and_then(|id| app.replay(id).ok()) {
            drop(replay.go_to(u32::MAX));
        }
    }
    for open in app.open_matches().unwrap_or_default() {
        drop(app.resume_match(open.id).map(|table| (table.whole(), table.undo(true))));
    }
    Ok(())
}
