//! Würfelmarsch, played with fingers alone.

use empile_games::{
    AnyGame, AnySetup,
    contract::{Game, Seat, Seed, Stream},
    wurfelmarsch::{Setup, Wurfelmarsch},
};
use empile_stage::{Cue, Motion, NodeId, Phase, Surface};
use empile_tests::{
    gallery::{
        SCREENS,
        wurfelmarsch::{DICE, PIVOTS, TURN, WAYS, march_on},
    },
    hands::Hands,
};

const CANCEL: u32 = 4;

fn at(surface: Surface) -> Hands {
    Hands::at(AnySetup::Wurfelmarsch(Setup::default()), 0, surface)
}

fn game(hands: &Hands) -> &Wurfelmarsch {
    match hands.game() {
        AnyGame::Wurfelmarsch(game) => game,
        other => panic!("another game: {other:?}"),
    }
}

#[test]
fn matches_are_played_to_their_end_by_touches_alone_on_any_screen() {
    let mut told = Vec::new();
    for (screen, seed) in SCREENS.into_iter().zip(1..) {
        let mut hands = at(screen);
        let mut luck = Stream::new(Seed(seed));
        while !hands.is_over() {
            march_on(&mut hands, &mut luck);
            assert_eq!(hands.take_refusal(), None, "what is lit can be done");
        }
        assert!(hands.touchable().next().is_none(), "nothing is left to touch");
        let news = hands.take_news();
        assert_eq!(news.cues.last(), Some(&Cue::MatchEnded));
        told.extend(news.narration.into_iter().map(|words| words.key));
    }
    for key in ["wurfelmarsch-tell-won", "wurfelmarsch-tell-captured", "wurfelmarsch-tell-arrived"] {
        assert!(told.contains(&key), "{key}");
    }
}

#[test]
fn a_chosen_die_shows_what_it_would_show_and_shows_it_after_the_pivot() {
    for screen in SCREENS {
        let mut hands = at(screen);
        let die = hands.touchable_among(DICE)[2];
        assert!(hands.touchable_among(PIVOTS).is_empty());
        hands.tap(die);
        let pivots = hands.touchable_among(PIVOTS);
        assert_eq!(pivots, [81, 82], "forward on either hand, between two own dice");
        let ghost = hands.scene().node(NodeId(pivots[0])).unwrap().clone();
        hands.tap(pivots[0]);
        let rolled = hands.scene().node(NodeId(die)).unwrap();
        assert_eq!(rolled.area, ghost.area, "the same die, at its new place");
        assert_eq!(rolled.motion, Motion::Pivot);
        let faces = |node: &empile_stage::Node| match node.art {
            Some(empile_stage::Art::Pyramid(empile_stage::PyramidArt::Die { faces, .. })) => faces,
            other => panic!("no die: {other:?}"),
        };
        assert_eq!(faces(rolled), faces(&ghost));
        assert_eq!(game(&hands).current(), Seat(1));
    }
}

#[test]
fn a_die_can_be_dragged_to_where_it_pivots() {
    let mut hands = at(SCREENS[0]);
    let die = hands.touchable_among(DICE)[0];
    let from = hands.middle(die);
    hands.touch(1, Phase::Down, from);
    let to = hands.middle(hands.touchable_among(PIVOTS)[0]);
    hands.touch(1, Phase::Move, to);
    hands.touch(1, Phase::Up, to);
    assert_eq!(game(&hands).current(), Seat(1));
}

#[test]
fn touching_a_chosen_die_again_lets_go_of_it_and_another_die_takes_its_turn() {
    let mut hands = at(SCREENS[0]);
    let dice = hands.touchable_among(DICE);
    hands.tap(dice[0]);
    hands.tap(dice[4]);
    assert!(!hands.touchable_among(PIVOTS).is_empty());
    hands.tap(dice[4]);
    assert!(hands.touchable_among(PIVOTS).is_empty());
    assert_eq!(game(&hands).current(), Seat(0));
}

#[test]
fn a_die_is_turned_in_its_place_with_one_touch_on_what_it_shall_show() {
    for screen in SCREENS {
        let mut hands = at(screen);
        hands.tap(hands.touchable_among(DICE)[0]);
        hands.tap(TURN);
        assert_eq!(hands.touchable_among(WAYS).len(), 23, "every way but the one it lies in");
        assert!(hands.touchable_among(DICE).is_empty(), "the sheet lies on them");
        hands.tap(CANCEL);
        hands.tap(TURN);
        hands.tap(hands.touchable_among(WAYS)[20]);
        assert_eq!(game(&hands).current(), Seat(1), "on {screen:?}");
        let news = hands.take_news();
        assert_eq!(news.narration[0].key, "wurfelmarsch-tell-turned");
        assert_eq!(game(&hands).dice_of(Seat(0)).len(), 5);
    }
}

#[test]
fn only_the_own_dice_can_be_chosen() {
    let mut hands = at(SCREENS[0]);
    assert_eq!(hands.touchable_among(DICE), (50..55).collect::<Vec<u32>>());
    hands.tap(52);
    hands.tap(hands.touchable_among(PIVOTS)[0]);
    assert_eq!(hands.touchable_among(DICE), (55..60).collect::<Vec<u32>>());
    assert!(game(&hands).to_act().contains(Seat(1)));
}
