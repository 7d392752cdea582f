//! Cui bono?: take a die that finds a place again, and leave the next player none that does.

use empile_games::{
    AnyGame,
    contract::{Game, Record, Seat, Seed, Stream},
    cui_bono::{Action, CuiBono, most_kept},
    pyramid::lattice::Cell,
};

use crate::{
    Level, Seen,
    advice::{Reason, at_once},
    hindsight::{Outlook, Shares, of_winners, softmax},
    playouts::{Best, Habits, Playouts},
};

/// Thinks of what the next player will make of it, and no farther.
const CLEVER: Playouts = Playouts { worlds: 8, rounds: 1, turns: 2 };
/// Against one opponent: three turns of each.
const DUEL: Playouts = Playouts { worlds: 16, rounds: 4, turns: 6 };
/// With more players nobody can foresee what the table will be like on one's own next turn: every way to take a die and put it back is
/// compared by what the next player has to take.
const FORMIDABLE: Playouts = Playouts { worlds: 6, rounds: 5, turns: 2 };
/// Who does not look for long does not see everything that could be done: one way of so many is overlooked.
const OVERLOOKS_ONE_IN: usize = 4;
/// Fewer points more are not worth telling.
const LEAST_GAIN: f32 = 0.05;
/// A match won counts more than any points.
const VICTORY: i64 = 1_000;

pub(crate) fn choose(seen: &Seen<'_, CuiBono>) -> Option<Action> {
    let world = seen.world(0);
    if seen.level() == Level::Gentle {
        return seen.victory_in(&world).or_else(|| cheapest(&world, seen));
    }
    advise(seen).map(|(action, _)| action)
}

/// The same for who plays on in the head, and what speaks for it.
pub(crate) fn advise(seen: &Seen<'_, CuiBono>) -> Option<(Action, Reason)> {
    let world = seen.world(0);
    if let Some(advice) = at_once(seen, &world) {
        return Some(advice);
    }
    let players = world.players();
    let single = |actions: Vec<Action>| actions.into_iter().map(|action| vec![action]).collect();
    let best = match (seen.level(), players) {
        (Level::Gentle | Level::Clever, _) => CLEVER.best(seen, single(noticed(seen)), &Thrift),
        (Level::Formidable, 2) => DUEL.best(seen, single(seen.offered()), &Thrift),
        (Level::Formidable, _) => FORMIDABLE.best(seen, plans(seen, &world), &Malice),
    }?;
    Some((best.action, reason(&best, players, seen.offered().len())))
}

/// Each die with each place that it may find, as far as can be seen: what it uncovers can tell otherwise.
fn plans(seen: &Seen<'_, CuiBono>, world: &CuiBono) -> Vec<Vec<Action>> {
    let mut plans = Vec::new();
    for action in seen.offered() {
        let taken = after(world, seen.seat(), action).filter(|next| next.held().is_some());
        let places = taken.map(|next| next.places()).unwrap_or_default();
        if places.is_empty() {
            plans.push(vec![action]);
        }
        plans.extend(places.iter().map(|cell| vec![action, Action::PutBack { cell }]));
    }
    plans
}

/// What somebody sees of all that could be done who does not look for long.
fn noticed(seen: &Seen<'_, CuiBono>) -> Vec<Action> {
    let mut offered = seen.offered();
    seen.luck().stream(u64::MAX).shuffle(&mut offered);
    offered.truncate((offered.len() - offered.len() / OVERLOOKS_ONE_IN).max(2));
    offered
}

/// Beside the next best: more victories, or points that others lose and oneself does not.
fn reason(best: &Best<Action>, players: u8, offered: usize) -> Reason {
    let (Some(other), worlds) = (best.other, best.worlds) else { return Reason::OnlyWay };
    if best.total.won > other.won {
        return Reason::WinsMoreOften { this: best.total.won, other: other.won, worlds };
    }
    let gain = (best.total.worth - other.worth) as f32 / worlds as f32 / f32::from(players - 1);
    if best.total.won == other.won && gain >= LEAST_GAIN {
        return Reason::Points { gain, worlds };
    }
    Reason::BestOf(offered)
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

/// How often a table is played on, and how far, to say what can be expected of it.
const LOOKED_ON: u64 = 16;
const LOOKED_AHEAD: usize = 8;
/// Points less that win e times as often, by the square root of the dice still to be kept: what matches of robots came to.
const SPREAD: f32 = 1.3;

impl Outlook for CuiBono {
    /// Matches played on by chance differ by so much.
    const ERROR: f32 = 0.02;

    fn shares(&self, _past: &Record<AnyGame>) -> Shares {
        let mut all = [0.0; 8];
        for number in 0..LOOKED_ON {
            let ahead = played_on(self.clone(), &mut Stream::new(Seed(number)));
            all.iter_mut().zip(ahead).for_each(|(all, share)| *all += share / LOOKED_ON as f32);
        }
        all
    }
}

fn played_on(mut game: CuiBono, chance: &mut Stream) -> Shares {
    for _ in 0..LOOKED_AHEAD {
        let next =
            game.to_act().iter().next().and_then(|seat| Some((seat, Thrift.play(&game, seat, chance)?)));
        let Some((seat, action)) = next else { break };
        if game.apply_unheard(seat, &action, 0).is_err() {
            break;
        }
    }
    if let Some(outcome) = game.outcome() {
        return of_winners(&outcome);
    }
    let seats = || Seat::all(game.players());
    let kept = seats().map(|seat| game.hands().before(seat).count()).max().unwrap_or_default();
    let left = f32::from(most_kept(game.players()).saturating_sub(kept)) + 1.0;
    let scores: Vec<f32> = seats().map(|seat| -game.loss(seat) as f32 / (SPREAD * left.sqrt())).collect();
    softmax(&scores)
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
