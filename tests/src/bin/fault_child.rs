//! Does one operation on the log at the path given, with the storage failing as it was told, and says what came of it.

use std::{
    env,
    error::Error,
    io::{Write, stdout},
    path::Path,
};

use empile_tests::faults::{self, Afterwards, Operation, Said};

type Failure = Box<dyn Error>;

fn main() -> Result<(), Failure> {
    let mut arguments = env::args().skip(1);
    let operation = arguments.next().as_deref().and_then(Operation::named).ok_or("which operation?")?;
    let path = arguments.next().ok_or("a path is missing")?;
    let afterwards = Afterwards::named(&arguments.next().ok_or("and afterwards?")?);
    let path = Path::new(&path);
    let mut log = None;
    if !operation.is_an_opening() {
        match operation.open(path) {
            Ok(opened) => log = Some(opened),
            Err(error) => return say(&Said::of(&Err(error))),
        }
    }
    faults::begin();
    let answer = operation.perform(&mut log, path);
    say(&Said::of(&answer))?;
    if answer.is_ok() || afterwards == Afterwards::Leave {
        drop(log);
        faults::end();
        return Ok(());
    }
    faults::end();
    if let Some(log) = &log {
        say(&Said::Held(faults::held(log)))?;
    }
    match operation.perform(&mut log, path) {
        Ok(()) => say(&Said::Done),
        Err(error) => say(&Said::FailedAgain(error.to_string())),
    }
}

fn say(said: &Said) -> Result<(), Failure> {
    let mut line = serde_json::to_string(said)?;
    line.push('\n');
    let mut output = stdout().lock();
    output.write_all(line.as_bytes())?;
    output.flush()?;
    Ok(())
}
