//! A sheet with all the ways in which a die can lie: a column for each face in front, to be touched once.

use empile_games::pyramid::{Die, lattice::Side};

use super::{Hexagons, dice, labels};
use crate::{Area, Art, DieColour, Node, PyramidArt, PyramidLook, Reach, Role, Words};

const INSET: f32 = 10.0;
const GAP: f32 = 3.0;
const FACES: usize = 6;
const WAYS_PER_FACE: usize = 4;
/// Dice larger than this are no easier to choose; the sheet leaves the cards of the neighbours alone if it can.
const LARGEST: (f32, f32) = (560.0, 480.0);

/// What the sheet is about.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ways {
    pub(crate) sheet_id: u32,
    pub(crate) way_id: fn(Die) -> u32,
    pub(crate) colour: DieColour,
    /// How the die lies already, which is no way to turn it.
    pub(crate) now: Option<Die>,
}

impl Ways {
    /// Over the dice of the board.
    pub(crate) fn compose(self, board: Area, hexagons: &Hexagons, nodes: &mut Vec<Node>) {
        self.compose_for(hexagons.front(), board, hexagons, nodes);
    }

    /// The same for whoever sits at a side: the columns tell which face lies there. The dice lie as they would lie on the
    /// board.
    pub(crate) fn compose_for(self, side: Side, board: Area, hexagons: &Hexagons, nodes: &mut Vec<Node>) {
        let sheet = sheet(board, hexagons.plate());
        let depth = dice::ABOVE_ALL + 1;
        nodes.push(Node::picture(self.sheet_id, sheet, Art::Panel { highlighted: true }).at_depth(depth));
        let columns = sheet.inset(INSET).columns(FACES, GAP);
        for (column, face) in columns.into_iter().zip(1..) {
            let ways = Die::all().filter(|die| die.face(side) == face);
            for (area, die) in column.rows(WAYS_PER_FACE, GAP).into_iter().zip(ways) {
                nodes.push(self.way(die, area, side, hexagons).at_depth(depth + 1));
            }
        }
    }

    fn way(self, die: Die, area: Area, side: Side, hexagons: &Hexagons) -> Node {
        let is_now = self.now == Some(die);
        let faces = hexagons.seen(die.faces());
        let key = if is_now { "pyramid-way-now" } else { "pyramid-way" };
        let label = labels::showing(Words::new(key), side, die);
        let look = if is_now { PyramidLook::Chosen } else { PyramidLook::Plain };
        let art = Art::Pyramid(PyramidArt::Die { colour: self.colour, faces, look });
        let node = Node::picture((self.way_id)(die), area, art).reaching(Reach::Round).labelled(label);
        if is_now { node } else { node.touchable(Role::Button) }
    }
}

/// At the lower edge of the board.
fn sheet(board: Area, plate: Area) -> Area {
    let (width, height) = (board.width.min(LARGEST.0), board.height.min(LARGEST.1));
    // As wide as the board, its last place is its first one, but for a rounding: `clamp` would panic.
    let left = (plate.centre().x - width / 2.0).min(board.right() - width).max(board.x);
    Area::new(left, board.bottom() - height, width, height)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_as_wide_as_its_board_lies_on_it_wherever_that_begins() {
        for step in 0..2_000_u16 {
            let board = Area::new(f32::from(step) * 0.731, 0.0, 300.3, 200.0);
            let sheet = sheet(board, Area::new(0.0, 0.0, 10.0, 10.0));
            assert!(sheet.x >= board.x && sheet.right() <= board.right() + 0.01, "{sheet:?} on {board:?}");
        }
    }
}
