//! A small tower, to choose the game by.

use empile_games::neko_tower::{ActionCard, Colour, Wall};

use crate::{Area, Art, NekoArt, Node, Scene, Surface};

/// The walls of the storeys from the bottom: those of the card everybody begins with, and two more.
const STOREYS: usize = 3;
/// Who stands on which floor, and how far from its left edge.
const CATS: [(Colour, usize, f32); 5] = [
    (Colour::Orange, 0, 0.4),
    (Colour::Blue, 1, 0.3),
    (Colour::Violet, 1, 0.52),
    (Colour::Yellow, 2, 0.38),
    (Colour::Blue, 3, 0.12),
];

pub(super) fn preview(surface: Surface) -> Scene {
    let whole = surface.area().inset(4.0);
    let storey = whole.height / (STOREYS as f32 + 0.8);
    let slab = storey * 0.16;
    let width = (storey * 2.2).min(whole.width);
    let left = whole.centre().x - width / 2.0;
    let foot = |floor: usize| whole.bottom() - slab - storey * floor as f32;
    let mut nodes = Vec::new();
    let mut put = |area, art| nodes.push(Node::picture(nodes.len() as u32, area, Art::Neko(art)));
    let walls: Vec<[Wall; 2]> = ActionCard::all().filter_map(|card| card.face().walls).collect();
    for floor in 0..=STOREYS {
        if let Some([one, other]) = walls.get(floor * 3 + 2).filter(|_| floor < STOREYS) {
            let high = storey - slab;
            put(Area::new(left + width * 0.06, foot(floor) - high, width * 0.24, high), NekoArt::Wall(*one));
            put(Area::new(left + width * 0.7, foot(floor) - high, width * 0.24, high), NekoArt::Wall(*other));
        }
        put(Area::new(left, foot(floor), width, slab), NekoArt::FloorSide);
    }
    let size = storey * 0.56;
    for (colour, floor, x) in CATS {
        let area = Area::new(left + width * x, foot(floor) - size, size, size);
        put(area, NekoArt::Nakama { colour, glows: false });
    }
    let size = storey * 0.74;
    put(Area::new(left + width * 0.5, foot(STOREYS) - size, size, size), NekoArt::BlackCat { scarf: None });
    Scene { surface, nodes }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_preview_shows_a_tower_that_stays_in_its_frame() {
        let surface = Surface { width: 132.0, height: 112.0 };
        let scene = preview(surface);
        let whole = surface.area();
        for node in &scene.nodes {
            assert!(node.area.y >= 0.0 && node.area.bottom() <= whole.bottom(), "{:?}", node.area);
            assert!(node.area.x >= 0.0 && node.area.right() <= whole.right(), "{:?}", node.area);
        }
        let count = |wanted: fn(&NekoArt) -> bool| {
            let pieces = scene.nodes.iter().filter_map(|node| match node.art {
                Some(Art::Neko(piece)) => Some(piece),
                _ => None,
            });
            pieces.filter(wanted).count()
        };
        assert_eq!(count(|piece| matches!(piece, NekoArt::Wall(_))), 2 * STOREYS);
        assert_eq!(count(|piece| matches!(piece, NekoArt::FloorSide)), STOREYS + 1);
        assert_eq!(count(|piece| matches!(piece, NekoArt::BlackCat { .. })), 1);
    }
}
