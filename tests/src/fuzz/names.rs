//! Names of people, campaigns and evenings, notes, and words that are searched for.

use empile_app::Empile;
use empile_campaign::{Log, NewPlayer, Note};
use empile_games::contract::Stream;
use std::cell::OnceCell;

use super::mutate;

const VALID: [&str; 8] =
    ["Laureline", "Félix", "Ada", "Cléo \"la\" reine", "👩‍👩‍👧", "أمّي", "ẞtraße", "Jean-Paul le 2e"];

thread_local! {
    static APP: OnceCell<Empile> = const { OnceCell::new() };
}

pub(super) fn run(chance: &mut Stream) -> Result<u64, String> {
    let mut text = VALID[chance.index(VALID.len())].to_owned();
    for _ in 0..=chance.below(3) {
        text = mutate::text(&text, chance);
    }
    try_one(&text).map_err(|loss| format!("{loss}: {text:?}"))
}

pub(super) fn again(text: &str) -> Result<u64, String> {
    try_one(text)
}

fn try_one(text: &str) -> Result<u64, String> {
    APP.with(|app| {
        let app = app.get_or_init(|| Empile::open_in_memory("fr").expect("an app"));
        app.search_rules(text, None).map_err(|error| error.to_string())
    })?;
    let told = |error: empile_campaign::LogError| error.to_string();
    let mut log = Log::open_in_memory().map_err(told)?;
    if let Ok(player) = log.add_player(NewPlayer { name: text.to_owned(), colour: 0 }) {
        let again = log.add_player(NewPlayer { name: player.name.clone(), colour: 1 });
        if again.is_ok() {
            return Err("two have one name".to_owned());
        }
        let kept = log.rename_player(player.id, &player.name).map_err(told)?;
        if kept.name != player.name {
            return Err("a name that was kept is another when it is given again".to_owned());
        }
    }
    drop(log.create_campaign(text));
    drop(log.begin_evening(Some(text), &[]));
    let nobody = log.new_result_id();
    drop(log.annotate_result(nobody, &Note { text: text.to_owned(), picture: Some(text.to_owned()) }));
    let mut json = Vec::new();
    log.export_json(&mut json).map_err(told)?;
    let json = String::from_utf8(json).map_err(|error| error.to_string())?;
    let mut other = Log::open_in_memory().map_err(told)?;
    other.import_json(&json).map_err(told)?;
    let (here, there) = (log.players(true).map_err(told)?, other.players(true).map_err(told)?);
    if here == there { Ok(1) } else { Err("exported and taken in it is another name".to_owned()) }
}
