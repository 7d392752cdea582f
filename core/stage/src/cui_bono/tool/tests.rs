use crate::tool::{ToolId, ToolRefusal, testing::Hands};

fn keep(hands: &mut Hands, what: &str, times: u8) {
    (0..times).for_each(|_| hands.press(&format!("keep-{what}")));
}

#[test]
fn kept_dice_cost_by_their_colour_and_the_least_loss_wins() {
    let mut hands = Hands::of(ToolId::CuiBonoCounter, 2, 0);
    keep(&mut hands, "0-red", 9);
    keep(&mut hands, "1-pearl", 3);
    assert_eq!(hands.numbers("loss"), [9, 9]);
    assert_eq!(hands.standings(), Err(ToolRefusal::not_over()));
    keep(&mut hands, "0-yellow", 1);
    hands.used.undo().unwrap();
    keep(&mut hands, "0-red", 1);
    assert_eq!(hands.try_press("keep-1-red"), Err(ToolRefusal::over()));
    assert_eq!(hands.standings().unwrap(), [(false, 10), (true, 9)]);
}

#[test]
fn an_equal_loss_with_fewer_dice_wins() {
    let mut hands = Hands::of(ToolId::CuiBonoCounter, 5, 0);
    keep(&mut hands, "1-pearl", 2);
    keep(&mut hands, "1-red", 1);
    (2..5).for_each(|seat| keep(&mut hands, &format!("{seat}-yellow"), 4));
    keep(&mut hands, "0-red", 7);
    assert_eq!(hands.standings().unwrap(), [(false, 7), (true, 7), (false, 8), (false, 8), (false, 8)]);
}
