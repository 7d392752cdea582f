//! A battery: numbered trials on every core until so many things were tried, with what was lost counted, a word now and
//! then about how far it is, and a place to go on from.

use std::{
    collections::BTreeSet,
    env, fs,
    panic::{AssertUnwindSafe, catch_unwind},
    path::PathBuf,
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use serde::{Deserialize, Serialize};

const BETWEEN_WORDS: Duration = Duration::from_secs(20);
/// So many losses are told in full.
const TOLD_LOSSES: usize = 5;

/// What came of one trial.
#[derive(Debug, Default)]
pub struct Trial {
    /// So many things it tried.
    pub tried: u64,
    /// A line for each that was lost.
    pub losses: Vec<String>,
}

impl Trial {
    /// So many things were tried and none was lost; what is lost otherwise panics, and counts.
    #[must_use]
    pub fn kept(tried: u64) -> Trial {
        Trial { tried, losses: Vec::new() }
    }
}

/// On which terms batteries run.
#[derive(Clone, Debug)]
pub struct Terms {
    /// So many hundredths of what is wanted will do.
    pub percent: u64,
    /// Where it is kept how far a battery came.
    pub ledgers: Option<PathBuf>,
    /// So long will do, however much was tried.
    pub time: Option<Duration>,
}

impl Terms {
    /// As `make soak PERCENT=…` says, and `RESUME=1` keeps.
    #[must_use]
    pub fn of_this_run() -> Terms {
        let number = |name| {
            let said = env::var(name).ok().filter(|number| !number.is_empty());
            said.map(|number| number.parse().expect("a whole number such as 10"))
        };
        Terms {
            percent: number("EMPILE_SOAK_PERCENT").unwrap_or(100),
            ledgers: env::var_os("EMPILE_SOAK_LEDGERS").map(PathBuf::from),
            time: number("EMPILE_SOAK_SECONDS").map(Duration::from_secs),
        }
    }
}

/// How far a battery came: every trial below `next` is done, and some above it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ledger {
    next: u64,
    done_ahead: BTreeSet<u64>,
    /// So many things were tried.
    pub tried: u64,
    /// So many were lost.
    pub lost: u64,
    /// The first of them, in words.
    pub losses: Vec<String>,
}

impl Ledger {
    fn write_down(&mut self, number: u64, trial: Trial) {
        self.tried += trial.tried;
        self.lost += trial.losses.len() as u64;
        let room = TOLD_LOSSES.saturating_sub(self.losses.len());
        self.losses.extend(trial.losses.into_iter().take(room));
        self.done_ahead.insert(number);
        while self.done_ahead.remove(&self.next) {
            self.next += 1;
        }
    }
}

/// Runs a battery on the terms of this run, prints its line and asserts that nothing was lost.
pub fn soak(name: &str, wanted: u64, trial: impl Fn(u64) -> Trial + Sync) {
    let ledger = run(name, wanted, &Terms::of_this_run(), trial);
    println!("soak {name} TRIED {} LOST {}", ledger.tried, ledger.lost);
    assert_eq!(ledger.losses, Vec::<String>::new(), "{} were lost", ledger.lost);
}

/// Runs trials until so many things were tried; a trial that panics has lost one.
pub fn run(name: &str, wanted: u64, terms: &Terms, trial: impl Fn(u64) -> Trial + Sync) -> Ledger {
    let wanted = (wanted * terms.percent).div_ceil(100).max(1);
    let file = terms.ledgers.as_ref().map(|folder| folder.join(format!("{name}.json")));
    let begun: Ledger = file
        .as_ref()
        .and_then(|file| fs::read_to_string(file).ok())
        .map(|kept| serde_json::from_str(&kept).expect("a kept ledger can be read"))
        .unwrap_or_default();
    let (next, done_before) = (AtomicU64::new(begun.next), begun.done_ahead.clone());
    let ledger = Mutex::new((begun, Instant::now()));
    let begun_at = Instant::now();
    let is_time_up = || terms.time.is_some_and(|time| begun_at.elapsed() >= time);
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if is_time_up() || ledger.lock().expect("no trial holds the ledger").0.tried >= wanted {
                break;
            }
            if done_before.contains(&number) {
                continue;
            }
            let outcome = catch_unwind(AssertUnwindSafe(|| trial(number))).unwrap_or_else(|panic| Trial {
                tried: 1,
                losses: vec![format!("trial {number}: {}", words_of(&*panic))],
            });
            let mut held = ledger.lock().expect("no trial holds the ledger");
            held.0.write_down(number, outcome);
            if held.1.elapsed() >= BETWEEN_WORDS {
                held.1 = Instant::now();
                eprintln!("soak: {name}: {} of {wanted} tried, {} lost", held.0.tried, held.0.lost);
                keep(file.as_ref(), &held.0);
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    let ledger = ledger.into_inner().expect("no trial holds the ledger").0;
    keep(file.as_ref(), &ledger);
    ledger
}

/// Beside it first: whoever is stopped while writing still finds the former.
fn keep(file: Option<&PathBuf>, ledger: &Ledger) {
    let Some(file) = file else { return };
    let fresh = file.with_extension("new");
    fs::create_dir_all(file.parent().expect("a ledger lies in a folder"))
        .and_then(|()| fs::write(&fresh, serde_json::to_string(ledger).expect("a ledger can be written")))
        .and_then(|()| fs::rename(&fresh, file))
        .expect("a ledger can be kept");
}

fn words_of(panic: &(dyn std::any::Any + Send)) -> String {
    let words = panic.downcast_ref::<String>().map(String::as_str);
    words.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("a panic without words").to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> Terms {
        Terms { percent: 100, ledgers: None, time: None }
    }

    #[test]
    fn what_is_lost_is_counted_whether_told_or_by_a_panic() {
        let ledger = run("losing", 100, &all(), |number| match number {
            10 => panic!("a cat is gone"),
            20 => Trial { tried: 1, losses: vec!["a die is gone".to_owned()] },
            _ => Trial::kept(1),
        });
        assert_eq!((ledger.tried, ledger.lost), (ledger.next, 2));
        assert!(ledger.tried >= 100);
        let mut told = ledger.losses;
        told.sort();
        assert_eq!(told, ["a die is gone", "trial 10: a cat is gone"]);
    }

    #[test]
    fn a_share_of_it_will_do() {
        let ledger = run("cut", 1_000, &Terms { percent: 5, ..all() }, |_| Trial::kept(10));
        assert!((50..1_000).contains(&ledger.tried), "{}", ledger.tried);
    }

    #[test]
    fn when_the_time_is_up_it_ends() {
        let terms = Terms { time: Some(Duration::from_millis(20)), ..all() };
        let ledger = run("timed", u64::MAX / 100, &terms, |_| {
            thread::sleep(Duration::from_millis(1));
            Trial::kept(1)
        });
        assert!(ledger.tried > 0);
    }

    #[test]
    fn who_goes_on_tries_nothing_twice() {
        let folder = tempfile::tempdir().unwrap();
        let terms = Terms { ledgers: Some(folder.path().to_owned()), ..all() };
        let seen = Mutex::new(Vec::new());
        let trial = |number| {
            seen.lock().unwrap().push(number);
            Trial::kept(1)
        };
        let first = run("kept", 40, &terms, trial).tried;
        let both = run("kept", 90, &terms, trial).tried;
        let mut seen = seen.into_inner().unwrap();
        seen.sort_unstable();
        assert!(first >= 40 && both >= 90);
        assert_eq!(seen, (0..both).collect::<Vec<_>>());
    }
}
