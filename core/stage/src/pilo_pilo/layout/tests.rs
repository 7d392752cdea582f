use super::*;
use crate::{ASTRAY, Node, Point, Reach, Role};

const SCREENS: [Surface; 8] = [
    Surface { width: 360.0, height: 560.0 },
    Surface { width: 560.0, height: 360.0 },
    Surface { width: 412.0, height: 840.0 },
    Surface { width: 840.0, height: 412.0 },
    Surface { width: 800.0, height: 360.0 },
    Surface { width: 1280.0, height: 760.0 },
    Surface { width: 800.0, height: 1200.0 },
    Surface { width: 600.0, height: 960.0 },
];

/// Every table: screen, text size, players.
fn tables() -> impl Iterator<Item = (Surface, f32, u8)> {
    SCREENS.into_iter().flat_map(|screen| {
        (3..=6).flat_map(move |players| [1.0, 1.3, 2.0].map(|text| (screen, text, players)))
    })
}

fn inside(inner: Area, outer: Area) -> bool {
    const EDGE: f32 = 0.02;
    inner.x >= outer.x - EDGE
        && inner.y >= outer.y - EDGE
        && inner.right() <= outer.right() + EDGE
        && inner.bottom() <= outer.bottom() + EDGE
}

/// From 0 on, so far apart, up to a length.
fn steps(length: f32, apart: u16) -> impl Iterator<Item = f32> {
    (0..u16::MAX).step_by(apart.into()).map(f32::from).take_while(move |step| *step < length)
}

/// Where a seat feels fingers for a pillow.
fn felt(layout: &Layout, pillow: Pillow, seat: Seat) -> Node {
    match layout.grip(pillow, seat).expect("a seat at the table") {
        Grip::Side { area, turn, spread } => {
            Node::place(1, area, Role::Piece).turned(turn).reaching(Reach::Wedge { spread })
        }
        Grip::Twin { area, turn } => Node::place(1, area, Role::Piece).turned(turn),
    }
}

#[test]
fn as_many_as_may_play_find_room_on_every_usual_screen_and_nobody_on_one_that_is_too_small() {
    for (screen, text, players) in tables() {
        assert!(Layout::playable(screen, text, players).is_some(), "{players} on {screen:?} at {text}");
    }
    for players in 3..=6 {
        assert!(Layout::playable(Surface { width: 320.0, height: 480.0 }, 1.0, players).is_none());
    }
}

#[test]
fn pillows_are_shared_where_there_is_room_for_every_hand_and_have_twins_elsewhere() {
    let twins = |width, height, players| Layout::of(Surface { width, height }, 1.0, players).has_twins();
    for (width, height) in [(1280.0, 760.0), (800.0, 1200.0)] {
        assert_eq!([3, 4, 5, 6].map(|players| twins(width, height, players)), [false, false, true, true]);
    }
    for (width, height) in [(360.0, 560.0), (412.0, 840.0), (800.0, 360.0)] {
        assert_eq!([3, 4, 5, 6].map(|players| twins(width, height, players)), [true; 4]);
    }
}

#[test]
fn nothing_in_a_zone_overlaps_or_leaves_it() {
    for (screen, text, players) in tables() {
        for (zone, parts) in Layout::of(screen, text, players).zones {
            let Parts { card, open, pile, shield, ear, state, badge, name, cards, twins } = parts;
            let mut areas = vec![card, pile, shield, ear, state, badge, name, cards];
            areas.extend(twins);
            let covered = areas[2..].iter().any(|area| area.overlaps(open));
            assert!(inside(open, zone.own()) && !covered, "{players} on {screen:?} at {text}: {open:?}");
            for (index, area) in areas.iter().enumerate() {
                let told = format!("{players} on {screen:?} at {text}: part {index} {area:?} of {zone:?}");
                assert!(inside(*area, zone.own()), "{told} leaves");
                assert!(area.width >= 14.0 && area.height >= 14.0, "{told} is too small");
                for (other, other_area) in areas.iter().enumerate().skip(index + 1) {
                    assert!(!area.overlaps(*other_area), "{told} and {other} {other_area:?}");
                }
            }
        }
    }
}

/// A window may have any shape: what is offered on it is as it should be.
#[test]
fn whatever_the_shape_of_a_window_what_is_offered_on_it_has_room_for_everything() {
    let shapes = steps(1_300.0, 50)
        .skip(6)
        .flat_map(|width| steps(1_300.0, 50).skip(6).map(move |height| Surface { width, height }));
    for surface in shapes {
        for players in 3..=6 {
            let Some(layout) = Layout::playable(surface, 1.0, players) else { continue };
            for (zone, parts) in &layout.zones {
                assert!(
                    parts.are_apart_within(zone.own()),
                    "{players} on {surface:?}: {parts:?} in {zone:?}"
                );
                assert!(inside(zone.area, surface.area()) && !zone.area.overlaps(layout.quilt));
            }
            assert!(
                layout.pillows.iter().all(|pillow| inside(*pillow, layout.quilt)),
                "{players} on {surface:?}"
            );
        }
    }
}

#[test]
fn spots_piles_and_twins_are_never_smaller_than_a_finger_needs() {
    for (screen, text, players) in tables() {
        for (_, Parts { pile, shield, ear, twins, .. }) in Layout::of(screen, text, players).zones {
            for area in [pile, shield, ear].into_iter().chain(twins) {
                let told = format!("{players} on {screen:?} at {text}: {area:?}");
                assert!(
                    area.width >= SMALLEST_TARGET - 0.01 && area.height >= SMALLEST_TARGET - 0.01,
                    "{told}"
                );
            }
        }
    }
}

#[test]
fn cards_can_be_read_across_the_table() {
    for (screen, text, players) in tables() {
        for (_, parts) in Layout::of(screen, text, players).zones {
            let least = if screen.width.min(screen.height) < PHONE { 50.0 } else { 90.0 };
            assert!(parts.open.width >= least, "{players} on {screen:?} at {text}: {:?}", parts.open);
        }
    }
}

#[test]
fn pillows_lie_on_the_quilt_and_no_hand_reaches_for_two_at_once() {
    for (screen, text, players) in tables() {
        let Layout { pillows: areas, quilt, .. } = Layout::of(screen, text, players);
        assert_eq!(areas.len(), usize::from(pillows(players)));
        for (index, area) in areas.iter().enumerate() {
            assert!(inside(*area, quilt), "{players} on {screen:?}: {area:?} on {quilt:?}");
            assert!(areas[index + 1..].iter().all(|other| !area.overlaps(*other)), "{players} on {screen:?}");
        }
    }
}

/// A pillow is felt only where it is drawn, and nobody's place touches another's: hands that come down as far beside a place as they
/// stray are not heard for the neighbour.
#[test]
fn what_each_seat_feels_lies_on_the_pillow_or_in_the_own_zone_and_far_enough_from_the_others() {
    for (screen, text, players) in tables() {
        let layout = Layout::of(screen, text, players);
        for (number, pillow) in (0..).map(Pillow).zip(&layout.pillows) {
            for (zone, _) in &layout.zones {
                let own = felt(&layout, number, zone.seat);
                let drawn = if layout.has_twins() { zone.area } else { *pillow };
                let others: Vec<Node> = Seat::all(players)
                    .filter(|seat| *seat != zone.seat)
                    .map(|seat| felt(&layout, number, seat))
                    .collect();
                let area = screen.area();
                for x in steps(area.width, 7) {
                    for y in steps(area.height, 7) {
                        let at = Point { x, y };
                        if !own.holds(at, SMALLEST_TARGET) {
                            continue;
                        }
                        assert!(drawn.contains(at), "{players} on {screen:?}: {at:?} is not on {drawn:?}");
                        let near = (0..8_u8).map(|turn| {
                            let beside = Point { x: at.x, y: at.y + ASTRAY * 0.99 };
                            beside.turned_around(at, 45.0 * f32::from(turn))
                        });
                        for beside in near {
                            assert!(
                                others.iter().all(|other| !other.holds(beside, SMALLEST_TARGET)),
                                "{players} on {screen:?}: {beside:?} is near {at:?} of {}",
                                zone.seat
                            );
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn every_side_of_a_shared_pillow_is_turned_straight_to_its_player_and_as_large_as_everyone_elses() {
    for (screen, text, players) in tables() {
        let layout = Layout::of(screen, text, players);
        for (number, pillow) in (0..).map(Pillow).zip(&layout.pillows) {
            let mut sizes = Vec::new();
            for (zone, _) in &layout.zones {
                let Some(Grip::Side { area, turn, .. }) = layout.grip(number, zone.seat) else { continue };
                let there = zone.area.centre();
                let (x, y) = (there.x - pillow.centre().x, there.y - pillow.centre().y);
                let apart = (turn - x.atan2(-y).to_degrees() + 180.0).rem_euclid(360.0) - 180.0;
                assert!(apart.abs() < 0.1, "{players} on {screen:?}: {} by {apart}", zone.seat);
                sizes.push((area.width, area.height));
            }
            let alike = |pair: &[(f32, f32)]| (pair[0].0 - pair[1].0).hypot(pair[0].1 - pair[1].1) < 0.1;
            assert!(sizes.windows(2).all(alike), "{players} on {screen:?}: {sizes:?}");
        }
    }
}

#[test]
fn a_wall_of_screens_is_no_deeper_than_can_be_counted() {
    let wall = Surface { width: 5_120.0, height: 5_000.0 };
    assert!(depths(wall).count() > usize::from(u8::MAX));
    let depths: Vec<f32> = depths(wall).collect();
    assert!(depths.is_sorted());
}
