use std::{
    fs,
    path::{Path, PathBuf},
    process::Output,
};

use empile_campaign::Log;
use tempfile::TempDir;

use super::{Operation, Said, command, held};
use crate::battery::Trial;

const LOG: &str = "empile.db";
const TOLD: &str = "told";
/// Neighbouring trials are far apart, so that a share of them is a share of everything.
const STRIDE: u64 = 7_919;

/// How a call is spoilt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It fails, and those after it do not.
    Once,
    /// It fails, and so do all after it.
    FromOn,
    /// From this call on there is no room.
    Full,
    /// The process is killed in the middle of it.
    Killed,
    /// Of the calls that read, this one fails.
    Unread,
}

impl Fault {
    const ALL: [Fault; 5] = [Fault::Once, Fault::FromOn, Fault::Full, Fault::Killed, Fault::Unread];

    fn name(self) -> &'static str {
        match self {
            Fault::Once => "eio",
            Fault::FromOn => "eio-from-on",
            Fault::Full => "full",
            Fault::Killed => "kill",
            Fault::Unread => "unread",
        }
    }

    /// SQLite calls a page that cannot be read corrupt. Nobody may set the log aside for that, which is looked at besides.
    fn is_known_from_damage(self) -> bool {
        self != Fault::Unread
    }

    fn afterwards(self) -> &'static [Afterwards] {
        match self {
            Fault::Killed => &[Afterwards::Leave],
            _ => &[Afterwards::TryAgain, Afterwards::Leave],
        }
    }
}

/// What the process does that was told of a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Afterwards {
    /// The storage is well again: it looks at its log, and does the operation once more.
    TryAgain,
    /// It ends, with the storage as bad as it is.
    Leave,
}

impl Afterwards {
    /// The one with this name.
    #[must_use]
    pub fn named(name: &str) -> Afterwards {
        if name == Afterwards::TryAgain.name() { Afterwards::TryAgain } else { Afterwards::Leave }
    }

    fn name(self) -> &'static str {
        match self {
            Afterwards::TryAgain => "try-again",
            Afterwards::Leave => "leave",
        }
    }
}

/// One way to spoil an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spoilt {
    fault: Fault,
    at: u32,
    afterwards: Afterwards,
}

/// An operation, laid out to be spoilt again and again.
pub struct Bench {
    operation: Operation,
    child: PathBuf,
    template: TempDir,
    before: String,
    after: String,
    ways: Vec<Spoilt>,
}

impl Bench {
    /// `child` is the program that does it.
    #[must_use]
    pub fn new(operation: Operation, child: &Path) -> Bench {
        let template = tempfile::tempdir().expect("a place for a log");
        operation.prepare(&template.path().join(LOG));
        let [before, after] = [false, true].map(|is_done| {
            let copy = copied(template.path());
            let path = copy.path().join(LOG);
            let mut log = Some(operation.open(&path).expect("a log"));
            if is_done {
                operation.perform(&mut log, &path).expect("an operation that nothing spoils");
            }
            held(log.as_ref().expect("a log"))
        });
        let mut bench =
            Bench { operation, child: child.to_owned(), template, before, after, ways: Vec::new() };
        bench.ways = Fault::ALL.into_iter().flat_map(|fault| bench.ways_of(fault)).collect();
        bench
    }

    fn ways_of(&self, fault: Fault) -> Vec<Spoilt> {
        let never = Spoilt { fault, at: 0, afterwards: Afterwards::Leave };
        let copy = copied(self.template.path());
        self.run(never, copy.path());
        let (calls, _) = told(copy.path()).expect("a process that ends says how many calls there were");
        assert!(calls > 0, "{:?} reads and writes", self.operation);
        let at = |at| {
            fault.afterwards().iter().map(move |afterwards| Spoilt { fault, at, afterwards: *afterwards })
        };
        (1..=calls).flat_map(at).collect()
    }

    /// In how many ways it can be spoilt.
    #[must_use]
    pub fn ways(&self) -> u64 {
        self.ways.len() as u64
    }

    /// Spoils it in one of the ways.
    #[must_use]
    pub fn spoil(&self, number: u64) -> Trial {
        let way = self.ways[(number * STRIDE % self.ways()) as usize];
        let losses = self.judge(way).err().map(|loss| format!("{} {way:?}: {loss}", self.operation.name()));
        Trial { tried: 1, losses: losses.into_iter().collect() }
    }

    fn judge(&self, way: Spoilt) -> Result<(), String> {
        let copy = copied(self.template.path());
        let output = self.run(way, copy.path());
        let said = said(&output)?;
        if output.status.success() {
            let (_, is_hit) = told(copy.path()).ok_or("it ended without a word about the storage")?;
            if !is_hit && said != [Said::Done] {
                return Err(format!("nothing was spoilt, and it said {said:?}"));
            }
        } else if output.status.code().is_some() || way.fault != Fault::Killed {
            return Err(format!("{}: {}", output.status, String::from_utf8_lossy(&output.stderr)));
        }
        self.judge_words(way.fault, &said)?;
        let is_done = said.contains(&Said::Done);
        judge_log(self.operation, copy.path(), &self.expected(&said, is_done))?;
        self.judge_what_was_set_aside(copy.path())
    }

    /// What the log may hold now.
    fn expected(&self, said: &[Said], is_done: bool) -> Vec<&str> {
        match (is_done, said.is_empty()) {
            (true, _) => vec![&self.after],
            // Whoever was told of a fault, or was killed, may find it done: nobody may find it half done.
            (false, _) => vec![&self.before, &self.after],
        }
    }

    fn judge_words(&self, fault: Fault, said: &[Said]) -> Result<(), String> {
        for word in said {
            match word {
                Said::Failed { code, remedy } if code.is_empty() || remedy.is_empty() => {
                    return Err(format!("{code:?} has no remedy"));
                }
                Said::Failed { code, .. }
                    if fault.is_known_from_damage() && BLAMES_THE_LOG.contains(&code.as_str()) =>
                {
                    return Err(format!("the storage failed, and the log is blamed: {code}"));
                }
                Said::Held(held) if *held != self.before => {
                    return Err("it was told of a fault, and its log is not as it was".to_owned());
                }
                Said::FailedAgain(why) => return Err(format!("with the storage well: {why}")),
                _ => {}
            }
        }
        Ok(())
    }

    /// A damaged log is kept byte for byte.
    fn judge_what_was_set_aside(&self, directory: &Path) -> Result<(), String> {
        if self.operation != Operation::Recovery {
            return Ok(());
        }
        let damaged = fs::read(self.template.path().join(LOG)).map_err(|error| error.to_string())?;
        let files = fs::read_dir(directory).map_err(|error| error.to_string())?;
        let mut kept = files.filter_map(|file| fs::read(file.ok()?.path()).ok());
        if kept.any(|bytes| bytes == damaged) { Ok(()) } else { Err("the damaged log is gone".to_owned()) }
    }

    fn run(&self, way: Spoilt, directory: &Path) -> Output {
        command(&self.child, directory)
            .env("EMPILE_FAULT", way.fault.name())
            .env("EMPILE_FAULT_AT", way.at.to_string())
            .env("EMPILE_FAULTS_TOLD", directory.join(TOLD))
            .arg(self.operation.name())
            .arg(directory.join(LOG))
            .arg(way.afterwards.name())
            .output()
            .expect("the child can be run")
    }
}

/// What is said of a log that is at fault itself.
const BLAMES_THE_LOG: [&str; 3] = ["log-damaged", "log-not-a-database", "log-copy-damaged"];

pub(super) fn said(output: &Output) -> Result<Vec<Said>, String> {
    let text = String::from_utf8_lossy(&output.stdout);
    text.lines().map(|line| serde_json::from_str(line).map_err(|error| format!("{line}: {error}"))).collect()
}

/// The storage is well again: the log opens, holds what it may, goes on, and every copy is whole.
pub(super) fn judge_log(operation: Operation, directory: &Path, expected: &[&str]) -> Result<(), String> {
    let path = directory.join(LOG);
    let log = operation.open(&path).map_err(|error| format!("opened again: {error}"))?;
    let found = held(&log);
    if !expected.contains(&found.as_str()) {
        return Err(format!("it holds {found} and not {expected:?}"));
    }
    let set_aside = fs::read_dir(directory).map_err(|error| error.to_string())?.filter_map(Result::ok);
    let is_recovered =
        set_aside.into_iter().any(|file| file.file_name().to_string_lossy().contains(".damaged-"));
    if is_recovered != (operation == Operation::Recovery) {
        return Err("a sound log was set aside".to_owned());
    }
    log.copy_now().map_err(|error| format!("a copy afterwards: {error}"))?;
    judge_copies(&log)
}

fn judge_copies(log: &Log) -> Result<(), String> {
    for copy in log.copies().map_err(|error| error.to_string())? {
        log.look_into(&copy).map_err(|error| format!("{}: {error}", copy.name()))?;
    }
    Ok(())
}

fn told(directory: &Path) -> Option<(u32, bool)> {
    let told = fs::read_to_string(directory.join(TOLD)).ok()?;
    let (calls, hit) = told.split_once(' ')?;
    Some((calls.parse().ok()?, hit == "1"))
}

fn copied(template: &Path) -> TempDir {
    let copy = tempfile::tempdir().expect("a place for a log");
    copy_into(template, copy.path());
    copy
}

pub(super) fn copy_into(from: &Path, to: &Path) {
    for entry in fs::read_dir(from).expect("a directory").map(|entry| entry.expect("an entry")) {
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            fs::create_dir_all(&target).expect("a directory");
            copy_into(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).expect("a file can be copied");
        }
    }
}
