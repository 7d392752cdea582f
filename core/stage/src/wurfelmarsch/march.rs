//! The base with its dice, the corners they march to, and where the chosen die can roll.

use empile_games::{
    contract::Seat,
    pyramid::{
        Die, Piece, SeenDie,
        lattice::{Cell, CellSet, Side},
    },
    wurfelmarsch::{Direction, Wurfelmarsch},
};

use super::{
    board::WurfelmarschBoard,
    news, nodes,
    outlook::{Fate, Outlook},
};
use crate::{
    Art, Motion, Node, PyramidLook, Role, Words,
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
    let outlook = board.outlook(game).unwrap_or_default();
    for (index, cell) in board.pieces.standing() {
        let Some(piece) = game.pyramid().piece(cell) else { continue };
        let is_chosen = board.chosen == Some(cell);
        let fate = outlook.fate(cell);
        let look = match (fate, is_chosen, board.chosen) {
            (Some(fate), ..) => fate.look(),
            (_, true, _) => PyramidLook::Chosen,
            (_, false, None) if own.contains(cell) => PyramidLook::Open,
            _ => PyramidLook::Plain,
        };
        let die = dice::unnamed_die(nodes::piece(index), hexagons, seen(cell, piece), look);
        let Some(die) = die else { continue };
        let mut die = die.labelled(label(cell, piece, fate, room));
        if board.pieces.just_moved(index) {
            die = die.moving(Motion::Pivot);
        }
        nodes.push(if own.contains(cell) { die.touchable(Role::Piece) } else { die });
    }
    if !board.is_turning {
        pivots(board, game, hexagons, nodes);
        for fight in &outlook.fights {
            nodes.push(dice::mark(nodes::mark(fight.case), hexagons, fight.case, PyramidLook::Together));
        }
    }
    // What happened before is looked at until somebody thinks of the next move.
    if board.chosen.is_none() {
        for (cell, look) in &board.marks {
            nodes.push(dice::mark(nodes::mark(*cell), hexagons, *cell, *look));
        }
    }
}

/// A die in words, as its owner sees it, and what would become of it.
fn label(cell: Cell, Piece { colour, die }: Piece, fate: Option<Fate>, room: Room<'_>) -> Words {
    let owner = Seat(colour.index() as u8);
    let key = match fate {
        None | Some(Fate::Wins) => "wurfelmarsch-label-die",
        Some(Fate::CapturedBy(_)) => "wurfelmarsch-label-die-captured",
        Some(Fate::Removed) => "wurfelmarsch-label-die-removed",
    };
    let own = side_of(owner);
    let words = labels::seen_from(key, own, cell).text("name", room.name(owner));
    let words = labels::showing(words, own, die);
    match fate {
        Some(Fate::CapturedBy(by)) => words.text("winner", room.name(by)),
        _ => words,
    }
}

fn side_of(seat: Seat) -> Side {
    Side::of(seat).unwrap_or(Side::U)
}

fn seen(cell: Cell, Piece { colour, die }: Piece) -> SeenDie {
    SeenDie { cell, colour: Some(colour), faces: die.faces().map(Some) }
}

/// Each player's badge lies in the corner opposite: the way there is the way to victory.
fn goals(hexagons: &Hexagons, room: Room<'_>, nodes: &mut Vec<Node>) {
    for (seat, side) in Seat::all(3).zip(Side::ALL) {
        if let Some(corner) = (CellSet::CORNERS - CellSet::of_side(side)).first() {
            let area = hexagons.area(corner).middle_square(hexagons.edge() * BADGE);
            let label = labels::seen_from("wurfelmarsch-label-goal", side, corner);
            let badge = Node::picture(nodes::goal(seat), area, Art::Badge { seat: room.colour(seat) });
            nodes.push(badge.labelled(label.text("name", room.name(seat))));
        }
    }
}

/// What the chosen die would show in each cell that it can roll to.
fn pivots(board: &WurfelmarschBoard, game: &Wurfelmarsch, hexagons: &Hexagons, nodes: &mut Vec<Node>) {
    let Some((from, piece)) = board.chosen.and_then(|cell| Some((cell, game.pyramid().piece(cell)?))) else {
        return;
    };
    let own = side_of(game.current());
    for (direction, to, die) in board.pivots(game) {
        let seen = seen(to, Piece { die, ..piece });
        let outlook = Outlook::of(game, from, direction);
        let look = match outlook.fate(to).filter(|_| board.weighed == Some(direction)) {
            Some(fate) => fate.look(),
            None if outlook.is_fight() => PyramidLook::WouldFight,
            None => PyramidLook::Would,
        };
        let ghost = dice::unnamed_die(nodes::pivot(direction), hexagons, seen, look);
        let Some(ghost) = ghost else { continue };
        let label = if outlook.is_fight() {
            let words = labels::seen_from("wurfelmarsch-label-pivot-fight", own, to);
            news::with_balance(words, &outlook, game.current())
        } else {
            labels::seen_from("wurfelmarsch-label-pivot", own, to)
        };
        nodes.push(ghost.labelled(labels::showing(label, own, die)).touchable(Role::Button));
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
