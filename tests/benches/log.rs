//! One accepted action, committed and not flushed, against what the storage itself needs: an `fdatasync` after writing as much over a file that is
//! already there. Both take turns, in the same directory, so that whatever else the machine does weighs on both.

use std::path::Path;

use empile_campaign::{Log, MatchId, NewMatch, NewPlayer};
use empile_games::{
    AnyAction, AnySetup,
    contract::{Entry, Seat, Seed},
    pile_poils::{Action, CellId, Dice, Setup, Side},
};
use empile_tests::probe::{Probe, Quantiles, timed};

const ROUNDS: u32 = 4_000;
fn main() {
    let directory =
        tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("the target directory can be written");
    let (mut log, id) = table(&directory.path().join("empile.db"));
    let probe = Probe::new(&directory.path().join("probe"));
    let (mut commits, mut flushes) = (Vec::new(), Vec::new());
    for index in 0..ROUNDS {
        flushes.push(timed(|| probe.flush(index, 1)));
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
