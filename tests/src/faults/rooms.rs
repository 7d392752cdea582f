//! File systems that are really full, or really read-only: small ones in memory, mounted where nobody else sees them.

use std::{
    path::Path,
    process::{Command, Output},
};

use tempfile::TempDir;

use super::{
    Operation, Said, held,
    trial::{copy_into, judge_log, said},
};

/// What kind of file system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    /// So many pages of 4 KiB are left.
    Left(u32),
    /// Nothing can be written.
    ReadOnly,
}

/// Copies the log in, does the operation, and copies out what is left once there is room again.
const SCRIPT: &str = r#"
set -e
mount -t tmpfs -o size=16m tmpfs "$1"
cp -a "$2"/. "$1"/
case "$3" in
read-only) mount -o remount,ro "$1" ;;
*)
  dd if=/dev/zero of="$1/filler" bs=4096 2>"/dev/null" || true
  dd if=/dev/zero of="$1/filler" bs=4096 count=0 seek=$(($(stat -c %s "$1/filler") / 4096 - $3)) 2>/dev/null
  ;;
esac
"$5" "$6" "$1/empile.db" leave || true
[ "$3" = read-only ] || rm "$1/filler"
cp -a "$1"/. "$4"/
"#;

/// May this process mount a file system that nobody else sees?
#[must_use]
pub fn can_be_made() -> bool {
    let Ok(at) = tempfile::tempdir() else { return false };
    let made =
        Command::new("unshare").args(["-m", "--", "mount", "-t", "tmpfs", "tmpfs"]).arg(at.path()).output();
    made.is_ok_and(|made| made.status.success())
}

/// Does an operation in such a room, and says what the process said of it.
pub fn try_in(room: Room, operation: Operation, child: &Path) -> Result<Said, String> {
    let [at, template, left] = [(); 3].map(|()| tempfile::tempdir().expect("a directory"));
    operation.prepare(&template.path().join("empile.db"));
    let output = run(room, operation, child, [&at, &template, &left]);
    let words = said(&output)?;
    let [word] = words.as_slice() else {
        return Err(format!("{words:?}, {}", String::from_utf8_lossy(&output.stderr)));
    };
    let expected = states(operation, &template, *word == Said::Done);
    judge_log(operation, left.path(), &expected.iter().map(String::as_str).collect::<Vec<_>>())?;
    Ok(word.clone())
}

fn run(room: Room, operation: Operation, child: &Path, places: [&TempDir; 3]) -> Output {
    let [at, template, left] = places.map(TempDir::path);
    let kind = match room {
        Room::Left(pages) => pages.to_string(),
        Room::ReadOnly => "read-only".to_owned(),
    };
    Command::new("unshare")
        .args(["-m", "--", "sh", "-c", SCRIPT, "room"])
        .args([at, template])
        .arg(kind)
        .args([left, child])
        .arg(operation.name())
        .output()
        .expect("the script can be run")
}

/// What the log may hold: what it held, unless it was acknowledged, and what the operation makes of it.
fn states(operation: Operation, template: &TempDir, is_done: bool) -> Vec<String> {
    let state = |performs: bool| {
        let copy = tempfile::tempdir().expect("a directory");
        copy_into(template.path(), copy.path());
        let path = copy.path().join("empile.db");
        let mut log = Some(operation.open(&path).expect("a log"));
        if performs {
            operation.perform(&mut log, &path).expect("an operation that nothing spoils");
        }
        held(log.as_ref().expect("a log"))
    };
    [true, false].into_iter().filter(|performs| *performs || !is_done).map(state).collect()
}
