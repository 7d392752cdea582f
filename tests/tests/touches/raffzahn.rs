//! Raffzahn through touches alone: whose finger it is, what is too late, and whole matches.

use empile_games::{
    AnyAction, AnyBreach,
    contract::{Entry, Refusal, Seat},
    pyramid::lattice::Cell,
    raffzahn::{Action, Breach, Step},
};
use empile_stage::{Art, Cue, Node, NodeId, Phase, Point, PyramidArt, PyramidLook, Surface, Touch};
use empile_tests::{
    edges::{edge, state},
    gallery::SCREENS,
    raffzahn_hands::{RaffHands, TURQUOISE, die, face, stop},
};

const PHONE: Surface = SCREENS[0];
const TABLET: Surface = SCREENS[3];

/// A table where every player has a die to take, and when it was thrown.
fn searching(surface: Surface) -> (RaffHands, u64) {
    let mut table = RaffHands::at(5, surface);
    for _ in 0..4 {
        table.play_turn();
    }
    let thrown_at = table.throw_until(|table| Seat::all(3).all(|seat| !table.fitting(seat).is_empty()));
    table.hands.take_news();
    (table, thrown_at)
}

fn kept(table: &RaffHands) -> [u8; 3] {
    [0, 1, 2].map(|seat| table.game().hands().before(Seat(seat)).count())
}

fn dice(table: &RaffHands) -> Vec<Node> {
    let is_die = |node: &&Node| matches!(node.art, Some(Art::Pyramid(PyramidArt::Die { .. })));
    let in_pyramid = |node: &&Node| (100..300).contains(&node.id.0);
    table.hands.scene().nodes.iter().filter(is_die).filter(in_pyramid).cloned().collect()
}

fn look(table: &RaffHands, cell: Cell) -> PyramidLook {
    match table.hands.scene().node(NodeId(die(cell))).and_then(|node| node.art) {
        Some(Art::Pyramid(PyramidArt::Die { look, .. })) => look,
        other => panic!("no die: {other:?}"),
    }
}

#[test]
fn matches_are_played_to_their_end_by_touches_alone_on_any_screen() {
    for (screen, seed) in SCREENS.into_iter().zip(1..) {
        let mut table = RaffHands::at(seed, screen);
        while !table.hands.is_over() {
            table.play_turn();
            assert_eq!(table.hands.take_refusal(), None, "whoever touches what fits takes it on {screen:?}");
        }
        assert!(kept(&table).into_iter().map(u32::from).sum::<u32>() > 100, "the pyramid is gone");
        assert!(table.hands.touchable().next().is_none(), "nothing is left to touch");
        let news = table.hands.take_news();
        for cue in [Cue::DiceThrown, Cue::DieTaken, Cue::NothingLeft, Cue::RoundStopped, Cue::MatchEnded] {
            assert!(news.cues.contains(&cue), "{cue:?} on {screen:?}");
        }
    }
}

#[test]
fn the_face_under_a_finger_says_whose_finger_it_is_all_around_a_die() {
    for surface in SCREENS {
        let (mut table, thrown_at) = searching(surface);
        let game = table.hands.game().clone();
        for cell in table.game().pyramid().heap().free() {
            let hexagon = table.hands.scene().node(NodeId(die(cell))).expect("a free die is seen").area;
            for degrees in (0..360_u16).step_by(15) {
                let above = Point { x: hexagon.centre().x, y: hexagon.centre().y - hexagon.height * 0.35 };
                let at = above.turned_around(hexagon.centre(), f32::from(degrees));
                let touch = Touch { pointer: 1, phase: Phase::Down, at, stamp: thrown_at, breadth: 8.0 };
                let intent =
                    table.hands.stage().touch(&game, touch).expect("all of a free die feels fingers");
                let turn = f32::from(degrees);
                let towards = |side: f32| ((turn - side + 180.0).rem_euclid(360.0) - 180.0).abs();
                let between = [180.0, 300.0, 60.0].map(towards);
                if between.iter().any(|away| (away - 60.0).abs() < 1.0) {
                    continue;
                }
                let whose = between.iter().position(|away| *away < 60.0).expect("three faces make a die");
                let expected = (Seat(whose as u8), AnyAction::Raffzahn(Action::Take { cell }));
                assert_eq!((intent.seat, intent.action), expected, "{degrees}° on {cell}, {surface:?}");
            }
        }
    }
}

#[test]
fn a_die_is_taken_as_the_finger_comes_down_and_goes_to_the_player_it_fits() {
    let (mut table, thrown_at) = searching(PHONE);
    for seat in Seat::all(3) {
        let cell = table.fitting(seat)[0];
        let (before, at) = (kept(&table)[seat.index()], table.hands.middle(face(cell, seat)));
        table.hands.touch_at(7, Phase::Down, at, thrown_at + 100);
        assert_eq!(kept(&table)[seat.index()], before + 1, "{seat}");
        let lies = table.hands.scene().node(NodeId(die(cell))).expect("the same die, in the hand").clone();
        assert_eq!(lies.seat, Some(seat));
        let zone = table.hands.scene().node(NodeId(edge(seat))).expect("an edge").clone();
        assert!(zone.holds(lies.area.centre(), 0.0), "before {seat}");
        assert!((lies.turn - zone.turn).abs() < 0.1, "turned to its taker");
        table.hands.touch_at(7, Phase::Up, at, thrown_at + 150);
        assert_eq!(kept(&table)[seat.index()], before + 1, "lifting takes nothing more");
    }
}

#[test]
fn a_face_that_shows_another_number_gives_nothing_and_costs_nothing() {
    let (mut table, thrown_at) = searching(PHONE);
    let cell = table.fitting(Seat(0))[0];
    let before = table.game().clone();
    table.take(Seat(1), cell, thrown_at + 100);
    let refusal = table.hands.take_refusal();
    assert!(
        matches!(refusal, Some(Refusal::Rule(AnyBreach::Raffzahn(Breach::WrongFace { .. })))),
        "{refusal:?}"
    );
    assert_eq!(*table.game(), before);
}

#[test]
fn of_two_fingers_on_one_die_the_one_it_fits_takes_it_whichever_is_heard_first() {
    for fitting_first in [true, false] {
        let (mut table, thrown_at) = searching(PHONE);
        let cell = table.fitting(Seat(2))[0];
        let before = kept(&table);
        let [a, b] = [Seat(2), Seat(0)].map(|seat| (seat, table.hands.middle(face(cell, seat))));
        let order = if fitting_first { [a, b] } else { [b, a] };
        for ((seat, at), stamp) in order.into_iter().zip([thrown_at + 90, thrown_at + 91]) {
            table.hands.touch_at(u64::from(seat.0), Phase::Down, at, stamp);
        }
        assert_eq!(kept(&table)[2], before[2] + 1);
        assert_eq!(kept(&table)[0], before[0]);
    }
}

#[test]
fn nothing_tells_which_dice_fit() {
    let mut table = RaffHands::at(5, TABLET);
    for _ in 0..4 {
        table.play_turn();
        let before = dice(&table);
        table.throw();
        assert_eq!(dice(&table), before, "the throw changes nothing about any die");
        for cell in table.game().pyramid().heap().free() {
            let felt =
                Seat::all(3).filter(|seat| table.hands.scene().node(NodeId(face(cell, *seat))).is_some());
            assert_eq!(felt.count(), 3, "every face of every free die feels fingers, right or wrong");
        }
        table.stop(table.hands.now() + 5);
        table.hands.wait_for_the_clock();
    }
}

#[test]
fn a_stop_heard_late_sends_back_what_was_taken_after_it_and_each_opponent_gets_a_die() {
    let (mut table, thrown_at) = searching(PHONE);
    let (late, roller) = (Seat(1), table.game().roller());
    let before = kept(&table);
    assert!(before[1] >= 2, "enough to pay");
    let cell = table.fitting(late)[0];
    let lay = table.hands.scene().node(NodeId(die(cell))).expect("lies").area;
    table.take(late, cell, thrown_at + 300);
    assert_ne!(table.hands.scene().node(NodeId(die(cell))).expect("in the hand").area, lay);
    table.hands.take_news();
    table.stop(thrown_at + 200);
    assert_eq!(table.hands.scene().node(NodeId(die(cell))).expect("back").area, lay, "where it lay");
    assert_eq!(look(&table, cell), PyramidLook::Wrong);
    table.hands.wait_for_the_clock();
    let paid = [before[0] + 1, before[1] - 2, before[2] + 1];
    assert_eq!(kept(&table), paid);
    assert_eq!(look(&table, cell), PyramidLook::Plain);
    let told: Vec<&str> = table.hands.take_news().narration.iter().map(|words| words.key).collect();
    let keys = ["stopped", "goes-back", "gave", "gave", "turn"].map(|key| format!("raffzahn-tell-{key}"));
    assert_eq!(told, keys);
    let says = table.hands.scene().node(NodeId(state(late))).and_then(|node| node.text.clone());
    let next = Seat((roller.0 + 1) % 3);
    let expected = if next == late { "raffzahn-state-throw" } else { "raffzahn-state-paid" };
    assert_eq!(says.map(|text| text.words.key), Some(expected));
}

#[test]
fn a_hand_that_was_there_before_the_stop_keeps_its_die_even_if_it_is_heard_later() {
    let (mut table, thrown_at) = searching(PHONE);
    let before = kept(&table);
    let cell = table.fitting(Seat(2))[0];
    table.stop(thrown_at + 200);
    table.take(Seat(2), cell, thrown_at + 199);
    table.hands.wait_for_the_clock();
    assert_eq!(kept(&table), [before[0], before[1], before[2] + 1]);
}

#[test]
fn a_touch_after_the_stop_is_marked_where_it_was() {
    let (mut table, thrown_at) = searching(PHONE);
    let cell = table.fitting(Seat(0))[0];
    table.stop(thrown_at + 200);
    table.take(Seat(0), cell, thrown_at + 201);
    assert_eq!(look(&table, cell), PyramidLook::Wrong);
    assert!(table.hands.take_news().cues.contains(&Cue::Wrong));
    let says = table.hands.scene().node(NodeId(state(Seat(0)))).and_then(|node| node.text.clone());
    assert_eq!(says.map(|text| text.words.key), Some("raffzahn-state-late"));
}

#[test]
fn only_the_roller_has_a_stop_at_the_own_edge_and_only_while_there_is_a_search() {
    let mut table = RaffHands::at(5, TABLET);
    let stops = |table: &RaffHands| {
        Seat::all(3)
            .filter(|seat| table.hands.touchable().any(|node| node.id.0 == stop(*seat)))
            .collect::<Vec<_>>()
    };
    for roller in [0, 1, 2, 0].map(Seat) {
        assert_eq!((table.game().roller(), stops(&table)), (roller, vec![]));
        table.throw();
        assert_eq!(stops(&table), [roller]);
        let pad = table.hands.scene().node(NodeId(stop(roller))).expect("a pad");
        assert_eq!(pad.seat, Some(roller));
        table.stop(table.hands.now() + 100);
        assert!(stops(&table).is_empty());
        table.hands.wait_for_the_clock();
    }
}

#[test]
fn a_palm_does_nothing_and_a_cancelled_finger_throws_nothing() {
    let mut table = RaffHands::at(5, PHONE);
    let at = table.hands.middle(TURQUOISE);
    table.hands.touch(1, Phase::Down, at);
    table.hands.touch(1, Phase::Cancel, at);
    assert_eq!(table.view().step, Step::Ready);
    let (mut table, thrown_at) = searching(PHONE);
    let cell = table.fitting(Seat(0))[0];
    let game = table.hands.game().clone();
    for node in [face(cell, Seat(0)), stop(table.game().roller())] {
        let at = table.hands.middle(node);
        let palm = Touch { pointer: 1, phase: Phase::Down, at, stamp: thrown_at + 1, breadth: 90.0 };
        assert_eq!(table.hands.stage().touch(&game, palm), None);
        let cancelled = Touch { phase: Phase::Cancel, ..palm };
        assert_eq!(table.hands.stage().touch(&game, cancelled), None);
    }
}

#[test]
fn a_taken_die_stays_taken_when_the_system_takes_the_finger_away() {
    let (mut table, thrown_at) = searching(PHONE);
    let cell = table.fitting(Seat(0))[0];
    let at = table.hands.middle(face(cell, Seat(0)));
    table.hands.touch_at(1, Phase::Down, at, thrown_at + 50);
    let taken = table.game().clone();
    table.hands.touch_at(1, Phase::Cancel, at, thrown_at + 60);
    assert_eq!(*table.game(), taken);
}

#[test]
fn when_nothing_is_left_the_table_says_so_and_still_waits_for_the_stop() {
    let (mut table, _) = searching(PHONE);
    table.clear();
    let news = table.hands.take_news();
    assert_eq!(news.cues.last(), Some(&Cue::NothingLeft));
    let says = |seat| table.hands.scene().node(NodeId(state(seat))).and_then(|node| node.text.clone());
    for seat in Seat::all(3) {
        let is_roller = seat == table.game().roller();
        let key = if is_roller { "raffzahn-state-say-stop" } else { "raffzahn-state-nothing-left" };
        assert_eq!(says(seat).map(|text| text.words.key), Some(key));
    }
    assert!(matches!(table.view().step, Step::Grabbing { .. }));
}

#[test]
fn the_record_holds_what_the_fingers_did_and_when() {
    let (mut table, thrown_at) = searching(TABLET);
    let cell = table.fitting(Seat(1))[0];
    table.take(Seat(1), cell, thrown_at + 321);
    let last = table.hands.entries().last().expect("an entry").clone();
    let action = AnyAction::Raffzahn(Action::Take { cell });
    assert_eq!(last, Entry::Act { seat: Seat(1), action, at: thrown_at + 321 });
}
