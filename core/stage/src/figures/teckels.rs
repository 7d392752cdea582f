//! Which slices go behind a teckel: where two touch, their blankets have the same colour.

use empile_games::teckels::{Card, Colour};

use super::sketch::Sketch;
use crate::{
    Area, Art, Node, Role, Scene, Surface, TeckelsArt, Words,
    teckels::{about, front, slice, slice_width},
};

/// The teckel that everything is tried on.
const TECKEL: [Card; 2] =
    [Card::Head { back: Colour::Red }, Card::Trunk { front: Colour::Red, back: Colour::Yellow }];
const TRIED: [Card; 4] = [
    Card::Trunk { front: Colour::Yellow, back: Colour::Blue },
    Card::Trunk { front: Colour::Blue, back: Colour::Yellow },
    Card::Tail { front: Colour::Yellow, cat: true },
    Card::Head { back: Colour::Yellow },
];

const GAP: f32 = 4.0;
/// What does not go there keeps away, in parts of the height.
const APART: f32 = 0.2;
const MARK: f32 = 0.62;
const RIGHT: [&str; 4] = [
    "figure-teckels-head-goes",
    "figure-teckels-trunk-goes",
    "figure-teckels-tail-goes",
    "figure-teckels-cat-tail-goes",
];
const WRONG: [&str; 4] = [
    "figure-teckels-head-stays",
    "figure-teckels-trunk-stays",
    "figure-teckels-tail-stays",
    "figure-teckels-cat-tail-stays",
];

pub(super) fn draw(key: &'static str, surface: Surface) -> Scene {
    let label = Words::new(key);
    let open = TECKEL.last().and_then(|last| last.back());
    let mut sketch = Sketch::of(surface, open.map_or(label.clone(), |open| front(label, open)));
    let lawn = surface.area();
    sketch.picture(lawn, Art::Teckels(TeckelsArt::Park));
    for (card, lane) in TRIED.into_iter().zip(lawn.inset(GAP).rows(TRIED.len(), GAP)) {
        try_on(card, lane, &mut sketch);
    }
    sketch.finish(surface)
}

fn try_on(card: Card, lane: Area, sketch: &mut Sketch) {
    let goes = TECKEL.last().is_some_and(|last| card.follows(*last));
    let label = about(card, if goes { RIGHT } else { WRONG });
    sketch.picture(lane, Art::Teckels(TeckelsArt::Lane { lit: false }));
    sketch.put(Node::place(0, lane, Role::Picture).labelled(label));
    let mut room = lane.inset(GAP);
    let mark = room.take_right(room.height * MARK, GAP);
    let widest: f32 =
        TECKEL.into_iter().chain([TRIED[3]]).map(|card| slice_width(card, 1.0)).sum::<f32>() + APART;
    let height = room.height.min(room.width / widest);
    let mut x = room.x;
    for slice_card in TECKEL.into_iter().chain([card]) {
        if slice_card == card && !goes {
            x += height * APART;
        }
        let width = slice_width(slice_card, height);
        sketch.put(slice(0, Area::new(x, room.bottom() - height, width, height), slice_card));
        x += width;
    }
    sketch.mark(mark, goes);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slice_goes_where_its_front_is_the_colour_of_the_open_end() {
        let goes = TRIED.map(|card| card.follows(TECKEL[1]));
        assert_eq!(goes, [true, false, true, false], "half of what is shown is right, half is wrong");
    }
}
