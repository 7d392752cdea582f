use empile_games::{
    contract::{Game, Viewer},
    pile_poils::{CellView, PilePoils, cats_of},
};

use super::{board, nodes, pyramid::Pyramid};
use crate::{Art, CellLook, Node, Scene, Surface};

/// The pyramid alone, too small for its numbers, with cats asleep as far up as its middle: what the game is about.
pub(super) fn preview(game: &PilePoils, surface: Surface) -> Scene {
    let view = game.observe(Viewer::Spectator);
    let pyramid = Pyramid::within(surface.area(), &view.board);
    let middle = surface.area().centre().y;
    let mut nodes = Vec::new();
    for (id, cell) in view.board.cells() {
        let area = pyramid.cell(cell);
        let mut lies = view.cells[id.index()];
        if area.y > middle {
            lies = CellView { cats: cats_of(cell.number), ..CellView::default() };
        }
        nodes.push(Node::picture(nodes::cell(id), area, Art::Cell { look: CellLook::Free }));
        if lies.cats > 0 {
            nodes.push(board::cats(id, cell.number, lies, area));
        } else if lies.yarn {
            let side = area.width.min(area.height) * 0.62;
            nodes.push(Node::picture(nodes::yarn(id), area.middle_square(side), Art::Yarn));
        }
    }
    Scene::of(surface, nodes)
}

#[cfg(test)]
mod tests {
    use empile_games::{
        contract::Seed,
        pile_poils::{Setup, Side},
    };

    use super::*;

    #[test]
    fn a_preview_shows_every_cell_with_yarn_above_and_cats_below() {
        let surface = Surface { width: 132.0, height: 112.0 };
        for players in [2, 3] {
            let setup = Setup { players, side: Side::Coussin };
            let scene = preview(&PilePoils::start(&setup, Seed(0)).unwrap(), surface);
            let tops = |wanted: fn(&Art) -> bool| -> Vec<f32> {
                let of = scene.nodes.iter().filter(|node| node.art.as_ref().is_some_and(wanted));
                of.map(|node| node.area.y).collect()
            };
            assert_eq!(tops(|art| matches!(art, Art::Cell { .. })).len(), 62);
            let (cats, yarn) =
                (tops(|art| matches!(art, Art::Cats { .. })), tops(|art| matches!(art, Art::Yarn)));
            assert!(cats.len() > 20 && !yarn.is_empty(), "{players}: {} and {}", cats.len(), yarn.len());
            let highest = cats.iter().copied().fold(f32::MAX, f32::min);
            assert!(yarn.iter().all(|y| *y < highest), "{players}");
        }
    }
}
