use super::*;
use crate::{Art, ButtonLook, Surface};

const LEFT: NodeId = NodeId(1);
const RIGHT: NodeId = NodeId(2);
const CARD: NodeId = NodeId(4);
const SPOT: NodeId = NodeId(5);
const PAD: NodeId = NodeId(6);

fn scene() -> Scene {
    let button =
        |id, area| Node::picture(id, area, Art::Button { look: ButtonLook::Primary }).touchable(Role::Button);
    Scene::of(
        Surface { width: 400.0, height: 400.0 },
        vec![
            button(1, Area::new(20.0, 20.0, 30.0, 30.0)),
            button(2, Area::new(52.0, 20.0, 30.0, 30.0)),
            Node::picture(3, Area::new(0.0, 100.0, 200.0, 100.0), Art::Yarn),
            Node::place(4, Area::new(200.0, 200.0, 50.0, 70.0), Role::Piece).of_seat(Seat(1)),
            Node::place(5, Area::new(300.0, 20.0, 60.0, 60.0), Role::Spot).of_seat(Seat(0)),
            Node::place(6, Area::new(20.0, 300.0, 80.0, 80.0), Role::Hold),
        ],
    )
}

fn touch(pointer: u64, phase: Phase, x: f32, y: f32) -> Touch {
    Touch { pointer, phase, at: Point { x, y }, stamp: 0, breadth: 8.0 }
}

/// What a finger that comes down and lifts there means in the end.
fn click(fingers: &mut Fingers, down: (f32, f32), up: (f32, f32)) -> Option<(NodeId, GestureKind)> {
    fingers.hear(touch(1, Phase::Down, down.0, down.1), &scene());
    fingers.hear(touch(1, Phase::Up, up.0, up.1), &scene()).map(|gesture| (gesture.node, gesture.kind))
}

#[test]
fn a_finger_presses_as_it_comes_down_and_taps_as_it_lifts() {
    let mut fingers = Fingers::default();
    let press = fingers.hear(touch(1, Phase::Down, 30.0, 30.0), &scene()).unwrap();
    assert_eq!((press.node, press.kind), (LEFT, GestureKind::Press));
    let tap = fingers.hear(touch(1, Phase::Up, 31.0, 32.0), &scene()).unwrap();
    assert_eq!((tap.node, tap.kind), (LEFT, GestureKind::Tap));
}

#[test]
fn a_small_node_is_still_48_wide_to_a_finger_and_the_nearest_wins() {
    let mut fingers = Fingers::default();
    assert_eq!(click(&mut fingers, (13.0, 14.0), (13.0, 14.0)), Some((LEFT, GestureKind::Tap)));
    assert_eq!(click(&mut fingers, (51.5, 30.0), (51.5, 30.0)), Some((RIGHT, GestureKind::Tap)));
}

#[test]
fn pictures_and_spots_feel_nothing_and_a_straying_finger_takes_its_press_back() {
    let mut fingers = Fingers::default();
    assert_eq!(click(&mut fingers, (100.0, 150.0), (100.0, 150.0)), None);
    assert_eq!(click(&mut fingers, (330.0, 50.0), (330.0, 50.0)), None);
    assert_eq!(click(&mut fingers, (30.0, 30.0), (150.0, 150.0)), Some((LEFT, GestureKind::Stray)));
    fingers.hear(touch(1, Phase::Down, 30.0, 30.0), &scene());
    let cancelled = fingers.hear(touch(1, Phase::Cancel, 30.0, 30.0), &scene()).unwrap();
    assert_eq!(cancelled.kind, GestureKind::Cancel);
    assert_eq!(fingers.hear(touch(1, Phase::Up, 30.0, 30.0), &scene()), None, "it is over");
}

#[test]
fn a_palm_does_nothing() {
    let mut fingers = Fingers::default();
    let palm = Touch { breadth: 80.0, ..touch(1, Phase::Down, 30.0, 30.0) };
    assert_eq!(fingers.hear(palm, &scene()), None);
    assert_eq!(fingers.hear(touch(1, Phase::Up, 30.0, 30.0), &scene()), None);
}

#[test]
fn two_fingers_do_not_disturb_each_other() {
    let mut fingers = Fingers::default();
    fingers.hear(touch(1, Phase::Down, 30.0, 30.0), &scene());
    fingers.hear(touch(2, Phase::Down, 60.0, 30.0), &scene());
    let first = fingers.hear(touch(1, Phase::Up, 30.0, 30.0), &scene()).unwrap();
    let second = fingers.hear(touch(2, Phase::Up, 60.0, 30.0), &scene()).unwrap();
    assert_eq!((first.node, second.node), (LEFT, RIGHT));
}

#[test]
fn what_is_gone_when_the_finger_lifts_is_asked_for_so_that_the_game_says_why_not() {
    let mut fingers = Fingers::default();
    fingers.hear(touch(1, Phase::Down, 30.0, 30.0), &scene());
    let mut after = scene();
    after.nodes.retain(|node| node.id != LEFT);
    let lifted = fingers.hear(touch(1, Phase::Up, 30.0, 30.0), &after).unwrap();
    assert_eq!(lifted.kind, GestureKind::Tap);
}

#[test]
fn a_piece_follows_its_finger_in_front_of_everything_and_is_dropped_on_what_lies_below() {
    let mut fingers = Fingers::default();
    fingers.hear(touch(1, Phase::Down, 210.0, 210.0), &scene());
    assert_eq!(fingers.hear(touch(1, Phase::Move, 213.0, 212.0), &scene()), None, "not yet a drag");
    let drag = fingers.hear(touch(1, Phase::Move, 260.0, 150.0), &scene()).unwrap();
    assert_eq!(drag.kind, GestureKind::Drag { over: None });
    let drag = fingers.hear(touch(1, Phase::Move, 330.0, 50.0), &scene()).unwrap();
    assert_eq!(drag.kind, GestureKind::Drag { over: Some(SPOT) });
    assert_eq!(fingers.hear(touch(1, Phase::Move, 331.0, 51.0), &scene()), None, "nothing new below");
    let mut nodes = scene().nodes;
    fingers.carry(&mut nodes);
    let card = nodes.iter().find(|node| node.id == CARD).unwrap();
    assert_eq!((card.area.x, card.area.y, card.depth), (321.0, 41.0, HELD_DEPTH));
    let drop = fingers.hear(touch(1, Phase::Up, 332.0, 52.0), &scene()).unwrap();
    assert_eq!((drop.kind, drop.node), (GestureKind::Drop { onto: Some(SPOT) }, CARD));
    assert_eq!(drop.seat, Some(Seat(1)), "it belongs to the zone where it began, not to the one below it");
}

#[test]
fn a_piece_in_the_air_hides_nothing_from_another_finger_and_cannot_be_snatched() {
    let mut fingers = Fingers::default();
    let with_two = || {
        let mut nodes = scene().nodes;
        nodes.push(Node::place(7, Area::new(260.0, 200.0, 50.0, 70.0), Role::Piece).of_seat(Seat(0)));
        nodes
    };
    for (pointer, x) in [(1, 225.0), (2, 285.0)] {
        fingers.hear(touch(pointer, Phase::Down, x, 230.0), &Scene::of(scene().surface, with_two()));
        fingers.hear(touch(pointer, Phase::Move, 330.0, 50.0), &Scene::of(scene().surface, with_two()));
    }
    let mut nodes = with_two();
    fingers.carry(&mut nodes);
    let in_the_air = Scene::of(scene().surface, nodes);
    assert_eq!(fingers.hear(touch(3, Phase::Down, 330.0, 50.0), &in_the_air), None);
    for pointer in [1, 2] {
        let dropped = fingers.hear(touch(pointer, Phase::Up, 330.0, 50.0), &in_the_air).unwrap();
        assert_eq!(dropped.kind, GestureKind::Drop { onto: Some(SPOT) });
    }
}

#[test]
fn a_flick_that_is_only_heard_of_when_it_ends_is_a_drop_all_the_same() {
    let mut fingers = Fingers::default();
    let onto = Some(SPOT);
    assert_eq!(click(&mut fingers, (210.0, 210.0), (330.0, 50.0)), Some((CARD, GestureKind::Drop { onto })));
}

#[test]
fn what_has_to_be_held_is_held_for_half_a_second() {
    let mut fingers = Fingers::default();
    fingers.hear(touch(1, Phase::Down, 50.0, 340.0), &scene());
    assert_eq!(fingers.next_deadline(), Some(HOLD));
    assert_eq!(fingers.pass(HOLD - 1), None);
    let held = fingers.pass(HOLD + 30).unwrap();
    assert_eq!((held.node, held.kind, held.stamp), (PAD, GestureKind::LongPress, HOLD));
    assert_eq!(fingers.pass(HOLD + 60), None, "once");
    assert_eq!(fingers.hear(touch(1, Phase::Up, 50.0, 340.0), &scene()), None);
    let short = click(&mut fingers, (50.0, 340.0), (50.0, 340.0));
    assert_eq!(short, Some((PAD, GestureKind::Stray)), "let go too soon");
}

#[test]
fn what_only_points_stays_where_it_is_and_its_finger_belongs_to_its_zone_wherever_it_lets_go() {
    let mut fingers = Fingers::default();
    let pointing = || {
        let mut nodes = scene().nodes;
        nodes.push(Node::place(8, Area::new(20.0, 220.0, 60.0, 60.0), Role::Pointer).of_seat(Seat(2)));
        Scene::of(scene().surface, nodes)
    };
    fingers.hear(touch(1, Phase::Down, 50.0, 250.0), &pointing());
    let drag = fingers.hear(touch(1, Phase::Move, 330.0, 50.0), &pointing()).unwrap();
    assert_eq!(drag.kind, GestureKind::Drag { over: Some(SPOT) });
    let mut nodes = pointing().nodes;
    fingers.carry(&mut nodes);
    assert_eq!((nodes, fingers.carries()), (pointing().nodes, false));
    let drop = fingers.hear(touch(1, Phase::Up, 330.0, 50.0), &pointing()).unwrap();
    assert_eq!((drop.kind, drop.seat), (GestureKind::Drop { onto: Some(SPOT) }, Some(Seat(2))));
}
