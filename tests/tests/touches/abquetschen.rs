//! Abquetschen, played with fingers alone.

use empile_games::{
    AnyGame, AnySetup,
    abquetschen::{Abquetschen, Setup},
    contract::{Fact, Game, Seat, Seed, Stream, Viewer},
};
use empile_stage::{Cue, NodeId, Surface};
use empile_tests::{
    gallery::{SCREENS, abquetschen::tap_on},
    hands::Hands,
};

const THROW: u32 = 3;
const DONE: u32 = 4;
const DICE: std::ops::Range<u32> = 100..300;
const CASES: std::ops::Range<u32> = 300..500;
const LEVELS: u32 = 1_000;

fn at(surface: Surface, seed: u64) -> Hands {
    Hands::at(AnySetup::Abquetschen(Setup::default()), seed, surface)
}

fn game(hands: &Hands) -> &Abquetschen {
    match hands.game() {
        AnyGame::Abquetschen(game) => game,
        other => panic!("another game: {other:?}"),
    }
}

/// Throws until the first player has four dice to lay.
fn opened(surface: Surface, seed: u64) -> Hands {
    let mut hands = at(surface, seed);
    while game(&hands).offered().is_empty() {
        hands.tap(THROW);
    }
    hands
}

#[test]
fn matches_are_played_to_their_end_by_touches_alone_on_any_screen() {
    for (screen, seed) in SCREENS.into_iter().zip(1..) {
        let mut hands = at(screen, seed);
        let mut luck = Stream::new(Seed(seed));
        while !hands.is_over() {
            tap_on(&mut hands, &mut luck);
            assert_eq!(hands.take_refusal(), None, "what is lit can be done");
        }
        assert!(game(&hands).heap().filled().len() > 40, "a pyramid was built on {screen:?}");
        assert!(hands.touchable().next().is_none(), "nothing is left to touch");
        let news = hands.take_news();
        for cue in [Cue::DiceThrown, Cue::DiePlaced, Cue::MatchEnded] {
            assert!(news.cues.contains(&cue), "{cue:?} on {screen:?}");
        }
        let last = news.narration.last().map(|words| words.key).unwrap_or_default();
        let endings = ["abquetschen-tell-all-laid", "abquetschen-tell-beyond", "abquetschen-tell-no-room"];
        assert!(endings.contains(&last), "{last}");
    }
}

#[test]
fn just_the_cases_that_the_rules_offer_can_be_touched() {
    let mut hands = opened(SCREENS[0], 7);
    for left in (1..=4).rev() {
        let offered = game(&hands).offered().len();
        assert_eq!(hands.touchable_among(CASES).len(), offered, "{left} to lay");
        assert!(hands.scene().node(NodeId(DONE)).is_none(), "{left} to lay");
        hands.tap(hands.touchable_among(CASES)[0]);
    }
    assert!(hands.touchable_among(CASES).is_empty());
    hands.tap(DONE);
    assert_eq!(game(&hands).dice_of(game(&hands).observe(Viewer::Spectator).first.unwrap()).len(), 4);
    assert_eq!(hands.touchable_among(DICE), Vec::<u32>::new(), "what is done stays");
}

#[test]
fn a_die_laid_in_the_wrong_place_is_taken_back_by_touching_it() {
    let mut hands = opened(SCREENS[0], 7);
    hands.tap(hands.touchable_among(CASES)[3]);
    let laid = hands.touchable_among(DICE);
    assert_eq!(laid.len(), 1);
    hands.tap(laid[0]);
    assert!(game(&hands).heap().filled().is_empty());
    assert!(hands.touchable_among(DICE).is_empty());
    let told: Vec<&str> = hands.take_news().narration.iter().map(|words| words.key).collect();
    assert_eq!(told[told.len() - 2..], ["abquetschen-tell-laid", "abquetschen-tell-took-back"]);
}

#[test]
fn four_new_dice_show_what_holds_them_together() {
    let mut hands = opened(SCREENS[3], 7);
    for _ in 0..4 {
        hands.tap(hands.touchable_among(CASES)[0]);
    }
    let links = hands.scene().nodes.iter().filter(|node| (500..1000).contains(&node.id.0)).count();
    assert_eq!(links, 3, "the die on top holds on to the three it stands on");
}

#[test]
fn cards_tell_whose_turn_it_is_and_how_many_dice_are_left() {
    let mut hands = opened(SCREENS[0], 7);
    let first = game(&hands).current();
    for _ in 0..4 {
        hands.tap(hands.touchable_among(CASES)[0]);
    }
    hands.tap(DONE);
    for seat in Seat::all(3) {
        let card = hands.scene().node(NodeId(10 + 10 * u32::from(seat.0))).unwrap();
        let label = format!("{:?}", card.label);
        let dice = if seat == first { 51 } else { 55 };
        assert!(label.contains(&format!("Number({dice})")), "{label}");
    }
}

#[test]
fn every_lit_case_shows_its_level_to_whoever_plays() {
    let mut levels = std::collections::BTreeSet::new();
    for (screen, seed) in SCREENS.into_iter().zip(1..) {
        let mut hands = at(screen, seed);
        let mut luck = Stream::new(Seed(seed));
        while !hands.is_over() {
            let seat = game(&hands).current();
            let turn = |id: u32| hands.scene().node(NodeId(id)).map(|node| node.turn);
            let card = turn(10 + 10 * u32::from(seat.0));
            for part in [1, 2, THROW, DONE].into_iter().filter(|id| turn(*id).is_some()) {
                assert_eq!(turn(part), card, "{part} faces {seat}");
            }
            for (case, cell) in hands.touchable_among(CASES).into_iter().zip(game(&hands).offered()) {
                let node = hands.scene().node(NodeId(LEVELS + case - CASES.start)).expect("its number");
                assert_eq!(Some(node.turn), card, "to be read by {seat}");
                let level = i64::from(cell.level()) + 1;
                let words = &node.text.as_ref().expect("a number").words;
                assert_eq!(words.facts, [("number", Fact::Number(level))]);
                let label = hands.scene().node(NodeId(case)).unwrap().label.clone().unwrap();
                assert!(label.facts.contains(&("level", Fact::Number(level))), "as it is read out");
                levels.insert(level);
            }
            tap_on(&mut hands, &mut luck);
        }
    }
    assert!(levels.len() > 3, "{levels:?}");
}
