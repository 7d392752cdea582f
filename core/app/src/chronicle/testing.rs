//! What tests of this room share.

use std::sync::Arc;

use empile_bots::Level;
use empile_campaign::{PlayerId, UnixMillis};
use empile_games::{
    AnyGame, GameId,
    contract::{Entry, Game, Match, Seed},
};

use crate::{Empile, PaperEntry, PaperLine, Table};

pub(crate) const DAY: UnixMillis = 86_400_000;
const NEW_YEAR_2026: UnixMillis = 1_767_225_600_000;

/// A game of Eintrichtern, so long after the beginning of 2026: whoever has eight dice wins.
pub(crate) fn play(app: &Empile, after: UnixMillis, places: &[(PlayerId, i32)]) -> empile_campaign::ResultId {
    let id = app.new_result_id().unwrap();
    app.enter_result(id, entry(after, places)).unwrap();
    id
}

/// The same, to be written down.
pub(crate) fn entry(after: UnixMillis, places: &[(PlayerId, i32)]) -> PaperEntry {
    let line = |(player, amount): &(PlayerId, i32)| PaperLine {
        player: *player,
        won: false,
        amount: *amount,
        extras: Vec::new(),
    };
    PaperEntry {
        campaign: None,
        game: GameId::Eintrichtern,
        played_at: NEW_YEAR_2026 + after,
        places: places.iter().map(line).collect(),
        note: String::new(),
        picture: None,
        setup: None,
    }
}

/// A whole match of gentle players at a table of the app.
pub(crate) fn played(app: &Empile, game: GameId, seed: Seed) -> Arc<Table> {
    let players = *game.descriptor().players.start();
    let seats = (0..players).map(|seat| app.add_player(format!("N{seat}"), seat).unwrap().id).collect();
    let setup = game.usual_setup(players);
    let table = app.start_match(setup.clone(), seats, Some(seed)).unwrap();
    let mut own = Match::<AnyGame>::start(setup, seed).unwrap();
    while own.state().outcome().is_none() {
        let next = own.state().to_act().iter().next();
        let entry = match next.and_then(|seat| Some((seat, empile_bots::choose(&own, seat, Level::Gentle)?)))
        {
            Some((seat, action)) => Entry::Act { seat, action, at: 0 },
            None => Entry::Clock { at: own.state().next_deadline().unwrap() },
        };
        own.enter(entry.clone(), &mut Vec::new()).unwrap();
        table.play(&serde_json::to_string(&entry).unwrap()).unwrap();
    }
    table
}
