//! Records as a log or a file may have them: what can be read is played again, or refused.

use std::sync::OnceLock;

use empile_games::{
    AnyGame, AnySetup,
    contract::{Game, Match, Record, Stream},
};
use empile_stage::{Stage, Surface};
use serde_json::Value;

use super::{mutate, seeds};
use crate::hands::sitters;

const SEEDS: u64 = 400;
const PHONE: Surface = Surface { width: 400.0, height: 720.0 };

fn valid() -> &'static [Value] {
    static VALID: OnceLock<Vec<Value>> = OnceLock::new();
    VALID.get_or_init(|| {
        let setups = seeds::setups();
        let record = |number| {
            let mut chance = Stream::new(empile_games::contract::Seed(number));
            let record = seeds::a_record(seeds::a_setup(&setups, &mut chance), &mut chance);
            serde_json::to_value(record).expect("a record can be written")
        };
        (0..SEEDS).map(record).collect()
    })
}

pub(super) fn run(chance: &mut Stream) -> Result<u64, String> {
    let valid = valid();
    let changed = mutate::json(&valid[chance.index(valid.len())], chance);
    try_one(&changed.to_string()).map_err(|loss| format!("{loss}: {changed}"))
}

pub(super) fn again(text: &str) -> Result<u64, String> {
    try_one(text)
}

fn try_one(text: &str) -> Result<u64, String> {
    let Ok(record) = serde_json::from_str::<Record<AnyGame>>(text) else { return Ok(1) };
    let Ok(mut game) = Match::<AnyGame>::start(record.setup.clone(), record.seed) else { return Ok(1) };
    let mut stage = Stage::new(game.state(), sitters(players(&record.setup)), PHONE);
    for entry in record.entries {
        let mut events = Vec::new();
        let before = game.state().clone();
        if game.enter(entry, &mut events).is_err() {
            if *game.state() != before {
                return Err("a refusal changed the state".to_owned());
            }
            break;
        }
        stage.follow(game.state(), &events);
    }
    let again = Match::<AnyGame>::replay(game.record().clone()).map_err(|error| error.to_string())?;
    if again.state() != game.state() {
        return Err("played again it is another match".to_owned());
    }
    Ok(1)
}

fn players(setup: &AnySetup) -> u8 {
    AnyGame::start(setup, empile_games::contract::Seed(0)).map_or(0, |game| game.players())
}
