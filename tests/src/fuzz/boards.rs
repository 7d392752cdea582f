//! Boards that a table pastes.

use std::cell::OnceCell;

use empile_app::Empile;
use empile_games::{
    AnyGame, AnySetup, GameId,
    contract::{Match, Seed, Stream},
    pile_poils::{Setup, Side},
};
use serde_json::Value;

use super::{mutate, seeds::next_entry};

const VALID: [&str; 3] = [
    "[[1, 2, 3, 4, 5], [6, 7, 8, 9], [10, 11], [12, 3]]",
    r#"{"rows": [[1, 2, 3], [4, 5], [6]]}"#,
    "[[12, 11, 10, 9, 8, 7], [6, 5, 4, 3, 2], [1, 2, 3], [4, 5], [6]]",
];
const MOVES: usize = 6;

thread_local! {
    static APP: OnceCell<Empile> = const { OnceCell::new() };
}

pub(super) fn run(chance: &mut Stream) -> Result<u64, String> {
    let valid = VALID[chance.index(VALID.len())];
    let changed = if chance.below(3) == 0 {
        mutate::text(valid, chance)
    } else {
        let json: Value = serde_json::from_str(valid).map_err(|error| error.to_string())?;
        mutate::json(&json, chance).to_string()
    };
    try_one(&changed, chance).map_err(|loss| format!("{loss}: {changed}"))
}

pub(super) fn again(text: &str) -> Result<u64, String> {
    try_one(text, &mut Stream::new(Seed(1)))
}

fn try_one(text: &str, chance: &mut Stream) -> Result<u64, String> {
    let pasted = APP.with(|app| {
        let app = app.get_or_init(|| Empile::open_in_memory("fr").expect("an app"));
        app.paste_rows(GameId::PilePoils, text).map_err(|error| error.to_string())
    })?;
    if let Some(fault) = pasted.fault {
        return if fault.reason.trim().is_empty() { Err("no word about it".to_owned()) } else { Ok(1) };
    }
    let setup = AnySetup::PilePoils(Setup { players: 2, side: Side::Own(pasted.rows) });
    let mut game = Match::<AnyGame>::start(setup, Seed(1)).map_err(|error| error.to_string())?;
    for _ in 0..MOVES {
        let Some(entry) = next_entry(game.state(), 0, chance) else { break };
        game.enter(entry, &mut Vec::new()).map_err(|error| error.to_string())?;
    }
    Ok(1)
}
