//! Cui bono?: take a die that finds a place again, and leave the next player none that does.

use empile_games::{
    contract::{Game, Seat, Stream},
    cui_bono::{Action, CuiBono},
    pyramid::lattice::Cell,
};

use crate::{
    Level, Seen,
    playouts::{Habits, Playouts},
};

const CLEVER: Playouts = Playouts { worlds: 24, rounds: 1, actions: 8 };
const FORMIDABLE: Playouts = Playouts { worlds: 8, rounds: 4, actions: 12 };
/// A match won counts more than any points.
const VICTORY: i64 = 1_000;

pub(crate) fn choose(seen: &Seen<'_, CuiBono>) -> Option<Action> {
    let world = seen.world(0);
    seen.victory_in(&world).or_else(|| match seen.level() {
        Level::Gentle => cheapest(&world, seen),
        Level::Clever => CLEVER.best(seen, seen.offered(), &Thrift),
        Level::Formidable => FORMIDABLE.best(seen, seen.offered(), &Malice),
    })
}

/// Who plays for the first time looks at what a die costs and not at whether it will find a place.
fn cheapest(world: &CuiBono, seen: &Seen<'_, CuiBono>) -> Option<Action> {
    let price = |action: &Action| match action {
        Action::Take { cell } => {
            world.pyramid().piece(*cell).map_or(0, |piece| world.costs().of(piece.colour))
        }
        Action::PutBack { .. } => 0,
        Action::Keep => u8::MAX,
    };
    let mut offered = seen.offered();
    seen.luck().stream(0).shuffle(&mut offered);
    offered.into_iter().min_by_key(price)
}

fn after(game: &CuiBono, seat: Seat, action: Action) -> Option<CuiBono> {
    let mut next = game.clone();
    next.apply_unheard(seat, &action, 0).ok().map(|()| next)
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
        lead(game, seat)
    }
}

/// Everybody loses as little as possible now, and leaves the next player as few dice as possible that find a place.
struct Malice;

impl Habits<CuiBono> for Malice {
    fn play(&self, game: &CuiBono, seat: Seat, chance: &mut Stream) -> Option<Action> {
        if game.held().is_none() {
            return Thrift.play(game, seat, chance);
        }
        let places = game.places();
        let begin = chance.index(places.len());
        let in_turn = places.iter().cycle().skip(begin).take(places.len());
        let put_back = in_turn.map(|cell| Action::PutBack { cell });
        let best = put_back
            .min_by_key(|action| after(game, seat, *action).map_or(usize::MAX, |next| ways_out(&next)));
        Some(best.unwrap_or(Action::Keep))
    }

    fn worth(&self, game: &CuiBono, seat: Seat) -> i64 {
        lead(game, seat)
    }
}

/// How many dice the player whose turn it is could take and put back.
fn ways_out(game: &CuiBono) -> usize {
    let Some(seat) = game.to_act().iter().next() else { return 0 };
    let finds_a_place = |cell: &Cell| {
        after(game, seat, Action::Take { cell: *cell }).is_some_and(|next| !next.places().is_empty())
    };
    game.takeable().iter().filter(finds_a_place).count()
}

/// How much less than the others a seat has lost, a victory above all.
fn lead(game: &CuiBono, seat: Seat) -> i64 {
    let others = i64::from(game.players()) - 1;
    let losses = Seat::all(game.players()).map(|other| {
        let weight = if other == seat { -others } else { 1 };
        weight * i64::from(game.loss(other))
    });
    let won = game.outcome().is_some_and(|outcome| outcome.winners().contains(seat));
    losses.sum::<i64>() + if won { VICTORY } else { 0 }
}

/// Nothing for a die that finds a place, its price for one that does not.
fn loss_of_taking(game: &CuiBono, seat: Seat, take: Action) -> i32 {
    let Some(holding) = after(game, seat, take).filter(|next| next.places().is_empty()) else { return 0 };
    after(&holding, seat, Action::Keep).map_or(0, |kept| kept.loss(seat) - game.loss(seat))
}
