//! Raffzahn through touches alone: whose finger it is, what is too late, and whole matches.

use empile_games::{
    AnyAction, AnyBreach,
    contract::{Entry, Refusal, Seat},
    pyramid::lattice::Cell,
    raffzahn::{Action, Breach, Step},
};
use empile_stage::{
    Area, Art, Cue, Node, NodeId, Phase, Point, PyramidArt, PyramidLook, Reach as Felt, Role, Surface, Touch,
};
use empile_tests::{
    edges::{edge, state},
    gallery::SCREENS,
    raffzahn_hands::{RaffHands, TURQUOISE, close_up, die, hand, reaches, stop},
    reach::Reach,
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

/// What all dice of the pyramid look like.
fn looks(table: &RaffHands) -> Vec<(NodeId, Option<Art>)> {
    let in_pyramid = |node: &&Node| (100..300).contains(&node.id.0);
    table.hands.scene().nodes.iter().filter(in_pyramid).map(|node| (node.id, node.art)).collect()
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
fn a_finger_that_comes_down_on_a_die_has_no_owner_and_does_nothing() {
    for surface in SCREENS {
        let (mut table, thrown_at) = searching(surface);
        let game = table.hands.game().clone();
        for cell in table.game().pyramid().heap().visible() {
            let at = table.on(cell);
            for (phase, stamp) in [(Phase::Down, 1), (Phase::Move, 2), (Phase::Up, 3)] {
                let touch = Touch { pointer: 1, phase, at, stamp: thrown_at + stamp, breadth: 8.0 };
                let asked = table.hands.stage().touch(&game, touch);
                // A hand may set out from the border of its zone, a little beyond what is drawn of it.
                assert!(asked.is_none(), "{phase:?} on {cell} of {surface:?}: {asked:?}");
            }
        }
    }
}

#[test]
fn every_hand_to_every_die_is_heard_for_the_zone_it_set_out_from_and_for_nobody_else() {
    for surface in SCREENS {
        let (mut table, thrown_at) = searching(surface);
        let game = table.hands.game().clone();
        let reaches = reaches(&table.hands);
        assert!(reaches.len() > 3 * 80, "{}", reaches.len());
        for Reach { seat, from, to, presses } in reaches {
            let touch = |phase, at| Touch { pointer: 1, phase, at, stamp: thrown_at + 1, breadth: 8.0 };
            if presses {
                let asked =
                    table.hands.stage().touch(&game, touch(Phase::Down, to)).expect("a stop is heard");
                assert_eq!((asked.seat, asked.action), (seat, AnyAction::Raffzahn(Action::Stop)));
                continue;
            }
            assert_eq!(table.hands.stage().touch(&game, touch(Phase::Down, from)), None);
            let asked = table.hands.stage().touch(&game, touch(Phase::Up, to)).expect("it lets go on a die");
            assert_eq!(asked.seat, seat, "on {surface:?}");
            assert!(matches!(asked.action, AnyAction::Raffzahn(Action::Take { .. })));
        }
    }
}

#[test]
fn a_die_is_taken_as_the_finger_lifts_on_it_and_goes_to_the_player_it_fits() {
    let (mut table, thrown_at) = searching(PHONE);
    for seat in Seat::all(3) {
        let cell = table.fitting(seat)[0];
        let (before, at) = (kept(&table)[seat.index()], table.on(cell));
        table.lead(seat, at, thrown_at + 100);
        assert_eq!(kept(&table)[seat.index()], before, "not yet");
        table.hands.touch_at(10 + u64::from(seat.0), Phase::Up, at, thrown_at + 150);
        assert_eq!(kept(&table)[seat.index()], before + 1, "{seat}");
        let action = AnyAction::Raffzahn(Action::Take { cell });
        let last = table.hands.entries().last().cloned();
        assert_eq!(last, Some(Entry::Act { seat, action, at: thrown_at + 150 }), "when it let go");
        let lies = table.hands.scene().node(NodeId(die(cell))).expect("the same die, in the hand").clone();
        assert_eq!(lies.seat, Some(seat));
        let zone = table.hands.scene().node(NodeId(edge(seat))).expect("an edge").clone();
        assert!(zone.holds(lies.area.centre(), 0.0), "before {seat}");
        assert!((lies.turn - zone.turn).abs() < 0.1, "turned to its taker");
    }
}

#[test]
fn the_die_under_a_finger_is_ringed_and_shown_large_before_its_player() {
    for surface in SCREENS {
        let (mut table, thrown_at) = searching(surface);
        let cell = table.fitting(Seat(1))[0];
        table.lead(Seat(1), table.on(cell), thrown_at + 100);
        assert_eq!(look(&table, cell), PyramidLook::Chosen);
        let lies = table.hands.scene().node(NodeId(die(cell))).expect("lies").area;
        let large = table.hands.scene().node(NodeId(close_up(Seat(1)))).expect("shown").clone();
        assert_eq!(large.seat, Some(Seat(1)));
        let zone = table.hands.scene().node(NodeId(edge(Seat(1)))).expect("an edge").clone();
        assert!(zone.holds(large.area.centre(), 0.0));
        let is_hidden_by_a_finger = lies.height < 64.0;
        assert!(large.area.height > lies.height || !is_hidden_by_a_finger, "{surface:?}: {lies:?}");
        let Some(Art::Pyramid(PyramidArt::Die { faces, .. })) = large.art else { panic!("{large:?}") };
        assert_eq!(Some(faces[0]), table.thrown(), "in front is what this player looks for");
        let beside = table.hands.middle(TURQUOISE);
        table.hands.touch_at(11, Phase::Move, beside, thrown_at + 120);
        assert_eq!(look(&table, cell), PyramidLook::Plain);
    }
}

#[test]
fn a_die_shown_large_shows_no_face_that_is_covered() {
    let (mut table, thrown_at) = searching(TABLET);
    let mut covered = 0;
    for cell in table.game().pyramid().heap().visible() {
        let to = table.on(cell);
        table.lead(Seat(0), to, thrown_at + 100);
        let faces = |node: u32| match table.hands.scene().node(NodeId(node)).and_then(|node| node.art) {
            Some(Art::Pyramid(PyramidArt::Die { faces, .. })) => faces,
            other => panic!("no die: {other:?}"),
        };
        let (lies, large) = (faces(die(cell)), faces(close_up(Seat(0))));
        assert_eq!(large, lies, "the first player's side is at the bottom of the drawing, too");
        covered += usize::from(large.contains(&0));
        table.hands.touch_at(10, Phase::Cancel, to, thrown_at + 100);
    }
    assert!(covered > 10, "{covered}");
}

#[test]
fn a_hand_that_lets_go_outside_the_pyramid_takes_nothing_and_costs_nothing() {
    for surface in SCREENS {
        let (mut table, thrown_at) = searching(surface);
        let before = table.game().clone();
        let die_beside = table.hands.scene().node(NodeId(die(table.fitting(Seat(0))[0]))).expect("lies").area;
        let places = [table.hands.middle(TURQUOISE), table.hands.middle(hand(Seat(2)))];
        for place in places.into_iter().chain(beside_every_die(&table, die_beside)) {
            table.lead(Seat(0), place, thrown_at + 100);
            table.hands.touch_at(10, Phase::Up, place, thrown_at + 110);
            assert_eq!((table.hands.take_refusal(), table.game() == &before), (None, true), "{place:?}");
        }
    }
}

/// Places within 24 of a die that are on none: there a die used to be felt.
fn beside_every_die(table: &RaffHands, near: Area) -> Vec<Point> {
    let around = (0..24_u16).map(|step| {
        let beyond = Point { x: near.centre().x, y: near.centre().y - 24.0 - near.height / 2.0 };
        beyond.turned_around(near.centre(), f32::from(step * 15))
    });
    let is_on_a_die = |at: &Point| {
        table.hands.scene().nodes.iter().any(|node| node.role == Role::Spot && node.holds(*at, 0.0))
    };
    around.filter(|at| !is_on_a_die(at)).collect()
}

#[test]
fn letting_go_on_a_die_that_may_not_be_taken_locks_that_hand_and_no_other() {
    let (mut table, thrown_at) = searching(PHONE);
    let (cell, roller) = (table.fitting(Seat(0))[0], table.game().roller());
    let (before, slips) = (kept(&table), Seat(1));
    table.take(slips, cell, thrown_at + 100);
    assert_eq!((table.hands.take_refusal(), kept(&table)), (None, before));
    let news = table.hands.take_news();
    assert_eq!(news.cues, [Cue::Wrong]);
    assert_eq!(news.narration[0].key, "raffzahn-tell-wrong-face");
    let says = |table: &RaffHands, seat| {
        table
            .hands
            .scene()
            .node(NodeId(state(seat)))
            .and_then(|node| node.text.clone())
            .map(|text| text.words.key)
    };
    assert_eq!(says(&table, slips), Some("raffzahn-state-locked"));
    assert!(
        (0..3)
            .filter(|seat| *seat != 1)
            .all(|seat| says(&table, Seat(seat)) != Some("raffzahn-state-locked"))
    );
    let own = table.fitting(slips)[0];
    table.take(slips, own, thrown_at + 1_099);
    let refusal = table.hands.take_refusal();
    assert!(
        matches!(refusal, Some(Refusal::Rule(AnyBreach::Raffzahn(Breach::HandLocked { .. })))),
        "{refusal:?}"
    );
    table.take(Seat(0), cell, thrown_at + 1_099);
    assert_eq!(kept(&table)[0], before[0] + 1, "the others go on");
    table.take(slips, own, thrown_at + 1_100);
    assert_eq!(kept(&table)[1], before[1] + 1, "a second later");
    assert_ne!(says(&table, slips), Some("raffzahn-state-locked"));
    table.take(roller, table.game().pyramid().heap().filled().first().expect("a die"), thrown_at + 1_200);
    table.stop(thrown_at + 1_250);
    assert!(matches!(table.view().step, Step::Stopped { .. }), "a locked hand does not lock the voice");
}

#[test]
fn nothing_tells_which_dice_fit() {
    let mut table = RaffHands::at(5, TABLET);
    for _ in 0..4 {
        table.play_turn();
        let before = looks(&table);
        table.throw();
        assert_eq!(looks(&table), before, "the throw changes nothing about any die");
        for cell in table.game().pyramid().heap().visible() {
            let node = table.hands.scene().node(NodeId(die(cell))).expect("it is seen");
            assert_eq!(
                (node.role, node.reach),
                (Role::Spot, Felt::Hexagon),
                "all feel alike, right or wrong"
            );
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
fn whoever_leads_a_hand_after_the_stop_pays_and_nobody_can_be_made_to_pay_for_another() {
    for surface in SCREENS {
        for (victim, rival) in Seat::all(3).flat_map(|one| [(one, one.left(3)), (one, one.left(3).left(3))]) {
            let (mut table, thrown_at) = searching(surface);
            let cell = table.fitting(victim)[0];
            let (at, before) = (table.on(cell), kept(&table));
            table.stop(thrown_at + 100);
            // The rival goes for a die that fits the other: from nowhere, and from the own zone.
            table.hands.touch_at(7, Phase::Down, at, thrown_at + 200);
            table.hands.touch_at(7, Phase::Up, at, thrown_at + 220);
            table.take(rival, cell, thrown_at + 300);
            assert!(table.view().late.is_empty(), "{rival} for {victim} on {surface:?}");
            table.hands.wait_for_the_clock();
            table.hands.wait_for_the_clock();
            assert_eq!((table.view().step, kept(&table)), (Step::Ready, before));
        }
    }
}

#[test]
fn palms_and_cancelled_fingers_do_nothing() {
    let mut table = RaffHands::at(5, PHONE);
    let at = table.hands.middle(TURQUOISE);
    table.hands.touch(1, Phase::Down, at);
    table.hands.touch(1, Phase::Cancel, at);
    assert_eq!(table.view().step, Step::Ready);
    let (mut table, thrown_at) = searching(PHONE);
    let cell = table.fitting(Seat(0))[0];
    let game = table.hands.game().clone();
    for node in [hand(Seat(0)), stop(table.game().roller())] {
        let at = table.hands.middle(node);
        let palm = Touch { pointer: 1, phase: Phase::Down, at, stamp: thrown_at + 1, breadth: 90.0 };
        assert_eq!(table.hands.stage().touch(&game, palm), None);
        let cancelled = Touch { phase: Phase::Cancel, ..palm };
        assert_eq!(table.hands.stage().touch(&game, cancelled), None);
    }
    let at = table.on(cell);
    table.lead(Seat(0), at, thrown_at + 50);
    table.hands.touch_at(10, Phase::Cancel, at, thrown_at + 60);
    assert_eq!((table.hands.game(), look(&table, cell)), (&game, PyramidLook::Plain), "a hand on its way");
    table.lead(Seat(0), at, thrown_at + 70);
    assert!(table.hands.stage().take_fingers_away(&game).is_empty(), "also when a call comes in");
    assert_eq!(table.hands.scene().node(NodeId(close_up(Seat(0)))).and_then(|node| node.art), rest(&table));
}

/// The sign of a hand at rest.
fn rest(table: &RaffHands) -> Option<Art> {
    let other = Seat::all(3).find(|seat| *seat != Seat(0) && *seat != table.game().roller());
    table.hands.scene().node(NodeId(close_up(other.expect("a third")))).and_then(|node| node.art)
}

#[test]
fn a_stop_that_the_system_takes_away_never_was_and_one_whose_finger_strays_was() {
    let (mut table, thrown_at) = searching(PHONE);
    let (roller, before) = (table.game().roller(), table.game().clone());
    let at = table.hands.middle(stop(roller));
    table.hands.touch_at(1, Phase::Down, at, thrown_at + 50);
    assert!(matches!(table.view().step, Step::Stopped { .. }));
    table.hands.touch_at(1, Phase::Cancel, at, thrown_at + 90);
    assert_eq!(*table.game(), before);
    assert!(table.hands.take_news().narration.iter().any(|words| words.key == "raffzahn-tell-stop-void"));
    let elsewhere = table.hands.middle(TURQUOISE);
    table.hands.touch_at(1, Phase::Down, at, thrown_at + 100);
    table.hands.touch_at(1, Phase::Move, elsewhere, thrown_at + 120);
    table.hands.touch_at(1, Phase::Up, elsewhere, thrown_at + 140);
    assert!(matches!(table.view().step, Step::Stopped { .. }), "what is said is said");
    table.hands.wait_for_the_clock();
    let judged = table.game().clone();
    table.hands.touch_at(1, Phase::Cancel, elsewhere, thrown_at + 1_500);
    assert_eq!(*table.game(), judged);
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
