//! Dice and cases of the pyramid as things on the screen.

use empile_games::pyramid::{
    Colour, Piece, SeenDie,
    lattice::{Cell, LEVELS, Side},
};

use super::{Hexagons, labels};
use crate::{
    Area, Art, DieColour, Ink, Motion, Node, PyramidArt, PyramidLook, Reach, TextBox, TextStyle, Words,
};

/// In front of everything that lies in the pyramid.
pub(crate) const ABOVE_ALL: u8 = depth_of_level(LEVELS);

/// Where the link of two dice lies, from the middle of the upper one to that of the lower one, and its size, in edges.
const LINK_AT: f32 = 0.9;
const LINK_WIDTH: f32 = 0.28;
const LINK_LENGTH: f32 = 0.8;

/// The square on the plate of a case that has room for a figure, in edges.
const LEVEL_PLATE: f32 = 0.72;

/// A die in the hand, as a part of the room it has.
const IN_HAND: f32 = 0.88;

/// Higher dice are in front of lower ones, whatever their ids.
const fn depth_of_level(level: u8) -> u8 {
    level + 1
}

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
    let colour = seen.colour?;
    let node = unnamed_die(id, hexagons, seen, look)?;
    let faces = hexagons.seen(seen.faces.map(Option::unwrap_or_default));
    Some(node.labelled(labels::die(hexagons, seen.cell, colour, faces)))
}

/// The same in a game with other words for its dice.
pub(crate) fn unnamed_die(id: u32, hexagons: &Hexagons, seen: SeenDie, look: PyramidLook) -> Option<Node> {
    if seen.faces == [None; 3] {
        return None;
    }
    let faces = hexagons.seen(seen.faces.map(Option::unwrap_or_default));
    let art = PyramidArt::Die { colour: seen.colour?.into(), faces, look };
    Some(lying(id, hexagons, seen.cell, art))
}

/// A case, shaded as the hollow that it is, with a mark.
pub(crate) fn case(id: u32, hexagons: &Hexagons, cell: Cell, look: PyramidLook) -> Node {
    lying(id, hexagons, cell, PyramidArt::Case { look }).labelled(labels::case(hexagons, cell))
}

/// A mark on a place, whether a die lies there or not.
pub(crate) fn mark(id: u32, hexagons: &Hexagons, cell: Cell, look: PyramidLook) -> Node {
    lying(id, hexagons, cell, PyramidArt::Mark { look })
}

/// A place where no die lies, to be touched by somebody who has to read what is around it.
pub(crate) fn dot(id: u32, hexagons: &Hexagons, cell: Cell) -> Node {
    lying(id, hexagons, cell, PyramidArt::Dot)
}

/// The same with a plate for the number of its level, and that number.
pub(crate) fn level(ids: (u32, u32), hexagons: &Hexagons, cell: Cell, turn: f32) -> [Node; 2] {
    let (case, number) = ids;
    let plate = hexagons.area(cell).middle_square(LEVEL_PLATE * hexagons.edge());
    let words = Words::new("number").number("number", labels::level(cell));
    let text = TextBox::new(words, Ink::OnAccent, TextStyle::Display, plate.height * 0.9);
    let number = Node::text(number, plate, text).turned(turn).at_depth(ABOVE_ALL);
    [lying(case, hexagons, cell, PyramidArt::Level), number]
}

/// How deep a place without a die goes, for somebody who looks for such places.
pub(crate) fn pit(id: u32, hexagons: &Hexagons, cell: Cell) -> Node {
    lying(id, hexagons, cell, PyramidArt::Pit)
}

/// Shows that a die and the one below it, seen from a side, hold on to each other by a face.
pub(crate) fn link(id: u32, hexagons: &Hexagons, upper: Cell, side: Side) -> Node {
    let mut deeper = [0.0; 3];
    deeper[side.index()] = LINK_AT;
    let middle = hexagons.step(hexagons.centre(upper), deeper);
    let (width, height) = (LINK_WIDTH * hexagons.edge(), LINK_LENGTH * hexagons.edge());
    let area = Area::new(middle.x - width / 2.0, middle.y - height / 2.0, width, height);
    let turn = if side == hexagons.front() {
        0.0
    } else if side == hexagons.front().left() {
        120.0
    } else {
        240.0
    };
    Node::picture(id, area, Art::Pyramid(PyramidArt::Link)).turned(turn).at_depth(ABOVE_ALL)
}

/// What was thrown.
pub(crate) fn thrown(id: u32, area: Area, colour: DieColour, face: Option<u8>) -> Node {
    let face = face.unwrap_or_default();
    let side = area.width.min(area.height) * 0.8;
    Node::picture(id, area.middle_square(side), Art::Pyramid(PyramidArt::Thrown { colour, face }))
        .moving(Motion::Tumble)
        .labelled(Words::new("pyramid-thrown").number("face", face))
}

/// A die that somebody holds, in the middle of an area.
pub(crate) fn in_hand(id: u32, area: Area, Piece { colour, die }: Piece, hexagons: &Hexagons) -> Node {
    let faces = hexagons.seen(die.faces());
    let art = PyramidArt::Die { colour: colour.into(), faces, look: PyramidLook::Plain };
    let side = area.width.min(area.height) * IN_HAND;
    Node::picture(id, area.middle_square(side), Art::Pyramid(art)).at_depth(ABOVE_ALL).reaching(Reach::Round)
}

fn lying(id: u32, hexagons: &Hexagons, cell: Cell, art: PyramidArt) -> Node {
    Node::picture(id, hexagons.area(cell), Art::Pyramid(art))
        .at_depth(depth_of_level(cell.level()))
        .reaching(Reach::Round)
}

#[cfg(test)]
mod tests {
    use empile_games::{
        contract::{Seed, Stream},
        pyramid::{Pyramid, Sight, lattice::CellSet},
    };

    use super::*;
    use crate::{Point, Scene, Surface};

    const SURFACE: Surface = Surface { width: 360.0, height: 330.0 };

    fn hexagons() -> Hexagons {
        Hexagons::within(SURFACE.area(), Side::U)
    }

    fn drawn(pyramid: &Pyramid, sight: &Sight) -> Vec<(Cell, Node)> {
        let seen = pyramid.seen(sight).into_iter();
        let node = |seen: SeenDie| {
            let id = 1000 - seen.cell.index() as u32;
            Some((seen.cell, die(id, &hexagons(), seen, PyramidLook::Plain)?))
        };
        seen.filter_map(node).collect()
    }

    #[test]
    fn of_a_full_pyramid_the_109_dice_on_its_sides_are_drawn() {
        let pyramid = Pyramid::at_random(&mut Stream::new(Seed(1)));
        let drawn = drawn(&pyramid, &Sight::from_above(pyramid.heap()));
        let cells: CellSet = drawn.iter().map(|(cell, _)| *cell).collect();
        assert_eq!(cells, pyramid.heap().visible());
        assert_eq!(drawn.len(), 109);
    }

    #[test]
    fn faces_that_are_not_seen_are_not_in_the_scene() {
        let pyramid = Pyramid::at_random(&mut Stream::new(Seed(1)));
        for (cell, node) in drawn(&pyramid, &Sight::from_side(pyramid.heap(), Side::V)) {
            let Some(Art::Pyramid(PyramidArt::Die { faces, .. })) = node.art else { panic!("{node:?}") };
            assert_eq!(faces, [0, pyramid.face(cell, Side::V).unwrap(), 0], "V is on the left of U");
        }
    }

    #[test]
    fn higher_dice_are_in_front_whatever_their_ids() {
        let pyramid = Pyramid::at_random(&mut Stream::new(Seed(1)));
        let drawn = drawn(&pyramid, &Sight::from_above(pyramid.heap()));
        let level = |node: &Node| drawn.iter().find(|(_, other)| other.id == node.id).unwrap().0.level();
        let scene = Scene::of(SURFACE, drawn.iter().map(|(_, node)| node.clone()).collect());
        assert!(scene.nodes.is_sorted_by_key(level));
        assert!(scene.nodes.iter().all(|node| node.depth < ABOVE_ALL));
    }

    #[test]
    fn a_link_lies_across_the_corner_where_two_dice_meet_and_points_along_both() {
        let upper: Cell = "213".parse().unwrap();
        for front in Side::ALL {
            let hexagons = Hexagons::within(SURFACE.area(), front);
            for side in Side::ALL {
                let lower = upper.below(side).unwrap();
                let (from, to) = (hexagons.centre(upper), hexagons.centre(lower));
                let link = link(1, &hexagons, upper, side);
                assert!(link.area.distance_to_centre(to) < 0.2 * hexagons.edge());
                let away = Point { x: link.area.centre().x, y: link.area.centre().y - 10.0 };
                let along = away.turned_around(link.area.centre(), link.turn);
                let ahead = (along.x - link.area.centre().x, along.y - link.area.centre().y);
                let way = (to.x - from.x, to.y - from.y);
                let cross = ahead.0 * way.1 - ahead.1 * way.0;
                assert!(cross.abs() < 0.01 * hexagons.edge() * 10.0, "{side:?} with {front:?} in front");
            }
        }
    }
}
