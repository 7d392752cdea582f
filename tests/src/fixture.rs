//! The match that Rust, Kotlin and Swift all play. Plain lines, so that no shell needs a parser for it.

use std::{fs, path::PathBuf};

use empile_games::{AnyAction, contract::Entry};

/// Where it is.
pub fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("fixtures/pile-poils-match.txt")
}

/// The fixture, read.
pub struct Fixture {
    /// Where chance begins.
    pub seed: u64,
    /// How many play, on the side « coussin ».
    pub players: u8,
    /// Every move.
    pub entries: Vec<Entry<AnyAction>>,
    /// The state they lead to, as it is written.
    pub state: String,
}

/// Reads it.
pub fn read() -> Fixture {
    let text = fs::read_to_string(file()).expect("the fixture is committed");
    let mut fixture = Fixture { seed: 0, players: 0, entries: Vec::new(), state: String::new() };
    for line in text.lines() {
        match line.split_once(' ').expect("a word, then what it says") {
            ("side", side) => assert_eq!(side, "coussin"),
            ("players", players) => fixture.players = players.parse().expect("a number"),
            ("seed", seed) => fixture.seed = seed.parse().expect("a number"),
            ("entry", entry) => fixture.entries.push(serde_json::from_str(entry).expect("an entry")),
            ("state", state) => state.clone_into(&mut fixture.state),
            (word, _) => panic!("a fixture has no line « {word} »"),
        }
    }
    fixture
}
