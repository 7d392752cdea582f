//! What the game looks like before it is played, to choose it by.

use empile_games::pilo_pilo::Character;

use super::nodes;
use crate::{Area, Art, Node, PillowLook, PiloArt, Scene, Surface};

const MARGIN: f32 = 8.0;
/// The four characters in a fan: each so far from the middle, in cards, so much lower, and so far turned.
const FAN: [(f32, f32, f32, Character); 4] = [
    (-1.26, 0.10, -14.0, Character::Attacker),
    (-0.42, 0.0, -5.0, Character::Dragon),
    (0.42, 0.0, 5.0, Character::King),
    (1.26, 0.10, 14.0, Character::Defender),
];
/// A card: its width by its height, and its height by that of the page.
const CARD: (f32, f32) = (0.74, 0.58);
/// The widest a card may be, in parts of the page.
const WIDEST: f32 = 0.24;
/// Two pillows before them: so far from the middle, in pages, and so far turned.
const PILLOWS: [(f32, f32); 2] = [(-0.2, -8.0), (0.2, 7.0)];

pub(super) fn preview(surface: Surface) -> Scene {
    let page = surface.area().inset(MARGIN);
    let height = (page.height * CARD.1).min(page.width * WIDEST / CARD.0);
    let width = height * CARD.0;
    let mut nodes = vec![Node::picture(nodes::QUILT, page, Art::Pilo(PiloArt::Quilt))];
    for (id, (aside, lower, turn, character)) in (10..).zip(FAN) {
        let x = page.centre().x + aside * width;
        let y = page.centre().y - height * 0.2 + lower * height;
        let area = Area::new(x, y, 0.0, 0.0).middle(width, height);
        nodes.push(Node::picture(id, area, Art::Pilo(PiloArt::Card { character })).turned(turn));
    }
    for (cover, (aside, turn)) in (0..).zip(PILLOWS) {
        let x = page.centre().x + aside * page.width.min(2.4 * height);
        let y = page.centre().y + height * 0.44;
        let area = Area::new(x, y, 0.0, 0.0).middle(width, width * 0.8);
        let art = Art::Pilo(PiloArt::Pillow { cover, look: PillowLook::Lying });
        nodes.push(Node::picture(20 + u32::from(cover), area, art).turned(turn));
    }
    Scene::of(surface, nodes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_picture_stays_on_its_page_whatever_its_shape() {
        for (width, height) in [(328.0, 208.0), (600.0, 200.0), (200.0, 600.0), (160.0, 120.0)] {
            for node in preview(Surface { width, height }).nodes {
                // A turned card reaches a little further than its area.
                let far = node.area.width.hypot(node.area.height) / 2.0;
                let reach =
                    if node.turn == 0.0 { 0.0 } else { far - node.area.width.max(node.area.height) / 2.0 };
                let Area { x, y, .. } = node.area;
                assert!(x - reach >= 0.0 && y - reach >= 0.0, "{node:?}");
                assert!(
                    node.area.right() + reach <= width && node.area.bottom() + reach <= height,
                    "{node:?}"
                );
            }
        }
    }
}
