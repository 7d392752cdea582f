use crate::tool::{ToolId, ToolRefusal, testing::Hands};

#[test]
fn five_seconds_to_point_after_a_stop() {
    let mut hands = Hands::of(ToolId::BunteKuhTimer, 3, 0);
    assert_eq!(hands.sheet().changes_at, None);
    hands.now = 1_000;
    hands.press("stop");
    hands.now = 6_000;
    assert_eq!(hands.number("pointing"), 6_000);
    assert_eq!(hands.sheet().changes_at, Some(6_001));
    hands.now = 6_001;
    assert_eq!(hands.words("pointing").key, "tool-bunte-kuh-timer-too-late");
    hands.press("wrong-0");
    assert!(hands.sheet().rows().all(|row| row.tag != "pointing"), "it is judged");
}

#[test]
fn a_wrong_call_takes_a_die_from_everyone_else() {
    let mut hands = Hands::of(ToolId::BunteKuhTimer, 6, 0);
    assert_eq!(hands.numbers("dice"), [10; 6]);
    hands.press("wrong-2");
    assert_eq!(hands.numbers("dice"), [9, 9, 15, 9, 9, 9]);
    assert_eq!(hands.standings(), Err(ToolRefusal::not_over()));
    (0..9).for_each(|_| hands.press("right-0"));
    assert_eq!(hands.try_press("right-1"), Err(ToolRefusal::over()));
    assert_eq!(hands.standings().unwrap()[0], (true, 0));
}
