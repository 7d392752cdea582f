use std::collections::BTreeSet;

use serde_json::Value;

use super::{exported, full_log};
use crate::{
    Log, LogError, Taken,
    testing::{HandClock, add, log},
};

#[test]
fn what_is_exported_imported_and_exported_again_is_the_same_to_the_byte() {
    let log = full_log();
    let json = exported(&log);
    let mut other = self::log();
    other.import_json(&json).unwrap();
    assert_eq!(exported(&other), json);
    assert_eq!(other.check_tallies().unwrap(), []);
    let game = empile_games::GameId::PilePoils;
    assert_eq!(other.global_totals(game).unwrap(), log.global_totals(game).unwrap());
    assert_eq!(other.open_matches().unwrap(), log.open_matches().unwrap());
    let all = crate::HistoryFilter::default();
    assert_eq!(other.history(&all, 99, 0).unwrap(), log.history(&all, 99, 0).unwrap());
}

#[test]
fn a_preview_says_what_an_import_does_and_does_nothing() {
    let json = exported(&full_log());
    let mut log = log();
    add(&mut log, "ADA");
    let before = exported(&log);
    let preview = log.preview_json(&json).unwrap();
    assert_eq!(exported(&log), before);
    assert_eq!(log.import_json(&json).unwrap(), preview);
    assert_eq!(preview.players, Taken { added: 4, ..Taken::default() });
    assert_eq!(preview.campaigns, Taken { added: 1, same: 1, ..Taken::default() });
    assert_eq!((preview.results.added, preview.matches.added), (4, 3));
    assert_eq!(preview.namesakes.len(), 1);
    let again = log.import_json(&json).unwrap();
    assert!(again.is_nothing_new() && !preview.is_nothing_new());
    assert_eq!(again.results, Taken { same: 4, ..Taken::default() });
}

#[test]
fn the_later_change_wins_on_both_phones() {
    let clock = HandClock::default();
    clock.set(100);
    let mut here = Log::open_in_memory_with_clock(Box::new(clock.clone())).unwrap();
    let ada = add(&mut here, "Ada");
    let there_clock = HandClock::default();
    let mut there = Log::open_in_memory_with_clock(Box::new(there_clock.clone())).unwrap();
    there.import_json(&exported(&here)).unwrap();
    clock.set(200);
    here.rename_player(ada, "Adèle").unwrap();
    there_clock.set(300);
    there.rename_player(ada, "Adeline").unwrap();
    let (ours, theirs) = (exported(&here), exported(&there));
    assert_eq!(here.import_json(&theirs).unwrap().players.updated, 1);
    assert_eq!(there.import_json(&ours).unwrap().players.kept, 1);
    assert_eq!(here.players(true).unwrap()[0].name, "Adeline");
    assert_eq!(exported(&here), exported(&there));
}

#[test]
fn a_file_of_something_else_or_of_a_later_version_is_refused() {
    let mut log = log();
    for json in ["", "[]", "{}", "{\"format\":\"other\",\"version\":1}", "null", "\u{feff}"] {
        let refused = log.import_json(json);
        assert!(matches!(refused, Err(LogError::ImportUnreadable { .. })), "{json}: {refused:?}");
    }
    let newer = exported(&log).replace("\"version\": 3", "\"version\": 4");
    assert_eq!(log.import_json(&newer), Err(LogError::ImportNewer { found: 4, supported: 3 }));
}

/// Format 1 knew no faces.
#[test]
fn a_file_of_the_first_format_is_taken_in_and_everybody_keeps_the_symbol() {
    let mut document: Value = serde_json::from_str(&exported(&full_log())).unwrap();
    document["version"] = Value::from(1);
    for player in document["players"].as_array_mut().unwrap() {
        player.as_object_mut().unwrap().remove("face").unwrap();
    }
    let mut log = log();
    without_evenings(&mut document);
    log.import_json(&document.to_string()).unwrap();
    assert_eq!(log.players(true).unwrap().len(), 3);
    assert!(log.players(true).unwrap().iter().all(|player| player.face.is_none()));
    document["version"] = Value::from(0);
    assert!(log.import_json(&document.to_string()).is_err());
}

fn without_evenings(document: &mut Value) {
    for list in ["evenings", "evening_results"] {
        document.as_object_mut().unwrap().remove(list).unwrap();
    }
}

/// Format 2 knew no evenings.
#[test]
fn a_file_of_the_second_format_is_taken_in_and_takes_no_evening_away() {
    let log = full_log();
    let mut document: Value = serde_json::from_str(&exported(&log)).unwrap();
    document["version"] = Value::from(2);
    without_evenings(&mut document);
    let mut other = self::log();
    other.import_json(&document.to_string()).unwrap();
    assert_eq!(other.evenings().unwrap(), []);
    other.import_json(&exported(&log)).unwrap();
    assert!(other.import_json(&document.to_string()).unwrap().is_nothing_new());
    assert_eq!(exported(&other), exported(&log));
}

#[test]
fn a_file_that_contradicts_itself_names_the_row() {
    let json = exported(&full_log());
    let document: Value = serde_json::from_str(&json).unwrap();
    let spoilt = |list: &str, index: usize, field: &str, value: Value| {
        let mut document = document.clone();
        document[list][index][field] = value;
        document.to_string()
    };
    let nobody = Value::from("01890a5d-ac96-774b-bcce-b302099a8057");
    let cases = [
        (spoilt("players", 1, "name", Value::from(" ")), "players[1]"),
        (spoilt("players", 2, "colour", Value::from(8)), "players[2]"),
        (spoilt("players", 3, "face", Value::from(24)), "players[3]"),
        (spoilt("players", 1, "id", document["players"][0]["id"].clone()), "players[1]"),
        (spoilt("merges", 0, "into", nobody.clone()), "merges[0]"),
        (spoilt("campaigns", 0, "closed_at", Value::from(5)), "campaigns[0]"),
        (spoilt("matches", 0, "campaign", nobody.clone()), "matches[0]"),
        (spoilt("matches", 0, "seed", Value::from("-1")), "matches[0]"),
        (spoilt("results", 0, "played_at", Value::from(-1)), "results[0]"),
        (spoilt("results", 1, "corrects", nobody.clone()), "results[1]"),
        (spoilt("voids", 0, "result", nobody.clone()), "voids[0]"),
        (spoilt("notes", 0, "result", nobody.clone()), "notes[0]"),
        (spoilt("evenings", 0, "people", Value::from(vec![nobody.clone()])), "evenings[0]"),
        (spoilt("evenings", 0, "name", Value::from("\n")), "evenings[0]"),
        (spoilt("evening_results", 0, "evening", nobody.clone()), "evening_results[0]"),
        (spoilt("evening_results", 0, "result", nobody), "evening_results[0]"),
    ];
    for (json, row) in cases {
        let mut log = log();
        let before = exported(&log);
        match log.import_json(&json) {
            Err(LogError::BadImport { place, .. }) => assert_eq!(place, row),
            other => panic!("{row}: {other:?}"),
        }
        assert_eq!(exported(&log), before);
    }
}

#[test]
fn the_schema_names_the_fields_that_are_written() {
    let schema: Value =
        serde_json::from_str(include_str!("../../../../../docs/log-format.schema.json")).unwrap();
    let document: Value = serde_json::from_str(&exported(&full_log())).unwrap();
    let keys = |value: &Value| -> BTreeSet<String> { value.as_object().unwrap().keys().cloned().collect() };
    let required = |value: &Value| -> BTreeSet<String> {
        value["required"].as_array().unwrap().iter().map(|name| name.as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(keys(&schema["properties"]), keys(&document));
    assert_eq!(required(&schema), keys(&document));
    for list in [
        "players",
        "merges",
        "campaigns",
        "matches",
        "results",
        "voids",
        "notes",
        "evenings",
        "evening_results",
    ] {
        let row = &schema["properties"][list]["items"];
        assert_eq!(keys(&row["properties"]), keys(&document[list][0]), "{list}");
        assert_eq!(required(row), keys(&document[list][0]), "{list}");
    }
}

#[test]
fn a_spreadsheet_has_a_line_for_every_place() {
    let mut out = Vec::new();
    full_log().export_csv(&mut out).unwrap();
    let csv = String::from_utf8(out).unwrap();
    assert_eq!(csv.matches("\r\n").count(), 1 + 4 * 2);
    assert!(csv.starts_with("result,played_at,campaign,game,counts,"));
    assert!(csv.contains(",1970-01-01T00:00:00Z,Été,pile-poils,yes,1,Bob,1,1,12,golden-cats=12,\"Chez Mamie,\nau chaud\",photos/1.jpg\r\n"), "{csv}");
    assert!(csv.contains(",corrected,") && csv.contains(",void,"));
    assert!(csv.contains("\"Cléo \"\"la\"\" reine\""));
}

#[test]
fn an_import_that_does_not_fit_on_the_storage_leaves_the_log_as_it_was() {
    let mut source = full_log();
    for number in 0..600 {
        add(&mut source, &format!("Personne {number}"));
    }
    let json = exported(&source);
    let mut log = log();
    add(&mut log, "Dora");
    let before = exported(&log);
    let pages: u32 = log.connection().pragma_query_value(None, "page_count", |row| row.get(0)).unwrap();
    log.connection().pragma_update_and_check(None, "max_page_count", pages, |_| Ok(())).unwrap();
    assert_eq!(log.import_json(&json), Err(LogError::DiskFull));
    assert_eq!(exported(&log), before);
    log.connection().pragma_update(None, "query_only", true).unwrap();
    assert_eq!(log.import_json(&json), Err(LogError::ReadOnly));
    assert_eq!(exported(&log), before);
}

/// An export in which Ada won with more golden cats than there are places for, which an older app wrote down.
fn impossible() -> String {
    let mut log = log();
    let [ada, bob] = ["Ada", "Bob"].map(|name| add(&mut log, name));
    crate::testing::enter(&mut log, 5, &[(ada, true, 3), (bob, false, 0)]);
    crate::testing::enter(&mut log, 6, &[(ada, true, 5), (bob, false, 5)]);
    let mut document: Value = serde_json::from_str(&exported(&log)).unwrap();
    let places = document["results"][0]["places"].as_array_mut().unwrap();
    let nobody = &mut places[0];
    assert_eq!(nobody["won"], Value::Bool(true));
    nobody["won"] = false.into();
    nobody["score"] = 0.into();
    nobody["measures"] = serde_json::json!([["cats-left", 0]]);
    document.to_string()
}

#[test]
fn a_result_that_no_game_ends_with_is_taken_in_as_void_and_named() {
    let json = impossible();
    let mut log = log();
    let report = log.import_json(&json).unwrap();
    let [found] = report.impossible.as_slice() else { panic!("{report:?}") };
    assert_eq!(found.players, ["Ada", "Bob"]);
    assert_eq!(empile_games::contract::Breach::code(&found.refusal), "pile-poils-paper-out-wins");
    assert_eq!((report.results.added, report.voids.added), (2, 1), "the other result is not lost with it");
    assert_eq!(log.result(found.result).unwrap().mark, crate::Mark::Void);
    assert_eq!(log.results(9, 0).unwrap().len(), 1);
    assert_eq!(log.check_tallies().unwrap(), []);
}

#[test]
fn what_a_person_decided_about_an_impossible_result_stays() {
    let json = impossible();
    let mut log = log();
    let result = log.import_json(&json).unwrap().impossible[0].result;
    log.restore_result(result).unwrap();
    let again = log.import_json(&json).unwrap();
    assert!(again.is_nothing_new() && again.impossible.is_empty(), "{again:?}");
    assert_eq!(log.results(9, 0).unwrap().len(), 2, "it was brought back here");
    let mut other = self::log();
    assert_eq!(other.import_json(&exported(&log)).unwrap().impossible, []);
    assert_eq!(other.results(9, 0).unwrap().len(), 2, "and the file says so");
}

#[test]
fn two_logs_that_take_an_impossible_result_in_agree_about_it() {
    let json = impossible();
    let [mut one, mut other] = [log(), log()];
    one.import_json(&json).unwrap();
    other.import_json(&json).unwrap();
    one.import_json(&exported(&other)).unwrap();
    other.import_json(&exported(&one)).unwrap();
    assert_eq!(exported(&one), exported(&other));
}
