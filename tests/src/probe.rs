//! What the storage itself needs, and how to tell times: what the benches of the log share.

use std::{
    fmt,
    fs::{File, OpenOptions},
    os::unix::fs::FileExt,
    path::Path,
    time::{Duration, Instant},
};

/// Where the log keeps its pages before they move into the file.
const LENGTH: u64 = 1 << 20;
/// One page and its frame header.
const FRAME: usize = 4_096 + 24;

/// A file that is written over and flushed.
pub struct Probe(File);

impl Probe {
    /// As long as the write-ahead log becomes.
    pub fn new(path: &Path) -> Probe {
        let file = OpenOptions::new().write(true).create_new(true).open(path).expect("the probe can be made");
        file.write_all_at(&vec![0; LENGTH as usize], 0).expect("there is room for the probe");
        file.sync_all().expect("the probe is flushed");
        Probe(file)
    }

    /// Writes so many frames over what is there, one after the other as SQLite does, and waits for them.
    pub fn flush(&self, round: u32, frames: u32) {
        let slots = LENGTH / FRAME as u64;
        let frame = [round as u8; FRAME];
        for number in 0..frames {
            let slot = u64::from(round * frames + number) % slots;
            self.0.write_all_at(&frame, slot * FRAME as u64).expect("the probe is written");
        }
        self.0.sync_data().expect("the probe is flushed");
    }
}

/// How long something takes.
pub fn timed(work: impl FnOnce()) -> Duration {
    let begin = Instant::now();
    work();
    begin.elapsed()
}

/// How long something usually takes.
pub struct Quantiles {
    /// Half of the times are shorter.
    pub p50: Duration,
    p90: Duration,
    /// All but one in a hundred are shorter.
    pub p99: Duration,
}

impl Quantiles {
    /// Of these times.
    pub fn of(mut times: Vec<Duration>) -> Quantiles {
        times.sort_unstable();
        let at = |percent: usize| times[times.len() * percent / 100];
        Quantiles { p50: at(50), p90: at(90), p99: at(99) }
    }
}

impl fmt::Display for Quantiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "p50 {:?} p90 {:?} p99 {:?}", self.p50, self.p90, self.p99)
    }
}
