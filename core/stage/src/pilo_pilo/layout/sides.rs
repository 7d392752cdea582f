//! One pillow for everyone: each seat touches it from its own side, as far as no hand is taken for another's there.

use crate::{ASTRAY, Area, Point, fingers::SMALLEST_TARGET, zones::Zone};

/// A pillow feels hands in the circle that it fills, in parts of its width: nowhere where it is not drawn.
const FELT: f32 = 0.31;
/// Wider than this a side needs not be, in degrees.
const WIDEST: u16 = 120;

/// How the pillows are divided.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Sides {
    /// All seats have the same angle, whatever the table, in degrees.
    pub(super) spread: u16,
}

impl Sides {
    /// Every side is turned straight to its player: whoever goes straight for the pillow comes down in the middle of the own
    /// side. Between two sides, and in the very middle, is cloth that belongs to nobody, as far as hands [stray](ASTRAY). If
    /// what is left of each side is too small for a finger, hands are not told apart.
    pub(super) fn of(pillows: &[Area], zones: &[Zone]) -> Option<Sides> {
        let nearest = pillows.iter().map(|pillow| nearest_neighbours(*pillow, zones)).fold(360.0, f32::min);
        let spread = (1..=WIDEST).rev().find(|spread| f32::from(*spread) <= nearest)?;
        let sides = Sides { spread };
        let holds_a_finger = |pillow: &Area| 2.0 * sides.largest_circle(*pillow) >= SMALLEST_TARGET;
        pillows.iter().all(holds_a_finger).then_some(sides)
    }

    /// The side of a seat, before it is turned, and by how many degrees it is turned.
    pub(super) fn of_seat(self, pillow: Area, zone: &Zone) -> (Area, f32) {
        let (middle, turn) = (pillow.centre(), towards(pillow, zone));
        let length = self.length(pillow);
        let width = 2.0 * length * self.half().sin();
        let outwards = self.nobodys() + length / 2.0;
        let centre = Point { x: middle.x, y: middle.y - outwards }.turned_around(middle, turn);
        (Area::new(centre.x, centre.y, 0.0, 0.0).middle(width, length), turn)
    }

    fn half(self) -> f32 {
        (f32::from(self.spread) / 2.0).to_radians()
    }

    /// From the middle of a pillow to the point of a side: there, its edges are as far from the border to the next as hands
    /// stray.
    fn nobodys(self) -> f32 {
        ASTRAY / self.half().sin()
    }

    fn length(self, pillow: Area) -> f32 {
        (pillow.width * FELT - self.nobodys()).max(0.0)
    }

    /// The radius of the largest circle on a side.
    fn largest_circle(self, pillow: Area) -> f32 {
        let sine = self.half().sin();
        self.length(pillow) * sine / (1.0 + sine)
    }
}

/// Which way a player reaches from the middle of a pillow, clockwise from the top, in degrees.
fn towards(pillow: Area, zone: &Zone) -> f32 {
    let (from, to) = (pillow.centre(), zone.area.centre());
    (to.x - from.x).atan2(from.y - to.y).to_degrees().rem_euclid(360.0)
}

/// The smallest angle between two players, seen from a pillow, in degrees.
fn nearest_neighbours(pillow: Area, zones: &[Zone]) -> f32 {
    let mut ways: Vec<f32> = zones.iter().map(|zone| towards(pillow, zone)).collect();
    ways.sort_by(f32::total_cmp);
    let next = ways.iter().skip(1).copied().chain(ways.first().map(|first| first + 360.0));
    ways.iter().zip(next).map(|(way, next)| next - way).fold(360.0, f32::min)
}
