use empile_games::{
    contract::{Game, Viewer},
    pile_poils::PilePoils,
};

use super::{board, nodes, pyramid::Pyramid};
use crate::{Art, CellLook, Node, Scene, Surface};

/// The pyramid alone, as it stands before the first throw: to choose it by, too small for its numbers.
pub(super) fn preview(game: &PilePoils, surface: Surface) -> Scene {
    let view = game.observe(Viewer::Spectator);
    let pyramid = Pyramid::within(surface.area(), &view.board);
    let mut nodes = Vec::new();
    for (id, cell) in view.board.cells() {
        let area = pyramid.cell(cell);
        let lies = view.cells[id.index()];
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
    fn a_preview_shows_every_cell_and_what_lies_there_at_the_start() {
        let surface = Surface { width: 132.0, height: 112.0 };
        let count = |players| {
            let setup = Setup { players, side: Side::Coussin };
            let scene = preview(&PilePoils::start(&setup, Seed(0)).unwrap(), surface);
            let of =
                |wanted: fn(&Art) -> bool| scene.nodes.iter().filter_map(|n| n.art).filter(wanted).count();
            (
                of(|art| matches!(art, Art::Cell { .. })),
                of(|art| matches!(art, Art::Yarn)),
                of(|art| matches!(art, Art::Cats { .. })),
            )
        };
        assert_eq!(count(3), (62, 12, 0));
        assert_eq!(count(2), (62, 10, 21), "two players begin with cats on the two bottom rows");
    }
}
