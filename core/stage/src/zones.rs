//! Where people sit around a device that lies flat.

use empile_games::contract::Seat;

use crate::{Area, Node, Point, Surface};

/// Screens whose short side is shorter than this have room for people at two edges only.
const PHONE: f32 = 520.0;

/// An edge, as its player sees it from there. Clockwise from the first player, who sits below.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Edge {
    Bottom,
    Left,
    Top,
    Right,
}

const CLOCKWISE: [Edge; 4] = [Edge::Bottom, Edge::Left, Edge::Top, Edge::Right];

/// A player's part of the screen, along an edge.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Zone {
    pub(crate) seat: Seat,
    /// On the surface.
    pub(crate) area: Area,
    /// What stands upright for this player is turned by so many degrees.
    pub(crate) turn: f32,
}

impl Zone {
    /// The zone as its player sees it: from left to right, and from the middle of the table towards the player.
    pub(crate) fn own(&self) -> Area {
        let sideways = self.turn.rem_euclid(180.0) > 1.0;
        let Area { width, height, .. } = self.area;
        if sideways { Area::new(0.0, 0.0, height, width) } else { Area::new(0.0, 0.0, width, height) }
    }

    /// Where something of the player's own view lies on the surface, before it is turned by `turn`.
    pub(crate) fn place(&self, own: Area) -> Area {
        let (mine, there) = (self.own().centre(), self.area.centre());
        let centre = own.centre();
        let moved = Point { x: centre.x - mine.x + there.x, y: centre.y - mine.y + there.y };
        let centre = moved.turned_around(there, self.turn);
        Area::new(centre.x - own.width / 2.0, centre.y - own.height / 2.0, own.width, own.height)
    }

    /// Puts something of the player's own view on the surface, turned to the player.
    pub(crate) fn put(&self, node: Node) -> Node {
        Node { area: self.place(node.area), turn: node.turn + self.turn, seat: Some(self.seat), ..node }
    }
}

/// Where everyone sits who plays at once, in the order of the seats, and what lies between them.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Around {
    pub(crate) zones: Vec<Zone>,
    pub(crate) middle: Area,
}

impl Around {
    /// So many seats along the edges, their zones so deep.
    pub(crate) fn of(surface: Surface, seats: u8, depth: f32, gap: f32) -> Around {
        let (zones, middle) = zones(surface, seats, depth, gap);
        Around { zones, middle }
    }

    /// Does everyone sit at the same edge?
    pub(crate) fn seats_like(&self, other: &Around) -> bool {
        let edges = |around: &Around| around.zones.iter().map(|zone| zone.turn).collect::<Vec<_>>();
        edges(self) == edges(other)
    }
}

/// The zones of so many seats, `depth` deep, and what they leave in the middle. Seats go clockwise, the first below.
pub(crate) fn zones(surface: Surface, seats: u8, depth: f32, gap: f32) -> (Vec<Zone>, Area) {
    let counts = people_at_edges(surface, seats);
    let taken = |edge: usize| if counts[edge] > 0 { depth + gap } else { 0.0 };
    let Surface { width, height } = surface;
    let middle = Area::new(taken(1), taken(2), width - taken(1) - taken(3), height - taken(2) - taken(0));
    let mut zones = Vec::with_capacity(usize::from(seats));
    for (edge, count) in CLOCKWISE.into_iter().zip(counts) {
        let strip = match edge {
            Edge::Bottom => Area::new(0.0, height - depth, width, depth),
            Edge::Left => Area::new(0.0, middle.y, depth, middle.height),
            Edge::Top => Area::new(0.0, 0.0, width, depth),
            Edge::Right => Area::new(width - depth, middle.y, depth, middle.height),
        };
        let (turn, mut areas) = match edge {
            Edge::Bottom => (0.0, strip.columns(count, gap)),
            Edge::Left => (90.0, strip.rows(count, gap)),
            Edge::Top => (180.0, strip.columns(count, gap)),
            Edge::Right => (270.0, strip.rows(count, gap)),
        };
        // Clockwise is from right to left along the bottom, and upwards on the left.
        if matches!(edge, Edge::Bottom | Edge::Left) {
            areas.reverse();
        }
        for area in areas {
            zones.push(Zone { seat: Seat(zones.len() as u8), area, turn });
        }
    }
    (zones, middle)
}

/// How many sit at each edge, clockwise from the bottom. Around a phone there are people at its two ends; around a
/// tablet at all four edges, more of them along the long ones.
fn people_at_edges(surface: Surface, seats: u8) -> [usize; 4] {
    let seats = usize::from(seats);
    let lies = surface.is_landscape();
    if surface.width.min(surface.height) < PHONE {
        let (near, far) = (seats.div_ceil(2), seats / 2);
        return if lies { [0, near, 0, far] } else { [near, 0, far, 0] };
    }
    match (seats, lies) {
        (0 | 1, _) => [seats, 0, 0, 0],
        (2, _) => [1, 0, 1, 0],
        (3, true) => [1, 0, 2, 0],
        (3, false) => [1, 1, 0, 1],
        (4, _) => [1, 1, 1, 1],
        (5, true) => [2, 0, 3, 0],
        (5, false) => [1, 2, 0, 2],
        (6, true) => [2, 1, 2, 1],
        (6, false) => [1, 2, 1, 2],
        (7, true) => [2, 1, 3, 1],
        (7, false) => [1, 3, 0, 3],
        (more, true) => [more / 2 - 1, 1, more.div_ceil(2) - 1, 1],
        (more, false) => [1, more / 2 - 1, 1, more.div_ceil(2) - 1],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCREENS: [Surface; 4] = [
        Surface { width: 412.0, height: 840.0 },
        Surface { width: 840.0, height: 412.0 },
        Surface { width: 1280.0, height: 760.0 },
        Surface { width: 800.0, height: 1200.0 },
    ];

    #[test]
    fn everyone_has_a_zone_and_no_two_zones_or_the_middle_overlap() {
        for screen in SCREENS {
            for seats in 1..=8 {
                let (zones, middle) = zones(screen, seats, 110.0, 4.0);
                let names: Vec<u8> = zones.iter().map(|zone| zone.seat.0).collect();
                assert_eq!(names, (0..seats).collect::<Vec<_>>());
                let mut areas: Vec<Area> = zones.iter().map(|zone| zone.area).collect();
                areas.push(middle);
                for (index, a) in areas.iter().enumerate() {
                    assert!(a.width > 40.0 && a.height > 40.0, "{seats} on {screen:?}: {a:?}");
                    assert!(a.x >= 0.0 && a.right() <= screen.width + 0.01, "{seats} on {screen:?}: {a:?}");
                    assert!(a.y >= 0.0 && a.bottom() <= screen.height + 0.01, "{seats} on {screen:?}: {a:?}");
                    for b in &areas[index + 1..] {
                        assert!(!a.overlaps(*b), "{seats} on {screen:?}: {a:?} and {b:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn seats_go_clockwise_from_the_bottom() {
        let tablet = Surface { width: 1280.0, height: 760.0 };
        let (zones, _) = zones(tablet, 4, 110.0, 0.0);
        let turns: Vec<f32> = zones.iter().map(|zone| zone.turn).collect();
        assert_eq!(turns, [0.0, 90.0, 180.0, 270.0]);
    }

    #[test]
    fn what_is_before_a_player_lies_towards_that_players_edge() {
        let tablet = Surface { width: 1280.0, height: 760.0 };
        for zone in zones(tablet, 4, 110.0, 0.0).0 {
            let own = zone.own();
            let near = zone.place(Area::new(own.width / 2.0 - 5.0, own.height - 10.0, 10.0, 10.0)).centre();
            let left = zone.place(Area::new(0.0, own.height / 2.0 - 5.0, 10.0, 10.0)).centre();
            let (near_edge, left_hand) = match zone.seat.0 {
                0 => (near.y > 750.0, left.x < 10.0),
                1 => (near.x < 10.0, left.y < 120.0),
                2 => (near.y < 10.0, left.x > 1270.0),
                _ => (near.x > 1270.0, left.y > 640.0),
            };
            assert!(near_edge && left_hand, "{zone:?}: {near:?}, {left:?}");
        }
    }
}
