//! Cui bono?, played with fingers alone.

use std::sync::Arc;

use empile_games::{
    AnyGame,
    contract::{Game, Seed, Stream, Viewer},
    pyramid::lattice::{Cell, CellSet},
};
use empile_reference::{Language, Lexicon, Reference};
use empile_stage::{Art, Cue, Motion, Node, NodeId, Phase, Point, PyramidArt};
use empile_tests::{
    gallery::{
        SCREENS,
        cui_bono::{CASES, DICE, KEEP, at, game, tap_on},
    },
    hands::Hands,
};

fn node(hands: &Hands, id: u32) -> Node {
    hands.scene().node(NodeId(id)).unwrap_or_else(|| panic!("there is no node {id}")).clone()
}

fn faces(node: &Node) -> [u8; 3] {
    match node.art {
        Some(Art::Pyramid(PyramidArt::Die { faces, .. })) => faces,
        ref other => panic!("no die: {other:?}"),
    }
}

/// Takes dice and keeps them until one can be put back.
fn holding_with_a_place(screen: usize) -> Hands {
    let mut hands = at(3, 5, SCREENS[screen]);
    loop {
        let dice = hands.touchable_among(DICE);
        hands.tap(dice[0]);
        if !hands.touchable_among(CASES).is_empty() {
            return hands;
        }
        hands.tap(KEEP);
    }
}

#[test]
fn matches_of_two_to_six_are_played_to_their_end_by_touches_alone_on_any_screen() {
    for (screen, seed) in SCREENS.into_iter().zip(1..) {
        for players in 2..=6 {
            let mut hands = at(players, seed, screen);
            let mut luck = Stream::new(Seed(seed));
            while !hands.is_over() {
                tap_on(&mut hands, &mut luck);
                assert_eq!(hands.take_refusal(), None, "what is lit can be done");
            }
            assert!(hands.touchable().next().is_none(), "nothing is left to touch");
            let news = hands.take_news();
            for cue in [Cue::DieTaken, Cue::DiceSlid, Cue::DiePlaced, Cue::DieKept, Cue::MatchEnded] {
                assert!(news.cues.contains(&cue), "{cue:?} with {players} on {screen:?}");
            }
            let last = news.narration.last().map(|words| words.key);
            assert_eq!(last, Some("cui-bono-tell-ended"));
        }
    }
}

#[test]
fn at_first_the_three_dice_in_the_corners_can_be_taken_and_nothing_else() {
    for screen in SCREENS {
        let hands = at(2, 1, screen);
        let corners: Vec<u32> = CellSet::CORNERS.iter().map(|cell| 100 + cell.index() as u32).collect();
        let mut lit: Vec<u32> = hands.touchable().map(|node| node.id.0).collect();
        lit.sort_unstable();
        assert_eq!(lit, corners);
    }
}

#[test]
fn the_row_on_a_taken_die_glides_down_by_one_cell_and_shows_the_same_faces() {
    for screen in SCREENS {
        let mut hands = at(2, 1, screen);
        // Before the first touch a die has the number of its cell.
        let row: Vec<u32> = (0..=8)
            .rev()
            .filter_map(|depth| Cell::at(depth, 0, 0))
            .map(|cell| 100 + cell.index() as u32)
            .collect();
        let before: Vec<Node> = row.iter().map(|id| node(&hands, *id)).collect();
        hands.tap(row[0]);
        for (index, id) in row.iter().enumerate().skip(1) {
            let slid = node(&hands, *id);
            assert_eq!(slid.area, before[index - 1].area, "{id} lies where the one below it lay");
            assert_eq!(slid.motion, Motion::Glide);
            for (now, then) in faces(&slid).into_iter().zip(faces(&before[index])) {
                assert!(now == then || then == 0, "a face comes to light, none changes");
            }
        }
        let hand = node(&hands, row[0]);
        assert_ne!(hand.area, before[0].area, "the taken die is in the hand");
        assert_eq!(hands.touchable().filter(|node| DICE.contains(&node.id.0)).count(), 1, "it alone");
        let told: Vec<&str> = hands.take_news().narration.iter().map(|words| words.key).collect();
        assert_eq!(told, ["cui-bono-tell-took", "cui-bono-tell-slid"]);
    }
}

#[test]
fn just_the_cases_that_the_rules_offer_are_lit_and_take_the_die() {
    for screen in 0..SCREENS.len() {
        let mut hands = holding_with_a_place(screen);
        let offered: Vec<u32> =
            game(&hands).places().iter().map(|cell| CASES.start + cell.index() as u32).collect();
        let mut lit = hands.touchable_among(CASES);
        lit.sort_unstable();
        assert_eq!(lit, offered);
        let held = hands.touchable_among(DICE)[0];
        let (case, before) = (node(&hands, lit[0]), game(&hands).hands().all().to_vec());
        hands.tap(lit[0]);
        assert_eq!(node(&hands, held).area, case.area, "the same die, on its case");
        assert_eq!(game(&hands).hands().all(), before, "nobody keeps anything");
        assert!(hands.touchable_among(CASES).is_empty());
    }
}

#[test]
fn the_die_in_the_hand_can_be_dragged_to_its_case_and_dropped_elsewhere_it_stays_in_the_hand() {
    let mut hands = holding_with_a_place(0);
    let (held, case) = (hands.touchable_among(DICE)[0], hands.touchable_among(CASES)[0]);
    let home = node(&hands, held).area;
    let entries = hands.entries().len();
    hands.drag(1, held, Point { x: 4.0, y: 4.0 });
    assert_eq!(hands.entries().len(), entries);
    assert_eq!(node(&hands, held).area, home);
    let to = hands.middle(case);
    hands.touch(1, Phase::Down, hands.middle(held));
    hands.touch(1, Phase::Move, to);
    assert_eq!(node(&hands, held).area.centre(), to, "it goes with the finger");
    hands.touch(1, Phase::Up, to);
    assert_eq!(hands.entries().len(), entries + 1);
    assert_eq!(game(&hands).held(), None);
}

#[test]
fn keeping_a_die_costs_what_the_button_says_and_the_card_counts_it() {
    let mut hands = at(2, 1, SCREENS[0]);
    hands.tap(hands.touchable_among(DICE)[0]);
    let seat = game(&hands).to_act().iter().next().unwrap();
    let button = format!("{:?}", node(&hands, KEEP).label);
    hands.tap(KEEP);
    let loss = game(&hands).loss(seat);
    assert!(loss > 0 && button.contains(&format!("Number({loss})")), "{button}");
    assert_ne!(game(&hands).to_act().iter().next(), Some(seat), "the turn goes on");
    let facts = node(&hands, 20 + 10 * u32::from(seat.0)).label.unwrap().facts;
    let number = |name: &str| facts.iter().find(|(key, _)| *key == name).map(|(_, fact)| format!("{fact:?}"));
    assert_eq!(number("kept").as_deref(), Some("Number(1)"));
    assert_eq!(number("most").as_deref(), Some("Number(10)"));
    assert_eq!(number("loss"), Some(format!("Number({loss})")));
}

#[test]
fn what_is_buried_is_nowhere_in_the_scene() {
    let mut hands = at(4, 2, SCREENS[3]);
    let mut luck = Stream::new(Seed(2));
    for seed in 0..60 {
        if hands.is_over() {
            break;
        }
        let other = hands.game().imagine(Viewer::Spectator, Seed(seed));
        let AnyGame::CuiBono(imagined) = &other else { panic!("another game: {other:?}") };
        assert_ne!(imagined.pyramid(), game(&hands).pyramid(), "something is buried");
        let mut stage = hands.stage().clone();
        stage.resize(&other, SCREENS[3], 1.0);
        assert_eq!(stage.scene(), hands.scene(), "whatever is buried, the table looks the same");
        tap_on(&mut hands, &mut luck);
    }
}

#[test]
fn a_table_taken_up_with_a_die_in_the_hand_goes_on() {
    let mut hands = holding_with_a_place(1);
    let places = hands.touchable_among(CASES);
    let game = hands.game().clone();
    hands.stage().reset(&game);
    assert_eq!(hands.touchable_among(CASES), places);
    assert_eq!(hands.touchable_among(DICE).len(), 1, "the die in the hand");
    hands.tap(places[0]);
    assert_eq!(self::game(&hands).held(), None);
}

#[test]
fn at_any_moment_help_names_a_rule_that_the_reference_has() {
    let reference = Reference::new(Arc::new(Lexicon::new(Language::ALL[0]).unwrap()));
    let mut hands = at(3, 4, SCREENS[0]);
    let mut luck = Stream::new(Seed(4));
    let rules = hands.rules_of_help(|hands| tap_on(hands, &mut luck));
    for rule in &rules {
        assert!(reference.section(rule, Some(3)).is_ok(), "{rule}");
    }
    for rule in ["cui-bono.take", "cui-bono.put-back", "cui-bono.keep", "cui-bono.end"] {
        assert!(rules.contains(rule), "{rule}");
    }
}
