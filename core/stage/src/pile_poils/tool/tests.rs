use crate::tool::{ToolId, ToolRefusal, testing::Hands};

#[test]
fn the_title_finder_knows_every_title_and_nothing_beyond_twelve_cats() {
    let mut hands = Hands::of(ToolId::TitleFinder, 0, 0);
    assert_eq!(hands.words("title").key, "pile-poils-title-enthusiastic-juggler");
    hands.turn("golden", 12);
    assert_eq!(hands.words("title").key, "pile-poils-title-great-architect-of-sleep");
    let beyond = ToolRefusal::out_of_range(13, 0, 12);
    assert_eq!(hands.try_turn("golden", 1), Err(beyond));
}

#[test]
fn golden_cats_are_added_and_cats_left_taken_off() {
    let mut hands = Hands::of(ToolId::PilePoilsSheet, 3, 0);
    hands.turn("left-0", 4);
    hands.press("winner-1");
    hands.turn("golden-1", 5);
    hands.turn("left-2", 25);
    assert_eq!(hands.numbers("score"), [-4, 5, -25]);
    assert_eq!(hands.standings().unwrap(), [(false, 4), (true, 5), (false, 25)]);
    let sheet = hands.sheet();
    let won = sheet.rows().find(|row| row.tag == "winner-1").unwrap();
    assert_eq!(won.detail.as_ref().unwrap().key, "pile-poils-title-bedtime-specialist");
    hands.press("winner-1");
    assert_eq!(hands.standings().unwrap()[1], (false, 0), "on a board of one's own nobody may win");
}

#[test]
fn what_cannot_be_is_refused() {
    let mut hands = Hands::of(ToolId::PilePoilsSheet, 3, 0);
    let before = hands.used.clone();
    let too_many = ToolRefusal::out_of_range(26, 0, 25);
    assert_eq!(hands.try_turn("left-0", 26), Err(too_many));
    assert!(hands.try_turn("left-3", 1).is_err());
    assert_eq!(hands.used, before);
}
