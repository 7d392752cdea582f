use empile_games::{AnyAction, contract::Entry};
use proptest::prelude::*;

use crate::{
    Log, LogError, MatchId,
    testing::{add, log, playout, started},
};

fn two_players() -> (Log, MatchId, Vec<Entry<AnyAction>>) {
    let mut log = log();
    let seats = ["A", "B"].map(|name| add(&mut log, name));
    let id = started(&mut log, &seats, 1);
    (log, id, playout(2, 1).0)
}

/// Every line ever written for a match, taken back or not.
fn lines_written(log: &Log) -> u32 {
    log.connection().query_row("SELECT count(*) FROM lines", [], |row| row.get(0)).unwrap()
}

#[test]
fn the_same_entry_again_changes_nothing() {
    let (mut log, id, entries) = two_players();
    for (index, entry) in (0..5).zip(&entries) {
        log.append(id, index, entry).unwrap();
        log.append(id, index, entry).unwrap();
    }
    log.append(id, 2, &entries[2]).unwrap();
    assert_eq!(log.load_match(id).unwrap().entries, entries[..5]);
    assert_eq!(lines_written(&log), 5);
}

#[test]
fn another_entry_at_a_place_that_is_taken_is_a_conflict() {
    let (mut log, id, entries) = two_players();
    let other = Entry::Clock { at: 77 };
    log.append(id, 0, &entries[0]).unwrap();
    log.append(id, 1, &entries[1]).unwrap();
    assert_eq!(log.append(id, 0, &other), Err(LogError::Conflict { match_id: id, index: 0 }));
    assert_eq!(log.append(id, 1, &other), Err(LogError::Conflict { match_id: id, index: 1 }));
    assert_eq!(log.load_match(id).unwrap().entries, entries[..2]);
}

#[test]
fn no_entry_may_be_missing_before_another() {
    let (mut log, id, entries) = two_players();
    let gap = |index, length| Err(LogError::Gap { match_id: id, index, length });
    assert_eq!(log.append(id, 1, &entries[1]), gap(1, 0));
    log.append(id, 0, &entries[0]).unwrap();
    assert_eq!(log.append(id, u32::MAX, &entries[1]), gap(u32::MAX, 1));
    assert_eq!(log.load_match(id).unwrap().entries, entries[..1]);
}

#[test]
fn what_is_taken_back_is_no_more_part_of_the_match_but_stays_in_the_file() {
    let (mut log, id, entries) = two_players();
    for (index, entry) in (0..4).zip(&entries) {
        log.append(id, index, entry).unwrap();
    }
    log.take_back(id, 2).unwrap();
    assert_eq!(log.load_match(id).unwrap().entries, entries[..2]);
    assert_eq!(log.open_matches().unwrap()[0].entry_count, 2);
    assert_eq!(lines_written(&log), 5);
}

#[test]
fn play_goes_on_another_way_after_taking_back() {
    let (mut log, id, entries) = two_players();
    let other = Entry::Clock { at: 3 };
    for (index, entry) in (0..3).zip(&entries) {
        log.append(id, index, entry).unwrap();
    }
    log.take_back(id, 1).unwrap();
    log.append(id, 1, &other).unwrap();
    log.append(id, 1, &other).unwrap();
    assert_eq!(log.append(id, 1, &entries[1]), Err(LogError::Conflict { match_id: id, index: 1 }));
    assert_eq!(log.append(id, 3, &entries[2]), Err(LogError::Gap { match_id: id, index: 3, length: 2 }));
    assert_eq!(log.load_match(id).unwrap().entries, [entries[0].clone(), other]);
}

#[test]
fn taking_back_to_the_same_length_again_changes_nothing() {
    let (mut log, id, entries) = two_players();
    log.append(id, 0, &entries[0]).unwrap();
    log.append(id, 1, &entries[1]).unwrap();
    log.take_back(id, 1).unwrap();
    log.take_back(id, 1).unwrap();
    assert_eq!(lines_written(&log), 3);
    assert_eq!(log.take_back(id, 2), Err(LogError::Gap { match_id: id, index: 2, length: 1 }));
    log.take_back(id, 0).unwrap();
    assert_eq!(log.load_match(id).unwrap().entries, []);
}

#[test]
fn two_matches_under_way_do_not_mix() {
    let (mut log, first, entries) = two_players();
    let seats = log.load_match(first).unwrap().seats;
    let second = started(&mut log, &seats, 2);
    let others = playout(2, 2).0;
    for index in 0..6 {
        log.append(first, index, &entries[index as usize]).unwrap();
        log.append(second, index, &others[index as usize]).unwrap();
    }
    log.take_back(second, 3).unwrap();
    assert_eq!(log.load_match(first).unwrap().entries, entries[..6]);
    assert_eq!(log.load_match(second).unwrap().entries, others[..3]);
}

#[derive(Clone, Debug)]
enum Deed {
    Append { index: u32, at: u64 },
    TakeBack { new_len: u32 },
}

fn deed() -> impl Strategy<Value = Deed> {
    prop_oneof![
        3 => (0u32..6, 0u64..3).prop_map(|(index, at)| Deed::Append { index, at }),
        1 => (0u32..6).prop_map(|new_len| Deed::TakeBack { new_len }),
    ]
}

proptest! {
    #[test]
    fn a_record_is_what_a_list_with_the_same_rules_would_be(deeds in prop::collection::vec(deed(), 0..60)) {
        let (mut log, match_id, _) = two_players();
        let mut model: Vec<u64> = Vec::new();
        for deed in deeds {
            let length = model.len() as u32;
            match deed {
                Deed::Append { index, at } => {
                    let expected = if index > length {
                        Err(LogError::Gap { match_id, index, length })
                    } else if index == length {
                        model.push(at);
                        Ok(())
                    } else if model[index as usize] == at {
                        Ok(())
                    } else {
                        Err(LogError::Conflict { match_id, index })
                    };
                    prop_assert_eq!(log.append(match_id, index, &Entry::Clock { at }), expected);
                }
                Deed::TakeBack { new_len } => {
                    let expected = if new_len > length {
                        Err(LogError::Gap { match_id, index: new_len, length })
                    } else {
                        model.truncate(new_len as usize);
                        Ok(())
                    };
                    prop_assert_eq!(log.take_back(match_id, new_len), expected);
                }
            }
            let entries: Vec<Entry<AnyAction>> = model.iter().map(|at| Entry::Clock { at: *at }).collect();
            prop_assert_eq!(log.load_match(match_id).unwrap().entries, entries);
        }
    }
}
