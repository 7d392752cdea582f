//! A sheet with all the ways in which the chosen die can lie: a column for each face in front, to be touched once.

use empile_games::pyramid::{Die, Piece};

use super::nodes;
use crate::{
    Area, Art, Node, PyramidArt, PyramidLook, Reach, Role, Words,
    pyramid::{Hexagons, Table, dice},
};

const INSET: f32 = 10.0;
const GAP: f32 = 3.0;
const FACES: usize = 6;
const WAYS_PER_FACE: usize = 4;
/// Dice larger than this are no easier to choose; the sheet leaves the cards of the neighbours alone if it can.
const LARGEST: (f32, f32) = (560.0, 480.0);

pub(super) fn compose(chosen: Piece, table: &Table, nodes: &mut Vec<Node>) {
    let sheet = sheet(table.frame.board, table.hexagons.plate());
    let depth = dice::ABOVE_ALL + 1;
    nodes.push(Node::picture(nodes::SHEET, sheet, Art::Panel { highlighted: true }).at_depth(depth));
    let columns = sheet.inset(INSET).columns(FACES, GAP);
    for (column, face) in columns.into_iter().zip(1..) {
        let ways = Die::all().filter(|die| table.hexagons.seen(die.faces())[0] == face);
        for (area, die) in column.rows(WAYS_PER_FACE, GAP).into_iter().zip(ways) {
            nodes.push(way(die, area, chosen, &table.hexagons).at_depth(depth + 1));
        }
    }
}

/// Over the dice, at the lower edge of the board.
fn sheet(board: Area, plate: Area) -> Area {
    let (width, height) = (board.width.min(LARGEST.0), board.height.min(LARGEST.1));
    let left = (plate.centre().x - width / 2.0).clamp(board.x, board.right() - width);
    Area::new(left, board.bottom() - height, width, height)
}

fn way(die: Die, area: Area, chosen: Piece, hexagons: &Hexagons) -> Node {
    let is_now = die == chosen.die;
    let faces = hexagons.seen(die.faces());
    let [front, left, right] = faces;
    let key = if is_now { "wurfelmarsch-label-way-now" } else { "wurfelmarsch-label-way" };
    let label = Words::new(key).number("front", front).number("left", left).number("right", right);
    let look = if is_now { PyramidLook::Chosen } else { PyramidLook::Plain };
    let art = Art::Pyramid(PyramidArt::Die { colour: chosen.colour.into(), faces, look });
    let node = Node::picture(nodes::way(die), area, art).reaching(Reach::Round).labelled(label);
    if is_now { node } else { node.touchable(Role::Button) }
}
