//! The tower on the screen: how far simulated builders come, and how long the world takes to answer.

use std::time::Instant;

use empile_bots::Level;
use empile_games::{
    contract::{Game, Seed},
    neko_tower::FLOORS,
};
use empile_tests::{
    neko_builders::{Builder, Work},
    neko_partners::heights,
};

const TOWERS: u64 = 30;
/// Towers of robots, for each level.
const ROBOTS_TOWERS: u64 = 40;
/// The steps before anything is let go, as frames.
const LOADING_FRAMES: usize = 5;
/// Twenty floors and their walls, with what is in the air.
const SIXTY_BODIES: usize = 58;
const WANTED_FRAMES: usize = 15;

fn main() {
    let careful = share(Builder::CAREFUL, 20, |height| height >= 20);
    println!("figure neko.careful_floor_20_share {careful:.2} share");
    let average = share(Builder::AVERAGE, 10, |height| height >= 10);
    println!("figure neko.average_floor_10_share {average:.2} share");
    let careless = share(Builder::CARELESS, 12, |height| height < 12);
    println!("figure neko.careless_felled_by_12_share {careless:.2} share");
    for level in Level::ALL {
        let floors: u64 = heights(level, ROBOTS_TOWERS, FLOORS).map(u64::from).sum();
        let floors = floors as f64 / ROBOTS_TOWERS as f64;
        println!("figure robots.neko_tower.{}_floors {floors:.1} floors", level.name());
    }
    let mut settled = settle_times();
    settled.sort_by(f64::total_cmp);
    println!("figure neko.settle_p50_ms {:.1} ms", settled[settled.len() / 2]);
    println!("figure neko.settle_p95_ms {:.1} ms", settled[settled.len() * 95 / 100]);
    println!("figure neko.frame_of_steps_us {:.0} us", frame_of_steps());
}

fn share(builder: Builder, floors: u8, counts: fn(u8) -> bool) -> f64 {
    let heights = (0..TOWERS).map(|seed| Work::start(builder, Seed(seed)).build_to(floors));
    heights.filter(|height| counts(*height)).count() as f64 / TOWERS as f64
}

/// The time of every answer while average builders come to floor 15, in milliseconds.
fn settle_times() -> Vec<f64> {
    let mut times = Vec::new();
    for seed in 0..6 {
        let mut work = Work::start(Builder::AVERAGE, Seed(seed));
        while work.game().outcome().is_none() && work.game().tower().height() < 15 {
            let is_asked = work.game().awaits_the_world();
            let begin = Instant::now();
            work.step();
            if is_asked {
                times.push(begin.elapsed().as_secs_f64() * 1e3);
            }
        }
    }
    times
}

/// A frame of the simulation with sixty bodies, everything included, in microseconds: the median over some answers.
fn frame_of_steps() -> f64 {
    let mut frames = Vec::new();
    for seed in 0..TOWERS {
        let mut work = Work::start(Builder { error: 0, thinks: true }, Seed(seed));
        work.build_to(20);
        while frames.len() < WANTED_FRAMES && work.game().outcome().is_none() {
            if work.game().awaits_the_world() && work.game().poses().count() >= SIXTY_BODIES {
                let begin = Instant::now();
                let (_, film) = empile_tower::answer(work.game()).expect("the world is asked");
                let shown = film.tracks.iter().map(|track| track.poses.len()).max().unwrap_or_default();
                frames.push(begin.elapsed().as_secs_f64() * 1e6 / (shown + LOADING_FRAMES) as f64);
            }
            work.step();
        }
    }
    assert_eq!(frames.len(), WANTED_FRAMES, "no tower had so many bodies");
    frames.sort_by(f64::total_cmp);
    frames[frames.len() / 2]
}
