use crate::tool::{ToolId, ToolRefusal, testing::Hands};

fn round<const N: usize>(hands: &mut Hands, cards: [i32; N]) {
    for (seat, cards) in cards.into_iter().enumerate() {
        hands.turn(&format!("cards-{seat}"), cards);
    }
    hands.press("round");
}

#[test]
fn bones_are_counted_over_three_rounds() {
    let mut hands = Hands::of(ToolId::TeckelsBones, 4, 0);
    hands.press("emptied-1");
    round(&mut hands, [10, 7, 7, 2]);
    assert_eq!(hands.numbers("points"), [3, 4, 2, 0]);
    assert_eq!(hands.standings(), Err(ToolRefusal::not_over()));
    round(&mut hands, [1, 2, 3, 4]);
    round(&mut hands, [0, 0, 0, 0]);
    assert!(hands.try_press("round").is_err());
    assert_eq!(hands.standings().unwrap(), [(false, 6), (true, 8), (false, 7), (false, 6)]);
}

#[test]
fn a_round_has_no_more_cards_than_there_are() {
    let mut hands = Hands::of(ToolId::TeckelsBones, 2, 0);
    hands.turn("cards-0", 59);
    let too_many = ToolRefusal::out_of_range(2, 0, 1);
    assert_eq!(hands.try_turn("cards-1", 2), Err(too_many));
    hands.turn("cards-1", 1);
    hands.press("round");
    hands.used.undo().unwrap();
    assert_eq!(hands.numbers("cards"), [59, 1], "what was counted is there again");
}
