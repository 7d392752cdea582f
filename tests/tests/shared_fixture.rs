//! One match that Rust, Kotlin and Swift all play, to the same final state. `EMPILE_GOLDEN=write` writes it anew.

use std::{env, fmt::Write, fs};

use empile_games::{
    AnyAction, AnyGame, AnySetup,
    contract::{Entry, Game, Match, Seed},
    pile_poils::{Setup, Side},
};
use empile_tests::{fixture, players::drowsy};

const PLAYERS: u8 = 3;
const SEED: u64 = 2026;

fn start(players: u8, seed: u64) -> Match<AnyGame> {
    let setup = AnySetup::PilePoils(Setup { players, side: Side::Coussin });
    Match::start(setup, Seed(seed)).unwrap()
}

fn played_anew() -> String {
    let mut table = start(PLAYERS, SEED);
    let mut text = format!("side coussin\nplayers {PLAYERS}\nseed {SEED}\n");
    while table.state().outcome().is_none() {
        let AnyGame::PilePoils(game) = table.state() else { panic!("the fixture is of Pile-Poils") };
        let action = AnyAction::PilePoils(drowsy(game));
        let at = 1_000 * table.record().entries.len() as u64;
        let entry = Entry::Act { seat: game.current(), action, at };
        writeln!(text, "entry {}", serde_json::to_string(&entry).unwrap()).unwrap();
        table.enter(entry, &mut Vec::new()).unwrap();
    }
    writeln!(text, "state {}", serde_json::to_string(table.state()).unwrap()).unwrap();
    text
}

#[test]
fn the_fixture_leads_to_its_final_state() {
    if env::var("EMPILE_GOLDEN").as_deref() == Ok("write") {
        fs::write(fixture::file(), played_anew()).unwrap();
    }
    let fixture = fixture::read();
    let mut table = start(fixture.players, fixture.seed);
    for entry in fixture.entries {
        table.enter(entry, &mut Vec::new()).unwrap();
    }
    assert!(table.state().outcome().is_some(), "the match is played to its end");
    assert_eq!(serde_json::to_string(table.state()).unwrap(), fixture.state);
}
