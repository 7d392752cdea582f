//! Storage that fails: every call of a process that opens, writes, flushes, renames or removes something under a directory can be
//! made to fail, or to be its last.

mod operation;
mod rooms;
mod trial;

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
    sync::OnceLock,
};

use empile_campaign::{Log, LogError};
use empile_reference::{Language, Lexicon};
use serde::{Deserialize, Serialize};

pub use operation::Operation;
pub use rooms::{Room, can_be_made, try_in};
pub use trial::{Afterwards, Bench, Fault, Spoilt};

/// A line from the process that does the operation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Said {
    /// It was acknowledged.
    Done,
    /// It was not, and why, as players are told.
    Failed {
        /// A stable name of the cause.
        code: String,
        /// What happened and what to do about it.
        remedy: String,
    },
    /// The same process looked at its log, once the storage was well again.
    Held(String),
    /// The operation was tried again, with the storage well, and failed.
    FailedAgain(String),
}

impl Said {
    /// What is said of an operation that came to this.
    #[must_use]
    pub fn of(answer: &Result<(), LogError>) -> Said {
        match answer {
            Ok(()) => Said::Done,
            Err(error) => Said::Failed { code: error.code().to_owned(), remedy: remedy(error) },
        }
    }
}

fn remedy(error: &LogError) -> String {
    let lexicon = Lexicon::new(Language::for_tag("fr")).expect("the French texts");
    lexicon.try_say(&format!("error-{}", error.code()), &error.facts()).unwrap_or_default()
}

/// From now on calls of this process count.
pub fn begin() {
    speak("arm");
}

/// From now on the storage is well.
pub fn end() {
    speak("disarm");
}

/// The shim listens for files that cannot be there.
fn speak(word: &str) {
    drop(fs::File::open(format!("empile-faults:{word}")));
}

/// All that a log holds, in words, once its tallies were found to be what its results add up to.
#[must_use]
pub fn held(log: &Log) -> String {
    let mut text = Vec::new();
    let tallies = log.check_tallies();
    assert_eq!(tallies.as_deref(), Ok([].as_slice()), "the tallies are what the results add up to");
    log.export_json(&mut text).expect("what is in a sound log can be written down");
    let tool = log.tool_in_use("dice-cup").expect("a tool can be read");
    format!("{} {tool:?}", String::from_utf8_lossy(&text))
}

fn command(program: &Path, directory: &Path) -> Command {
    let mut command = Command::new(program);
    command.env("LD_PRELOAD", shim()).env("EMPILE_FAULTS_UNDER", directory);
    command
}

/// Compiled once, by the compiler that SQLite needs, too.
fn shim() -> &'static Path {
    static SHIM: OnceLock<PathBuf> = OnceLock::new();
    SHIM.get_or_init(|| {
        let made = env::temp_dir().join(format!("empile-faults-{}.so", std::process::id()));
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("shim/faults.c");
        let status = Command::new("cc")
            .args(["-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o"])
            .args([&made, &source])
            .status()
            .expect("there is a C compiler: SQLite needs one");
        assert!(status.success(), "the shim compiles");
        made
    })
}
