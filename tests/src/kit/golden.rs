use std::{collections::BTreeMap, env, fmt::Write, fs, path::PathBuf};

use empile_games::contract::Seed;

use super::{
    Conforming,
    playout::{Driver, perform},
};

/// So many entries are told in full; the rest of the match is covered by digests.
const TOLD_IN_FULL: usize = 60;
const DIGEST_EVERY: usize = 256;

/// Compares one match per player count with its committed file. `EMPILE_GOLDEN=write` writes the files anew.
pub fn golden_playthroughs<G: Conforming>() {
    let mut first_setup_of = BTreeMap::new();
    for setup in G::setups() {
        let players = G::start(&setup, Seed(0)).expect("the kit's set-ups are playable").players();
        first_setup_of.entry(players).or_insert(setup);
    }
    for (players, setup) in first_setup_of {
        let told = tell::<G>(&setup, Seed(u64::from(players)));
        let file = golden_dir().join(format!("{}-{players}.txt", G::SLUG));
        if env::var("EMPILE_GOLDEN").as_deref() == Ok("write") {
            fs::write(&file, &told).expect("the golden directory can be written");
        }
        let golden = fs::read_to_string(&file)
            .unwrap_or_else(|error| panic!("{}: {error}; EMPILE_GOLDEN=write makes it", file.display()));
        assert!(golden == told, "{}: the playthrough came out otherwise, first at {:?}", file.display(), {
            golden.lines().zip(told.lines()).find(|(was, is)| was != is)
        });
    }
}

fn golden_dir() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("golden")
}

fn tell<G: Conforming>(setup: &G::Setup, seed: Seed) -> String {
    let json = |value: &dyn erased::Json| value.json();
    let mut told = String::new();
    let mut game = G::start(setup, seed).expect("the kit's set-ups are playable");
    let mut driver = Driver::new(seed);
    let mut events = Vec::new();
    let _ = writeln!(told, "setup {}\nseed {}", json(setup), seed.0);
    let mut step = 0;
    while let Some(entry) = driver.next_entry(&game) {
        events.clear();
        perform(&mut game, &entry, &mut events);
        if step < TOLD_IN_FULL {
            let _ = writeln!(told, "{step} {}\n  {}", json(&entry), json(&events));
        } else if step % DIGEST_EVERY == 0 {
            let _ = writeln!(told, "{step} digest {:016x}", digest(&json(&game)));
        }
        step += 1;
    }
    let _ = writeln!(told, "{step} entries, digest {:016x}\n{}", digest(&json(&game)), json(&game.outcome()));
    told
}

/// FNV-1a: stable for ever, and enough to notice a change.
fn digest(text: &str) -> u64 {
    text.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

mod erased {
    pub(super) trait Json {
        fn json(&self) -> String;
    }

    impl<T: serde::Serialize> Json for T {
        fn json(&self) -> String {
            serde_json::to_string(self).expect("game values can be written")
        }
    }
}
