use empile_games::pyramid::{
    Colour, Die, Piece, Pyramid, Roll, SeenDie, Sight,
    lattice::{Cell, CellSet, Side},
};

use super::super::sketch::Sketch;
use crate::{
    Area, Art, Node, Point, PyramidArt, PyramidLook,
    pyramid::{Hexagons, dice},
};

/// The side from which all figures are seen.
pub(super) const FRONT: Side = Side::U;
/// The ring around a die reaches a little over it, in parts of the whole.
const RING: f32 = 0.05;
/// An arrow, in edges of a die; it lies a little behind the edge, off the pips of both dice.
const ARROW: f32 = 0.52;
const ARROW_AT: f32 = 0.545;
/// A mark, in edges of a die.
const MARK: f32 = 0.9;

/// A part of the base with dice on it.
pub(super) struct Patch {
    pub(super) pyramid: Pyramid,
    hexagons: Hexagons,
}

impl Patch {
    /// So much of the base, as large as the area allows.
    pub(super) fn of(base: CellSet, area: Area) -> Patch {
        let area = area.inset(RING * area.width.min(area.height));
        Patch { pyramid: Pyramid::new(), hexagons: Hexagons::around(base, area, FRONT) }
    }

    /// The whole base.
    pub(super) fn whole(area: Area) -> Patch {
        Patch { pyramid: Pyramid::new(), hexagons: Hexagons::within(area, FRONT) }
    }

    /// The wood with all its hollows.
    pub(super) fn draw_base(&self, sketch: &mut Sketch) {
        sketch.put(dice::base(0, &self.hexagons));
    }

    /// Lays dice of a colour whose faces do not matter: they show as few pips as they can.
    pub(super) fn lay(&mut self, cells: CellSet, colour: Colour) {
        let quiet = Die::all().min_by_key(|die| die.faces().iter().sum::<u8>());
        for (cell, die) in cells.iter().zip(quiet.into_iter().cycle()) {
            self.lay_die(cell, colour, die);
        }
    }

    pub(super) fn lay_die(&mut self, cell: Cell, colour: Colour, die: Die) {
        self.pyramid.lay(cell, Piece { colour, die });
    }

    /// Draws these hollows of the base, and the dice, each as it looks.
    pub(super) fn draw(&self, base: CellSet, sketch: &mut Sketch, look: impl Fn(Cell) -> PyramidLook) {
        for cell in base - self.pyramid.heap().filled() {
            sketch.picture(self.hexagons.area(cell), Art::Pyramid(PyramidArt::Hollow));
        }
        for seen in self.pyramid.seen(&Sight::from_above(self.pyramid.heap())) {
            self.die(seen, look(seen.cell), sketch);
        }
    }

    fn die(&self, seen: SeenDie, look: PyramidLook, sketch: &mut Sketch) {
        if let Some(node) = dice::unnamed_die(0, &self.hexagons, seen, look) {
            sketch.put(node);
        }
    }

    /// A die that is not there, but would look so.
    pub(super) fn ghost(&self, cell: Cell, colour: Colour, die: Die, look: PyramidLook, sketch: &mut Sketch) {
        let faces = die.faces().map(Some);
        self.die(SeenDie { cell, colour: Some(colour), faces }, look, sketch);
    }

    /// A mark where no die lies.
    pub(super) fn case(&self, cell: Cell, look: PyramidLook, sketch: &mut Sketch) {
        let case = dice::case(0, &self.hexagons, cell, look);
        sketch.put(Node { label: None, ..case });
    }

    /// Whether a die could lie where these dice meet.
    pub(super) fn meeting(&self, cells: CellSet, right: bool, sketch: &mut Sketch) {
        let centres: Vec<Point> = cells.iter().map(|cell| self.hexagons.centre(cell)).collect();
        let mean = |part: fn(&Point) -> f32| centres.iter().map(part).sum::<f32>() / centres.len() as f32;
        let area = self.hexagons.area_around(Point { x: mean(|p| p.x), y: mean(|p| p.y) }, 1.0);
        let outline = Art::Pyramid(PyramidArt::Mark { look: PyramidLook::Fresh });
        sketch.put(Node::picture(0, area, outline).at_depth(dice::ABOVE_ALL));
        let mark = area.middle_square(MARK * self.hexagons.edge());
        sketch.put(Node::picture(0, mark, Art::Mark { right }).at_depth(dice::ABOVE_ALL));
    }

    /// These dice hold on to each other by whole faces.
    pub(super) fn links(&self, cells: CellSet, sketch: &mut Sketch) {
        for upper in cells {
            for side in Side::ALL {
                if upper.below(side).is_some_and(|lower| cells.contains(lower)) {
                    sketch.put(dice::link(0, &self.hexagons, upper, side));
                }
            }
        }
    }

    /// An arrow over the edge between two neighbours.
    pub(super) fn arrow(&self, from: Cell, to: Cell, sketch: &mut Sketch) {
        let (from, to) = (self.hexagons.centre(from), self.hexagons.centre(to));
        let along = |from: f32, to: f32| from + (to - from) * ARROW_AT;
        let middle = Point { x: along(from.x, to.x), y: along(from.y, to.y) };
        let side = ARROW * self.hexagons.edge();
        let area = Area::new(middle.x - side / 2.0, middle.y - side / 2.0, side, side);
        let turn = (to.y - from.y).atan2(to.x - from.x).to_degrees();
        sketch.put(Node::picture(0, area, Art::Arrow).turned(turn).at_depth(dice::ABOVE_ALL));
    }

    /// Right or wrong, outside of a die on the side of a neighbour.
    pub(super) fn mark_beside(&self, cell: Cell, towards: Side, right: bool, sketch: &mut Sketch) {
        let aside = self.hexagons.area(cell).width * if towards == FRONT.left() { -1.0 } else { 1.0 };
        let Point { x, y } = self.hexagons.centre(cell);
        let side = MARK * self.hexagons.edge();
        let area = Area::new(x + aside - side / 2.0, y - side / 2.0, side, side);
        sketch.put(Node::picture(0, area, Art::Mark { right }).at_depth(dice::ABOVE_ALL));
    }
}

/// A cell in the middle of the base, with room on all sides.
pub(super) fn middle() -> Option<Cell> {
    Cell::at(3, 2, 3)
}

/// A cell of the base and the two behind it.
pub(super) fn with_those_behind(cell: Cell) -> CellSet {
    neighbours(cell)
        .iter()
        .filter(|other| other.depth(FRONT) > cell.depth(FRONT))
        .fold(CellSet::only(cell), CellSet::with)
}

pub(super) fn neighbours(cell: Cell) -> CellSet {
    Roll::ALL.into_iter().filter_map(|roll| cell.rolled(roll)).collect()
}
