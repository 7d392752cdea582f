//! Players for scripted matches: sensible enough that a match ends in a few hundred actions.

use std::cmp::Reverse;

use empile_games::{
    contract::{Game, Seat, Viewer},
    pile_poils::{Action, PilePoils, Placement, Step, StopForecast},
};

/// Places what can still be bedded, stops as soon as little is left to gain.
pub fn drowsy(game: &PilePoils) -> Action {
    match game.observe(Viewer::Spectator).step {
        Step::Ready | Step::Over => Action::Roll,
        Step::Thrown(_) => place_or_lose(game),
        Step::Placed => match game.stop_forecast() {
            Some(StopForecast::Beds { cats, .. }) if cats >= 2 || dice_left(game) <= 2 => Action::Stop,
            _ => Action::Roll,
        },
    }
}

fn place_or_lose(game: &PilePoils) -> Action {
    let hopeful = game.placements().into_iter().filter(|placement| placement.can_still_be_bedded);
    match hopeful.max_by_key(|placement| worth(game, *placement)) {
        Some(placement) => placement.action(),
        None if game.hand(game.current()).yarn > 0 => Action::Reroll,
        None => Action::GiveUp,
    }
}

/// Bedded at once is best; then many cats, then few dice.
fn worth(game: &PilePoils, placement: Placement) -> (bool, u8, Reverse<u8>) {
    let mut after = game.clone();
    let taken = after.apply(game.current(), &placement.action(), 0, &mut Vec::new());
    taken.expect("an offered placement is accepted");
    let beds =
        after.current() != game.current() || !matches!(after.stop_forecast(), Some(StopForecast::Fails(_)));
    (beds, game.board().cats(placement.cell), Reverse(placement.dice.len()))
}

fn dice_left(game: &PilePoils) -> u8 {
    game.observe(Viewer::Seat(Seat(0))).dice_left
}
