//! The base with its dice, the corners they march to, and where the chosen die can roll.

use empile_games::{
    contract::Seat,
    pyramid::{
        Die, Piece, SeenDie,
        lattice::{Cell, CellSet, Side},
    },
    wurfelmarsch::{Direction, Wurfelmarsch},
};

use super::{board::WurfelmarschBoard, nodes};
use crate::{
    Art, Motion, Node, PyramidLook, Role,
    board::Room,
    pyramid::{Hexagons, dice, labels},
};

/// A goal's badge, in edges of a die.
const BADGE: f32 = 0.95;

pub(super) fn compose(
    board: &WurfelmarschBoard,
    game: &Wurfelmarsch,
    hexagons: &Hexagons,
    room: Room<'_>,
    nodes: &mut Vec<Node>,
) {
    nodes.push(dice::base(nodes::BASE, hexagons));
    goals(hexagons, room, nodes);
    let own = board.movable(game);
    for (index, cell) in board.pieces.standing() {
        let Some(piece) = game.pyramid().piece(cell) else { continue };
        let is_chosen = board.chosen == Some(cell);
        let look = match (is_chosen, board.chosen) {
            (true, _) => PyramidLook::Chosen,
            (false, None) if own.contains(cell) => PyramidLook::Open,
            _ => PyramidLook::Plain,
        };
        let die = dice::die(nodes::piece(index), hexagons, seen(cell, piece), look);
        let Some(mut die) = die else { continue };
        if board.pieces.just_moved(index) {
            die = die.moving(Motion::Pivot);
        }
        nodes.push(if own.contains(cell) { die.touchable(Role::Piece) } else { die });
    }
    if !board.is_turning {
        pivots(board, game, hexagons, nodes);
    }
    for (cell, look) in &board.marks {
        let mut mark = dice::case(nodes::mark(*cell), hexagons, *cell, *look);
        mark.label = None;
        nodes.push(mark);
    }
}

fn seen(cell: Cell, Piece { colour, die }: Piece) -> SeenDie {
    SeenDie { cell, colour: Some(colour), faces: die.faces().map(Some) }
}

/// Each player's badge lies in the corner opposite: the way there is the way to victory.
fn goals(hexagons: &Hexagons, room: Room<'_>, nodes: &mut Vec<Node>) {
    for (seat, side) in Seat::all(3).zip(Side::ALL) {
        if let Some(corner) = (CellSet::CORNERS - CellSet::of_side(side)).first() {
            let area = hexagons.area(corner).middle_square(hexagons.edge() * BADGE);
            let label = labels::at("wurfelmarsch-label-goal", hexagons, corner);
            let badge = Node::picture(nodes::goal(seat), area, Art::Badge { seat: room.colour(seat) });
            nodes.push(badge.labelled(label.text("name", room.name(seat))));
        }
    }
}

/// What the chosen die would show in each cell that it can roll to.
fn pivots(board: &WurfelmarschBoard, game: &Wurfelmarsch, hexagons: &Hexagons, nodes: &mut Vec<Node>) {
    let Some(piece) = board.chosen.and_then(|cell| game.pyramid().piece(cell)) else { return };
    for (direction, to, die) in board.pivots(game) {
        let seen = seen(to, Piece { die, ..piece });
        let ghost = dice::unnamed_die(nodes::pivot(direction), hexagons, seen, PyramidLook::Would);
        let Some(ghost) = ghost else { continue };
        let [front, left, right] = hexagons.seen(die.faces());
        let label = labels::at("wurfelmarsch-label-pivot", hexagons, to);
        let label = label.number("front", front).number("left", left).number("right", right);
        nodes.push(ghost.labelled(label).touchable(Role::Button));
    }
}

/// Where a die can roll from a cell, and how it would lie there.
pub(super) fn rolls(
    game: &Wurfelmarsch,
    seat: Seat,
    cell: Cell,
) -> impl Iterator<Item = (Direction, Cell, Die)> {
    let die = game.pyramid().piece(cell).map(|piece| piece.die);
    Direction::ALL.into_iter().filter_map(move |direction| {
        let roll = direction.roll(Side::of(seat)?);
        let to = cell.rolled(roll).filter(|to| game.pyramid().piece(*to).is_none())?;
        Some((direction, to, die?.rolled(roll)))
    })
}
