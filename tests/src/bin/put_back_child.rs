//! Puts one copy back after the other into the log at the path given, for ever, and says so each time. Meant to be killed.

use std::{env, error::Error, path::Path};

use empile_campaign::{Log, LogCopy};

fn main() -> Result<(), Box<dyn Error>> {
    let path = env::args().nth(1).ok_or("a path is missing")?;
    let mut log = Log::open(Path::new(&path))?;
    let kept: Vec<LogCopy> = log.copies()?.into_iter().filter(|copy| !copy.is_set_aside).collect();
    loop {
        for copy in &kept {
            log.put_back(copy)?;
            println!("{}", copy.name());
        }
    }
}
