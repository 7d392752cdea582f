//! Who waits for the storage: counted in a process of its own, flush by flush.
#![cfg(target_os = "linux")]

use std::{collections::BTreeMap, path::Path};

use empile_tests::flushes;

/// For each kind of deed, how many flushes it waited for, every time.
fn waited_for() -> BTreeMap<String, Vec<u32>> {
    let directory = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let child = Path::new(env!("CARGO_BIN_EXE_flush_child"));
    let output = flushes::command(child, directory.path(), 0)
        .arg(directory.path().join("empile.db"))
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let mut deeds: BTreeMap<String, Vec<u32>> = BTreeMap::new();
    for line in String::from_utf8(output.stdout).unwrap().lines() {
        let (deed, count) = line.split_once(": ").unwrap();
        deeds.entry(deed.into()).or_default().push(count.parse().unwrap());
    }
    deeds
}

#[test]
fn a_touch_waits_for_no_flush_and_what_people_mean_to_keep_waits_for_its_own() {
    let deeds = waited_for();
    for deed in ["entry", "undo", "tool", "reading"] {
        assert!(deeds[deed].iter().all(|count| *count == 0), "{deed}: {deeds:?}");
    }
    for deed in ["roster", "start", "result", "pause", "leave", "go away", "by hand", "correction"] {
        assert!(deeds[deed].iter().all(|count| *count > 0), "{deed}: {deeds:?}");
    }
    assert!(deeds["entry"].len() > 20, "too little was played: {deeds:?}");
}
