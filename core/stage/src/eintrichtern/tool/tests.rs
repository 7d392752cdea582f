use empile_games::contract::Measure;

use crate::tool::{ToolId, ToolRefusal, testing::Hands};

fn read(hands: &mut Hands, thrown: [u8; 3], case: [u8; 3]) {
    for face in thrown {
        hands.press(&format!("thrown-{face}"));
    }
    for face in case {
        hands.press(&format!("case-{face}"));
    }
}

#[test]
fn the_throw_is_compared_with_the_case() {
    let mut hands = Hands::of(ToolId::EintrichternSums, 2, 0);
    read(&mut hands, [1, 2, 6], [3, 3, 4]);
    assert_eq!((hands.number("thrown-sum"), hands.number("case-sum")), (9, 10));
    assert_eq!(hands.words("sums").key, "tool-eintrichtern-sums-different");
    assert_eq!(hands.try_press("case-1"), Err(ToolRefusal::dice_count(4, 3)));
    hands.press("case-lies-2");
    assert_eq!(hands.try_press("case-lies-2"), Err(ToolRefusal::nothing_to_take_back()));
    assert_eq!(hands.try_press("uncover-0"), Err(ToolRefusal::dice_count(2, 3)));
    hands.press("case-3");
    assert_eq!(hands.words("sums").key, "tool-eintrichtern-sums-equal");
    hands.press("uncover-1");
    assert_eq!(hands.numbers("red-dice"), [0, 1]);
    assert!(hands.try_press("uncover-1").is_err(), "the next throw is read anew");
}

#[test]
fn eight_red_dice_win() {
    let mut hands = Hands::of(ToolId::EintrichternSums, 2, 0);
    read(&mut hands, [1, 1, 1], [1, 1, 2]);
    hands.press("uncover-1");
    for _ in 0..8 {
        assert_eq!(hands.standings(), Err(ToolRefusal::not_over()));
        read(&mut hands, [1, 1, 2], [1, 2, 1]);
        hands.press("uncover-0");
    }
    assert_eq!(hands.try_press("uncover-1"), Err(ToolRefusal::over()));
    assert_eq!(hands.standings().unwrap(), [(true, 8), (false, 0)]);
    assert_eq!(hands.used.standings().unwrap()[1].extras, [(Measure::CasesUncovered, 1)]);
}
