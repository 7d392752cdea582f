//! Where things go on a device that lies flat between two to six people.

use empile_games::{bunte_kuh::THROWN_DICE, pyramid::lattice::Side};

use crate::{
    Area, Surface,
    kit::EdgeParts,
    pyramid::Hexagons,
    zones::{Zone, zones},
};

const GAP: f32 = 4.0;
/// How deep an edge is: two people round a phone have theirs to themselves; on a tablet, in parts of the shorter side.
const PHONE: f32 = 520.0;
const PHONE_DEPTH: f32 = 114.0;
const PHONE_DEPTH_FOR_TWO: f32 = 92.0;
const TABLET_DEPTH: f32 = 0.18;
const DEEPEST: f32 = 150.0;
/// Four ways to lie, one above the other, as large as fingers like them.
const LOWEST_SHEET: f32 = 280.0;
/// Dice larger than this are no easier to read.
const LARGEST_DIE: u16 = 104;

/// The parts of the table.
#[derive(Clone, Debug)]
pub(super) struct Layout {
    pub(super) edges: Vec<(Zone, EdgeParts)>,
    pub(super) hexagons: Hexagons,
    /// The three pearl dice.
    pub(super) thrown: [Area; THROWN_DICE],
    /// Where a sheet may lie: below those dice if there is room enough for it.
    pub(super) sheet: Area,
}

impl Layout {
    pub(super) fn of(surface: Surface, text_scale: f32, players: u8) -> Layout {
        let (zones, middle) = zones(surface, players, depth(surface, players), GAP);
        let middle = middle.inset(GAP);
        let hexagons = Hexagons::at_the_bottom_of(middle, Side::U);
        let thrown = beside_the_peak(middle, &hexagons);
        let edges = zones.into_iter().map(|zone| (zone, EdgeParts::of(zone.own(), text_scale))).collect();
        Layout { edges, hexagons, thrown, sheet: below(middle, thrown) }
    }
}

fn below(middle: Area, thrown: [Area; THROWN_DICE]) -> Area {
    let top = thrown.into_iter().map(Area::bottom).fold(middle.y, f32::max) + GAP;
    let below = Area::new(middle.x, top, middle.width, middle.bottom() - top);
    if below.height >= LOWEST_SHEET { below } else { middle }
}

fn depth(surface: Surface, players: u8) -> f32 {
    let short = surface.width.min(surface.height);
    match players {
        0..=2 if short < PHONE => PHONE_DEPTH_FOR_TWO,
        _ if short < PHONE => PHONE_DEPTH,
        _ => (short * TABLET_DEPTH).clamp(PHONE_DEPTH, DEEPEST),
    }
}

/// Places of three dice, in dice from the left and from the top, and how many they are wide and high together.
type Pattern = ([(f32, f32); THROWN_DICE], (f32, f32));
const PATTERNS: [Pattern; 3] = [
    ([(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)], (3.0, 1.0)),
    ([(0.0, 0.0), (1.0, 0.0), (0.0, 1.0)], (2.0, 2.0)),
    ([(0.0, 0.0), (0.0, 1.0), (0.0, 2.0)], (1.0, 3.0)),
];

/// The base is a triangle: the dice lie above it if there is room, else on the left of its peak, in the pattern that
/// leaves them largest.
fn beside_the_peak(middle: Area, hexagons: &Hexagons) -> [Area; THROWN_DICE] {
    let above = hexagons.plate().y - GAP - middle.y;
    let free = |height: f32| {
        let beside = middle.width / 2.0 - hexagons.half_width_at(middle.y + height) - GAP;
        if height <= above { middle.width } else { beside }
    };
    let length = |dice: f32, die: f32| dice * die + (dice - 1.0) * GAP;
    let largest = |(_, (wide, high)): &Pattern| {
        let sizes = (1..=LARGEST_DIE).rev().map(f32::from);
        let mut fitting = sizes.filter(|die| length(*wide, *die) <= free(length(*high, *die)));
        fitting.next().unwrap_or_default()
    };
    let [row, ..] = PATTERNS;
    let (die, (places, (wide, high))) = PATTERNS
        .iter()
        .map(|pattern| (largest(pattern), *pattern))
        .fold((0.0, row), |best, next| if next.0 > best.0 { next } else { best });
    let (width, height) = (length(wide, die), length(high, die));
    let block = if height <= above {
        Area::new(middle.x, middle.y, middle.width, above).middle(width, height)
    } else {
        Area::new(middle.x, middle.y, width, height)
    };
    places.map(|(across, down)| {
        Area::new(block.x + across * (die + GAP), block.y + down * (die + GAP), die, die)
    })
}

#[cfg(test)]
mod tests {
    use empile_games::pyramid::lattice::CellSet;

    use super::*;
    use crate::{
        fingers::SMALLEST_TARGET,
        kit::screens::{SCREENS, assert_laid_out},
    };

    fn layouts() -> impl Iterator<Item = (String, Surface, Layout)> {
        SCREENS.into_iter().flat_map(|screen| {
            (2..=6).flat_map(move |players| {
                [1.0, 1.3, 2.0].map(|text| {
                    let told = format!("{players} on {screen:?} at {text}");
                    (told, screen, Layout::of(screen, text, players))
                })
            })
        })
    }

    #[test]
    fn edges_and_dice_keep_off_each_other_and_off_the_pyramid_on_every_screen() {
        for (told, screen, layout) in layouts() {
            let mut parts: Vec<Area> = layout.edges.iter().map(|(zone, _)| zone.area).collect();
            parts.extend(layout.thrown);
            assert_laid_out(&parts, screen, &told);
            for (cell, part) in
                CellSet::BASE.iter().flat_map(|cell| parts.iter().map(move |part| (cell, part)))
            {
                assert!(!part.overlaps(layout.hexagons.area(cell)), "{told}: {part:?} and {cell}");
            }
        }
    }

    #[test]
    fn everyone_has_two_pads_that_are_large_enough() {
        for (told, _, layout) in layouts() {
            for (_, EdgeParts { hand, .. }) in layout.edges {
                assert!(
                    hand.width >= 2.0 * SMALLEST_TARGET + GAP && hand.height >= SMALLEST_TARGET,
                    "{told}: {hand:?}"
                );
            }
        }
    }

    #[test]
    fn the_pearl_dice_can_be_read_from_every_edge() {
        for (told, screen, layout) in layouts() {
            let least = if screen.width.min(screen.height) < PHONE { 42.0 } else { 72.0 };
            assert!(layout.thrown[0].width >= least, "{told}: {:?}", layout.thrown[0]);
        }
    }

    #[test]
    fn the_pyramid_keeps_dice_that_can_be_read() {
        for (told, screen, layout) in layouts() {
            let least = if screen.width.min(screen.height) < PHONE { 20.0 } else { 30.0 };
            assert!(layout.hexagons.edge() >= least, "{told}: {}", layout.hexagons.edge());
        }
    }
}
