//! Random play of Raffzahn, Bunte Kuh, Cui bono? and Eintrichtern, one core, through the public contract: the kit's
//! driver draws a seat and one of its legal actions, `apply` checks it again, and the clock closes what is due.

use std::time::{Duration, Instant};

use empile_games::{
    bunte_kuh::{self, BunteKuh},
    contract::{Entry, Game, Seed},
    cui_bono::{self, CuiBono},
    eintrichtern::{self, Eintrichtern},
    raffzahn::{self, Raffzahn},
};
use empile_tests::kit::Driver;

const MEASURED: Duration = Duration::from_millis(800);
const ROUNDS: usize = 5;

fn main() {
    tell::<Raffzahn>("raffzahn", &raffzahn::Setup::default());
    tell::<BunteKuh>("bunte_kuh", &bunte_kuh::Setup::for_players(4));
    tell::<CuiBono>("cui_bono", &cui_bono::Setup::for_players(4));
    tell::<Eintrichtern>("eintrichtern", &eintrichtern::Setup::for_players(4));
}

fn tell<G: Game>(name: &str, setup: &G::Setup) {
    let mut rounds: Vec<(f64, f64)> = (0..ROUNDS).map(|_| measure::<G>(setup)).collect();
    rounds.sort_by(|a, b| a.0.total_cmp(&b.0));
    let (playouts, entries) = rounds[ROUNDS / 2];
    println!("figure {name}.playouts_per_s {playouts:.0} 1/s");
    println!("figure {name}.entries_per_s {entries:.0} 1/s");
}

/// Playouts and log entries per second.
fn measure<G: Game>(setup: &G::Setup) -> (f64, f64) {
    let mut events = Vec::new();
    let (mut playouts, mut entries) = (0u64, 0u64);
    let begin = Instant::now();
    while begin.elapsed() < MEASURED {
        let mut game = G::start(setup, Seed(playouts)).expect("so many can play");
        let mut driver = Driver::new(Seed(!playouts));
        while let Some(entry) = driver.next_entry(&game) {
            events.clear();
            match entry {
                Entry::Act { seat, action, at } => game.apply(seat, &action, at, &mut events),
                Entry::Clock { at } => game.advance(at, &mut events),
            }
            .expect("the driver plays what is legal");
            entries += 1;
        }
        playouts += 1;
    }
    let seconds = begin.elapsed().as_secs_f64();
    (playouts as f64 / seconds, entries as f64 / seconds)
}
