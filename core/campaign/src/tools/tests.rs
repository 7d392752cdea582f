use tempfile::TempDir;

use super::*;

#[test]
fn a_tool_is_there_as_it_was_left() {
    let directory = TempDir::new().unwrap();
    let path = directory.path().join("empile.db");
    let mut log = Log::open(&path).unwrap();
    assert_eq!(log.tool_in_use("dice-cup"), Ok(None));
    log.keep_tool("dice-cup", "[1]").unwrap();
    log.keep_tool("title-finder", "[2]").unwrap();
    log.keep_tool("dice-cup", "[1,3]").unwrap();
    drop(log);
    let log = Log::open(&path).unwrap();
    assert_eq!(log.tool_in_use("dice-cup"), Ok(Some("[1,3]".to_owned())));
    assert_eq!(log.tool_in_use("title-finder"), Ok(Some("[2]".to_owned())));
}

#[test]
fn what_is_no_json_is_not_kept() {
    let mut log = Log::open_in_memory().unwrap();
    log.keep_tool("dice-cup", "[1]").unwrap();
    assert!(log.keep_tool("dice-cup", "[1").is_err());
    assert_eq!(log.tool_in_use("dice-cup"), Ok(Some("[1]".to_owned())));
}
