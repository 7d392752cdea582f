use crate::testing::{add, log, started};

#[test]
fn what_a_match_came_to_is_there_again_and_the_last_word_holds() {
    let mut log = log();
    let seats = ["Laureline", "Félix"].map(|name| add(&mut log, name));
    let [one, other] = [1, 2].map(|seed| started(&mut log, &seats, seed));
    assert_eq!(log.study(one), Ok(None));
    log.keep_study(one, "[1]").unwrap();
    log.keep_study(one, "[2]").unwrap();
    assert_eq!(log.study(one), Ok(Some("[2]".to_owned())));
    assert_eq!(log.study(other), Ok(None));
    assert!(log.keep_study(one, "[2").is_err(), "no JSON");
}
