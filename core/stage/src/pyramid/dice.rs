//! Dice and cases of the pyramid as things on the screen.

use empile_games::pyramid::{Colour, SeenDie, lattice::Cell};

use super::{Hexagons, labels};
use crate::{Art, DieColour, Node, PyramidArt, PyramidLook};

impl From<Colour> for DieColour {
    fn from(colour: Colour) -> DieColour {
        match colour {
            Colour::Red => DieColour::Red,
            Colour::Yellow => DieColour::Yellow,
            Colour::Pearl => DieColour::Pearl,
        }
    }
}

/// The base, to lie behind all dice.
pub(crate) fn base(id: u32, hexagons: &Hexagons) -> Node {
    Node::picture(id, hexagons.plate(), Art::Pyramid(PyramidArt::Base))
}

/// A die as it is seen; none when nothing of it is, for then others cover it whole.
pub(crate) fn die(id: u32, hexagons: &Hexagons, seen: SeenDie, look: PyramidLook) -> Option<Node> {
    if seen.faces == [None; 3] {
        return None;
    }
    let colour = seen.colour?;
    let faces = hexagons.seen(seen.faces.map(Option::unwrap_or_default));
    let art = PyramidArt::Die { colour: colour.into(), faces, look };
    let node = Node::picture(id, hexagons.area(seen.cell), Art::Pyramid(art));
    Some(node.labelled(labels::die(hexagons, seen.cell, colour, faces)))
}

/// A mark on a place where no die lies.
pub(crate) fn case(id: u32, hexagons: &Hexagons, cell: Cell, look: PyramidLook) -> Node {
    let node = Node::picture(id, hexagons.area(cell), Art::Pyramid(PyramidArt::Case { look }));
    node.labelled(labels::case(hexagons, cell))
}
