use super::*;

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
const SMALLEST_TARGET: f32 = 48.0;

/// Every table: screen, text size, players, pillows.
fn tables() -> impl Iterator<Item = (Surface, f32, u8, u8)> {
    SCREENS.into_iter().flat_map(|screen| {
        (3..=6).flat_map(move |players| {
            [1.0, 1.3, 2.0].map(|text| (screen, text, players, if players == 3 { 1 } else { 2 }))
        })
    })
}

fn inside(inner: Area, outer: Area) -> bool {
    const EDGE: f32 = 0.02;
    inner.x >= outer.x - EDGE
        && inner.y >= outer.y - EDGE
        && inner.right() <= outer.right() + EDGE
        && inner.bottom() <= outer.bottom() + EDGE
}

#[test]
fn nothing_in_a_zone_overlaps_or_leaves_it() {
    for (screen, text, players, pillows) in tables() {
        for (zone, parts) in Layout::of(screen, text, players, pillows).zones {
            let Parts { card, open, pile, shield, ear, state, badge, name, cards } = parts;
            let areas = [card, pile, shield, ear, state, badge, name, cards];
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

#[test]
fn spots_and_piles_are_never_smaller_than_a_finger_needs() {
    for (screen, text, players, pillows) in tables() {
        for (_, Parts { pile, shield, ear, .. }) in Layout::of(screen, text, players, pillows).zones {
            for area in [pile, shield, ear] {
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
    for (screen, text, players, pillows) in tables() {
        for (_, parts) in Layout::of(screen, text, players, pillows).zones {
            let least = if screen.width.min(screen.height) < PHONE { 50.0 } else { 90.0 };
            assert!(parts.open.width >= least, "{players} on {screen:?} at {text}: {:?}", parts.open);
        }
    }
}

#[test]
fn pillows_lie_on_the_quilt_and_no_hand_reaches_for_two_at_once() {
    for (screen, text, players, pillows) in tables() {
        let layout = Layout::of(screen, text, players, pillows);
        let reached =
            |middle: &Point| Area::new(middle.x, middle.y, 0.0, 0.0).middle_square(2.0 * layout.reach);
        let areas: Vec<Area> = layout.pillows.iter().map(reached).collect();
        assert_eq!(areas.len(), usize::from(pillows));
        for (index, area) in areas.iter().enumerate() {
            assert!(inside(*area, layout.quilt), "{players} on {screen:?}: {area:?} on {:?}", layout.quilt);
            assert!(areas[index + 1..].iter().all(|other| !area.overlaps(*other)), "{players} on {screen:?}");
        }
    }
}

#[test]
fn every_side_of_a_pillow_is_as_wide_as_a_finger_needs() {
    for (screen, text, players, pillows) in tables() {
        let layout = Layout::of(screen, text, players, pillows);
        let wedge = layout.wedge(Pillow(0), Seat(0)).unwrap();
        assert!(wedge.width.min(wedge.height) >= SMALLEST_TARGET, "{players} on {screen:?}: {wedge:?}");
    }
}

#[test]
fn everyone_reaches_from_their_own_side() {
    for (screen, text, players, pillows) in tables() {
        let layout = Layout::of(screen, text, players, pillows);
        let middle = layout.quilt.centre();
        for (zone, _) in &layout.zones {
            let there = zone.area.centre();
            let towards = (there.x - middle.x).atan2(middle.y - there.y).to_degrees();
            let apart = (layout.side(zone.seat) - towards + 180.0).rem_euclid(360.0) - 180.0;
            assert!(apart.abs() < 60.0, "{players} on {screen:?}: {} by {apart}", zone.seat);
        }
    }
}
