use super::{ToolId, ToolRefusal, first_player::HOLD_MS, testing::Hands};
use crate::{Phase, Words};

fn thrown(hands: &Hands) -> usize {
    let sheet = hands.sheet();
    sheet.rows().find(|row| row.tag == "lying").unwrap().pieces.len()
}

#[test]
fn every_tool_is_found_by_its_name() {
    for tool in ToolId::ALL {
        assert_eq!(ToolId::named(tool.about().slug()), Some(*tool));
    }
    assert_eq!(ToolId::named("nonsense"), None);
}

#[test]
fn every_cup_throws_its_own_dice_and_the_same_seed_throws_the_same() {
    let mut hands = Hands::of(ToolId::DiceCup, 0, 0);
    for (cup, dice) in [("tool-dice-cup-five", 5), ("tool-dice-cup-three", 3), ("tool-dice-cup-turquoise", 1)]
    {
        hands.press(cup);
        assert_eq!(thrown(&hands), 0, "another cup begins anew");
        hands.press("throw");
        assert_eq!(thrown(&hands), dice);
    }
    let again = super::UsedTool::replay(ToolId::DiceCup, hands.used.record().clone()).unwrap();
    assert_eq!(again, hands.used);
    hands.press("tool-dice-cup-five");
    hands.turn("count", -3);
    hands.press("throw");
    assert_eq!(thrown(&hands), 2);
    let beyond = ToolRefusal::out_of_range(6, 1, 5);
    assert_eq!(hands.try_turn("count", 4), Err(beyond));
}

#[test]
fn three_dice_are_added_up() {
    let mut hands = Hands::of(ToolId::DiceCup, 0, 0);
    hands.press("tool-dice-cup-three");
    hands.press("throw");
    let sum = hands.words("sum");
    assert!((3..=18).any(|total| sum == Words::new("tool-dice-cup-sum").number("sum", total)), "{sum:?}");
}

fn chosen(hands: &Hands) -> Option<u64> {
    let fingers = hands.sheet().fingers.unwrap();
    fingers.iter().find(|spot| spot.chosen == Some(true)).map(|spot| spot.pointer)
}

#[test]
fn a_finger_is_chosen_when_all_have_lain_still_for_a_while() {
    let mut hands = Hands::of(ToolId::FirstPlayer, 0, 0);
    hands.now = 100;
    hands.finger(1, Phase::Down);
    hands.pass(100 + HOLD_MS);
    assert_eq!(chosen(&hands), None, "one finger is no choice");
    hands.now = 5_000;
    hands.finger(2, Phase::Down);
    hands.now = 6_000;
    hands.finger(3, Phase::Down);
    assert_eq!(hands.sheet().changes_at, Some(6_000 + HOLD_MS));
    hands.pass(5_999 + HOLD_MS);
    assert_eq!((chosen(&hands), hands.words("words").key), (None, "tool-first-player-wait"));
    hands.pass(6_000 + HOLD_MS);
    let begins = chosen(&hands).unwrap();
    assert!((1..=3).contains(&begins));
    hands.finger(4, Phase::Down);
    hands.finger(begins, Phase::Up);
    hands.pass(20_000);
    assert_eq!(chosen(&hands), Some(begins), "the choice stays while fingers are there");
    (1..=4).for_each(|pointer| hands.finger(pointer, Phase::Up));
    hands.pass(30_000);
    assert_eq!((chosen(&hands), hands.words("words").key), (None, "tool-first-player-lay"));
}

#[test]
fn a_finger_that_the_system_takes_away_is_not_chosen() {
    let mut hands = Hands::of(ToolId::FirstPlayer, 0, 0);
    (1..=3).for_each(|pointer| hands.finger(pointer, Phase::Down));
    hands.now = 500;
    hands.finger(2, Phase::Cancel);
    hands.finger(9, Phase::Move);
    hands.pass(499 + HOLD_MS);
    assert_eq!(chosen(&hands), None);
    hands.pass(500 + HOLD_MS);
    assert!(chosen(&hands).is_some_and(|pointer| pointer == 1 || pointer == 3));
}

#[test]
fn every_finger_is_chosen_about_as_often() {
    let mut counts = [0u32; 4];
    for seed in 0..4_000 {
        let mut hands = Hands::with_seed(ToolId::FirstPlayer, 0, 0, seed);
        (0..4).for_each(|pointer| hands.finger(pointer, Phase::Down));
        hands.pass(HOLD_MS);
        counts[usize::try_from(chosen(&hands).unwrap()).unwrap()] += 1;
    }
    assert!(counts.iter().all(|count| (880..1_120).contains(count)), "{counts:?}");
}
