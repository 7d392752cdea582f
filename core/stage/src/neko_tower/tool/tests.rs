use empile_games::{
    GameId,
    contract::{PaperSeat, Seat},
    neko_tower::ActionCard,
};

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
    assert_eq!(hands.number("height"), 14, "where a cat stands there is a floor");
    hands.turn("height", -5);
    assert_eq!(hands.number("floor-0"), 9, "his floor fell");
    hands.press("play-0");
    assert!(format!("{:?}", hands.words("steps")).contains("10, 13"));
    assert_eq!(hands.standings().unwrap(), [(true, 14), (true, 14)], "there is one Neko for all");
}

#[test]
fn neko_may_climb_fewer_floors_than_the_card_says() {
    let mut hands = Hands::of(ToolId::NekoDecks, 1, 0);
    hands.turn("height", 9);
    hands.press("climb-1-1");
    assert_eq!(hands.number("floor-0"), 2, "the second mission climbs two");
}

#[test]
fn a_card_that_builds_raises_the_tower_and_takes_its_walls() {
    let mut hands = Hands::of(ToolId::NekoDecks, 1, 0);
    let walls = |hands: &Hands| ["brick", "angel"].map(|wall| hands.number(&format!("walls-{wall}")));
    assert_eq!((hands.number("height"), walls(&hands)), (1, [12, 10]));
    hands.press("play-0");
    assert_eq!(
        (hands.number("height"), walls(&hands)),
        (2, [11, 9]),
        "brick and angel lie open at the start"
    );
    hands.turn("height", -1);
    assert_eq!(walls(&hands), [12, 10], "what fell is in reserve again");
    hands.press("play-1");
    assert_eq!(hands.number("height"), 1, "a cat builds nothing");
}

#[test]
fn the_walls_can_be_told_from_ones_own_box() {
    let mut hands = Hands::of(ToolId::NekoDecks, 1, 0);
    hands.turn("walls-brick", 2);
    hands.turn("walls-column", -2);
    hands.press("play-0");
    assert_eq!((hands.number("walls-brick"), hands.number("walls-column")), (13, 8));
    assert!(hands.used.play(ToolMove::new("walls").with(0).with(55), 0).is_err(), "the box has 54");
    assert!(hands.used.play(ToolMove::new("walls").with(5).with(1), 0).is_err(), "there are five kinds");
}

#[test]
fn a_slip_of_the_finger_is_forgotten() {
    let mut hands = Hands::of(ToolId::NekoDecks, 1, 0);
    hands.turn("floor-0", 9);
    hands.turn("floor-0", -2);
    assert_eq!(hands.words("steps").key, "tool-neko-decks-no-step");
    assert_eq!(hands.standings().unwrap(), [(false, 8)]);
    hands.turn("height", -3);
    hands.turn("height", 3);
    assert_eq!(hands.number("floor-0"), 8, "the tower did not fall");
}

#[test]
fn a_slip_of_the_finger_does_not_cost_what_was_climbed_before() {
    let mut hands = Hands::of(ToolId::NekoDecks, 1, 0);
    hands.turn("floor-0", 12);
    hands.turn("height", -8);
    hands.press("play-0");
    hands.turn("floor-0", 9);
    hands.turn("floor-0", -8);
    assert_eq!(hands.standings().unwrap(), [(true, 13)]);
}

#[test]
fn neko_is_never_beside_the_tower_and_a_black_cat_begins_there() {
    let mut hands = Hands::of(ToolId::NekoDecks, 1, 0);
    assert_eq!(hands.used.play(ToolMove::new("stand").with(0), 0), Err(ToolRefusal::out_of_range(0, 1, 24)));
    assert_eq!(hands.number("floor-0"), 1);
    assert_eq!(Hands::of(ToolId::NekoDecks, 2, 1).number("floor-0"), 0);
}

#[test]
fn who_fells_the_tower_does_not_win_however_high() {
    let mut hands = Hands::of(ToolId::NekoDecks, 3, 1);
    for (seat, floor) in [9, 4, 4].into_iter().enumerate() {
        hands.turn(&format!("floor-{seat}"), floor);
    }
    assert_eq!(hands.standings(), Err(ToolRefusal::not_over()), "the tower stands");
    hands.press("felled-0");
    assert_eq!(hands.standings().unwrap(), [(false, 9), (true, 4), (true, 4)]);
    let seats: Vec<PaperSeat> = hands.used.standings().unwrap();
    let places = GameId::NekoTower.judge(Some("competitive"), &seats).unwrap();
    let ranks: Vec<u8> = places.iter().map(|place| place.rank).collect();
    assert_eq!(ranks, [3, 1, 1], "and is last");
    hands.press("felled-0");
    assert_eq!(hands.standings(), Err(ToolRefusal::not_over()), "it stands after all");
    let nobody = ToolRefusal::no_such_seat(Seat(3));
    assert_eq!(hands.used.play(ToolMove::new("felled").of(Seat(3)), 0), Err(nobody));
    let alone = hands.used.record().start;
    let alone = UsedTool::begin(ToolId::NekoDecks, super::Start { players: 1, ..alone });
    assert_eq!(alone, Err(ToolRefusal::players(1, 2, 4)));
}

#[test]
fn what_an_older_app_noted_is_taken_up_again() {
    let mut hands = Hands::of(ToolId::NekoDecks, 2, 0);
    let noted = [
        ToolMove::new("play").with(0),
        ToolMove::new("height").with(4),
        ToolMove::new("climb").with(1).with(2),
        ToolMove::new("put").with(0),
        ToolMove::new("felled").of(Seat(1)),
        ToolMove::new("stands"),
    ];
    for play in noted {
        assert_eq!(hands.used.play(play, 0), Ok(()));
    }
    assert_eq!(hands.number("floor-0"), 1, "Neko is not beside the tower");
}
