use super::*;
use crate::{Area, Point, Role, Sitter, Stage, Surface, board::Room, zones::zones};
use empile_games::{
    AnyGame, GameId,
    contract::{Game, Seed, Viewer},
};

const PHONE: Surface = Surface { width: 412.0, height: 760.0 };
const TABLET: Surface = Surface { width: 1280.0, height: 760.0 };

/// A table of so many, and what they see.
struct Called {
    muster: Muster,
    sitters: Vec<Sitter>,
    surface: Surface,
}

impl Called {
    fn of(players: u8, surface: Surface) -> Called {
        let sitters = (0..players).map(|colour| Sitter { name: colour.to_string(), colour }).collect();
        Called { muster: Muster::of(Seats::all(players)), sitters, surface }
    }

    fn scene(&self) -> Scene {
        let room = Room {
            surface: self.surface,
            text_scale: 1.0,
            sitters: &self.sitters,
            viewer: Viewer::Spectator,
            robot: None,
            robots: empile_games::contract::Seats::NONE,
        };
        let mut nodes = Vec::new();
        self.muster.compose(room, None, &mut nodes);
        Scene::of(self.surface, nodes)
    }

    fn middle(&self, node: u32) -> Point {
        self.scene().node(NodeId(node)).unwrap().area.centre()
    }

    fn touch(&mut self, pointer: u64, phase: Phase, at: Point, stamp: Millis) -> Option<Cue> {
        let scene = self.scene();
        self.muster.hear(Touch { pointer, phase, at, stamp, breadth: 8.0 }, &scene)
    }

    /// A finger of this player comes down, lifts, or is taken away.
    fn finger(&mut self, seat: u8, phase: Phase, stamp: Millis) -> Option<Cue> {
        let at = self.middle(zone_node(Seat(seat)));
        self.touch(u64::from(seat), phase, at, stamp)
    }

    fn tap_start(&mut self, stamp: Millis) -> Option<Cue> {
        let at = self.middle(START);
        self.touch(90, Phase::Down, at, stamp);
        self.touch(90, Phase::Up, at, stamp)
    }

    fn number(&self) -> Option<u8> {
        self.muster.counting.map(|counting| counting.number)
    }
}

#[test]
fn the_count_begins_when_the_last_finger_comes_down_and_ends_with_the_board() {
    let mut called = Called::of(3, PHONE);
    assert_eq!(called.finger(0, Phase::Down, 100), None);
    assert_eq!(called.finger(2, Phase::Down, 200), None);
    assert_eq!(called.muster.next_count(), None);
    assert_eq!(called.finger(1, Phase::Down, 300), Some(Cue::Counted));
    let mut numbers = Vec::new();
    for step in 1..=u64::from(COUNT_FROM) {
        numbers.extend(called.number());
        assert_eq!(called.muster.next_count(), Some(300 + step * NUMBER_SHOWN));
        let comes = if step < u64::from(COUNT_FROM) { Counted::Number } else { Counted::Out };
        assert_eq!(called.muster.count(), comes);
    }
    assert_eq!(numbers, [3, 2, 1]);
}

#[test]
fn a_finger_that_lifts_or_is_taken_away_stops_the_count_and_it_starts_over() {
    for gone in [Phase::Up, Phase::Cancel] {
        let mut called = Called::of(2, PHONE);
        called.finger(0, Phase::Down, 0);
        called.finger(1, Phase::Down, 0);
        called.muster.count();
        assert_eq!(called.number(), Some(2));
        assert_eq!(called.finger(1, gone, 900), None);
        assert_eq!((called.number(), called.muster.next_count()), (None, None));
        assert_eq!(called.finger(1, Phase::Down, 1_000), Some(Cue::Counted));
        assert_eq!(called.number(), Some(COUNT_FROM));
    }
}

#[test]
fn a_finger_belongs_to_the_zone_it_came_down_on_wherever_it_strays() {
    let mut called = Called::of(2, PHONE);
    let (mine, yours) = (called.middle(zone_node(Seat(0))), called.middle(zone_node(Seat(1))));
    called.touch(1, Phase::Down, mine, 0);
    called.touch(1, Phase::Move, yours, 10);
    assert_eq!(called.muster.held(), Seats::only(Seat(0)));
    called.touch(1, Phase::Up, yours, 20);
    assert_eq!(called.muster.held(), Seats::NONE);
}

#[test]
fn of_two_fingers_on_a_zone_one_is_enough() {
    let mut called = Called::of(2, PHONE);
    let mine = called.middle(zone_node(Seat(0)));
    called.touch(7, Phase::Down, mine, 0);
    called.touch(8, Phase::Down, mine, 0);
    called.touch(7, Phase::Up, mine, 10);
    assert_eq!(called.muster.held(), Seats::only(Seat(0)));
}

#[test]
fn a_palm_holds_nothing() {
    let mut called = Called::of(1, PHONE);
    let (scene, at) = (called.scene(), called.middle(zone_node(Seat(0))));
    let palm = Touch { pointer: 1, phase: Phase::Down, at, stamp: 0, breadth: 90.0 };
    assert_eq!(called.muster.hear(palm, &scene), None);
}

#[test]
fn with_more_fingers_than_a_phone_feels_a_touch_is_enough() {
    let mut five = Called::of(5, TABLET);
    for seat in 0..5 {
        five.finger(seat, Phase::Down, 0);
        five.finger(seat, Phase::Up, 0);
    }
    assert_eq!(five.number(), None, "five can hold");
    let mut six = Called::of(6, TABLET);
    for seat in 0..5 {
        assert_eq!(six.finger(seat, Phase::Down, 0), None);
        // The sixth finger makes an iPhone cancel them all.
        six.finger(seat, if seat % 2 == 0 { Phase::Up } else { Phase::Cancel }, 0);
    }
    assert_eq!(six.finger(5, Phase::Down, 0), Some(Cue::Counted));
    six.finger(5, Phase::Cancel, 10);
    assert_eq!(six.number(), Some(COUNT_FROM));
}

#[test]
fn whoever_cannot_hold_begins_by_a_tap_and_lifting_stops_nothing() {
    let mut called = Called::of(3, PHONE);
    called.finger(0, Phase::Down, 0);
    assert_eq!(called.tap_start(50), Some(Cue::Counted));
    called.finger(0, Phase::Up, 60);
    assert_eq!(called.muster.next_count(), Some(50 + NUMBER_SHOWN));
}

#[test]
fn a_finger_that_strays_off_the_button_begins_nothing() {
    let mut called = Called::of(3, PHONE);
    let (start, zone) = (called.middle(START), called.middle(zone_node(Seat(0))));
    called.touch(1, Phase::Down, start, 0);
    assert_eq!(called.touch(1, Phase::Up, zone, 10), None);
    assert_eq!(called.number(), None);
}

#[test]
fn a_zone_that_is_held_is_told_without_colour_and_to_whoever_cannot_see_it() {
    let mut called = Called::of(3, PHONE);
    let zone = zone_node(Seat(1));
    let seen = |called: &Called| {
        let scene = called.scene();
        let node = scene.node(NodeId(zone)).unwrap().clone();
        (scene.node(NodeId(zone + 5)).is_some(), node.role, node.label.unwrap().key)
    };
    assert_eq!(seen(&called), (false, Role::Choice { chosen: false }, "muster-label-hold"));
    called.finger(1, Phase::Down, 0);
    assert_eq!(seen(&called), (true, Role::Choice { chosen: true }, "muster-label-held"));
}

#[test]
fn every_zone_is_turned_to_its_player_and_the_number_to_every_edge_somebody_sits_at() {
    for players in 1..=8 {
        for surface in [PHONE, TABLET] {
            let mut called = Called::of(players, surface);
            let places = zones(surface, players, 100.0, 0.0).0;
            let scene = called.scene();
            for place in &places {
                let id = zone_node(place.seat);
                for node in scene.nodes.iter().filter(|node| (id..id + NODES_PER_ZONE).contains(&node.id.0)) {
                    assert_eq!((node.turn, node.seat), (place.turn, Some(place.seat)), "{node:?}");
                }
            }
            called.tap_start(0);
            let scene = called.scene();
            let numbers = scene.nodes.iter().filter(|node| (NUMBERS..ZONES).contains(&node.id.0));
            let mut turns: Vec<f32> = numbers.clone().map(|node| node.turn).collect();
            turns.sort_by(f32::total_cmp);
            let mut edges: Vec<f32> = places.iter().map(|place| place.turn).collect();
            edges.sort_by(f32::total_cmp);
            edges.dedup();
            assert_eq!(turns, edges, "{players} at {surface:?}");
            assert_eq!(numbers.filter(|node| node.label.is_some()).count(), 1, "read aloud once");
        }
    }
}

/// Somebody who comes to the left edge must not find their things on the right one when the board appears.
#[test]
fn everyone_comes_where_they_will_sit() {
    let screens = crate::kit::screens::SCREENS.into_iter();
    let mut looked_at = 0;
    for (screen, game) in screens.flat_map(|screen| GameId::ALL.iter().map(move |game| (screen, *game))) {
        let players = game.descriptor().players;
        for players in players {
            let begun = AnyGame::start(&game.usual_setup(players), Seed(1)).unwrap();
            let sitters = (0..players).map(|colour| Sitter { name: colour.to_string(), colour }).collect();
            let mut stage = Stage::new(&begun, sitters, screen);
            let seats = (0..players).map(Seat);
            let table: Vec<_> = seats.filter_map(|seat| stage.own_place(&begun, seat)).collect();
            stage.call_muster(&begun);
            let zone = |seat: u8| stage.scene().node(NodeId(zone_node(Seat(seat))));
            if table.is_empty() || zone(0).is_none() {
                continue;
            }
            looked_at += 1;
            for (seat, (area, turn)) in (0..).zip(table) {
                let comes = zone(seat).unwrap();
                let told = format!("{seat} of {players} at {game:?} on {screen:?}");
                assert!((comes.turn - turn).abs() < 0.1, "{told}");
                let lies_sideways = turn.rem_euclid(180.0) > 1.0;
                let Area { width, height, .. } = comes.area;
                let zone = if lies_sideways { comes.area.middle(height, width) } else { comes.area };
                assert!(zone.contains(area.centre()), "{told}: {zone:?} and {area:?}");
            }
        }
    }
    assert!(looked_at > 20, "{looked_at} tables were looked at");
}
