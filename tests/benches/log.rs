//! One durable action against what the storage itself needs: an `fdatasync` after writing as much over a file that is
//! already there. Both take turns, in the same directory, so that whatever else the machine does weighs on both.

use std::{
    fs::{File, OpenOptions},
    os::unix::fs::FileExt,
    path::Path,
    time::{Duration, Instant},
};

use empile_campaign::{Log, MatchId, NewMatch, NewPlayer};
use empile_games::{
    AnyAction, AnySetup,
    contract::{Entry, Seat, Seed},
    pile_poils::{Action, CellId, Dice, Setup, Side},
};

const ROUNDS: u32 = 4_000;
/// Where the log keeps its pages before they move into the file.
const PROBE_LENGTH: u64 = 1 << 20;
/// One page and its frame header.
const FRAME: usize = 4_096 + 24;

fn main() {
    let directory =
        tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("the target directory can be written");
    let (mut log, id) = table(&directory.path().join("empile.db"));
    let probe = Probe::new(&directory.path().join("probe"));
    let (mut commits, mut flushes) = (Vec::new(), Vec::new());
    for index in 0..ROUNDS {
        flushes.push(timed(|| probe.flush(index)));
        let entry = entry(index);
        commits.push(timed(|| log.append(id, index, &entry).expect("the entry is written")));
    }
    let (commit, flush) = (Quantiles::of(commits), Quantiles::of(flushes));
    println!("commit    {commit}");
    println!("fdatasync {flush}");
    println!("figure log.commit_p50_us {:.0} us", commit.p50.as_secs_f64() * 1e6);
    let ratio = commit.p50.as_secs_f64() / flush.p50.as_secs_f64();
    println!("figure log.commit_over_fdatasync {ratio:.2} ratio");
}

fn table(path: &Path) -> (Log, MatchId) {
    let mut log = Log::open(path).expect("a log can begin here");
    let seats = ["Laureline", "Félix", "Ada", "Bob"]
        .map(|name| log.add_player(NewPlayer { name: name.into(), colour: 0 }).expect("the name is free").id);
    let setup = AnySetup::PilePoils(Setup { players: 4, side: Side::Coussin });
    let new = NewMatch { campaign: log.default_campaign(), setup, seed: Seed(1), seats: seats.into() };
    let id = log.start_match(new).expect("four can play");
    (log, id)
}

/// The longest entry of Pile-Poils.
fn entry(index: u32) -> Entry<AnyAction> {
    let dice = Dice::of(&[1, 2, 2, 3, 4]).expect("five dice");
    let action = Action::Place { cell: CellId(60), dice };
    Entry::Act { seat: Seat(3), action: AnyAction::PilePoils(action), at: 3_600_000 + u64::from(index) }
}

struct Probe(File);

impl Probe {
    fn new(path: &Path) -> Probe {
        let file = OpenOptions::new().write(true).create_new(true).open(path).expect("the probe can be made");
        file.write_all_at(&vec![0; PROBE_LENGTH as usize], 0).expect("there is room for the probe");
        file.sync_all().expect("the probe is flushed");
        Probe(file)
    }

    fn flush(&self, round: u32) {
        let slots = PROBE_LENGTH / FRAME as u64;
        let frame = [round as u8; FRAME];
        self.0.write_all_at(&frame, u64::from(round) % slots * FRAME as u64).expect("the probe is written");
        self.0.sync_data().expect("the probe is flushed");
    }
}

fn timed(work: impl FnOnce()) -> Duration {
    let begin = Instant::now();
    work();
    begin.elapsed()
}

struct Quantiles {
    p50: Duration,
    p90: Duration,
    p99: Duration,
}

impl Quantiles {
    fn of(mut times: Vec<Duration>) -> Quantiles {
        times.sort_unstable();
        let at = |percent: usize| times[times.len() * percent / 100];
        Quantiles { p50: at(50), p90: at(90), p99: at(99) }
    }
}

impl std::fmt::Display for Quantiles {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "p50 {:?} p90 {:?} p99 {:?}", self.p50, self.p90, self.p99)
    }
}
