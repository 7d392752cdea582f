use empile_games::GameId;
use serde_json::json;

use super::exported;
use crate::{
    CampaignId, LogError,
    testing::{add, log},
};

/// What BG Stats 3 writes, as far as it matters here.
fn file() -> String {
    let play = |uuid: &str, game: i64, date: &str, scores: serde_json::Value| {
        json!({
            "uuid": uuid, "gameRefId": game, "playDate": date, "playerScores": scores,
            "modificationDate": "2024-05-02 10:00:00", "durationMin": 35, "locationRefId": 1,
            "comments": "Belle partie", "ignored": false, "rating": 0
        })
    };
    let score = |player: i64, score: &str, winner: bool| json!({ "playerRefId": player, "score": score, "winner": winner, "startPlayer": winner, "rank": 0 });
    json!({
        "userInfo": { "meRefId": 1 },
        "locations": [{ "id": 1, "name": "Maison" }],
        "tags": [],
        "players": [
            { "id": 1, "uuid": "9a1b1c8e-52a4-4c62-9d31-0d1f1f3f0001", "name": "Félix", "modificationDate": "2024-05-01 10:00:00" },
            { "id": 2, "uuid": "9a1b1c8e-52a4-4c62-9d31-0d1f1f3f0002", "name": "Ada" }
        ],
        "games": [
            { "id": 1, "uuid": "9a1b1c8e-52a4-4c62-9d31-0d1f1f3f0011", "name": "PILE POILS", "highestWins": true },
            { "id": 2, "uuid": "9a1b1c8e-52a4-4c62-9d31-0d1f1f3f0012", "name": "Catan", "highestWins": true }
        ],
        "plays": [
            play("9A1B1C8E-52A4-4C62-9D31-0D1F1F3F0021", 1, "2024-05-01 20:15:00", json!([score(1, "4", true), score(2, "-7", false)])),
            play("9A1B1C8E-52A4-4C62-9D31-0D1F1F3F0022", 1, "2024-05-02 20:15:00", json!([score(1, "3", false), score(2, "12", true)])),
            play("9A1B1C8E-52A4-4C62-9D31-0D1F1F3F0023", 1, "2024-05-03 20:15:00", json!([score(1, "13", true), score(2, "1", false)])),
            play("9A1B1C8E-52A4-4C62-9D31-0D1F1F3F0024", 1, "2024-05-04 20:15:00", json!([score(1, "4+3", true), score(2, "1", false)])),
            play("9A1B1C8E-52A4-4C62-9D31-0D1F1F3F0025", 2, "2024-05-05 20:15:00", json!([score(1, "10", true), score(2, "8", false)])),
        ]
    })
    .to_string()
}

#[test]
fn plays_of_our_games_become_results_and_the_rest_is_listed() {
    let mut log = log();
    let felix = add(&mut log, "felix");
    let preview = log.preview_bg_stats(&file(), CampaignId::DEFAULT, 120).unwrap();
    assert_eq!(log.results(9, 0).unwrap(), []);
    let report = log.import_bg_stats(&file(), CampaignId::DEFAULT, 120).unwrap();
    assert_eq!(report, preview);
    assert_eq!((report.players.added, report.players.same, report.results.added), (1, 1, 2));
    let results = log.results(9, 0).unwrap();
    let scores: Vec<Vec<i32>> =
        results.iter().map(|row| row.places.iter().map(|place| place.place.score).collect()).collect();
    assert_eq!(scores, [[-3, 12], [4, -7]]);
    assert_eq!(results[0].places[0].player, felix);
    assert_eq!(results[1].played_at, 1_714_587_300_000);
    assert_eq!(log.result(results[0].id).unwrap().note.text, "Belle partie");
    assert_eq!(log.global_totals(GameId::PilePoils).unwrap().len(), 2);
    assert_eq!(log.check_tallies().unwrap(), []);
    let told = report.not_understood.join("\n");
    for part in [
        "plays 2024-05-03 20:15:00: 13 at place 1",
        "plays 2024-05-04 20:15:00: a score that is no number",
        "plays 2024-05-05 20:15:00: a game that is not on the shelf",
        "locations (1×)",
        "plays.durationMin (2×)",
        "plays.playerScores.startPlayer",
        "userInfo (1×)",
    ] {
        assert!(told.contains(part), "{part} is missing in\n{told}");
    }
    assert!(!told.contains("tags") && !told.contains("rating"), "{told}");
}

#[test]
fn the_same_file_twice_is_taken_once() {
    let mut log = log();
    log.import_bg_stats(&file(), CampaignId::DEFAULT, 0).unwrap();
    let before = exported(&log);
    assert!(log.import_bg_stats(&file(), CampaignId::DEFAULT, 0).unwrap().is_nothing_new());
    assert_eq!(exported(&log), before);
    let mut copy = self::log();
    copy.import_json(&before).unwrap();
    assert_eq!(exported(&copy), before);
}

#[test]
fn a_file_that_is_no_export_of_bg_stats_is_refused() {
    let mut log = log();
    for json in ["", "[]", "{}", "{\"players\":[],\"games\":[]}"] {
        let refused = log.import_bg_stats(json, CampaignId::DEFAULT, 0);
        assert!(matches!(refused, Err(LogError::ImportUnreadable { .. })), "{json}: {refused:?}");
    }
}
