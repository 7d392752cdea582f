//! Where things go on a device that lies flat between three people: one below, one on the left, one on the right.

use empile_games::{contract::Seat, pyramid::lattice::Side};

use crate::{Area, Surface, kit::EdgeParts, pyramid::Hexagons, zones::Zone};

const MARGIN: f32 = 4.0;
const GAP: f32 = 6.0;
/// Upright: the edge below and the strip above the pyramid, in parts of the height.
const BELOW: f32 = 0.17;
const BELOW_HEIGHT: (f32, f32) = (96.0, 170.0);
const STRIP: f32 = 0.13;
const STRIP_HEIGHT: (f32, f32) = (64.0, 150.0);
/// Lying: the narrowest column beside the pyramid, and where its upper part ends.
const COLUMN: f32 = 118.0;
const UPPER_PART: f32 = 0.52;
/// The turquoise die is read across the table, and is not larger than that needs.
const DIE_PART: f32 = 0.32;
const LARGEST_DIE: f32 = 180.0;
/// An edge at the side, as its player sees it: how deep, and how wide. Whoever reaches for dice has the room there is.
const SIDE_DEPTH: (f32, f32) = (112.0, 240.0);
const SIDE_DEPTH_PART: f32 = 0.26;
const WIDEST_SIDE: f32 = 340.0;
/// The block of the player below when the screen lies.
const TALLEST_BLOCK: f32 = 1.1;

/// The parts of the table.
#[derive(Clone, Debug)]
pub(super) struct Layout {
    pub(super) hexagons: Hexagons,
    /// The turquoise die.
    pub(super) die: Area,
    /// In seat order.
    pub(super) edges: [(Zone, EdgeParts); 3],
    /// What lies between the players, as wide and as high as it can be.
    pub(super) middle: Area,
}

impl Layout {
    /// Whichever way leaves larger dice.
    pub(super) fn of(surface: Surface, text_scale: f32) -> Layout {
        let (upright, lying) = (Layout::upright(surface, text_scale), Layout::lying(surface, text_scale));
        if upright.hexagons.edge() >= lying.hexagons.edge() { upright } else { lying }
    }

    /// The player below along the whole edge; above the pyramid the die between the two others.
    fn upright(surface: Surface, text_scale: f32) -> Layout {
        let part = |part: f32, (least, most): (f32, f32)| (surface.height * part).clamp(least, most);
        let mut rest = surface.area().inset(MARGIN);
        let below = rest.take_bottom(part(BELOW, BELOW_HEIGHT), GAP);
        let mut board = rest;
        board.take_top(part(STRIP, STRIP_HEIGHT), GAP);
        let hexagons = Hexagons::at_the_bottom_of(board, Side::U);
        let strip = Area::new(rest.x, rest.y, rest.width, hexagons.plate().y - GAP - rest.y);
        let die = strip.middle_square(strip.height.min(rest.width * DIE_PART).min(LARGEST_DIE));
        let depth = ((rest.width - die.width) / 2.0 - GAP).min(side_depth(surface));
        let clear_of_base = hexagons.height_of_half_width(rest.width / 2.0 - depth - GAP);
        let width = (clear_of_base - rest.y).min(WIDEST_SIDE);
        let edges = [below, at_left(rest, depth, width), at_right(rest, depth, width)];
        let top = edges[1].bottom() + GAP;
        let middle = Area::new(rest.x, top, rest.width, rest.bottom() - top);
        Layout::with(hexagons, die, edges, middle, text_scale)
    }

    /// The pyramid over the whole height; in the corners beside it the three players and the die.
    fn lying(surface: Surface, text_scale: f32) -> Layout {
        let rest = surface.area().inset(MARGIN);
        let board = rest.middle(rest.width - 2.0 * (COLUMN + GAP), rest.height);
        let hexagons = Hexagons::at_the_bottom_of(board, Side::U);
        let plate = hexagons.plate();
        let middle = rest.y + rest.height * UPPER_PART;
        let free = |y: f32| rest.width / 2.0 - hexagons.half_width_at(y) - GAP;
        let (upper, lower) = ((middle - rest.y).min(WIDEST_SIDE), rest.bottom() - middle - GAP);
        let depth = free(rest.y + upper).min(side_depth(surface).max(COLUMN));
        let column = (rest.width - plate.width) / 2.0 - GAP;
        let tall = lower.min(column * TALLEST_BLOCK);
        let below = Area::new(rest.x, rest.bottom() - tall, column, tall);
        let side = column.min(lower).min(LARGEST_DIE);
        let die = Area::new(rest.right() - side, rest.bottom() - side, side, side);
        let edges = [below, at_left(rest, depth, upper), at_right(rest, depth, upper)];
        let middle = Area::new(rest.x + column + GAP, rest.y, rest.width - 2.0 * (column + GAP), rest.height);
        Layout::with(hexagons, die, edges, middle, text_scale)
    }

    fn with(
        hexagons: Hexagons,
        die: Area,
        [below, left, right]: [Area; 3],
        middle: Area,
        text_scale: f32,
    ) -> Layout {
        let edge = |seat, area, turn| {
            let zone = Zone { seat: Seat(seat), area, turn };
            (zone, EdgeParts::of(zone.own(), text_scale))
        };
        let edges = [edge(0, below, 0.0), edge(1, left, 90.0), edge(2, right, 270.0)];
        Layout { hexagons, die, edges, middle }
    }
}

fn side_depth(surface: Surface) -> f32 {
    let (least, most) = SIDE_DEPTH;
    (surface.width * SIDE_DEPTH_PART).clamp(least, most)
}

fn at_left(rest: Area, depth: f32, width: f32) -> Area {
    Area::new(rest.x, rest.y, depth, width)
}

fn at_right(rest: Area, depth: f32, width: f32) -> Area {
    Area::new(rest.right() - depth, rest.y, depth, width)
}

#[cfg(test)]
mod tests {
    use empile_games::pyramid::lattice::CellSet;

    use super::*;
    use crate::{
        fingers::SMALLEST_TARGET,
        kit::screens::{SCREENS, assert_laid_out},
    };

    /// A small phone that lies, and a window that is nearly a square.
    const MORE_SCREENS: [Surface; 2] =
        [Surface { width: 560.0, height: 360.0 }, Surface { width: 760.0, height: 740.0 }];

    fn layouts() -> impl Iterator<Item = (Surface, Layout)> {
        let of = |screen| [1.0, 1.3, 2.0].map(|text| (screen, Layout::of(screen, text)));
        SCREENS.into_iter().chain(MORE_SCREENS).flat_map(of)
    }

    #[test]
    fn edges_and_die_keep_off_each_other_and_off_the_pyramid_on_every_screen() {
        for (screen, layout) in layouts() {
            let [below, left, right] = layout.edges.map(|(zone, _)| zone.area);
            let parts = [below, left, right, layout.die];
            assert_laid_out(&parts, screen, &layout);
            for (cell, part) in CellSet::BASE.iter().flat_map(|cell| parts.map(|part| (cell, part))) {
                assert!(!part.overlaps(layout.hexagons.area(cell)), "{part:?} and {cell} on {screen:?}");
            }
        }
    }

    #[test]
    fn whoever_says_stop_has_a_pad_to_hit_and_room_for_the_dice_beside_it() {
        for (screen, layout) in layouts() {
            for (zone, parts) in layout.edges {
                let hand = parts.hand;
                let told = format!("{hand:?} of {zone:?} on {screen:?}");
                assert!(hand.width >= 2.0 * SMALLEST_TARGET && hand.height >= SMALLEST_TARGET, "{told}");
            }
        }
    }

    #[test]
    fn on_a_tablet_whoever_reaches_from_the_side_has_the_room_there_is() {
        let layout = Layout::of(Surface { width: 1_280.0, height: 800.0 }, 1.0);
        for (zone, _) in &layout.edges[1..] {
            let depth = zone.own().height;
            assert!(depth >= 220.0, "{depth} for {}", zone.seat);
        }
    }

    #[test]
    fn the_turquoise_die_can_be_read_across_the_table() {
        for (screen, layout) in layouts() {
            let least = screen.width.min(screen.height) * 0.12;
            assert!(layout.die.width >= least.max(64.0), "{:?} on {screen:?}", layout.die);
        }
    }

    #[test]
    fn the_pyramid_has_most_of_the_table() {
        for (screen, layout) in layouts() {
            let as_large_as_can_be = Hexagons::within(screen.area(), Side::U).edge();
            let part = layout.hexagons.edge() / as_large_as_can_be;
            assert!(part > 0.69, "{part} on {screen:?}");
        }
    }
}
