//! Cui bono?: take a die that finds a place again, and leave the next player none that does.

use empile_games::{
    contract::{Game, Seat, Stream},
    cui_bono::{Action, CuiBono},
};

use crate::{
    Seen,
    playouts::{Habits, Playouts},
};

const PLAYOUTS: Playouts = Playouts { worlds: 12, actions: 8 };
/// A match won counts more than any points.
const VICTORY: i64 = 1_000;

pub(crate) fn choose(seen: &Seen<'_, CuiBono>) -> Option<Action> {
    PLAYOUTS.best(seen, seen.offered(), &Thrift)
}

/// Everybody loses as little as possible now.
struct Thrift;

impl Habits<CuiBono> for Thrift {
    /// « Les joueurs doivent toujours prendre un dé qu'ils peuvent remettre »: and a cheap one if none can be.
    fn play(&self, game: &CuiBono, seat: Seat, chance: &mut Stream) -> Option<Action> {
        if game.held().is_some() {
            let places = game.places();
            let place = places.nth(chance.index(places.len()));
            return Some(place.map_or(Action::Keep, |cell| Action::PutBack { cell }));
        }
        let takeable = game.takeable();
        let begin = chance.index(takeable.len());
        let takes = takeable.iter().cycle().skip(begin).take(takeable.len());
        let take = takes.min_by_key(|cell| loss_of_taking(game, seat, Action::Take { cell: *cell }));
        take.map(|cell| Action::Take { cell })
    }

    fn worth(&self, game: &CuiBono, seat: Seat) -> i64 {
        let others = i64::from(game.players()) - 1;
        let losses = Seat::all(game.players()).map(|other| {
            let weight = if other == seat { -others } else { 1 };
            weight * i64::from(game.loss(other))
        });
        let won = game.outcome().is_some_and(|outcome| outcome.winners().contains(seat));
        losses.sum::<i64>() + if won { VICTORY } else { 0 }
    }
}

/// Nothing for a die that finds a place, its price for one that does not.
fn loss_of_taking(game: &CuiBono, seat: Seat, take: Action) -> i32 {
    let mut after = game.clone();
    if after.apply(seat, &take, 0, &mut Vec::new()).is_err() || !after.places().is_empty() {
        return 0;
    }
    let before = after.loss(seat);
    match after.apply(seat, &Action::Keep, 0, &mut Vec::new()) {
        Ok(()) => after.loss(seat) - before,
        Err(_) => 0,
    }
}
