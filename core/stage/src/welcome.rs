//! The picture on the first page: a small pyramid of sleepers.

use crate::{Area, Art, CellLook, DieLook, Node, Scene, Surface};

const BASE: u32 = 4;
/// From the bottom: which cells have a sleeper, and in which coat; one of them is golden.
const SLEEPERS: [&[Option<u8>]; 4] =
    [&[Some(1), Some(4), None, Some(3)], &[Some(5), Some(2), Some(0)], &[None, Some(1)], &[Some(0)]];
const GOLDEN: (usize, usize) = (2, 1);

/// The picture on the first page.
#[must_use]
pub fn welcome(surface: Surface) -> Scene {
    let unit = (surface.width / (BASE as f32 + 1.6)).min(surface.height / SLEEPERS.len() as f32);
    let left = (surface.width - unit * BASE as f32) / 2.0;
    let mut nodes = Vec::new();
    let place = |row: usize, column: usize| {
        let x = left + (column as f32 + row as f32 / 2.0) * unit;
        Area::new(x, surface.height - (row as f32 + 1.0) * unit, unit, unit).inset(unit * 0.03)
    };
    for (row, cells) in SLEEPERS.iter().enumerate() {
        for (column, sleeper) in cells.iter().enumerate() {
            let area = place(row, column);
            let id = (row * 10 + column) as u32;
            nodes.push(Node::picture(id, area, Art::Cell { look: CellLook::Free }));
            if let Some(coat) = sleeper {
                let golden = u8::from((row, column) == GOLDEN);
                let cats = Art::Cats { coat: *coat, count: 1, golden, side_by_side: false };
                nodes.push(Node::picture(100 + id, area, cats));
            }
        }
    }
    nodes.extend(toys(unit, &place));
    Scene::of(surface, nodes)
}

/// Dice on the free cushions, and wool beside the pyramid.
fn toys(unit: f32, place: &impl Fn(usize, usize) -> Area) -> Vec<Node> {
    let die = |id, row, column, face, turn| Node {
        turn,
        ..Node::picture(
            id,
            place(row, column).middle_square(unit * 0.62),
            Art::Die { face, look: DieLook::Plain },
        )
    };
    let corner = place(0, 0);
    let wool = Area::new(corner.x - unit * 0.66, corner.bottom() - unit * 0.56, unit * 0.56, unit * 0.56);
    vec![die(200, 0, 2, 5, -8.0), die(201, 2, 0, 3, 10.0), Node::picture(202, wool, Art::Yarn)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_picture_stays_on_its_page_whatever_its_shape() {
        for (width, height) in [(328.0, 208.0), (600.0, 200.0), (200.0, 600.0)] {
            for node in welcome(Surface { width, height }).nodes {
                let Area { x, y, .. } = node.area;
                assert!(x >= 0.0 && y >= 0.0, "{node:?}");
                assert!(node.area.right() <= width && node.area.bottom() <= height, "{node:?}");
            }
        }
    }
}
