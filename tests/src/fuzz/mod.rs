//! What nobody would do on purpose: files, records, texts, calls and touches that were valid once and have been changed, or never
//! were. Nothing may panic, nothing that was kept may be lost, and no table may stand still.

mod boards;
mod calls;
mod imports;
mod mutate;
mod names;
mod records;
mod seeds;
mod tools;
mod touches;

use std::{
    env, fs,
    panic::{AssertUnwindSafe, catch_unwind},
    path::PathBuf,
};

use empile_games::contract::{Seed, Stream};

use crate::battery::Trial;

/// Something that hears what comes from outside.
#[derive(Clone, Copy)]
pub struct Target {
    /// What it is called in lines.
    pub name: &'static str,
    /// So many runs are wanted.
    pub wanted: u64,
    /// So many runs make one trial.
    pub runs: u64,
    /// One run, or one call for calls. What is wrong is told, or panics.
    run: fn(&mut Stream) -> Result<u64, String>,
    /// Tries what failed once and is kept as a file.
    again: fn(&str) -> Result<u64, String>,
}

/// A million of each.
const MILLION: u64 = 1_000_000;

/// All of them.
pub const TARGETS: &[Target] = &[
    Target { name: "import", wanted: MILLION, runs: 100, run: imports::run, again: imports::again },
    Target { name: "record", wanted: MILLION, runs: 100, run: records::run, again: records::again },
    Target { name: "tool", wanted: MILLION, runs: 100, run: tools::run, again: tools::again },
    Target { name: "board", wanted: MILLION, runs: 1_000, run: boards::run, again: boards::again },
    Target { name: "name", wanted: MILLION, runs: 500, run: names::run, again: names::again },
    Target { name: "calls", wanted: MILLION, runs: 1, run: calls::run, again: calls::again },
    Target { name: "touches", wanted: MILLION, runs: 1, run: touches::run, again: touches::again },
];

impl Target {
    /// Runs with this number are the same wherever and whenever they are run.
    #[must_use]
    pub fn trial(&self, number: u64) -> Trial {
        let mut trial = Trial::default();
        let first = env::var("EMPILE_FUZZ_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(0u64);
        for run in number * self.runs..(number + 1) * self.runs {
            let seed = first.wrapping_mul(MILLION).wrapping_add(run);
            match guarded(|| (self.run)(&mut Stream::new(Seed(seed)))) {
                Ok(tried) => trial.tried += tried,
                Err(loss) => {
                    trial.tried += 1;
                    trial.losses.push(format!("seed {seed}: {loss}"));
                }
            }
        }
        trial
    }

    /// Tries again all that was kept because it failed once.
    pub fn try_kept(&self) -> Result<usize, String> {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("fixtures/fuzz").join(self.name);
        let Ok(files) = fs::read_dir(folder) else { return Ok(0) };
        let mut count = 0;
        for file in files {
            let path = file.map_err(|error| error.to_string())?.path();
            let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
            guarded(|| (self.again)(&text)).map_err(|loss| format!("{}: {loss}", path.display()))?;
            count += 1;
        }
        Ok(count)
    }
}

/// What is kept of a run that grew from a seed is the seed.
fn grown_from(text: &str) -> Result<Stream, String> {
    text.trim().parse().map(|seed| Stream::new(Seed(seed))).map_err(|error| format!("{text}: {error}"))
}

fn guarded(work: impl FnOnce() -> Result<u64, String>) -> Result<u64, String> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| {
        let words = panic.downcast_ref::<String>().map(String::as_str);
        Err(words.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("a panic").to_owned())
    })
}
