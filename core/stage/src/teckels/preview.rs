use empile_games::teckels::{Card, Colour};

use super::{dog::Dog, lawn::slice};
use crate::{Art, Node, Scene, Surface, TeckelsArt};

/// Two teckels that cross the park, one of them with a cat at its tail: to choose the game by.
pub(super) fn preview(surface: Surface) -> Scene {
    let mut nodes = vec![Node::picture(1, surface.area(), Art::Teckels(TeckelsArt::Park))];
    for (row, (area, start)) in surface.area().inset(6.0).rows(2, 4.0).into_iter().zip([0, 2]).enumerate() {
        let cards = walker(start, row == 1);
        for (card, area) in cards.iter().zip(Dog::finished(area, cards.len())) {
            nodes.push(slice(nodes.len() as u32 + 1, area, *card));
        }
    }
    Scene::of(surface, nodes)
}

/// Head, two trunks and a tail, through the colours from `start` on.
fn walker(start: usize, cat: bool) -> Vec<Card> {
    let colours: Vec<Colour> = Colour::ALL.into_iter().cycle().skip(start).take(3).collect();
    let trunks = colours.windows(2).map(|pair| Card::Trunk { front: pair[0], back: pair[1] });
    let head = Card::Head { back: colours[0] };
    let tail = Card::Tail { front: colours[2], cat };
    std::iter::once(head).chain(trunks).chain([tail]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_preview_shows_two_whole_teckels_on_the_park() {
        let surface = Surface { width: 132.0, height: 112.0 };
        let scene = preview(surface);
        assert_eq!(scene.nodes.len(), 1 + 2 * 4);
        let whole = surface.area();
        for Node { area, .. } in &scene.nodes {
            assert!(area.x >= whole.x && area.right() <= whole.right() && area.bottom() <= whole.bottom());
        }
    }
}
