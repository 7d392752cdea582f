//! Cui bono?: take a die that finds a place again, and leave the next player none that does.

use empile_games::{
    contract::{Game, Seat, Stream},
    cui_bono::{Action, CuiBono},
};

use crate::{
    Seen,
    playouts::{Habits, Playouts},
};

const PLAYOUTS: Playouts = Playouts { worlds: 24, actions: 8 };
/// A match won counts more than any points.
const VICTORY: i64 = 1_000;

pub(crate) fn choose(seen: &Seen<'_, CuiBono>) -> Option<Action> {
    let victory = seen.victory_in(&seen.world(0));
    victory.or_else(|| PLAYOUTS.best(seen, seen.offered(), &Thrift))
}

fn after(game: &CuiBono, seat: Seat, action: Action) -> Option<CuiBono> {
    let mut next = game.clone();
    next.apply(seat, &action, 0, &mut Vec::new()).ok().map(|()| next)
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
    let Some(holding) = after(game, seat, take).filter(|next| next.places().is_empty()) else { return 0 };
    after(&holding, seat, Action::Keep).map_or(0, |kept| kept.loss(seat) - game.loss(seat))
}
