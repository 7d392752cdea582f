use crate::tool::{ToolId, ToolRefusal, testing::Hands};

#[test]
fn a_die_taken_after_the_stop_is_late_for_a_while() {
    let mut hands = Hands::of(ToolId::RaffzahnTimer, 3, 0);
    let take = |hands: &Hands| hands.words("take").key;
    assert_eq!(take(&hands), "tool-raffzahn-timer-not-in-a-turn");
    hands.press("thrown");
    hands.now = 1_000;
    assert_eq!(take(&hands), "tool-raffzahn-timer-in-time");
    hands.press("stop");
    hands.now = 2_000;
    assert_eq!(take(&hands), "tool-raffzahn-timer-too-late");
    assert_eq!(hands.sheet().changes_at, Some(2_001));
    hands.now = 2_001;
    assert_eq!(take(&hands), "tool-raffzahn-timer-not-in-a-turn");
    hands.press("thrown");
    assert_eq!(take(&hands), "tool-raffzahn-timer-in-time");
}

#[test]
fn a_late_take_costs_a_die_to_each_opponent_or_none_at_all() {
    let mut hands = Hands::of(ToolId::RaffzahnTimer, 3, 0);
    hands.turn("dice-0", 5);
    hands.turn("dice-1", 1);
    hands.press("late-0");
    assert_eq!(hands.numbers("dice"), [3, 2, 1]);
    hands.press("late-2");
    assert_eq!(hands.numbers("dice"), [3, 2, 1]);
    assert_eq!(
        hands.try_turn("dice-2", 159),
        Err(ToolRefusal::out_of_range(160, 0, 159)),
        "164 dice, and five of them lie before the others"
    );
    assert_eq!(hands.standings().unwrap(), [(true, 3), (false, 2), (false, 1)]);
}
