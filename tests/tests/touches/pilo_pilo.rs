//! Pilo Pilo through touches alone: who was first, what a finger does, and whole matches.

use std::collections::BTreeSet;

use empile_games::{
    AnyAction, GameId,
    contract::{Entry, Game, Millis, Seat},
    pilo_pilo::{Action, Deed, Mistake, Pillow, Step, Use},
};
use empile_reference::{Language, Lexicon};
use empile_stage::{
    ASTRAY, Art, Cue, Motion, NodeId, Phase, PillowLook, PiloArt, Point, Role, Surface, Touch, offered,
};
use empile_tests::{
    pilo_pilo_hands::{PiloHands, Place, pillow, side, zone},
    reach::{self, Reach},
};

const PHONE: Surface = Surface { width: 412.0, height: 840.0 };
const TABLET: Surface = Surface { width: 1280.0, height: 760.0 };

/// A table whose first round is open, and when its cards were turned.
fn open(players: u8, surface: Surface) -> (PiloHands, Millis) {
    let mut table = PiloHands::at(players, 5, surface);
    let flipped_at = table.flip();
    (table, flipped_at)
}

fn deed(table: &PiloHands, seat: Seat) -> Deed {
    table.view().seats[seat.index()].deed
}

fn holder(table: &PiloHands) -> Option<Seat> {
    table.view().pillows[0].holder
}

#[test]
fn a_match_of_any_size_is_played_to_its_end_by_one_finger_per_player() {
    for (players, surface) in [(3, PHONE), (4, TABLET), (5, PHONE), (6, TABLET)] {
        let mut table = PiloHands::at(players, 40 + u64::from(players), surface);
        while !table.hands.is_over() {
            let active = table.play_round();
            let view = table.view();
            assert!(view.round < 400, "{players} players get rid of their cards");
            let pillows = view.pillows.len();
            for (place, seat) in active.iter().enumerate() {
                let verdict = view.seats[seat.index()].verdict.expect("the round is judged");
                assert_eq!(verdict.is_right(), place < pillows, "{seat}, number {place} of {active:?}");
            }
        }
        let outcome = table.game().outcome().expect("it is over");
        assert!(!outcome.winners().is_empty());
        assert!(table.hands.take_news().cues.contains(&Cue::MatchEnded));
        assert_eq!(table.hands.touchable().count(), 0, "nothing is left to touch");
    }
}

#[test]
fn six_fingers_at_once_are_told_apart_by_the_place_they_come_down_on() {
    let (mut table, flipped_at) = open(6, TABLET);
    for seat in table.seats() {
        table.grab(seat, seat.0 % 2, flipped_at + 200 + u64::from(seat.0));
    }
    let took = |seat: u8| matches!(deed(&table, Seat(seat)), Deed::Took { .. });
    assert_eq!([0, 1, 2, 3, 4, 5].map(took), [true, true, false, false, false, false]);
    for seat in 2..6 {
        let first = Seat(seat % 2);
        assert!(matches!(deed(&table, Seat(seat)), Deed::Missed { first: by, .. } if by == first));
    }
}

#[test]
fn the_earliest_stamp_wins_whatever_is_heard_first() {
    let (mut table, flipped_at) = open(3, PHONE);
    table.grab(Seat(2), 0, flipped_at + 250);
    assert_eq!(holder(&table), Some(Seat(2)));
    table.grab(Seat(0), 0, flipped_at + 180);
    assert_eq!(holder(&table), Some(Seat(0)), "was there before");
    let shown = |table: &PiloHands, seat| {
        let held = Art::Pilo(PiloArt::Pillow { cover: 0, look: PillowLook::Held });
        table.hands.scene().node(NodeId(side(0, seat))).is_some_and(|node| node.art == Some(held))
    };
    assert!(shown(&table, Seat(0)) && !shown(&table, Seat(2)), "the pillow is seen in the right hand");
}

#[test]
fn touching_is_acting_and_a_finger_that_lifts_at_once_leaves_the_pillow_nowhere() {
    let (mut table, flipped_at) = open(3, PHONE);
    table.grab(Seat(1), 0, flipped_at + 300);
    assert!(matches!(deed(&table, Seat(1)), Deed::Took { used: None, .. }), "already at touch-down");
    let at = table.hands.middle(side(0, Seat(1)));
    table.leave(Seat(1), at, flipped_at + 350);
    assert!(matches!(deed(&table, Seat(1)), Deed::Took { used: Some(Use::Nowhere), .. }));
}

#[test]
fn where_a_pillow_is_left_says_what_it_was_for() {
    let uses = [
        (zone(Seat(0), Place::Shield), Use::Shield),
        (zone(Seat(0), Place::Ear), Use::Sleep),
        (zone(Seat(0), Place::Card), Use::Nowhere),
        (zone(Seat(1), Place::Card), Use::Throw { at: Seat(1) }),
        (zone(Seat(2), Place::Shield), Use::Throw { at: Seat(2) }),
        (zone(Seat(3), Place::Ear), Use::Throw { at: Seat(3) }),
        (zone(Seat(3), Place::Panel), Use::Throw { at: Seat(3) }),
    ];
    for (to, used) in uses {
        let (mut table, flipped_at) = open(4, TABLET);
        table.grab(Seat(0), 1, flipped_at + 300);
        table.bring(Seat(0), to, flipped_at + 600);
        assert!(
            matches!(deed(&table, Seat(0)), Deed::Took { used: Some(done), .. } if done == used),
            "{used:?} by node {to}"
        );
    }
}

#[test]
fn a_pillow_follows_its_finger_and_belongs_to_the_seat_where_it_was_touched() {
    let (mut table, flipped_at) = open(4, TABLET);
    table.grab(Seat(0), 0, flipped_at + 300);
    let over = table.hands.middle(zone(Seat(2), Place::Card));
    table.carry(Seat(0), over, flipped_at + 400);
    let carried = table.hands.scene().node(NodeId(side(0, Seat(0)))).expect("in the hand").clone();
    assert!(carried.art.is_some(), "it is the pillow");
    let away = carried.area.distance_to_centre(over);
    assert!(away < 1.0, "{away} from the finger");
    table.leave(Seat(0), over, flipped_at + 450);
    assert_eq!(holder(&table), Some(Seat(0)));
    assert!(matches!(deed(&table, Seat(2)), Deed::Nothing), "who is hit has done nothing");
}

#[test]
fn a_palm_on_a_pillow_does_nothing() {
    let (mut table, flipped_at) = open(3, PHONE);
    let at = table.hands.middle(side(0, Seat(0)));
    let game = table.hands.game().clone();
    let palm = Touch { pointer: 1, phase: Phase::Down, at, stamp: flipped_at + 100, breadth: 90.0 };
    assert_eq!(table.hands.stage().touch(&game, palm), None);
    let lifted = Touch { phase: Phase::Up, stamp: flipped_at + 200, ..palm };
    assert_eq!(table.hands.stage().touch(&game, lifted), None);
    let finger = Touch { breadth: 9.0, ..palm };
    assert!(table.hands.stage().touch(&game, finger).is_some(), "a fingertip does");
}

#[test]
fn a_touch_that_the_system_takes_away_is_void_and_may_be_made_again() {
    let (mut table, flipped_at) = open(3, PHONE);
    let at = table.hands.middle(side(0, Seat(0)));
    table.hands.touch_at(1, Phase::Down, at, flipped_at + 200);
    assert_eq!(holder(&table), Some(Seat(0)));
    table.hands.touch_at(1, Phase::Cancel, at, flipped_at + 260);
    assert_eq!((holder(&table), deed(&table, Seat(0))), (None, Deed::Nothing));
    table.grab(Seat(0), 0, flipped_at + 400);
    assert_eq!(holder(&table), Some(Seat(0)));
}

#[test]
fn a_pillow_touched_in_the_hush_is_a_false_start_and_the_pillow_stays_for_the_others() {
    let mut table = PiloHands::at(3, 5, PHONE);
    table.lay_hands();
    assert_eq!(table.view().step, Step::Hush);
    table.grab(Seat(1), 0, table.hands.now() + 1);
    assert!(matches!(deed(&table, Seat(1)), Deed::FalseStart { .. }));
    table.hands.wait_for_the_clock();
    let flipped_at = table.hands.now();
    table.grab(Seat(0), 0, flipped_at + 300);
    assert_eq!(holder(&table), Some(Seat(0)));
    table.bring(Seat(0), zone(Seat(0), Place::Panel), flipped_at + 400);
    table.hands.wait_for_the_clock();
    let verdict = table.view().seats[1].verdict.expect("judged");
    assert_eq!(verdict.mistake, Some(Mistake::FalseStart));
}

#[test]
fn between_rounds_only_the_piles_feel_fingers_and_each_once() {
    let mut table = PiloHands::at(5, 5, TABLET);
    let ids = |table: &PiloHands| table.hands.touchable().map(|node| node.id.0).collect::<Vec<_>>();
    let piles: Vec<u32> = table.seats().map(|seat| zone(seat, Place::Pile)).collect();
    assert_eq!(ids(&table), piles);
    table.hands.tap(piles[2]);
    assert_eq!(ids(&table), [piles[0], piles[1], piles[3], piles[4]]);
    assert_eq!(table.hands.take_refusal(), None);
}

#[test]
fn nobody_can_see_when_the_flip_comes() {
    let scenes: Vec<_> = [0, 1, 700]
        .into_iter()
        .map(|waited| {
            let mut table = PiloHands::at(4, 9, TABLET);
            table.lay_hands();
            let due = table.game().next_deadline().expect("the flip is due");
            table.hands.wait_until((table.hands.now() + waited).min(due - 1));
            table.hands.scene().clone()
        })
        .collect();
    assert!(scenes.windows(2).all(|pair| pair[0] == pair[1]));
}

#[test]
fn cards_turn_over_at_the_flip_and_the_verdict_shows_them_still() {
    let mut table = PiloHands::at(3, 5, PHONE);
    table.lay_hands();
    let card = |table: &PiloHands| {
        table.hands.scene().node(NodeId(zone(Seat(0), Place::Card))).expect("a card").clone()
    };
    let hidden = card(&table);
    table.hands.wait_for_the_clock();
    let shown = card(&table);
    assert_eq!(shown.motion, Motion::Flip);
    assert_ne!(hidden.art, shown.art);
    table.hands.wait_for_the_clock();
    assert_eq!(card(&table).art, shown.art, "to be looked at until the next round");
}

#[test]
fn everything_that_can_be_touched_or_dropped_on_has_a_name_and_a_seat() {
    for players in 3..=6 {
        let (table, _) = open(players, PHONE);
        for node in table.hands.scene().nodes.iter().filter(|node| node.role != Role::Picture) {
            assert!(node.label.is_some() && node.seat.is_some(), "{node:?}");
        }
    }
}

/// From 0 on, so far apart, up to a length.
fn steps(length: f32, apart: u16) -> impl Iterator<Item = f32> {
    (0..u16::MAX).step_by(apart.into()).map(f32::from).take_while(move |step| *step < length)
}

/// Everywhere on the screen, whom a finger that comes down there acts for.
fn heard_everywhere(table: &mut PiloHands, surface: Surface) -> Vec<(Point, Option<Seat>)> {
    let game = table.hands.game().clone();
    let stamp = table.hands.now() + 1;
    let mut heard = Vec::new();
    for x in steps(surface.width, 6) {
        for y in steps(surface.height, 6) {
            let at = Point { x, y };
            let touch = Touch { pointer: 1, phase: Phase::Down, at, stamp, breadth: 8.0 };
            let mut stage = table.hands.stage().clone();
            heard.push((at, stage.touch(&game, touch).map(|intent| intent.seat)));
        }
    }
    heard
}

#[test]
fn a_pillow_is_felt_only_where_it_is_drawn_and_nothing_else_is_a_false_start() {
    for players in 3..=6 {
        for surface in [PHONE, TABLET] {
            let mut table = PiloHands::at(players, 5, surface);
            table.lay_hands();
            for (at, seat) in heard_everywhere(&mut table, surface) {
                let Some(seat) = seat else { continue };
                let is_drawn_there = |number| {
                    let own = table.hands.scene().node(NodeId(side(number, seat)));
                    own.is_some_and(|node| node.art.is_some() && node.holds(at, 0.0))
                };
                assert!((0..2).any(is_drawn_there), "{players} on {surface:?}: {seat} at {at:?}");
            }
        }
    }
}

#[test]
fn a_shared_pillow_has_a_part_for_everyone_of_the_same_size_and_cloth_that_is_nobodys() {
    for players in [3, 4] {
        let (mut table, _) = open(players, TABLET);
        let cushion = table.hands.scene().node(NodeId(pillow(0))).expect("a pillow").area;
        let mut shares = vec![0_u32; usize::from(players)];
        let mut nobodys = 0_u32;
        for (at, seat) in heard_everywhere(&mut table, TABLET) {
            match seat {
                Some(seat) if cushion.contains(at) => shares[seat.index()] += 1,
                Some(_) => {}
                None => nobodys += u32::from(cushion.distance_to_centre(at) < ASTRAY),
            }
        }
        let (least, most) = (shares.iter().min(), shares.iter().max());
        assert!(
            least.zip(most).is_some_and(|(least, most)| *least > 30 && most - least < least / 5),
            "{shares:?}"
        );
        assert!(nobodys > 0, "its very middle");
    }
}

#[test]
fn with_twins_the_pillows_of_the_middle_are_only_looked_at() {
    for (players, surface) in [(3, PHONE), (6, PHONE), (6, TABLET)] {
        let (mut table, _) = open(players, surface);
        let zones: Vec<_> = table
            .seats()
            .map(|seat| table.hands.scene().node(NodeId(zone(seat, Place::Panel))).expect("a zone").clone())
            .collect();
        let mut heard = vec![0_u32; usize::from(players)];
        for (at, seat) in heard_everywhere(&mut table, surface) {
            let Some(seat) = seat else { continue };
            assert!(zones[seat.index()].holds(at, 0.0), "{players} on {surface:?}: {seat} at {at:?}");
            heard[seat.index()] += 1;
        }
        assert!(heard.iter().all(|places| *places > 20), "{heard:?}");
    }
}

#[test]
fn a_pillow_that_somebody_has_is_gone_from_every_zone() {
    let (mut table, flipped_at) = open(6, PHONE);
    let look =
        |table: &PiloHands, seat| table.hands.scene().node(NodeId(side(0, seat))).expect("its place").art;
    let there = look(&table, Seat(3));
    table.grab(Seat(1), 0, flipped_at + 200);
    let gone = look(&table, Seat(3));
    assert_ne!(gone, there, "it can be seen");
    table.bring(Seat(1), zone(Seat(1), Place::Shield), flipped_at + 300);
    assert_eq!(look(&table, Seat(3)), gone);
    table.grab(Seat(3), 0, flipped_at + 320);
    assert_eq!(holder(&table), Some(Seat(1)));
    assert!(matches!(deed(&table, Seat(3)), Deed::Missed { .. }), "a hand where nothing is takes nothing");
    table.leave(Seat(3), table.hands.middle(side(0, Seat(3))), flipped_at + 330);
    table.grab(Seat(3), 1, flipped_at + 340);
    assert!(
        matches!(deed(&table, Seat(3)), Deed::Took { pillow: Pillow(1), .. }),
        "the other one is still there"
    );
}

/// Targets, too, are beyond doubt: who carries a pillow straight to the own shield, the own ear or the middle of an opponent's zone, and
/// comes down as far beside it as hands stray, has done what was meant.
#[test]
fn a_pillow_carried_straight_to_its_target_arrives_there_on_every_layout_that_is_offered() {
    for surface in reach::SCREENS {
        for players in (3..=6).filter(|players| offered(GameId::PiloPilo, *players, surface, 1.0).is_ok()) {
            let (table, flipped_at) = open(players, surface);
            for seat in table.seats() {
                let others = table.seats().filter(|other| *other != seat);
                let targets =
                    [(zone(seat, Place::Shield), Use::Shield), (zone(seat, Place::Ear), Use::Sleep)];
                let targets =
                    targets.into_iter().chain(others.map(|at| (zone(at, Place::Panel), Use::Throw { at })));
                for (node, used) in targets {
                    let (from, to) = (table.hands.middle(side(0, seat)), table.hands.middle(node));
                    for aside in [-ASTRAY, 0.0, ASTRAY] {
                        let way = Reach { seat, from, to, presses: false }.beside(aside);
                        let mut hands = table.hands.clone();
                        hands.touch_at(1, Phase::Down, way.from, flipped_at + 1);
                        hands.touch_at(1, Phase::Move, way.to, flipped_at + 2);
                        hands.touch_at(1, Phase::Up, way.to, flipped_at + 3);
                        let done = PiloHands { hands };
                        assert!(
                            matches!(deed(&done, seat), Deed::Took { used: Some(did), .. } if did == used),
                            "{players} on {surface:?}: {seat} meant {used:?}, {aside} aside: {:?}",
                            deed(&done, seat)
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn all_that_is_written_named_told_and_advised_can_be_said_in_both_languages() {
    let mut said = Vec::new();
    let mut table = PiloHands::at(6, 21, TABLET);
    for round in 0..12_u64 {
        let mut look = |table: &mut PiloHands| {
            for node in &table.hands.scene().nodes {
                said.extend(node.label.clone());
                said.extend(node.text.as_ref().map(|text| text.words.clone()));
            }
            said.extend(table.hands.take_news().narration);
            let game = table.hands.game().clone();
            said.extend(table.hands.stage().help(&game).into_iter().map(|help| help.words));
        };
        table.lay_hands();
        look(&mut table);
        if round % 4 == 0 {
            table.grab(Seat(5), 0, table.hands.now() + 1);
            look(&mut table);
        }
        table.hands.wait_for_the_clock();
        let flipped_at = table.hands.now();
        for seat in table.seats().filter(|seat| u64::from(seat.0) % 3 != round % 3) {
            table.grab(seat, seat.0 % 2, flipped_at + 300 - u64::from(seat.0));
            look(&mut table);
        }
        for seat in table.seats() {
            let place = [Place::Shield, Place::Ear, Place::Panel][(usize::from(seat.0) + round as usize) % 3];
            let whose = Seat((seat.0 + (round % 2) as u8) % 6);
            table.bring(seat, zone(whose, place), flipped_at + 500);
            look(&mut table);
        }
        table.hands.wait_for_the_clock();
        look(&mut table);
    }
    let keys: BTreeSet<&str> = said.iter().map(|words| words.key).collect();
    assert!(keys.len() > 40, "much was said: {keys:?}");
    for language in Language::ALL {
        let lexicon = Lexicon::new(language).expect("sound texts");
        for words in &said {
            let text = lexicon.words(words);
            assert!(text != words.key && !text.contains(['{', '}', '$']), "{}: {text}", words.key);
        }
    }
}

#[test]
fn the_record_holds_what_the_fingers_did_and_when() {
    let (mut table, flipped_at) = open(3, PHONE);
    table.grab(Seat(2), 0, flipped_at + 321);
    let last = table.hands.entries().last().expect("an entry").clone();
    let touch = Action::Touch { pillow: Pillow(0) };
    let expected = Entry::Act { seat: Seat(2), action: AnyAction::PiloPilo(touch), at: flipped_at + 321 };
    assert_eq!(last, expected);
}
