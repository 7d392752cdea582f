//! Random play of Neko tower with the kit's steady hands, one core, through the public contract: the legal actions
//! are counted, one is drawn, and `apply` checks it again.

use std::time::{Duration, Instant};

use empile_games::{
    contract::{Game, Seed, Stream},
    neko::{Mode, Neko, Play, Setup},
};
use empile_tests::kit::Conforming;

const MEASURED: Duration = Duration::from_secs(4);
const ROUNDS: usize = 5;

fn main() {
    let rounds: Vec<(f64, f64)> = (0..ROUNDS).map(|_| measure(MEASURED / ROUNDS as u32)).collect();
    let median = |of: fn(&(f64, f64)) -> f64| {
        let mut values: Vec<f64> = rounds.iter().map(of).collect();
        values.sort_by(f64::total_cmp);
        values[ROUNDS / 2]
    };
    println!("figure neko_tower.playouts_per_s {:.0} 1/s", median(|round| round.0));
    println!("figure neko_tower.actions_per_s {:.0} 1/s", median(|round| round.1));
}

/// Playouts and actions per second, competitive and together in turn.
fn measure(time: Duration) -> (f64, f64) {
    let setups =
        [Mode::Together, Mode::Competitive].map(|mode| Setup { players: 4, mode, play: Play::Companion });
    let mut chooser = Stream::new(Seed(99));
    let mut events = Vec::new();
    let (mut playouts, mut actions) = (0u64, 0u64);
    let begin = Instant::now();
    while begin.elapsed() < time {
        let setup = &setups[playouts as usize % setups.len()];
        let mut game = Neko::start(setup, Seed(playouts)).expect("four can play");
        while let Some(seat) = game.to_act().iter().next() {
            let action = game.choose(seat, &mut chooser).expect("there is always something to do");
            actions += 1;
            events.clear();
            game.apply(seat, &action, 0, &mut events).expect("a legal action is taken");
        }
        playouts += 1;
    }
    let seconds = begin.elapsed().as_secs_f64();
    (playouts as f64 / seconds, actions as f64 / seconds)
}
