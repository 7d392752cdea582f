use crate::{
    MatchId,
    testing::{add, log, started},
};

#[test]
fn hints_are_counted_match_by_match() {
    let mut log = log();
    let seats = ["Laureline", "Félix"].map(|name| add(&mut log, name));
    let [one, other] = [1, 2].map(|seed| started(&mut log, &seats, seed));
    assert_eq!(log.hints(one), Ok(0));
    assert_eq!(log.note_hint(one), Ok(1));
    assert_eq!(log.note_hint(one), Ok(2));
    assert_eq!((log.hints(one), log.hints(other)), (Ok(2), Ok(0)));
}

#[test]
fn a_match_that_the_log_does_not_know_has_none() {
    let mut log = log();
    let unknown: MatchId = "00000000-0000-7000-8000-00000000abcd".parse().unwrap();
    assert!(log.note_hint(unknown).is_err());
    assert_eq!(log.hints(unknown), Ok(0));
}
