//! A match as a shell plays it: through touches, on a log that keeps it.

use std::{path::Path, sync::Arc};

use empile_app::{Empile, EmpileError, Table, UndoNeed};
use empile_games::{
    AnySetup, GameId,
    contract::Seed,
    pile_poils::{Setup, Side},
};
use empile_stage::{Cue, Touch};
use empile_tests::{fingers, fixture};

const NAMES: [&str; 3] = ["Laureline", "Félix", "Zoé"];

fn open(path: &Path) -> Empile {
    Empile::open(path, "fr").unwrap()
}

fn sit_down(app: &Empile, side: Side, seed: u64) -> Result<Arc<Table>, EmpileError> {
    let seats = NAMES.iter().enumerate().map(|(colour, name)| {
        let known = app.players().unwrap().into_iter().find(|player| player.name == *name);
        known.unwrap_or_else(|| app.add_player((*name).into(), colour as u8).unwrap()).id
    });
    app.start_match(AnySetup::PilePoils(Setup { players: 3, side }), seats.collect(), Some(Seed(seed)))
}

#[test]
fn a_whole_match_played_by_touches_alone_ends_like_the_fixture_and_counts_in_the_campaign() {
    let folder = tempfile::tempdir().unwrap();
    let app = open(&folder.path().join("log.db"));
    let fixture = fixture::read();
    let table = sit_down(&app, Side::Coussin, fixture.seed).unwrap();
    let mut cues = Vec::new();
    for entry in &fixture.entries {
        let reply = fingers::perform(&table, entry).unwrap();
        assert_eq!(reply.refusal, None, "{entry:?}");
        cues.extend(reply.cues);
    }
    assert_eq!(table.state_json().unwrap(), fixture.state);
    for cue in [Cue::DiceThrown, Cue::DiePlaced, Cue::CatBedded, Cue::YarnWon, Cue::CatAstrophe] {
        assert!(cues.contains(&cue), "{cue:?} was never heard");
    }
    assert_eq!(cues.last(), Some(&Cue::MatchEnded));

    let result = table.result().unwrap();
    let winner = &result.seats[0];
    assert_eq!(result.headline, format!("{} l'emporte\u{a0}!", winner.name));
    assert!(winner.won && winner.title.is_some());
    let standings = app.standings(None, GameId::PilePoils).unwrap();
    let totals: Vec<(String, i64)> =
        standings.into_iter().map(|line| (line.player.name, line.total)).collect();
    let scores: Vec<(String, i64)> =
        result.seats.iter().map(|seat| (seat.name.clone(), i64::from(seat.score))).collect();
    assert_eq!(totals, scores, "after one match the totals are its scores");
    assert!(app.open_matches().unwrap().is_empty());
}

#[test]
fn a_match_left_in_the_middle_is_taken_up_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log.db");
    let fixture = fixture::read();
    let half = fixture.entries.len() / 2;
    let left = {
        let table = sit_down(&open(&path), Side::Coussin, fixture.seed).unwrap();
        for entry in &fixture.entries[..half] {
            fingers::perform(&table, entry).unwrap();
        }
        (table.state_json().unwrap(), table.scene())
    };
    let app = open(&path);
    let waiting = app.open_matches().unwrap();
    assert_eq!(waiting.len(), 1);
    assert_eq!(waiting[0].names, NAMES);
    let table = app.resume_match(waiting[0].id).unwrap();
    assert_eq!((table.state_json().unwrap(), table.scene()), left, "what was told last is told again");
    for entry in &fixture.entries[half..] {
        fingers::perform(&table, entry).unwrap();
    }
    assert_eq!(table.state_json().unwrap(), fixture.state);
}

#[test]
fn what_the_log_cannot_keep_did_not_happen() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log.db");
    let app = open(&path);
    let table = sit_down(&app, Side::Coussin, 1).unwrap();
    let before = (table.state_json().unwrap(), table.scene());

    let other = rusqlite::Connection::open(&path).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let error = fingers::tap(&table, 10, 0).unwrap().error.unwrap();
    assert_eq!(error.code(), "log-busy");
    assert_eq!(error.reason(), "Un autre programme utilise le carnet. Fermez-le, puis réessayez.");
    assert_eq!((table.state_json().unwrap(), table.scene()), before);

    other.execute_batch("ROLLBACK").unwrap();
    fingers::tap(&table, 10, 0).unwrap();
    assert_ne!(table.state_json().unwrap(), before.0);
}

#[test]
fn what_was_taken_before_the_log_failed_is_told_with_the_fault() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log.db");
    let app = open(&path);
    let table = sit_down(&app, Side::Coussin, 1).unwrap();
    let roll = fingers::tapping(&table, fingers::ROLL, 0);
    table.step(&roll).unwrap();
    let give_up = fingers::tapping(&table, fingers::GIVE_UP, 1);
    table.step(&give_up).unwrap();
    let confirm = fingers::tapping(&table, fingers::CONFIRM, 1);
    let other = rusqlite::Connection::open(&path).unwrap();
    let third_fails = "CREATE TRIGGER full BEFORE INSERT ON lines WHEN new.line = 2
                       BEGIN SELECT RAISE (ABORT, 'no room'); END";
    other.execute_batch(third_fails).unwrap();
    // Giving up asks first; then the next player throws.
    let next_roll = roll.map(|touch| Touch { stamp: 2, ..touch });
    let reply = table.step(&[confirm, next_roll].concat()).unwrap();
    assert_eq!(reply.error.unwrap().code(), "log-storage");
    assert!(reply.refusal.is_none() && !reply.narration.is_empty(), "giving up was told");
    let record: serde_json::Value = serde_json::from_str(&table.record_json().unwrap()).unwrap();
    assert_eq!(record["entries"].as_array().unwrap().len(), 2);
    let before = table.state_json().unwrap();
    other.execute_batch("DROP TRIGGER full").unwrap();
    assert_eq!(open(&path).resume_match(table.id()).unwrap().state_json().unwrap(), before);
    table.step(&next_roll).unwrap();
    assert_ne!(table.state_json().unwrap(), before, "the table plays on");
}

#[test]
fn a_placement_is_free_to_take_back_and_a_throw_needs_the_table() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log.db");
    let app = open(&path);
    let fixture = fixture::read();
    let table = sit_down(&app, Side::Coussin, fixture.seed).unwrap();
    assert_eq!(table.undo_need(), UndoNeed::NothingToUndo);
    assert_eq!(table.undo(true).unwrap_err().code(), "nothing-to-undo");

    fingers::perform(&table, &fixture.entries[0]).unwrap();
    let thrown = table.state_json().unwrap();
    assert_eq!(table.undo_need(), UndoNeed::Consent);
    assert_eq!(table.undo(false).unwrap_err().code(), "consent-needed");
    assert_eq!(table.state_json().unwrap(), thrown, "a refused undo changes nothing");
    table.undo(true).unwrap();
    fingers::perform(&table, &fixture.entries[0]).unwrap();
    assert_eq!(table.state_json().unwrap(), thrown, "the dice come up the same");

    fingers::perform(&table, &fixture.entries[1]).unwrap();
    assert_eq!(table.undo_need(), UndoNeed::Free);
    table.undo(false).unwrap();
    assert_eq!(table.state_json().unwrap(), thrown);
    let resumed = open(&path).resume_match(table.id()).unwrap();
    assert_eq!(resumed.state_json().unwrap(), thrown, "the log took it back too");
}

#[test]
fn a_board_with_a_hole_and_too_few_players_are_refused_in_words() {
    let app = Empile::open_in_memory("fr").unwrap();
    let refused = sit_down(&app, Side::Own(vec![vec![1, 2, 3], vec![4, 0], vec![5]]), 0).err().unwrap();
    assert_eq!(refused.code(), "pile-poils-board-hole");
    assert_eq!(refused.reason(), "Rangée 2, case 2\u{a0}: il manque un nombre. Écrivez-le.");
    assert_eq!(refused.rule(), Some("pile-poils.own-board"));
    assert!(app.open_matches().unwrap().is_empty(), "no match was begun");

    let alone = vec![app.players().unwrap()[0].id];
    let setup = AnySetup::PilePoils(Setup { players: 1, side: Side::Coussin });
    let refused = app.start_match(setup, alone, None).err().unwrap();
    assert_eq!(refused.reason(), "1 personne, mais ce jeu se joue de 2 à 4.");
}

#[test]
fn a_touch_next_to_everything_does_nothing_and_a_strange_entry_is_refused() {
    let app = Empile::open_in_memory("en").unwrap();
    let table = sit_down(&app, Side::Panier, 5).unwrap();
    let before = table.state_json().unwrap();
    assert_eq!(table.play("{}").unwrap_err().code(), "unreadable-match");
    let out_of_turn = r#"{"Act":{"seat":2,"action":{"pile-poils":"roll"},"at":0}}"#;
    let refused = table.play(out_of_turn).unwrap_err();
    assert_eq!(refused.code(), "not-your-turn");
    assert_eq!(refused.reason(), "It is not this seat's turn yet. Wait until it is announced.");
    assert_eq!(table.state_json().unwrap(), before);
}

#[test]
fn opening_the_app_sees_to_the_copy_of_the_day() {
    let folder = tempfile::tempdir().unwrap();
    let app = open(&folder.path().join("log.db"));
    let mut copies = app.copies().unwrap();
    for _ in 0..200 {
        if !copies.is_empty() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
        copies = app.copies().unwrap();
    }
    assert_eq!(copies.len(), 1);
}

#[test]
fn a_match_put_aside_is_not_taken_up_again() {
    let app = Empile::open_in_memory("fr").unwrap();
    let table = sit_down(&app, Side::Coussin, 1).unwrap();
    app.abandon_match(table.id()).unwrap();
    assert!(app.open_matches().unwrap().is_empty());
    assert_eq!(app.resume_match(table.id()).err().unwrap().code(), "log-match-abandoned");
}

#[test]
fn a_file_that_is_not_a_log_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("holiday.jpg");
    std::fs::write(&path, b"not a database at all, but a picture of a cat").unwrap();
    let refused = Empile::open(&path, "fr").err().unwrap();
    assert_eq!(refused.code(), "log-not-a-database");
    assert_eq!(std::fs::read(&path).unwrap(), b"not a database at all, but a picture of a cat");
}
