//! Teckels by touch alone: whole matches, two hands at one end, hands that stray.

use empile_games::{
    AnyBreach,
    contract::{Fact, Refusal, Seat},
    teckels::{Breach, Card, PileId, Spot, Step, TeckelId},
};
use empile_stage::{Cue, Motion, NodeId, Phase, Point, Role, Surface, Touch};
use empile_tests::teckels_pack::Pack;

const PHONE: Surface = Surface { width: 360.0, height: 560.0 };
const TABLET: Surface = Surface { width: 1280.0, height: 760.0 };
const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// The first table of so many players at which this comes to be, in a round in which nobody lays a tail.
fn table_where<T>(players: u8, comes_to_be: impl Fn(&Pack) -> Option<T>) -> (Pack, T) {
    table_on(TABLET, players, comes_to_be)
}

fn table_on<T>(surface: Surface, players: u8, comes_to_be: impl Fn(&Pack) -> Option<T>) -> (Pack, T) {
    for seed in 0..200 {
        let mut pack = Pack::at(players, seed, surface);
        pack.bark(A);
        for turn in 0..80u8 {
            pack.step(Seat(turn % players), usize::MAX);
            pack.hands.wait_for_the_clock();
            if let Some(found) = comes_to_be(&pack) {
                return (pack, found);
            }
        }
    }
    panic!("it never came to be")
}

/// Two players have turned a card that fits the same end.
fn duel() -> (Pack, Spot) {
    duel_on(TABLET)
}

fn duel_on(surface: Surface) -> (Pack, Spot) {
    table_on(surface, 2, |pack| {
        let (a, b) = (pack.fitting(A), pack.fitting(B));
        a.filter(|spot| a == b && *spot != Spot::New)
    })
}

/// The first player has turned a card of a kind, and it fits.
fn with_card(wanted: fn(Card) -> bool) -> Pack {
    let turned = |pack: &Pack| pack.view().seats[0].turned.filter(|card| wanted(*card));
    table_where(4, |pack| turned(pack).and(pack.fitting(A))).0
}

fn is_trunk(card: Card) -> bool {
    matches!(card, Card::Trunk { .. })
}

fn laid(pack: &Pack) -> usize {
    pack.view().teckels.iter().map(|teckel| teckel.cards.len()).sum()
}

#[test]
fn three_rounds_are_played_to_the_end_by_touch_alone() {
    for (players, surface) in [(2, PHONE), (3, TABLET), (4, PHONE), (4, TABLET)] {
        let mut pack = Pack::at(players, 11, surface);
        for round in 1..=3 {
            assert_eq!((pack.view().step, pack.view().round), (Step::Waiting, round - 1));
            pack.bark(Seat(round % players));
            pack.play_round(3);
            assert!(pack.view().seats.iter().all(|seat| seat.result.is_some()));
            let news = pack.hands.take_news();
            for cue in [Cue::Bark, Cue::CardTurned, Cue::CardSlapped, Cue::RoundStopped, Cue::BoneWon] {
                assert!(news.cues.contains(&cue), "{cue:?} in round {round} of {players}");
            }
            assert!(news.narration.len() > 20);
        }
        assert!(pack.hands.is_over());
        assert!(pack.hands.touchable().next().is_none(), "nothing is left to touch");
    }
}

#[test]
fn of_two_fingers_on_one_end_the_earlier_stamp_wins_whichever_is_heard_first() {
    for a_is_heard_first in [true, false] {
        let (mut pack, spot) = duel();
        let Spot::Teckel(TeckelId(teckel)) = spot else { panic!() };
        let at = pack.middle_of(spot);
        let (card_a, card_b) = (pack.card(A), pack.card(B));
        let kept = pack.view().seats[1].turned;
        for (finger, card) in [(1, card_a), (2, card_b)] {
            let from = pack.hands.middle(card);
            pack.hands.touch(finger, Phase::Down, from);
            pack.hands.touch(finger, Phase::Move, at);
        }
        let home = pack.hands.now();
        let (early, late) = (home + 40, home + 55);
        let mut lifts = [(1, early), (2, late)];
        if !a_is_heard_first {
            lifts.reverse();
        }
        for (finger, stamp) in lifts {
            pack.hands.touch_at(finger, Phase::Up, at, stamp);
        }
        pack.hands.take_news();
        pack.hands.wait(200);
        let view = pack.view();
        let last = view.teckels[usize::from(teckel)].cards.last().unwrap();
        assert_eq!(last.1, A, "the earlier hand");
        assert_eq!(view.seats[1].turned, kept, "the later card stays in hand");
        assert!(pack.hands.take_news().cues.contains(&Cue::CardBeaten));
        let back = pack.hands.scene().nodes.iter().find(|node| node.id.0 == card_b).unwrap();
        assert_eq!((back.seat, back.role), (Some(B), Role::Piece), "and is back in its zone");
        assert_eq!(back.motion, Motion::Glide, "gliding, not turned anew");
    }
}

#[test]
fn a_drag_that_strays_through_another_zone_still_belongs_to_its_owner() {
    let mut pack = with_card(is_trunk);
    let spot = pack.fitting(A).unwrap();
    let (card, to) = (pack.card(A), pack.middle_of(spot));
    let elsewhere = pack.hands.middle(pack.pile(B, PileId(0)));
    let before = (laid(&pack), pack.view().seats[1].clone());
    pack.hands.touch(1, Phase::Down, pack.hands.middle(card));
    for at in [elsewhere, to] {
        pack.hands.touch(1, Phase::Move, at);
    }
    pack.hands.touch(1, Phase::Up, to);
    pack.hands.wait(200);
    let Spot::Teckel(TeckelId(id)) = spot else { panic!() };
    assert_eq!(laid(&pack), before.0 + 1);
    assert_eq!(pack.view().teckels[usize::from(id)].cards.last().unwrap().1, A);
    assert_eq!(pack.view().seats[1], before.1, "the neighbour's hand is as it was");
}

#[test]
fn a_card_let_go_in_another_zone_goes_back_to_its_owner() {
    let mut pack = with_card(is_trunk);
    let before = pack.view();
    let elsewhere = pack.hands.middle(pack.pile(B, PileId(0)));
    pack.hands.drag(1, pack.card(A), elsewhere);
    pack.hands.wait(200);
    assert_eq!(pack.view(), before);
    assert_eq!(pack.hands.take_refusal(), None, "no harm, no word");
}

#[test]
fn cancelled_and_palm_sized_touches_do_nothing() {
    let mut pack = with_card(is_trunk);
    let before = pack.view();
    let (card, to) = (pack.hands.middle(pack.card(A)), pack.middle_of(pack.fitting(A).unwrap()));
    pack.hands.touch(1, Phase::Down, card);
    pack.hands.touch(1, Phase::Move, to);
    pack.hands.touch(1, Phase::Cancel, to);
    let lit = |pack: &Pack| format!("{:?}", pack.hands.scene().nodes).contains("lit: true");
    assert!(!lit(&pack), "nothing stays lit");
    let pile = pack.hands.middle(pack.pile(A, before.seats[0].held.unwrap()));
    pack.hands.touch(2, Phase::Down, pile);
    pack.hands.touch(2, Phase::Cancel, pile);
    let palm = |pack: &mut Pack, phase, at: Point| {
        let touch = Touch { pointer: 3, phase, at, stamp: pack.hands.now(), breadth: 90.0 };
        let game = pack.hands.game().clone();
        assert_eq!(pack.hands.stage().touch(&game, touch), None);
    };
    palm(&mut pack, Phase::Down, card);
    palm(&mut pack, Phase::Move, to);
    palm(&mut pack, Phase::Up, to);
    palm(&mut pack, Phase::Down, pile);
    palm(&mut pack, Phase::Up, pile);
    pack.hands.wait(200);
    assert_eq!(pack.view(), before);
}

#[test]
fn a_head_may_be_let_go_anywhere_in_the_park() {
    for over_a_teckel in [true, false] {
        let mut pack = with_card(|card| matches!(card, Card::Head { .. }));
        let teckels = pack.view().teckels.len();
        assert!(teckels > 0);
        let open = pack.view().teckels.iter().position(|teckel| teckel.open.is_some()).unwrap();
        let spot = if over_a_teckel { Spot::Teckel(TeckelId(open as u8)) } else { Spot::New };
        pack.hands.drag_onto(1, pack.card(A), pack.spot(spot));
        pack.hands.wait(200);
        assert_eq!(pack.view().teckels.len(), teckels + 1);
    }
}

#[test]
fn a_slice_on_the_wrong_blanket_is_refused_with_the_rule() {
    let mut pack = with_card(is_trunk);
    let view = pack.view();
    let front = view.seats[0].turned.unwrap().front();
    let other = view.teckels.iter().position(|teckel| teckel.open.is_some() && teckel.open != front);
    let Some(other) = other else { panic!("another end is open") };
    pack.hands.drag_onto(1, pack.card(A), pack.spot(Spot::Teckel(TeckelId(other as u8))));
    let refusal = pack.hands.take_refusal();
    let is_it = matches!(refusal, Some(Refusal::Rule(AnyBreach::Teckels(Breach::ColoursDiffer { .. }))));
    assert!(is_it, "{refusal:?}");
    assert_eq!(pack.view(), view);
}

#[test]
fn the_pile_in_hand_turns_its_card_and_then_takes_it_under() {
    let mut pack = Pack::at(3, 5, PHONE);
    pack.bark(B);
    let tap = |pack: &mut Pack, pile| {
        pack.hands.wait(100);
        pack.hands.tap(pack.pile(A, PileId(pile)));
        pack.view().seats[0].clone()
    };
    assert_eq!(tap(&mut pack, 1).held, Some(PileId(1)));
    let first = tap(&mut pack, 1).turned;
    assert!(first.is_some());
    assert_eq!(tap(&mut pack, 1).turned, None, "put under");
    assert!(tap(&mut pack, 1).turned.is_some());
    let hand = tap(&mut pack, 2);
    assert_eq!((hand.held, hand.turned), (Some(PileId(2)), None), "another pile");
    tap(&mut pack, 2);
    let under = (pack.card(A), pack.pile(A, PileId(2)));
    pack.hands.drag_onto(1, under.0, under.1);
    assert_eq!(pack.view().seats[0].turned, None, "dropped on its pile it goes under, too");
}

#[test]
fn stopping_for_the_round_takes_two_touches() {
    let mut pack = Pack::at(2, 5, PHONE);
    pack.bark(A);
    let call = |pack: &mut Pack, seat| {
        pack.hands.wait(100);
        let button = pack.labelled(Some(seat), "teckels-label-call", None).unwrap();
        pack.hands.tap(button);
    };
    call(&mut pack, A);
    assert!(!pack.view().seats[0].called, "asked first");
    let pile = pack.pile(A, PileId(0));
    pack.hands.tap(pile);
    call(&mut pack, A);
    assert!(!pack.view().seats[0].called, "asked anew after something else");
    call(&mut pack, A);
    assert!(pack.view().seats[0].called);
    call(&mut pack, B);
    call(&mut pack, B);
    assert_eq!(pack.view().step, Step::Waiting, "all have: the round is over");
}

#[test]
fn nobodys_tap_in_the_park_plays_a_card_also_while_one_is_picked() {
    for surface in [PHONE, TABLET] {
        let (mut pack, spot) = duel_on(surface);
        let before = pack.view();
        for picked in [None, Some(A), Some(B)] {
            if let Some(seat) = picked {
                pack.hands.tap(pack.card(seat));
            }
            let lanes: Vec<u32> =
                (400..430).filter(|id| pack.hands.scene().node(NodeId(*id)).is_some()).collect();
            assert!(!lanes.is_empty());
            for node in lanes.into_iter().chain([pack.spot(spot), pack.spot(Spot::New)]) {
                pack.hands.tap(node);
                pack.hands.wait(200);
                assert_eq!(pack.view(), before, "a tap on {node} while {picked:?} has picked");
            }
        }
    }
}

#[test]
fn whoever_cannot_drag_taps_the_card_and_then_a_teckel_in_the_own_zone_even_two_at_once() {
    for surface in [PHONE, TABLET] {
        let (mut pack, spot) = duel_on(surface);
        let before = laid(&pack);
        pack.hands.tap(pack.card(A));
        pack.hands.tap(pack.card(B));
        let Spot::Teckel(TeckelId(id)) = spot else { panic!() };
        let choice = |pack: &Pack, seat| {
            let fact = Some(("teckel", i64::from(id) + 1));
            pack.labelled(Some(seat), "teckels-label-choice", fact)
        };
        for seat in [A, B] {
            let node = choice(&pack, seat).expect("a teckel that takes it");
            let node = pack.hands.scene().node(NodeId(node)).expect("it is there").clone();
            assert_eq!((node.role, node.seat), (Role::Button, Some(seat)));
            let panel = pack.hands.scene().node(NodeId(100 + 40 * u32::from(seat.0))).expect("a zone");
            assert!(panel.holds(node.area.centre(), 0.0) && node.area.width >= 48.0, "{surface:?}: {node:?}");
        }
        pack.hands.tap(choice(&pack, B).expect("as before"));
        pack.hands.wait(200);
        assert_eq!(laid(&pack), before + 1);
        assert_eq!(
            pack.view().teckels[usize::from(id)].cards.last().unwrap().1,
            B,
            "for whoever's zone it was"
        );
        assert_eq!(choice(&pack, A), None, "that teckel takes another card now");
        assert!(pack.labelled(Some(B), "teckels-label-pile", None).is_some(), "the piles are back");
    }
}

#[test]
fn a_head_too_can_be_laid_without_dragging() {
    let mut pack = with_card(|card| matches!(card, Card::Head { .. }));
    let teckels = pack.view().teckels.len();
    pack.hands.tap(pack.card(A));
    pack.hands.tap(pack.labelled(Some(A), "teckels-label-choice-new", None).expect("a place for a head"));
    pack.hands.wait(200);
    assert_eq!(pack.view().teckels.len(), teckels + 1);
}

#[test]
fn over_the_park_a_card_hangs_as_the_teckels_stand_whoever_holds_it() {
    let (mut pack, spot) = duel();
    let (card, at) = (pack.card(B), pack.middle_of(spot));
    let turn = |pack: &Pack| pack.hands.scene().node(NodeId(card)).expect("the card").turn;
    assert!((turn(&pack) - 180.0).abs() < 0.1, "in the hand of somebody above");
    pack.hands.touch(4, Phase::Down, pack.hands.middle(card));
    pack.hands.touch(4, Phase::Move, at);
    assert!(turn(&pack).abs() < 0.1, "over the park");
    pack.hands.touch(4, Phase::Cancel, at);
    assert!((turn(&pack) - 180.0).abs() < 0.1, "back in the hand");
}

#[test]
fn everyone_is_told_which_round_it_is_and_why_the_last_one_ended() {
    let said = |pack: &Pack| {
        let texts = pack.hands.scene().nodes.iter().filter(|node| (600..700).contains(&node.id.0));
        texts.filter_map(|node| Some((node.text.as_ref()?.words.clone(), node.turn))).collect::<Vec<_>>()
    };
    for surface in [PHONE, TABLET] {
        let mut pack = Pack::at(4, 5, surface);
        assert!(said(&pack).is_empty(), "the hands say that the first round comes");
        for round in 1..=3_i64 {
            pack.bark(A);
            let now = said(&pack);
            assert_eq!(now.len(), 1);
            assert_eq!(now[0].0.key, "teckels-round");
            assert!(now[0].0.facts.contains(&("round", Fact::Number(round))), "{:?}", now[0].0);
            for seat in Seat::all(4) {
                for _ in 0..2 {
                    pack.hands.wait(100);
                    pack.hands.tap(pack.labelled(Some(seat), "teckels-label-call", None).expect("a button"));
                }
            }
            let ended = said(&pack);
            assert!(ended.iter().all(|(words, _)| words.key == "teckels-ended-called"), "{ended:?}");
            assert_eq!(
                ended.iter().map(|(_, turn)| *turn).collect::<Vec<_>>(),
                [0.0, 180.0],
                "from both sides"
            );
        }
    }
}

#[test]
fn points_are_not_told_by_a_bone_that_is_worth_two() {
    let mut pack = Pack::at(2, 5, PHONE);
    pack.bark(A);
    let nodes = format!("{:?}", pack.hands.scene().nodes);
    assert!(!nodes.contains("Bone("), "no bone before one is won");
    assert!(nodes.contains("teckels-points-short"));
}

#[test]
fn help_says_what_everyone_may_do_and_names_rules_of_the_game() {
    let mut pack = with_card(is_trunk);
    let game = pack.hands.game().clone();
    let help = pack.hands.stage().help(&game);
    assert!(help.iter().all(|line| line.rule.starts_with("teckels.")));
    assert!(help.iter().any(|line| line.words.key == "teckels-help-trunk" && line.rule == "teckels.trunks"));
    assert!(help.len() >= 4, "a line for everyone: {help:?}");
}
