//! Touches at a table whose storage takes 50 ms longer for every flush, as a phone's may: nobody must notice.
//!
//! The committed match of every game is played by touch, on a log in a file; those touches count that added to the record and did
//! not end the match. What ends a match waits for its flush, and is told beside it.

use std::time::Duration;

use empile_games::GameId;
use empile_tests::{
    by_touch::{ByTouch, rehearsal_at},
    flushes,
    probe::{Quantiles, timed},
};

const DELAY_MS: u32 = 50;
const ROUNDS: usize = 3;

fn main() {
    let directory =
        tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("the target directory can be written");
    if !flushes::are_told() {
        let program = std::env::current_exe().expect("this program has a path");
        let status = flushes::command(&program, directory.path(), DELAY_MS).status();
        assert!(status.expect("it can be started again").success());
        return;
    }
    let (mut touches, mut endings) = (Vec::new(), Vec::new());
    for (number, &game) in (0..ROUNDS).flat_map(|_| GameId::ALL).enumerate() {
        let by_touch = ByTouch::read(game);
        let app = rehearsal_at(&directory.path().join(format!("{number}.db")));
        let table = by_touch.table(&app);
        let mut length = 0;
        for touch in &by_touch.touches {
            let taken = timed(|| drop(table.step(&[*touch]).expect("the log can be written")));
            let now = table.record_json().expect("a record can be written").len();
            if table.result().is_some() {
                endings.push(taken);
                break;
            }
            if now != length {
                touches.push(taken);
            }
            length = now;
        }
    }
    let (touch, ending) = (Quantiles::of(touches), Quantiles::of(endings));
    println!("a touch {touch}\nan ending {ending}");
    println!("figure table.touch_slow_disk_p99_ms {:.2} ms", millis(touch.p99));
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}
