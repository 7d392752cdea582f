//! One match that Rust, Kotlin and Swift all play, to the same final state.
//!
//! The file is plain lines, so that no shell needs a parser for it: `side`, `players`, `seed`, then an `entry` a
//! line and the final `state`. `EMPILE_GOLDEN=write` writes it anew.

use std::{env, fmt::Write, fs, path::PathBuf};

use empile_games::{
    AnyAction, AnyGame, AnySetup,
    contract::{Entry, Game, Match, Seed},
    pile_poils::{Setup, Side},
};
use empile_tests::players::drowsy;

const PLAYERS: u8 = 3;
const SEED: Seed = Seed(2026);

fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("fixtures/pile-poils-match.txt")
}

fn start() -> Match<AnyGame> {
    let setup = AnySetup::PilePoils(Setup { players: PLAYERS, side: Side::Coussin });
    Match::start(setup, SEED).unwrap()
}

fn written() -> String {
    let mut table = start();
    let mut text = format!("side coussin\nplayers {PLAYERS}\nseed {}\n", SEED.0);
    while table.state().outcome().is_none() {
        let AnyGame::PilePoils(game) = table.state();
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
        fs::write(file(), written()).unwrap();
    }
    let fixture = fs::read_to_string(file()).unwrap();
    let mut table = start();
    let mut final_state = None;
    for line in fixture.lines() {
        match line.split_once(' ').unwrap() {
            ("side", side) => assert_eq!(side, "coussin"),
            ("players", players) => assert_eq!(players, PLAYERS.to_string()),
            ("seed", seed) => assert_eq!(seed, SEED.0.to_string()),
            ("entry", entry) => {
                table.enter(serde_json::from_str(entry).unwrap(), &mut Vec::new()).unwrap();
            }
            ("state", state) => final_state = Some(state),
            (word, _) => panic!("a fixture has no line « {word} »"),
        }
    }
    assert!(table.state().outcome().is_some(), "the match is played to its end");
    assert_eq!(Some(serde_json::to_string(table.state()).unwrap().as_str()), final_state);
}
