//! Random play of the reflex games, one core, through the public contract: a seat and one of its legal actions are
//! drawn, time passes between them, and the clock closes what is due.

use std::time::{Duration, Instant};

use empile_games::{
    contract::{Entry, Game, Seed},
    pilo_pilo::{self, PiloPilo},
    teckels::{self, Teckels},
};
use empile_tests::kit::Driver;

const MEASURED: Duration = Duration::from_secs(4);
const ROUNDS: usize = 5;

fn main() {
    figures::<PiloPilo>("pilo_pilo", &pilo_pilo::Setup::for_players(4));
    let full_rounds = teckels::Setup { ends_when_all_call: false, ..teckels::Setup::for_players(4) };
    figures::<Teckels>("teckels", &full_rounds);
}

fn figures<G: Game>(name: &str, setup: &G::Setup) {
    let rounds: Vec<(f64, f64)> = (0..ROUNDS).map(|_| measure::<G>(setup)).collect();
    let median = |of: fn(&(f64, f64)) -> f64| {
        let mut values: Vec<f64> = rounds.iter().map(of).collect();
        values.sort_by(f64::total_cmp);
        values[ROUNDS / 2]
    };
    println!("figure {name}.playouts_per_s {:.0} 1/s", median(|round| round.0));
    println!("figure {name}.entries_per_s {:.0} 1/s", median(|round| round.1));
}

/// Playouts and entries (actions and clock calls) per second.
fn measure<G: Game>(setup: &G::Setup) -> (f64, f64) {
    let mut events = Vec::new();
    let (mut playouts, mut entries) = (0u64, 0u64);
    let begin = Instant::now();
    while begin.elapsed() < MEASURED / ROUNDS as u32 {
        let mut game = G::start(setup, Seed(playouts)).expect("four can play");
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
