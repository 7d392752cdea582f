//! Where things are while everyone comes to the table.

use crate::{Area, Point, Surface, board::Room, fingers::SMALLEST_TARGET, zones::Around};

/// How deep a zone is: in parts of the short and of the long side of the screen, and at most.
const DEPTH_PARTS: (f32, f32) = (0.42, 0.27);
const DEEPEST: f32 = 200.0;
const BETWEEN_ZONES: f32 = 4.0;
const INSET: f32 = 8.0;
const GAP: f32 = 4.0;
/// The place for the finger, in parts of a zone's height and width.
const PAD_PARTS: (f32, f32) = (0.44, 0.62);
const BADGE_PART: f32 = 0.66;
const MARK_PART: f32 = 0.34;
const NAME_PART: f32 = 0.4;
/// A zone this much wider than high has its words beside the place for the finger, which is so much larger then.
const WIDE: f32 = 2.0;
const BESIDE_WORDS: f32 = 1.5;
const WIDEST_WORDS: f32 = 280.0;
const LINES_PART: f32 = 0.8;
/// In the middle: as wide as a line of words can be read, and in parts of the height.
const WIDEST_MIDDLE: f32 = 420.0;
const TITLE_PART: f32 = 0.3;
const DETAIL_PART: f32 = 0.3;
const WIDEST_START: f32 = 340.0;
const HIGHEST_START: f32 = 64.0;
/// Numbers around the centre, in parts of the shorter side of the middle.
const NUMBER_AWAY: f32 = 0.31;
const NUMBER_SIZE: (f32, f32) = (0.24, 0.36);
const NUMBER_ALONE: f32 = 0.7;

/// Where everyone comes to the table: deep zones along the edges, or those of the table itself where it has people sit at other
/// edges.
pub(super) fn around(room: Room<'_>, table: Option<Around>) -> Around {
    let seats = room.sitters.len() as u8;
    let deep = Around::of(room.surface, seats, depth(room.surface), BETWEEN_ZONES);
    table.filter(|table| !table.seats_like(&deep)).unwrap_or(deep)
}

fn depth(surface: Surface) -> f32 {
    let (short, long) = (surface.width.min(surface.height), surface.width.max(surface.height));
    (short * DEPTH_PARTS.0).min(long * DEPTH_PARTS.1).min(DEEPEST)
}

/// Where things are in a zone, as its player sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct ZonePlaces {
    pub(super) pad: Area,
    pub(super) badge: Area,
    pub(super) mark: Area,
    pub(super) name: Area,
    pub(super) words: Area,
    /// Are the words beside the place for the finger, or below it?
    pub(super) words_beside: bool,
}

impl ZonePlaces {
    pub(super) fn of(own: Area) -> ZonePlaces {
        let inner = own.inset(INSET);
        let side = (own.height * PAD_PARTS.0).min(own.width * PAD_PARTS.1);
        let words_beside = own.width > WIDE * own.height;
        let (pad, mut words) = if words_beside {
            let side = side * BESIDE_WORDS;
            let mut both = inner.middle(inner.width.min(side + WIDEST_WORDS), inner.height.min(side));
            (both.take_left(side, 3.0 * GAP), both.middle(both.width, side * LINES_PART))
        } else {
            let mut both = inner;
            (both.take_top(side, GAP), both)
        };
        let pad = pad.middle_square(pad.width.min(pad.height));
        let mark = pad.width * MARK_PART;
        let mark = Area::new(pad.right() - mark, pad.y, mark, mark);
        let name = words.take_top(words.height * NAME_PART, 0.0);
        ZonePlaces { pad, badge: pad.middle_square(pad.width * BADGE_PART), mark, name, words, words_beside }
    }
}

/// Where things are in the middle while it is not counted.
#[derive(Clone, Copy, Debug)]
pub(super) struct MiddlePlaces {
    pub(super) title: Area,
    pub(super) detail: Area,
    pub(super) start: Area,
}

impl MiddlePlaces {
    pub(super) fn of(middle: Area) -> MiddlePlaces {
        let mut rest = middle.inset(INSET);
        rest = rest.middle(rest.width.min(WIDEST_MIDDLE), rest.height.min(WIDEST_MIDDLE / 2.0));
        let height = rest.height;
        let title = rest.take_top(height * TITLE_PART, 0.0);
        let detail = rest.take_top(height * DETAIL_PART, GAP);
        let start =
            rest.middle(rest.width.min(WIDEST_START), rest.height.clamp(SMALLEST_TARGET, HIGHEST_START));
        MiddlePlaces { title, detail, start }
    }
}

/// The place of a number that is turned to an edge.
pub(super) fn number(middle: Area, turn: f32, is_alone: bool) -> Area {
    let side = middle.width.min(middle.height);
    if is_alone {
        return middle.middle_square(side * NUMBER_ALONE);
    }
    let centre = middle.centre();
    let towards = Point { x: centre.x, y: centre.y + side * NUMBER_AWAY }.turned_around(centre, turn);
    let (width, height) = (side * NUMBER_SIZE.0, side * NUMBER_SIZE.1);
    Area::new(towards.x - width / 2.0, towards.y - height / 2.0, width, height)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        kit::screens::{SCREENS, assert_laid_out},
        zones::zones,
    };

    #[test]
    fn nothing_overlaps_and_nothing_leaves_its_zone_however_many_sit_at_the_table() {
        for screen in SCREENS {
            for seats in 1..=8 {
                let (zones, middle) = zones(screen, seats, depth(screen), 0.0);
                for zone in zones {
                    let own = zone.own();
                    let ZonePlaces { pad, badge, mark, name, words, .. } = ZonePlaces::of(own);
                    let surface = Surface { width: own.width, height: own.height };
                    assert_laid_out(&[pad, name, words], surface, (seats, screen));
                    assert_laid_out(&[badge, words], surface, (seats, screen));
                    assert_laid_out(&[mark, name, words], surface, (seats, screen));
                    assert!(own.width >= SMALLEST_TARGET && own.height >= SMALLEST_TARGET);
                }
                let MiddlePlaces { title, detail, start } = MiddlePlaces::of(middle);
                assert_laid_out(&[title, detail, start], screen, seats);
                assert!(start.width >= SMALLEST_TARGET && start.height >= SMALLEST_TARGET, "{start:?}");
                assert!(start.bottom() <= middle.bottom() && title.y >= middle.y, "{seats} at {screen:?}");
            }
        }
    }

    #[test]
    fn numbers_turned_to_four_edges_keep_off_each_other() {
        let middle = Area::new(100.0, 50.0, 500.0, 300.0);
        let seen = |turn: f32| {
            let area = number(middle, turn, false);
            if turn.rem_euclid(180.0) > 1.0 { area.middle(area.height, area.width) } else { area }
        };
        let screen = Surface { width: 700.0, height: 400.0 };
        assert_laid_out(&[0.0, 90.0, 180.0, 270.0].map(seen), screen, "numbers");
        assert!(number(middle, 0.0, false).y > number(middle, 180.0, false).y, "each before its reader");
    }
}
