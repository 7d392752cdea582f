//! What tests of this room share.

use empile_campaign::{PlayerId, UnixMillis};
use empile_games::GameId;

use crate::{Empile, PaperEntry, PaperLine};

pub(crate) const DAY: UnixMillis = 86_400_000;
const NEW_YEAR_2026: UnixMillis = 1_767_225_600_000;

/// A game of Eintrichtern, so long after the beginning of 2026: whoever has eight dice wins.
pub(crate) fn play(app: &Empile, after: UnixMillis, places: &[(PlayerId, i32)]) -> empile_campaign::ResultId {
    let line = |(player, amount): &(PlayerId, i32)| PaperLine {
        player: *player,
        won: false,
        amount: *amount,
        extras: Vec::new(),
    };
    let entry = PaperEntry {
        campaign: None,
        game: GameId::Eintrichtern,
        played_at: NEW_YEAR_2026 + after,
        places: places.iter().map(line).collect(),
        note: String::new(),
        picture: None,
        setup: None,
    };
    let id = app.new_result_id().unwrap();
    app.enter_result(id, entry).unwrap();
    id
}
