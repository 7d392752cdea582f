//! Das Spiel as a whole: the box, and the words that its six games share.

use empile_games::pyramid::{
    Colour, Die, Roll,
    lattice::{BASE_CELLS, CELLS, CellSet, LEVELS, Side},
};

use super::{Facts, Heading, Kind, Section, das_spiel::CHARACTER_POINTS, number};

pub(super) const SECTIONS: &[Section] = &[
    Section::new("glossary.six-games", Kind::Goal),
    Section::new("glossary.box", Kind::Material),
    Section::new("glossary.reading", Kind::Material).partly_ours(),
    Section::new("glossary.ruling-left", Kind::Ruling),
    Section::new("glossary.ruling-dice", Kind::Ruling),
    Section::new("glossary.ruling-visible", Kind::Ruling),
    Section::new("glossary.ruling-chain", Kind::Ruling),
    Section::new("glossary.base", Kind::Word),
    Section::new("glossary.side", Kind::Word),
    Section::new("glossary.corner-case", Kind::Word),
    Section::new("glossary.edge-case", Kind::Word),
    Section::new("glossary.case", Kind::Word).figures(&["pyramid-case"]),
    Section::new("glossary.hollow", Kind::Word).figures(&["pyramid-hollow"]),
    Section::new("glossary.point", Kind::Word).figures(&["pyramid-point"]),
    Section::new("glossary.edge", Kind::Word),
    Section::new("glossary.free-die", Kind::Word),
    Section::new("glossary.level", Kind::Word).figures(&["pyramid-level"]),
    Section::new("glossary.pivot", Kind::Word).figures(&["pyramid-pivot"]),
    Section::new("glossary.plane", Kind::Word),
    Section::new("glossary.row", Kind::Word).figures(&["pyramid-row"]),
    Section::new("glossary.turn", Kind::Word).figures(&["pyramid-turn"]),
];

pub(super) const HEADINGS: &[Heading] = &[
    ("Matériel", &["glossary.box"]),
    ("Pour bien comprendre ces règles", &["glossary.six-games", "glossary.reading", "glossary.ruling-chain"]),
    ("Base", &["glossary.base"]),
    ("Côté", &["glossary.side"]),
    ("Cases de coins", &["glossary.corner-case"]),
    ("Cases de bord", &["glossary.edge-case"]),
    ("Case", &["glossary.case"]),
    ("Creux", &["glossary.hollow"]),
    ("Pointe", &["glossary.point"]),
    ("Bords et arêtes", &["glossary.edge"]),
    ("Dé libre", &["glossary.free-die"]),
    ("Niveau", &["glossary.level"]),
    ("Pivoter", &["glossary.pivot"]),
    ("Plan", &["glossary.plane"]),
    ("Rangée", &["glossary.row"]),
    ("Retourner", &["glossary.turn"]),
];

/// « PIVOTER »: the die of the booklet's example shows these faces to the right, to the left and in front.
const EXAMPLE: [u8; 3] = [3, 2, 6];

pub(super) fn facts() -> Facts {
    let [right, left, front] = EXAMPLE;
    let [after_right, after_left, after_front] = after_a_pivot_to_the_right(EXAMPLE).unwrap_or(EXAMPLE);
    vec![
        number("dice", Colour::DICE),
        number("cells", CELLS),
        number("base_cells", BASE_CELLS),
        number("second_level", CellSet::of_level(1).len()),
        number("levels", LEVELS),
        number("side_cells", (CellSet::BASE & CellSet::of_side(Side::U)).len()),
        number("edge_cells", CellSet::EDGES.len()),
        number("corner_cells", CellSet::CORNERS.len()),
        number("character", CHARACTER_POINTS),
        number("opposite", Die::OPPOSITE_SUM),
        number("orientations", Die::all().len()),
        number("before_right", right),
        number("before_left", left),
        number("before_front", front),
        number("after_right", after_right),
        number("after_left", after_left),
        number("after_front", after_front),
    ]
}

/// Seen by the player of side U: V is on the left, W on the right.
fn after_a_pivot_to_the_right([right, left, front]: [u8; 3]) -> Option<[u8; 3]> {
    let die = Die::showing([front, left, right])?.rolled(Roll::away_from_right_of(Side::W));
    Some([die.face(Side::W), die.face(Side::V), die.face(Side::U)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_of_a_pivot_is_the_booklet_s() {
        assert_eq!(after_a_pivot_to_the_right(EXAMPLE), Some([2, 4, 6]));
    }
}
