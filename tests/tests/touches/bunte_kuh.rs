//! Bunte Kuh through touches alone: who called before the others, what is shown in time, and whole matches.

use std::collections::BTreeSet;

use empile_games::{
    AnyAction,
    bunte_kuh::{Action, Call, Step},
    contract::{Entry, Game, Seat, Seed, Stream},
    pyramid::{Die, lattice::CellSet},
};
use empile_stage::{
    Art, Cue, Motion, NodeId, Phase, PyramidArt, PyramidLook, Reach as Felt, Role, Surface, Touch,
};
use empile_tests::{
    bunte_kuh_hands::{KuhHands, SHEET, THROWN, back, case, countdown, die, mark, pad, pit, reaches, way},
    edges::{edge, state},
    gallery::SCREENS,
    reach::Reach,
};

const PHONE: Surface = SCREENS[0];
const TABLET: Surface = SCREENS[3];
const CASES: std::ops::Range<u32> = 300..465;
const WAYS: std::ops::Range<u32> = 500..524;

/// A table where there is a case to be found, or none, and when the dice were thrown.
fn searching(players: u8, surface: Surface, is_there: bool) -> (KuhHands, u64) {
    let mut table = KuhHands::at(players, 8, surface);
    let thrown_at = table.throw_until(is_there);
    table.hands.take_news();
    (table, thrown_at)
}

/// The same, with a « Stop! » of the second player that stands.
fn pointing(surface: Surface) -> (KuhHands, u64) {
    let (mut table, thrown_at) = searching(3, surface, true);
    table.call(Seat(1), Call::Stop, thrown_at + 200);
    table.hands.wait_for_the_clock();
    (table, thrown_at + 200)
}

fn reserves(table: &KuhHands) -> Vec<u8> {
    table.game().hands().all().iter().map(|hand| hand.count()).collect()
}

fn says(table: &KuhHands, seat: Seat) -> &'static str {
    let node = table.hands.scene().node(NodeId(state(seat))).expect("an edge");
    node.text.as_ref().expect("words").words.key
}

fn looks(table: &KuhHands, node: u32) -> Option<PyramidLook> {
    match table.hands.scene().node(NodeId(node))?.art? {
        Art::Pyramid(PyramidArt::Die { look, .. } | PyramidArt::Case { look }) => Some(look),
        _ => None,
    }
}

#[test]
fn matches_of_any_size_are_played_to_their_end_by_touches_alone() {
    for (players, screen) in (2..=6).zip(SCREENS) {
        let mut table = KuhHands::at(players, 30 + u64::from(players), screen);
        let mut luck = Stream::new(Seed(players.into()));
        while !table.hands.is_over() {
            table.play_turn(&mut luck);
            assert_eq!(table.hands.take_refusal(), None, "what can be touched can be done");
        }
        assert!(table.hands.touchable().next().is_none(), "nothing is left to touch");
        let news = table.hands.take_news();
        for cue in [Cue::DiceThrown, Cue::Called, Cue::Right, Cue::Wrong, Cue::DiePlaced, Cue::MatchEnded] {
            assert!(news.cues.contains(&cue), "{cue:?} of {players}");
        }
        let winners = table.game().outcome().expect("it is over").winners();
        assert!(winners.iter().all(|seat| says(&table, seat) == "bunte-kuh-state-won"));
    }
}

#[test]
fn everyone_has_stop_and_no_at_the_own_edge_while_there_is_a_search() {
    let (mut table, thrown_at) = searching(6, PHONE, true);
    let pads = |table: &KuhHands| {
        let both = Seat::all(6).flat_map(|seat| [pad(seat, Call::Stop), pad(seat, Call::No)]);
        both.filter(|id| table.hands.touchable().any(|node| node.id.0 == *id)).count()
    };
    assert_eq!(pads(&table), 12);
    for seat in Seat::all(6) {
        for call in [Call::Stop, Call::No] {
            let node = table.hands.scene().node(NodeId(pad(seat, call))).expect("a pad");
            assert_eq!(node.seat, Some(seat));
            let zone = table.hands.scene().node(NodeId(edge(seat))).expect("an edge");
            assert!(zone.holds(node.area.centre(), 0.0));
            assert!(node.area.width >= 48.0 && node.area.height >= 48.0, "{:?}", node.area);
        }
    }
    table.call(Seat(2), Call::Stop, thrown_at + 100);
    assert_eq!(pads(&table), 10, "an earlier call may still arrive, but nobody calls twice");
    table.hands.wait_for_the_clock();
    assert_eq!(pads(&table), 0);
}

#[test]
fn of_two_fingers_the_earliest_stamp_has_called_whichever_is_heard_first() {
    for players in 2..=6 {
        let (mut table, thrown_at) = searching(players, TABLET, true);
        let last = Seat(players - 1);
        table.call(Seat(0), Call::No, thrown_at + 220);
        assert_eq!(says(&table, Seat(0)), "bunte-kuh-state-checks");
        table.call(last, Call::Stop, thrown_at + 219);
        assert_eq!(says(&table, Seat(0)), "bunte-kuh-state-says-stop");
        table.hands.wait_for_the_clock();
        assert!(matches!(table.view().step, Step::Pointing { seat, .. } if seat == last));
        assert_eq!(says(&table, last), "bunte-kuh-state-show");
    }
}

#[test]
fn a_call_counts_as_the_finger_comes_down() {
    let (mut table, thrown_at) = searching(4, PHONE, true);
    let at = table.hands.middle(pad(Seat(3), Call::Stop));
    table.hands.touch_at(1, Phase::Down, at, thrown_at + 321);
    let last = table.hands.entries().last().expect("an entry").clone();
    let action = AnyAction::BunteKuh(Action::Call(Call::Stop));
    assert_eq!(last, Entry::Act { seat: Seat(3), action, at: thrown_at + 321 });
    assert_eq!(table.hands.take_news().cues, [Cue::Called]);
}

#[test]
fn nothing_tells_the_sum_or_the_case_before_somebody_calls() {
    let (mut table, thrown_at) = searching(3, TABLET, true);
    assert!(table.hands.touchable_among(CASES).is_empty());
    let hollows = table.game().pyramid().heap().hollows();
    let shades: BTreeSet<String> = hollows
        .iter()
        .map(|cell| {
            let node = table.hands.scene().node(NodeId(case(cell))).expect("named for whoever cannot see it");
            assert!(node.art.is_none() && node.role == Role::Picture && node.label.is_some(), "{node:?}");
            let shade = table.hands.scene().node(NodeId(pit(cell))).expect("a case is seen to be hollow");
            format!("{:?}", shade.art)
        })
        .collect();
    assert_eq!(shades.len(), 1, "all alike, right or wrong");
    let told = |table: &KuhHands| Seat::all(3).map(|seat| says(table, seat)).collect::<Vec<_>>();
    assert_eq!(told(&table), ["bunte-kuh-state-search"; 3]);
    table.call(Seat(1), Call::Stop, thrown_at + 200);
    table.hands.wait_for_the_clock();
    let spots = hollows.iter().filter_map(|cell| table.hands.scene().node(NodeId(case(cell))));
    let alike =
        spots.filter(|node| (node.role, node.reach) == (Role::Spot, Felt::Hexagon) && node.art.is_some());
    assert_eq!(alike.count(), hollows.len(), "all cases alike, right or wrong");
    assert!(table.hands.touchable_among(CASES).is_empty(), "none of them feels a touch");
}

#[test]
fn who_shows_a_right_case_chooses_how_a_die_shall_lie_there() {
    for screen in SCREENS {
        let (mut table, called_at) = pointing(screen);
        let (right, before) = (table.right_cases().first().expect("there is one"), reserves(&table));
        table.point(right, called_at + 900);
        assert_eq!(table.hands.touchable_among(WAYS).len(), 24, "{screen:?}");
        assert_eq!(says(&table, Seat(1)), "bunte-kuh-state-turn");
        let wanted: Die = "362".parse().expect("a die");
        table.hands.tap(way(wanted));
        let lies = table.game().pyramid().piece(right).expect("it lies where it was shown");
        assert_eq!(lies.die, wanted);
        assert_eq!(reserves(&table), [before[0], before[1] - 1, before[2]]);
        let node = table.hands.scene().node(NodeId(die(right))).expect("it is seen");
        assert_eq!((node.motion, looks(&table, die(right))), (Motion::Drop, Some(PyramidLook::Fresh)));
        assert!(table.hands.scene().node(NodeId(SHEET)).is_none());
    }
}

#[test]
fn every_way_to_lay_a_die_is_easy_to_hit_for_any_number_of_players() {
    for (players, screen) in (2..=6).flat_map(|players| SCREENS.map(|screen| (players, screen))) {
        let (mut table, thrown_at) = searching(players, screen, true);
        table.call(Seat(0), Call::Stop, thrown_at + 200);
        table.hands.wait_for_the_clock();
        table.point(table.right_cases().first().expect("there is one"), thrown_at + 900);
        for node in table.hands.touchable().filter(|node| WAYS.contains(&node.id.0)) {
            let area = node.area;
            assert!(area.width >= 48.0 && area.height >= 48.0, "{players} on {screen:?}: {area:?}");
        }
    }
}

#[test]
fn the_sheet_can_be_left_to_look_at_the_pyramid_and_opened_again() {
    let (mut table, called_at) = pointing(PHONE);
    let right = table.right_cases().first().expect("there is one");
    table.point(right, called_at + 900);
    table.hands.tap(back(Seat(1)));
    assert!(table.hands.scene().node(NodeId(SHEET)).is_none());
    assert_eq!(table.hands.touchable_among(CASES), [case(right)], "the case that was shown, and no other");
    assert_eq!(says(&table, Seat(1)), "bunte-kuh-state-right");
    table.hands.tap(case(right));
    assert!(table.hands.scene().node(NodeId(SHEET)).is_some());
}

#[test]
fn a_right_no_lets_its_player_choose_any_case() {
    let (mut table, thrown_at) = searching(2, PHONE, false);
    table.call(Seat(1), Call::No, thrown_at + 200);
    table.hands.wait_for_the_clock();
    let hollows = table.game().pyramid().heap().hollows();
    assert_eq!(table.hands.touchable_among(CASES).len(), hollows.len());
    let (first, second) = (hollows.first().expect("a case"), hollows.last().expect("a case"));
    table.hands.tap(case(first));
    table.hands.tap(back(Seat(1)));
    table.hands.tap(case(second));
    table.hands.tap(way(Die::all().next().expect("a die")));
    assert!(table.game().pyramid().piece(second).is_some() && table.game().pyramid().piece(first).is_none());
}

#[test]
fn a_wrong_case_is_crossed_the_right_ones_are_ticked_and_everyone_gives_a_die() {
    let (mut table, called_at) = pointing(TABLET);
    let (wrong, right) = (table.wrong_cases().first().expect("a wrong one"), table.right_cases());
    let before = reserves(&table);
    table.hands.take_news();
    table.point(wrong, called_at + 900);
    assert_eq!(reserves(&table), [before[0] - 1, before[1] + 2, before[2] - 1]);
    assert_eq!(looks(&table, mark(wrong)), Some(PyramidLook::Wrong));
    assert!(right.iter().all(|cell| looks(&table, mark(cell)) == Some(PyramidLook::Right)));
    let told: Vec<&str> = table.hands.take_news().narration.iter().map(|words| words.key).collect();
    let keys = ["pointed", "wrong", "gave", "gave", "turn"].map(|key| format!("bunte-kuh-tell-{key}"));
    assert_eq!(told, keys);
    let expected =
        if table.view().thrower == Seat(1) { "bunte-kuh-state-throw" } else { "bunte-kuh-state-wrong" };
    assert_eq!(says(&table, Seat(1)), expected);
    table.throw();
    let marks = table.hands.scene().nodes.iter().filter(|node| (600..765).contains(&node.id.0));
    assert_eq!(marks.count(), 0, "a new throw wipes them away");
}

#[test]
fn the_time_to_point_goes_by_in_ten_calm_steps_and_then_costs_as_much() {
    let (mut table, called_at) = pointing(PHONE);
    let before = reserves(&table);
    let left =
        |table: &KuhHands| match table.hands.scene().node(NodeId(countdown(Seat(1)))).and_then(|n| n.art) {
            Some(Art::Pyramid(PyramidArt::Countdown { left })) => Some(left),
            _ => None,
        };
    let mut steps = vec![left(&table)];
    while let Some(moment) = table.hands.stage().next_deadline() {
        table.hands.wait_until(moment);
        steps.push(left(&table));
    }
    assert_eq!(steps, (0..=10).rev().map(Some).collect::<Vec<_>>());
    assert_eq!(table.hands.now(), called_at + 5_000);
    assert_eq!(reserves(&table), before, "a finger in time may still be on its way");
    table.hands.wait_for_the_clock();
    assert_eq!(left(&table), None);
    assert_eq!(reserves(&table), [before[0] - 1, before[1] + 2, before[2] - 1]);
    assert!(table.hands.take_news().narration.iter().any(|words| words.key == "bunte-kuh-tell-too-slow"));
}

#[test]
fn the_time_left_is_shown_to_whoever_called_and_only_while_it_runs() {
    let (mut table, called_at) = pointing(PHONE);
    let shown = |table: &KuhHands| {
        Seat::all(3)
            .filter(|seat| table.hands.scene().node(NodeId(countdown(*seat))).is_some())
            .collect::<Vec<_>>()
    };
    assert_eq!(shown(&table), [Seat(1)]);
    table.point(table.right_cases().first().expect("there is one"), called_at + 700);
    assert!(shown(&table).is_empty());
    assert_eq!(table.hands.stage().next_deadline(), None);
}

#[test]
fn a_finger_quicker_than_the_clock_is_judged_when_the_call_stands() {
    let (mut table, thrown_at) = searching(2, TABLET, true);
    let right = table.right_cases().first().expect("there is one");
    table.call(Seat(1), Call::Stop, thrown_at + 200);
    table.point(right, thrown_at + 240);
    let is_spot =
        |cell| table.hands.scene().node(NodeId(case(cell))).is_some_and(|node| node.role == Role::Spot);
    assert!(!is_spot(right), "one points once");
    assert_eq!(says(&table, Seat(1)), "bunte-kuh-state-shown");
    table.hands.wait_for_the_clock();
    assert!(
        matches!(table.view().step, Step::Laying { seat: Seat(1), case: Some(shown), .. } if shown == right)
    );
}

#[test]
fn palms_and_cancelled_fingers_do_nothing() {
    let mut table = KuhHands::at(3, 8, PHONE);
    let at = table.hands.middle(THROWN);
    table.hands.touch(1, Phase::Down, at);
    table.hands.touch(1, Phase::Cancel, at);
    assert_eq!(table.view().step, Step::Ready);
    let (mut table, thrown_at) = searching(3, PHONE, true);
    let game = table.hands.game().clone();
    for node in [pad(Seat(0), Call::Stop), pad(Seat(2), Call::No)] {
        let at = table.hands.middle(node);
        let palm = Touch { pointer: 1, phase: Phase::Down, at, stamp: thrown_at + 1, breadth: 90.0 };
        assert_eq!(table.hands.stage().touch(&game, palm), None);
        let lifted = Touch { phase: Phase::Up, ..palm };
        assert_eq!(table.hands.stage().touch(&game, lifted), None);
    }
}

#[test]
fn a_call_that_the_system_takes_away_at_once_never_was() {
    for (call, time) in [(Call::Stop, 40), (Call::Stop, 1_000), (Call::No, 100)] {
        let (mut table, thrown_at) = searching(3, PHONE, true);
        let before = table.view();
        let at = table.hands.middle(pad(Seat(0), call));
        table.hands.touch_at(1, Phase::Down, at, thrown_at + 5);
        assert_eq!(table.caller(), Seat(0));
        table.hands.wait_until(thrown_at + 5 + time);
        table.hands.touch_at(1, Phase::Cancel, at, thrown_at + 5 + time);
        assert_eq!((table.view(), table.hands.take_refusal()), (before, None), "{call:?} after {time}");
        assert!(table.hands.take_news().narration.iter().any(|words| words.key == "bunte-kuh-tell-void"));
        table.call(Seat(0), Call::Stop, thrown_at + 1_200);
        assert_eq!(table.caller(), Seat(0), "it may be said again");
    }
}

#[test]
fn a_pause_or_a_finger_that_strays_is_no_way_out_of_a_call() {
    let (mut table, thrown_at) = searching(3, PHONE, true);
    let at = table.hands.middle(pad(Seat(0), Call::Stop));
    table.hands.touch_at(1, Phase::Down, at, thrown_at + 5);
    table.hands.wait_until(thrown_at + 1_006);
    table.hands.touch_at(1, Phase::Cancel, at, thrown_at + 1_006);
    assert!(matches!(table.view().step, Step::Pointing { seat: Seat(0), .. }), "what is said is said");
    for (time, is_void) in [(100, true), (900, true), (1_600, false), (4_500, false)] {
        let (mut table, thrown_at) = searching(3, PHONE, true);
        table.hands.touch_at(1, Phase::Down, at, thrown_at + 5);
        table.hands.wait_until(thrown_at + 5 + time);
        let game = table.hands.game().clone();
        let asked = table.hands.stage().take_fingers_away(&game);
        assert_eq!(asked.len(), usize::from(is_void), "a pause {time} ms after the call: {asked:?}");
    }
    let (mut table, thrown_at) = searching(3, PHONE, true);
    let at = table.hands.middle(pad(Seat(2), Call::No));
    table.hands.touch_at(1, Phase::Down, at, thrown_at + 5);
    let beside = table.hands.middle(THROWN);
    table.hands.touch_at(1, Phase::Up, beside, thrown_at + 50);
    assert_eq!(table.caller(), Seat(2));
}

#[test]
fn if_the_first_call_is_taken_away_the_next_finger_has_called() {
    let (mut table, thrown_at) = searching(3, TABLET, true);
    let first = table.hands.middle(pad(Seat(0), Call::No));
    table.hands.touch_at(1, Phase::Down, first, thrown_at + 50);
    table.call(Seat(2), Call::Stop, thrown_at + 60);
    table.hands.touch_at(1, Phase::Cancel, first, thrown_at + 90);
    assert_eq!(table.caller(), Seat(2));
    let right = table.right_cases().first().expect("there is one");
    table.hands.wait_for_the_clock();
    table.point(right, thrown_at + 90 + 5_000);
    assert!(matches!(table.view().step, Step::Laying { seat: Seat(2), .. }), "with all of its time");
}

#[test]
fn nobody_elses_finger_points_wherever_it_comes_down() {
    for (players, screen) in (2..=6).flat_map(|players| SCREENS.map(|screen| (players, screen))) {
        let (mut table, thrown_at) = searching(players, screen, true);
        let caller = Seat(players - 1);
        table.call(caller, Call::Stop, thrown_at + 200);
        table.hands.wait_for_the_clock();
        let game = table.hands.game().clone();
        let cases: Vec<_> = table
            .game()
            .pyramid()
            .heap()
            .hollows()
            .iter()
            .map(|cell| table.hands.middle(case(cell)))
            .collect();
        let others = Seat::all(players).filter(|seat| *seat != caller).map(edge);
        let from_others: Vec<_> = others.map(|node| table.hands.middle(node)).collect();
        for to in cases {
            let directly = [(Phase::Down, to), (Phase::Move, to), (Phase::Up, to)];
            let drags =
                from_others.iter().map(|from| [(Phase::Down, *from), (Phase::Move, to), (Phase::Up, to)]);
            for (phase, at) in [directly].into_iter().chain(drags).flatten() {
                let touch = Touch { pointer: 5, phase, at, stamp: thrown_at + 900, breadth: 8.0 };
                let asked = table.hands.stage().touch(&game, touch);
                assert_eq!(asked, None, "{players} on {screen:?}");
            }
        }
    }
}

#[test]
fn every_call_and_every_case_shown_is_heard_for_the_zone_it_set_out_from() {
    for (players, screen) in (2..=6).flat_map(|players| SCREENS.map(|screen| (players, screen))) {
        let (mut table, thrown_at) = searching(players, screen, true);
        let mut heard = 0;
        for step in 0..2 {
            let game = table.hands.game().clone();
            for Reach { seat, from, to, presses } in reaches(&table.hands) {
                let touch = |phase, at| Touch { pointer: 5, phase, at, stamp: thrown_at + 900, breadth: 8.0 };
                let way = if presses {
                    vec![(Phase::Down, to)]
                } else {
                    vec![(Phase::Down, from), (Phase::Up, to)]
                };
                let asked: Vec<Seat> = way
                    .into_iter()
                    .filter_map(|(phase, at)| table.hands.stage().touch(&game, touch(phase, at)))
                    .map(|intent| intent.seat)
                    .collect();
                assert_eq!(asked, [seat], "{players} on {screen:?}, step {step}");
                heard += 1;
            }
            if step == 0 {
                table.call(Seat(0), Call::Stop, thrown_at + 1_000);
                table.hands.wait_for_the_clock();
            }
        }
        assert!(heard > 2 * usize::from(players) + 20, "{heard}");
    }
}

#[test]
fn the_finger_that_said_stop_may_go_straight_on_to_the_case() {
    for screen in SCREENS {
        let (mut table, thrown_at) = searching(4, screen, true);
        let right = table.right_cases().first().expect("there is one");
        let (from, to) = (table.hands.middle(pad(Seat(3), Call::Stop)), table.hands.middle(case(right)));
        table.hands.touch_at(1, Phase::Down, from, thrown_at + 200);
        table.hands.touch_at(1, Phase::Move, to, thrown_at + 500);
        assert_eq!(looks(&table, mark(right)), Some(PyramidLook::Chosen), "what is under it is shown");
        assert_eq!(says(&table, Seat(3)), "bunte-kuh-state-points");
        table.hands.touch_at(1, Phase::Up, to, thrown_at + 600);
        let action = AnyAction::BunteKuh(Action::Point { case: right });
        let last = table.hands.entries().last().cloned();
        assert_eq!(last, Some(Entry::Act { seat: Seat(3), action, at: thrown_at + 600 }), "when it lifted");
        assert!(matches!(table.view().step, Step::Laying { seat: Seat(3), .. }), "{screen:?}");
    }
}

#[test]
fn letting_go_beside_every_case_shows_nothing_and_the_time_goes_on() {
    let (mut table, called_at) = pointing(PHONE);
    let before = table.hands.game().clone();
    let pearl = table.hands.middle(THROWN);
    table.lead(Seat(1), pearl, called_at + 400);
    table.hands.touch_at(20, Phase::Up, pearl, called_at + 500);
    let wrong = table.hands.middle(case(table.wrong_cases().first().expect("a wrong one")));
    table.lead(Seat(1), wrong, called_at + 600);
    table.hands.touch_at(20, Phase::Cancel, wrong, called_at + 1_200);
    assert_eq!(table.hands.take_refusal(), None);
    assert_eq!(*table.hands.game(), before);
    table.point(table.right_cases().first().expect("there is one"), called_at + 5_000);
    assert!(matches!(table.view().step, Step::Laying { seat: Seat(1), .. }));
}

#[test]
fn a_finger_that_throws_cannot_call_by_lifting_or_by_a_second_tap() {
    for players in 2..=6 {
        for screen in SCREENS {
            let mut table = KuhHands::at(players, 8, screen);
            table.hands.tap(THROWN);
            let at = table.hands.scene().node(NodeId(THROWN)).expect("it lies there").area.centre();
            table.hands.touch(1, Phase::Down, at);
            table.hands.touch(1, Phase::Up, at);
            assert!(
                matches!(table.view().step, Step::Searching { first: None, .. }),
                "{players} on {screen:?}"
            );
        }
    }
}

#[test]
fn the_cards_count_what_is_left_to_lay() {
    let (mut table, called_at) = pointing(TABLET);
    table.point(table.wrong_cases().first().expect("a wrong one"), called_at + 900);
    for (seat, dice) in Seat::all(3).zip(reserves(&table)) {
        let label = format!("{:?}", table.hands.scene().node(NodeId(edge(seat))).expect("an edge").label);
        assert!(label.contains(&format!("Number({dice})")), "{label}");
    }
    assert_eq!(table.game().pyramid().heap().filled() & CellSet::BASE, CellSet::BASE);
}
