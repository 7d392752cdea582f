//! Cases that lie open, and the sum of the one that was just uncovered.

use empile_games::{
    eintrichtern::{Eintrichtern, Step, View},
    pyramid::lattice::{Cell, CellSet},
};

use super::nodes;
use crate::{
    Area, Art, Ink, Node, PyramidArt, PyramidLook, TextBox, TextStyle, Words,
    pyramid::{RoundTable, dice, labels},
};

/// Cases are on the level above the base.
const LEVEL: u8 = 1;
/// A bubble's size in edges of a die, and never less than this in pixels.
const BUBBLE: (f32, f32) = (2.3, 2.0);
const SMALLEST_BUBBLE: (f32, f32) = (52.0, 46.0);
/// Its point is so much of its height.
const POINT: f32 = 0.2;
/// From the middle of the case to the tip of the point, in edges.
const TIP: f32 = 0.86;

/// The case that everybody looks at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Uncovered {
    cell: Cell,
    found: bool,
}

impl Uncovered {
    /// The wrong one as long as it is shown, else the one that was just found.
    pub(super) fn of(view: &View, found: Option<Cell>) -> Option<Uncovered> {
        match view.step {
            Step::Shown { cell, .. } => Some(Uncovered { cell, found: false }),
            _ => found.map(|cell| Uncovered { cell, found: true }),
        }
    }
}

pub(super) fn compose(
    game: &Eintrichtern,
    uncovered: Option<Uncovered>,
    table: &RoundTable,
    nodes: &mut Vec<Node>,
) {
    let hexagons = &table.hexagons;
    for cell in CellSet::of_level(LEVEL) - game.covered() {
        let Some(sum) = game.pyramid().hollow_sum(cell) else { continue };
        let shown = uncovered.filter(|uncovered| uncovered.cell == cell);
        let look = if shown.is_some() { PyramidLook::Fresh } else { PyramidLook::Plain };
        let label = labels::at("eintrichtern-label-open", hexagons, cell).number("sum", sum);
        let case = dice::case(nodes::case(cell), hexagons, cell, look);
        nodes.push(case.labelled(label).at_depth(dice::ABOVE_ALL));
        if let Some(uncovered) = shown {
            bubble(uncovered, sum, table, nodes);
        }
    }
}

/// Above its case, where no hand hides it, unless a card is there or the end of the board.
fn bubble(Uncovered { cell, found }: Uncovered, sum: u8, table: &RoundTable, nodes: &mut Vec<Node>) {
    let (edge, centre) = (table.hexagons.edge(), table.hexagons.centre(cell));
    let width = (BUBBLE.0 * edge).max(SMALLEST_BUBBLE.0);
    let height = (BUBBLE.1 * edge).max(SMALLEST_BUBBLE.1);
    let above = Area::new(centre.x - width / 2.0, centre.y - TIP * edge - height, width, height);
    let points_up =
        above.y < table.frame.board.y || table.frame.seats.iter().any(|card| card.overlaps(above));
    let area = if points_up { Area { y: centre.y + TIP * edge, ..above } } else { above };
    let point = height * POINT;
    let body = Area::new(area.x, if points_up { area.y + point } else { area.y }, width, height - point);
    let depth = dice::ABOVE_ALL + 1;
    let art = PyramidArt::Sum { found, points_up };
    let key = if found { "eintrichtern-label-found" } else { "eintrichtern-label-not-found" };
    let label = Words::new(key).number("sum", sum);
    nodes.push(Node::picture(nodes::BUBBLE, area, Art::Pyramid(art)).at_depth(depth).labelled(label));
    let ink = if found { Ink::OnSuccess } else { Ink::Text };
    let words = Words::new("number").number("number", sum);
    let text = TextBox::new(words, ink, TextStyle::Display, (body.height * 0.72).min(40.0));
    nodes.push(Node::text(nodes::BUBBLE_SUM, body.inset(2.0), text).at_depth(depth));
}

#[cfg(test)]
mod tests {
    use empile_games::contract::Viewer;

    use super::*;
    use crate::{
        board::Room,
        pyramid::{Guests, SCREENS},
    };

    #[test]
    fn every_bubble_stays_on_the_board_off_the_cards_and_off_its_own_case() {
        for (surface, players) in SCREENS.into_iter().flat_map(|s| (2..=8).map(move |p| (s, p))) {
            let room = Room {
                surface,
                text_scale: 1.0,
                sitters: &[],
                viewer: Viewer::Spectator,
                robot: None,
                robots: empile_games::contract::Seats::NONE,
            };
            let table = RoundTable::of(room, Guests { players, counts: 1 });
            let board = table.frame.board;
            for cell in CellSet::of_level(LEVEL) {
                let name = format!("{cell} with {players} on {surface:?}");
                let mut nodes = Vec::new();
                bubble(Uncovered { cell, found: false }, 12, &table, &mut nodes);
                let area = nodes[0].area;
                assert!(area.x >= board.x && area.right() <= board.right(), "{name}");
                assert!(area.y >= board.y && area.bottom() <= board.bottom(), "{name}");
                assert!(!area.contains(table.hexagons.centre(cell)), "{name}");
                assert!(table.frame.seats.iter().all(|card| !card.overlaps(area)), "{name}");
            }
        }
    }
}
