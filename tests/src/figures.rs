//! How fast games are played at random, for the benches.

use std::time::{Duration, Instant};

use empile_games::contract::{Entry, Seed};

use crate::kit::{Conforming, Driver};

const MEASURED: Duration = Duration::from_millis(600);
const ROUNDS: usize = 5;

/// Prints how many random matches, and how many entries of their logs, one core plays in a second through the public
/// contract: a legal action is drawn, `apply` checks it again, the clock closes what is due. The median of some rounds.
pub fn tell_playouts<G: Conforming>(name: &str, setups: &[G::Setup]) {
    let mut rounds: Vec<(f64, f64)> = (0..ROUNDS).map(|_| measure::<G>(setups)).collect();
    rounds.sort_by(|a, b| a.0.total_cmp(&b.0));
    let (playouts, entries) = rounds[ROUNDS / 2];
    println!("figure {name}.playouts_per_s {playouts:.0} 1/s");
    println!("figure {name}.entries_per_s {entries:.0} 1/s");
}

fn measure<G: Conforming>(setups: &[G::Setup]) -> (f64, f64) {
    let mut events = Vec::new();
    let (mut playouts, mut entries) = (0u64, 0u64);
    let begin = Instant::now();
    while begin.elapsed() < MEASURED {
        let setup = &setups[playouts as usize % setups.len()];
        let mut game = G::start(setup, Seed(playouts)).expect("so many can play");
        let mut driver = Driver::new(Seed(!playouts));
        while let Some(entry) = driver.next_entry(&game) {
            events.clear();
            match &entry {
                Entry::Act { seat, action, at } => game.apply(*seat, action, *at, &mut events),
                Entry::Clock { at } => game.advance(*at, &mut events),
            }
            .expect("the driver plays what is legal");
            entries += 1;
        }
        playouts += 1;
    }
    let seconds = begin.elapsed().as_secs_f64();
    (playouts as f64 / seconds, entries as f64 / seconds)
}
