//! The dice that lie, the cases between them, and what the last call was about.

use empile_games::{
    bunte_kuh::{BunteKuh, Step, View, WithCases},
    contract::{Game, Seat},
    pyramid::lattice::{Cell, CellSet},
};

use super::{
    board::{BunteKuhBoard, is_robots},
    nodes,
};
use crate::{
    Area, DieColour, Motion, Node, PyramidLook, Reach, Role, Words,
    board::Room,
    pyramid::{Hexagons, dice, labels},
};

/// Something that is done with a case, and by whom.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Deed {
    /// « montre la case ».
    Point,
    /// « placer l'un de ses dés ».
    Lay,
}

/// Who has something to do with which cases now.
pub(super) fn deed(game: &BunteKuh) -> Option<(Seat, Deed, CellSet)> {
    Seat::all(game.players()).find_map(|seat| match game.legal(seat).with_cases() {
        WithCases::Point(cases) => Some((seat, Deed::Point, cases)),
        WithCases::Lay(cases) => Some((seat, Deed::Lay, cases)),
        WithCases::Nothing => None,
    })
}

impl BunteKuhBoard {
    pub(super) fn heap(
        &self,
        game: &BunteKuh,
        view: &View,
        hexagons: &Hexagons,
        room: Room<'_>,
        nodes: &mut Vec<Node>,
    ) {
        nodes.push(dice::base(nodes::BASE, hexagons));
        for seen in &view.dice {
            let is_new = self.laid == Some(seen.cell);
            let look = if is_new { PyramidLook::Fresh } else { PyramidLook::Plain };
            let die = dice::die(nodes::die(seen.cell), hexagons, *seen, look);
            nodes.extend(die.map(|die| if is_new { die.moving(Motion::Drop) } else { die }));
        }
        let under_finger = self.over.map(|cell| (cell, PyramidLook::Chosen));
        for (cell, look) in self.marks.iter().chain(&under_finger) {
            let mark = dice::case(nodes::mark(*cell), hexagons, *cell, *look).at_depth(dice::ABOVE_ALL);
            nodes.push(Node { label: None, ..mark });
        }
        if self.chosen.is_none() || is_robots(view, room) {
            cases(game, view, hexagons, room, nodes);
        }
    }
}

/// All cases are marked alike: which of them is right is the game. While they are looked for one sees that they are
/// hollow; a finger that shows one means exactly what it is on.
fn cases(game: &BunteKuh, view: &View, hexagons: &Hexagons, room: Room<'_>, nodes: &mut Vec<Node>) {
    let (open, role) = match (deed(game), view.step) {
        (Some((seat, _, cases)), _) if room.robots.contains(seat) => (cases, Role::Picture),
        (Some((_, Deed::Point, cases)), _) => (cases, Role::Spot),
        (Some((_, Deed::Lay, cases)), _) => (cases, Role::Button),
        (None, Step::Searching { .. }) => (game.pyramid().heap().hollows(), Role::Picture),
        (None, _) => (CellSet::EMPTY, Role::Picture),
    };
    for cell in open {
        nodes.push(dice::pit(nodes::pit(cell), hexagons, cell));
        let dot = dice::dot(nodes::case(cell), hexagons, cell).at_depth(dice::ABOVE_ALL).touchable(role);
        let art = dot.art.filter(|_| role != Role::Picture);
        let reach = if role == Role::Spot { Reach::Hexagon } else { dot.reach };
        nodes.push(Node { art, reach, ..dot }.labelled(label(game, hexagons, cell)));
    }
}

/// The three faces of a case, as somebody who reads from below has them.
pub(super) fn faces(game: &BunteKuh, hexagons: &Hexagons, cell: Cell) -> [u8; 3] {
    let faces = game.pyramid().hollow(cell).map(|hollow| hollow.map(|(_, face)| face)).unwrap_or_default();
    hexagons.seen(faces)
}

/// What a case is made of, for whoever cannot see it.
fn label(game: &BunteKuh, hexagons: &Hexagons, cell: Cell) -> Words {
    let [front, left, right] = faces(game, hexagons, cell);
    let words = labels::at("bunte-kuh-label-case", hexagons, cell);
    words.number("front", front).number("left", left).number("right", right)
}

/// The three pearl dice, which whoever has them throws by a touch.
pub(super) fn thrown(view: &View, areas: [Area; 3], room: Room<'_>, nodes: &mut Vec<Node>) {
    let faces = match view.step {
        Step::Searching { thrown, .. } | Step::Pointing { thrown, .. } | Step::Laying { thrown, .. } => {
            thrown.map(Some)
        }
        Step::Ready | Step::Over => [None; 3],
    };
    for (index, (area, face)) in areas.into_iter().zip(faces).enumerate() {
        let die = dice::thrown(nodes::thrown(index), area, DieColour::Pearl, face);
        let is_ready = view.step == Step::Ready && !room.robots.contains(view.thrower);
        let label = Words::new("bunte-kuh-label-throw");
        nodes.push(if is_ready { die.labelled(label).touchable(Role::Button) } else { die });
    }
}
