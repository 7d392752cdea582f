//! Random play of Pile-Poils, four players, one core, through the public contract: the legal actions are counted,
//! one is drawn, and the rules check it again. Nobody hears what happens, as when a robot plays on in its head.

#![allow(clippy::expect_used, reason = "a bench says what is wrong by panicking")]

use std::time::{Duration, Instant};

use empile_games::{
    contract::{Choices, Game, Seed, Stream},
    pile_poils::{PilePoils, Setup, Side},
};

const MEASURED: Duration = Duration::from_secs(4);
const ROUNDS: usize = 5;

fn main() {
    let rounds: Vec<(f64, f64, f64)> = (0..ROUNDS).map(|_| measure(MEASURED / ROUNDS as u32)).collect();
    let median = |of: fn(&(f64, f64, f64)) -> f64| {
        let mut values: Vec<f64> = rounds.iter().map(of).collect();
        values.sort_by(f64::total_cmp);
        values[ROUNDS / 2]
    };
    println!("figure pile_poils.playouts_per_s {:.0} 1/s", median(|round| round.0));
    println!("figure pile_poils.decisions_per_s {:.0} 1/s", median(|round| round.1));
    println!("figure pile_poils.actions_per_s {:.0} 1/s", median(|round| round.2));
}

/// Playouts, decisions (actions chosen among at least two) and actions (forced throws included) per second.
fn measure(time: Duration) -> (f64, f64, f64) {
    let setup = Setup { players: 4, side: Side::Coussin };
    let mut chooser = Stream::new(Seed(99));
    let (mut playouts, mut decisions, mut actions) = (0u64, 0u64, 0u64);
    let begin = Instant::now();
    while begin.elapsed() < time {
        let mut game = PilePoils::start(&setup, Seed(playouts)).expect("four can play");
        while let Some(seat) = game.to_act().iter().next() {
            let legal = game.legal(seat);
            let action = legal.nth(chooser.index(legal.len())).expect("there is always something to do");
            decisions += u64::from(legal.len() > 1);
            actions += 1;
            game.apply_unheard(seat, &action, 0).expect("a legal action is taken");
        }
        playouts += 1;
    }
    let seconds = begin.elapsed().as_secs_f64();
    (playouts as f64 / seconds, decisions as f64 / seconds, actions as f64 / seconds)
}
