//! The base of the pyramid: a wooden plate with 45 hollows, each like the inside of a cube's corner.

use empile_games::pyramid::lattice::{Cell, CellSet, Side};

use super::{hexagon, pen::Pen};
use crate::{Area, Ink, Point, pyramid::Hexagons};

const SHADOW: f32 = 3.0;
/// Walls end a little before the next hollow begins.
const WALL: f32 = 0.93;
/// Wood reaches a hair into its neighbour, so that no seam shows.
const SEAMLESS: f32 = 1.03;
/// It gets darker towards the bottom, or a hollow could be taken for a cube.
const DEPTHS: [f32; 3] = [0.66, 0.44, 0.22];

/// Front, left, right: each is lit like the face of a die that looks the same way.
const WALLS: [Ink; 3] = [Ink::BaseSoft, Ink::BaseBright, Ink::BaseShade];

pub(super) fn draw(pen: &mut Pen) {
    let hexagons = Hexagons::within(Area::new(0.0, 0.0, pen.width(), pen.height()), Side::U);
    let (wide, high) = (100.0 / pen.width(), 100.0 / pen.height());
    let rim = hexagons.rim().map(|Point { x, y }| (x * wide, y * high));
    pen.polygon(&rim.map(|(x, y)| (x, y + SHADOW * high)), Ink::Shadow);
    pen.polygon(&rim, Ink::BaseRim);
    draw_hollows(pen, &hexagons, CellSet::BASE);
}

/// One hollow with the wood around it, for a part of the base.
pub(super) fn draw_hollow(pen: &mut Pen) {
    let Some(any) = CellSet::BASE.first() else { return };
    let whole = Area::new(0.0, 0.0, pen.width(), pen.height());
    hexagon::within(pen, |pen| pen.polygon(&hexagon::outline(SEAMLESS), Ink::BaseRim));
    draw_hollows(pen, &Hexagons::around(CellSet::only(any), whole, Side::U), CellSet::only(any));
}

fn draw_hollows(pen: &mut Pen, hexagons: &Hexagons, cells: CellSet) {
    let (wide, high) = (100.0 / pen.width(), 100.0 / pen.height());
    let sheet = |point: Point| (point.x * wide, point.y * high);
    for (side, ink) in Side::ALL.into_iter().zip(WALLS) {
        // A wall looks the way its side does, so it stands on the far side of the hollow.
        let walls = cells.iter().map(|cell| {
            let middle = hexagons.centre(cell);
            let corner = |u: f32, v: f32, w: f32| hexagons.step(middle, [u, v, w].map(|part| part * WALL));
            let far = match side {
                Side::U => [corner(1.0, 0.0, 0.0), corner(0.0, 0.0, -1.0), corner(0.0, -1.0, 0.0)],
                Side::V => [corner(0.0, 1.0, 0.0), corner(-1.0, 0.0, 0.0), corner(0.0, 0.0, -1.0)],
                Side::W => [corner(0.0, 0.0, 1.0), corner(0.0, -1.0, 0.0), corner(-1.0, 0.0, 0.0)],
            };
            let [outer, one, other] = far;
            [middle, one, outer, other].map(sheet)
        });
        pen.polygons(walls, ink);
    }
    for depth in DEPTHS {
        let hexagon = |cell: Cell| {
            let middle = hexagons.centre(cell);
            let corners = [[1, 0, 0], [0, -1, 0], [0, 0, 1], [-1, 0, 0], [0, 1, 0], [0, 0, -1_i8]];
            corners.map(|corner| sheet(hexagons.step(middle, corner.map(|part| depth * f32::from(part)))))
        };
        pen.polygons(cells.iter().map(hexagon), Ink::BaseDepth);
    }
}
