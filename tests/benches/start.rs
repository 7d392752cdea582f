//! From nothing to what the first page shows, with the log of a year; and how much memory the core needs after ten matches of each
//! game, played by touch.

use std::{fs, time::Duration};

use empile_app::Empile;
use empile_games::GameId;
use empile_tests::{
    by_touch::{ByTouch, rehearsal_at},
    probe::{Quantiles, timed},
    year,
};

const ROUNDS: usize = 40;
const MATCHES: usize = 10;

fn main() {
    let directory =
        tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("the target directory can be written");
    let path = directory.path().join("year.db");
    year::write(&path);
    let opening = Quantiles::of((0..ROUNDS).map(|_| timed(|| drop(home(&path)))).collect());
    println!("open to home {opening}, {} kB", fs::metadata(&path).map_or(0, |file| file.len() / 1_000));
    println!("figure app.open_to_home_ms {:.2} ms", millis(opening.p50));

    for number in 0..MATCHES {
        for &game in GameId::ALL {
            let app = rehearsal_at(&directory.path().join(format!("{}-{number}.db", game.slug())));
            let by_touch = ByTouch::read(game);
            let table = by_touch.table(&app);
            for touch in &by_touch.touches {
                drop(table.step(&[*touch]).expect("the log can be written"));
            }
        }
    }
    if let Some(kilobytes) = resident_kb() {
        println!("figure app.rss_mb {:.1} MB", kilobytes / 1e3);
    }
}

/// What the first page asks for, and nothing else.
fn home(path: &std::path::Path) -> Empile {
    let app = Empile::open(path, "fr").expect("the log opens");
    app.texts().expect("every text");
    app.welcome(328.0, 208.0).expect("the picture on the first page");
    app.games().expect("the names of games");
    assert!(!app.open_matches().expect("matches that wait").is_empty());
    app
}

/// As the system counts it; nothing where it does not say.
fn resident_kb() -> Option<f64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}
