//! The dice that lie, how the new ones hold on to each other, and where the next one can lie.

use empile_games::{
    abquetschen::{Abquetschen, View},
    contract::Seat,
    pyramid::{
        Colour, SeenDie,
        lattice::{Cell, CellSet, Side},
    },
};

use super::nodes;
use crate::{
    Node, PyramidLook, Role,
    board::Room,
    pyramid::{Hexagons, Table, dice, labels},
};

/// « Dé de bonus »: the shortest row that earns one.
const SHORTEST_BONUS_ROW: usize = 4;

pub(super) fn compose(game: &Abquetschen, view: &View, table: &Table, room: Room<'_>, nodes: &mut Vec<Node>) {
    let hexagons = &table.hexagons;
    nodes.push(dice::base(nodes::BASE, hexagons));
    let (row, can_be_taken_back) = (bonus_row(view.laid), view.laid & game.heap().free());
    for (seat, cells) in Seat::all(3).zip(view.dice) {
        for cell in cells {
            let look = if row.contains(cell) {
                PyramidLook::Together
            } else if view.laid.contains(cell) {
                PyramidLook::Fresh
            } else {
                PyramidLook::Plain
            };
            let seen = seen(game, seat, cell);
            let Some(die) = dice::unnamed_die(nodes::die(cell), hexagons, seen, look) else { continue };
            let is_new = can_be_taken_back.contains(cell);
            let key = if is_new { "abquetschen-label-new-die" } else { "abquetschen-label-die" };
            let die = die.labelled(labels::at(key, hexagons, cell).text("name", room.name(seat)));
            nodes.push(if is_new { die.touchable(Role::Button) } else { die });
        }
    }
    for cell in view.offered {
        let ids = (nodes::case(cell), nodes::level(cell));
        let [case, level] = dice::level(ids, hexagons, cell, table.turn());
        let label = labels::at("abquetschen-label-open-case", hexagons, cell);
        nodes.extend([case.labelled(label).touchable(Role::Button), level]);
    }
    links(view, hexagons, nodes);
}

/// Faces mean nothing here: every die has its 3 turned to its owner, so that it also tells whose it is.
pub(super) fn seen(game: &Abquetschen, seat: Seat, cell: Cell) -> SeenDie {
    let shown = |side: Side| game.heap().showing(side).contains(cell);
    lying(seat, cell, shown)
}

pub(super) fn lying(seat: Seat, cell: Cell, shown: impl Fn(Side) -> bool) -> SeenDie {
    let owner = Side::of(seat).unwrap_or(Side::U);
    let face = |side: Side| match side {
        _ if side == owner => 3,
        _ if side == owner.left() => 2,
        _ => 1,
    };
    SeenDie { cell, colour: Colour::of(seat), faces: Side::ALL.map(|side| shown(side).then(|| face(side))) }
}

/// The new dice that make a row long enough for a bonus.
pub(super) fn bonus_row(laid: CellSet) -> CellSet {
    let runs = laid.iter().flat_map(|cell| Side::ALL.map(|axis| cell.run_in(laid, axis)));
    runs.filter(|run| run.len() >= SHORTEST_BONUS_ROW).fold(CellSet::EMPTY, CellSet::union)
}

/// The older dice that new ones hold on to: the player's own, or anyone's as long as there are none.
fn anchors(view: &View) -> CellSet {
    let own = view.dice.get(view.current.index()).copied().unwrap_or_default() - view.laid;
    let all = view.dice.into_iter().fold(CellSet::EMPTY, CellSet::union) - view.laid;
    if own.is_empty() { all } else { own }
}

/// Does a new die touch an older one as it must?
pub(super) fn is_anchored(view: &View) -> bool {
    let anchors = anchors(view);
    view.laid.iter().any(|cell| cell.contacts().meets(anchors))
}

/// « Chaque dé placé doit toucher … par une face entière »: what holds on to what.
fn links(view: &View, hexagons: &Hexagons, nodes: &mut Vec<Node>) {
    let held = anchors(view) | view.laid;
    for upper in view.laid {
        for side in Side::ALL {
            if upper.below(side).is_some_and(|lower| held.contains(lower)) {
                nodes.push(dice::link(nodes::link(upper, side.index()), hexagons, upper, side));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(text: &str) -> CellSet {
        text.split(' ').map(|cell| cell.parse::<Cell>().unwrap()).collect()
    }

    #[test]
    fn four_new_dice_in_line_are_a_row_and_three_are_none() {
        assert_eq!(bonus_row(cells("203 213 223 152")), CellSet::EMPTY);
        assert_eq!(bonus_row(cells("203 213 223 233 152")), cells("203 213 223 233"));
    }

    #[test]
    fn a_die_turns_its_3_to_its_owner_and_shows_nothing_where_another_stands() {
        let die = lying(Seat(1), "213".parse().unwrap(), |side| side != Side::W);
        assert_eq!(die.colour, Some(Colour::Yellow));
        assert_eq!(die.faces, [Some(1), Some(3), None]);
    }
}
