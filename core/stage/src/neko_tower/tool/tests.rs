use empile_games::{contract::Seat, neko_tower::ActionCard};

use crate::tool::{ToolId, ToolMove, ToolRefusal, UsedTool, testing::Hands};

fn count(hands: &Hands, tag: &str) -> usize {
    hands.sheet().rows().filter(|row| row.tag.starts_with(tag)).count()
}

#[test]
fn neko_begins_on_the_first_floor_between_two_actions_and_two_missions() {
    let mut hands = Hands::of(ToolId::NekoDecks, 1, 0);
    assert_eq!((count(&hands, "action"), count(&hands, "mission"), hands.number("floor-0")), (2, 2, 1));
    let first = hands.words("action-0");
    hands.press("play-0");
    assert_ne!(hands.words("action-0"), first);
    let missing = ToolRefusal::out_of_range(3, 1, 2);
    assert_eq!(hands.used.play(ToolMove::new("play").with(2), 0), Err(missing));
}

#[test]
fn every_action_card_comes_before_one_comes_twice() {
    let mut hands = Hands::of(ToolId::NekoDecks, 2, 1);
    assert_eq!((count(&hands, "action"), count(&hands, "mission")), (3, 0));
    let mut seen = Vec::new();
    for _ in 0..ActionCard::all().count() - 3 {
        seen.push(format!("{:?}", hands.words("action-1")));
        hands.press("play-1");
    }
    seen.extend((0..3).map(|place| format!("{:?}", hands.words(&format!("action-{place}")))));
    let mut all: Vec<String> =
        ActionCard::all().map(|card| format!("{:?}", super::action_words(card))).collect();
    seen.sort();
    all.sort();
    assert_eq!(seen, all);
}

#[test]
fn neko_climbs_as_far_as_the_mission_and_the_tower_allow_and_steps_stay_won() {
    let mut hands = Hands::of(ToolId::NekoDecks, 2, 0);
    hands.turn("height", 19);
    let too_far = hands.used.play(ToolMove::new("climb").with(0).with(2), 0);
    assert!(too_far.is_err(), "the first mission climbs one floor");
    hands.turn("height", -18);
    hands.press("climb-1");
    assert_eq!(hands.number("floor-0"), 2, "the tower has two floors");
    assert_eq!(hands.words("steps").key, "tool-neko-decks-no-step");
    hands.turn("floor-0", 12);
    hands.turn("floor-0", -5);
    assert!(format!("{:?}", hands.words("steps")).contains("10, 13"));
    assert_eq!(hands.standings().unwrap(), [(true, 14), (true, 14)], "there is one Neko for all");
}

#[test]
fn who_fells_the_tower_does_not_win_however_high() {
    let mut hands = Hands::of(ToolId::NekoDecks, 3, 1);
    for (seat, floor) in [9, 4, 4].into_iter().enumerate() {
        hands.turn(&format!("floor-{seat}"), floor);
    }
    hands.press("felled-0");
    assert_eq!(hands.standings().unwrap(), [(false, 9), (true, 4), (true, 4)]);
    hands.press("felled-0");
    assert_eq!(hands.standings().unwrap()[0], (true, 9), "it stands after all");
    let nobody = ToolRefusal::no_such_seat(Seat(3));
    assert_eq!(hands.used.play(ToolMove::new("felled").of(Seat(3)), 0), Err(nobody));
    let alone = hands.used.record().start;
    let alone = UsedTool::begin(ToolId::NekoDecks, super::Start { players: 1, ..alone });
    assert_eq!(alone, Err(ToolRefusal::players(1, 2, 4)));
}
