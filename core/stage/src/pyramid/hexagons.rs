//! Where the cells of the pyramid are on the screen: seen straight from above, every die is a hexagon.

use empile_games::pyramid::lattice::{Cell, CellSet, Side};

use crate::{Area, Point, TraceShape, trace::Place};

/// Half of the square root of three: a hexagon's width is twice this for an edge of 1.
const HALF_WIDTH: f32 = 0.866_025_4;
/// What is left of the base around its hexagons, in edges.
const RIM: f32 = 0.22;
/// The whole base for an edge of 1: nine hexagons wide, nine rows high, and the rim.
const WIDTH: f32 = 2.0 * HALF_WIDTH * (9.0 + RIM);
const HEIGHT: f32 = 14.0 + 2.0 * RIM;
/// From its upper end to the middle of the top die.
const TOP_DIE: f32 = 9.0 + RIM;

/// The pyramid in its place: as large as its area allows, with one side of it at the bottom.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Hexagons {
    front: Side,
    /// The middle of the die on top.
    top: Point,
    edge: f32,
}

impl Hexagons {
    /// In the middle of an area, with a player's side at its lower edge.
    pub(crate) fn within(area: Area, front: Side) -> Hexagons {
        let edge = (area.width / WIDTH).min(area.height / HEIGHT);
        let centre = area.centre();
        Hexagons { front, top: Point { x: centre.x, y: centre.y + (TOP_DIE - HEIGHT / 2.0) * edge }, edge }
    }

    /// At the lower edge of an area, so that what it leaves is above it.
    pub(crate) fn at_the_bottom_of(area: Area, front: Side) -> Hexagons {
        let mut hexagons = Hexagons::within(area, front);
        hexagons.top.y += area.bottom() - hexagons.plate().bottom();
        hexagons
    }

    /// These cells alone in the middle of an area, as large as it allows.
    pub(crate) fn around(cells: CellSet, area: Area, front: Side) -> Hexagons {
        let of_edge_1 = Hexagons { front, top: Point { x: 0.0, y: 0.0 }, edge: 1.0 };
        let shown = cells.iter().map(|cell| of_edge_1.area(cell)).reduce(Area::union);
        let shown = shown.unwrap_or(of_edge_1.plate());
        let edge = (area.width / shown.width).min(area.height / shown.height);
        let (centre, middle) = (area.centre(), shown.centre());
        let top = Point { x: centre.x - middle.x * edge, y: centre.y - middle.y * edge };
        Hexagons { front, top, edge }
    }

    /// How far from the middle the base reaches to the left and to the right at a height of the screen.
    pub(crate) fn half_width_at(&self, y: f32) -> f32 {
        // A side of the base goes down by one and a half edges while it goes out by half a hexagon.
        HALF_WIDTH * ((1.0 + RIM) * self.edge + (y - self.shoulder()).max(0.0) / 1.5)
    }

    /// Down to which height of the screen the base reaches no further than this from the middle.
    pub(crate) fn height_of_half_width(&self, half_width: f32) -> f32 {
        let beyond = half_width / HALF_WIDTH - (1.0 + RIM) * self.edge;
        if beyond < 0.0 { self.plate().y } else { self.shoulder() + 1.5 * beyond }
    }

    /// Where the base begins to widen.
    fn shoulder(&self) -> f32 {
        let out = 1.0 + RIM;
        self.top.y - (8.0 + out / 2.0) * self.edge
    }

    /// The edge of every die.
    pub(crate) fn edge(&self) -> f32 {
        self.edge
    }

    /// Which side is at the bottom.
    pub(crate) fn front(&self) -> Side {
        self.front
    }

    /// The base with its rim.
    pub(crate) fn plate(&self) -> Area {
        let (width, height) = (WIDTH * self.edge, HEIGHT * self.edge);
        Area::new(self.top.x - width / 2.0, self.top.y - TOP_DIE * self.edge, width, height)
    }

    /// The middle of a cell: where the upper corner of a die in it is.
    pub(crate) fn centre(&self, cell: Cell) -> Point {
        self.step(self.top, Side::ALL.map(|side| f32::from(cell.depth(side))))
    }

    /// The rectangle around a cell's hexagon.
    pub(crate) fn area(&self, cell: Cell) -> Area {
        self.scaled_area(cell, 1.0)
    }

    /// The place that a trace knows by the number of its cell.
    pub(crate) fn place(&self, spot: u32) -> Option<Place> {
        let cell = Cell::all().nth(spot as usize)?;
        Some(Place { area: self.area(cell), shape: TraceShape::Hexagon })
    }

    /// The same around its middle, larger or smaller.
    pub(crate) fn scaled_area(&self, cell: Cell, scale: f32) -> Area {
        self.area_around(self.centre(cell), scale)
    }

    /// The rectangle around a hexagon anywhere, larger or smaller than those of the dice.
    pub(crate) fn area_around(&self, centre: Point, scale: f32) -> Area {
        let (width, height) = (2.0 * HALF_WIDTH * self.edge * scale, 2.0 * self.edge * scale);
        Area::new(centre.x - width / 2.0, centre.y - height / 2.0, width, height)
    }

    /// From a point so many edges deeper behind each side.
    pub(crate) fn step(&self, from: Point, deeper: [f32; 3]) -> Point {
        let [u, v, w] = self.seen(deeper);
        // Away from the front is up, away from the left is down to the right, away from the right down to the left.
        Point { x: from.x + self.edge * HALF_WIDTH * (v - w), y: from.y + self.edge * (0.5 * (v + w) - u) }
    }

    /// What belongs to U, V and W as whoever looks has it: in front, on the left, on the right.
    pub(crate) fn seen<T: Copy>(&self, by_side: [T; 3]) -> [T; 3] {
        [self.front, self.front.left(), self.front.right()].map(|side| by_side[side.index()])
    }

    /// The outline of the base, three points round each corner die.
    pub(crate) fn rim(&self) -> [Point; 9] {
        let out = 1.0 + RIM;
        let corner = |u: f32, v: f32, w: f32| self.step(self.top, [u, v, w]);
        [
            corner(8.0, -out, 0.0),
            corner(8.0 + out, 0.0, 0.0),
            corner(8.0, 0.0, -out),
            corner(0.0, 8.0, -out),
            corner(0.0, 8.0 + out, 0.0),
            corner(-out, 8.0, 0.0),
            corner(-out, 0.0, 8.0),
            corner(0.0, 0.0, 8.0 + out),
            corner(0.0, -out, 8.0),
        ]
    }
}

#[cfg(test)]
mod tests {
    use empile_games::pyramid::{Die, Roll, lattice::LEVELS};

    use super::*;

    const SCREENS: [Area; 4] = [
        Area { x: 8.0, y: 60.0, width: 344.0, height: 330.0 },
        Area { x: 0.0, y: 0.0, width: 900.0, height: 340.0 },
        Area { x: 12.0, y: 12.0, width: 700.0, height: 730.0 },
        Area { x: 3.0, y: 5.0, width: 120.0, height: 700.0 },
    ];

    fn cell(text: &str) -> Cell {
        text.parse().unwrap()
    }

    fn apart(a: Point, b: Point) -> f32 {
        (a.x - b.x).hypot(a.y - b.y)
    }

    fn near(a: f32, b: f32) -> bool {
        (a - b).abs() < 0.02
    }

    fn all() -> impl Iterator<Item = Hexagons> {
        SCREENS.into_iter().flat_map(|area| Side::ALL.map(|front| Hexagons::within(area, front)))
    }

    #[test]
    fn all_165_dice_and_the_base_are_within_the_area_and_touch_its_borders() {
        for area in SCREENS {
            for front in Side::ALL {
                let hexagons = Hexagons::within(area, front);
                let plate = hexagons.plate();
                let inside = |part: Area, whole: Area| {
                    part.x >= whole.x - 0.02
                        && part.y >= whole.y - 0.02
                        && part.right() <= whole.right() + 0.02
                        && part.bottom() <= whole.bottom() + 0.02
                };
                assert!(inside(plate, area), "{plate:?} in {area:?}");
                assert!(
                    near(plate.width, area.width) || near(plate.height, area.height),
                    "as large as can be"
                );
                for cell in Cell::all() {
                    assert!(inside(hexagons.area(cell), plate), "{cell} in {plate:?}");
                }
                for Point { x, y } in hexagons.rim() {
                    assert!(inside(Area::new(x, y, 0.0, 0.0), plate));
                }
            }
        }
    }

    #[test]
    fn some_cells_alone_are_within_the_area_and_touch_its_borders() {
        let few: CellSet = ["323", "233", "224", "223"].map(cell).into_iter().collect();
        for area in SCREENS {
            for front in Side::ALL {
                let hexagons = Hexagons::around(few, area, front);
                let shown = few.iter().map(|cell| hexagons.area(cell)).reduce(Area::union).unwrap();
                assert!(near(shown.width, area.width) || near(shown.height, area.height));
                assert!(shown.width <= area.width + 0.02 && shown.height <= area.height + 0.02);
                assert!(apart(shown.centre(), area.centre()) < 0.02);
            }
        }
    }

    #[test]
    fn nothing_of_the_base_is_outside_of_the_width_that_it_says_it_has() {
        for hexagons in all() {
            for Point { x, y } in hexagons.rim() {
                let out = (x - hexagons.plate().centre().x).abs();
                assert!(out <= hexagons.half_width_at(y) + 0.02, "{out} at {y} of {hexagons:?}");
            }
        }
    }

    #[test]
    fn above_the_height_of_a_half_width_the_base_is_no_wider() {
        for hexagons in all() {
            for half_width in [0.0, 5.0, 40.0, 90.0] {
                let height = hexagons.height_of_half_width(half_width);
                for Point { x, y } in hexagons.rim() {
                    let out = (x - hexagons.plate().centre().x).abs();
                    assert!(y >= height - 0.02 || out <= half_width + 0.02, "{out} at {y}, above {height}");
                }
            }
        }
    }

    #[test]
    fn neighbours_of_one_level_share_an_edge_and_no_two_of_a_level_overlap() {
        for hexagons in all() {
            let width = 2.0 * HALF_WIDTH * hexagons.edge();
            for level in 0..LEVELS {
                for one in CellSet::of_level(level) {
                    let neighbours: CellSet = Roll::ALL.iter().filter_map(|roll| one.rolled(*roll)).collect();
                    for other in CellSet::of_level(level).without(one) {
                        let distance = apart(hexagons.centre(one), hexagons.centre(other));
                        if neighbours.contains(other) {
                            assert!(near(distance, width), "{one} and {other} share an edge");
                        } else {
                            assert!(distance > width * 1.7, "{one} and {other} lie apart");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn a_die_stands_where_the_three_below_it_meet() {
        for hexagons in all() {
            for cell in Cell::all() {
                for below in cell.supports() {
                    assert!(near(apart(hexagons.centre(cell), hexagons.centre(below)), hexagons.edge()));
                }
            }
        }
    }

    #[test]
    fn clockwise_from_the_player_below_sit_the_left_and_the_right_neighbour() {
        for hexagons in all() {
            let front = hexagons.front();
            let top = hexagons.centre(cell("000"));
            let goal = |side: Side| {
                let far = (CellSet::CORNERS - CellSet::of_side(side)).first().unwrap();
                hexagons.centre(far)
            };
            assert!(near(goal(front).x, top.x) && goal(front).y < top.y, "the far corner is up");
            assert!(goal(front.left()).x > top.x, "the left neighbour looks to the right");
            assert!(goal(front.right()).x < top.x, "the right neighbour looks to the left");
            for cell in CellSet::of_side(front) & CellSet::BASE {
                assert!(
                    near(hexagons.centre(cell).y, top.y + 4.0 * hexagons.edge()),
                    "{cell} is in the lowest row"
                );
            }
        }
    }

    #[test]
    fn each_player_sees_the_booklets_pivot_the_same_way() {
        // « PIVOTER »: 3 on the right, 2 on the left, 6 in front; it goes right, the 2 comes to the right, a 4 to the
        // left, the 6 stays in front.
        for hexagons in all() {
            let front = hexagons.front();
            let shows = |die: &Die| hexagons.seen(die.faces()) == [6, 2, 3];
            let die = Die::all().find(shows).unwrap();
            let roll = Roll::away_from_right_of(front.right());
            assert_eq!(hexagons.seen(die.rolled(roll).faces()), [6, 4, 2]);
            let from = cell("224");
            let to = from.rolled(roll).unwrap();
            let (a, b) = (hexagons.centre(from), hexagons.centre(to));
            assert!(b.x > a.x && near(a.y, b.y), "it goes straight to the right");
        }
    }
}
