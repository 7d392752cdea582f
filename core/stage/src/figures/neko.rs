//! Cats of Neko tower: what missions ask, what touches, and what stands on what.

use empile_games::neko_tower::{Cell, Colour, Mission, Spot};

use super::sketch::Sketch;
use crate::{Area, Art, CardLook, NekoArt, Node, Role, Scene, Surface, Words, neko_tower::mission_words};

const GAP: f32 = 6.0;
/// Cards, as wide as high.
const CARD: f32 = 0.72;
const CARDS_IN_A_ROW: usize = 4;
/// A cat on the back of another sits so much of its size higher.
const ON_BACK: f32 = 0.7;
/// The edge of a floor from the side, in parts of a cat.
const SLAB: f32 = 0.16;
const MARK: f32 = 0.24;

/// Two cats on one floor, and how a text calls the way they stand.
struct Pair {
    key: &'static str,
    spots: [Spot; 2],
}

const fn spot(cell: u8, level: u8) -> Spot {
    Spot { floor: 1, cell: Cell(cell), level }
}

const BESIDE: Pair = Pair { key: "figure-neko-beside", spots: [spot(0, 0), spot(1, 0)] };
/// The second row of a floor begins after the first.
const CORNERS: Pair =
    Pair { key: "figure-neko-corners", spots: [spot(0, 0), spot(empile_games::neko_tower::COLUMNS + 1, 0)] };
const ON_TOP: Pair = Pair { key: "figure-neko-on-top", spots: [spot(0, 0), spot(0, 1)] };
const COLOURS: [Colour; 2] = [Colour::Blue, Colour::Orange];

/// All missions, on their cards.
pub(super) fn missions(key: &'static str, surface: Surface) -> Scene {
    let mut sketch = Sketch::of(surface, Words::new(key));
    let rows = surface.area().inset(GAP / 2.0).rows(Mission::ALL.len().div_ceil(CARDS_IN_A_ROW), GAP);
    let places = rows.into_iter().flat_map(|row| row.columns(CARDS_IN_A_ROW, GAP));
    for (mission, place) in Mission::ALL.into_iter().zip(places) {
        let art = NekoArt::Mission { mission, look: CardLook::Plain };
        let card = Node::picture(0, place.middle_of_shape(CARD), Art::Neko(art));
        sketch.put(card.labelled(mission_words(mission)));
    }
    sketch.finish(surface)
}

/// Cats that touch and cats that do not, from above.
pub(super) fn touching(key: &'static str, surface: Surface) -> Scene {
    let mut sketch = Sketch::of(surface, Words::new(key));
    for (pair, area) in [BESIDE, CORNERS, ON_TOP].iter().zip(surface.area().columns(3, GAP)) {
        let [one, other] = pair.spots;
        let floor = pair.judged(area, one.touches(other), &mut sketch);
        from_above(pair.spots, floor, &mut sketch);
    }
    sketch.finish(surface)
}

/// A cat on another, and a cat beside it, from the side.
pub(super) fn stacked(key: &'static str, surface: Surface) -> Scene {
    let mut sketch = Sketch::of(surface, Words::new(key));
    for (pair, area) in [ON_TOP, BESIDE].iter().zip(surface.area().columns(2, GAP)) {
        let [one, other] = pair.spots;
        let room = pair.judged(area, other.rests_on(one), &mut sketch);
        from_the_side(pair.spots, room, &mut sketch);
    }
    sketch.finish(surface)
}

impl Pair {
    /// Says and marks whether it is right; gives the room that is left for the cats.
    fn judged(&self, area: Area, right: bool, sketch: &mut Sketch) -> Area {
        let label = Words::new(self.key).text("verdict", if right { "right" } else { "wrong" });
        sketch.put(Node::place(0, area, Role::Picture).labelled(label));
        let mut rest = area;
        sketch.mark(rest.take_top(area.height * MARK, GAP.min(area.height * 0.05)), right);
        rest
    }
}

/// A piece of floor two places wide and two deep, the front one below.
fn from_above(spots: [Spot; 2], room: Area, sketch: &mut Sketch) {
    let sheet = room.middle_square(room.width.min(room.height));
    sketch.picture(sheet, Art::Neko(NekoArt::FloorTop));
    let place = |column: u8, row: u8| {
        let inner = sheet.inset(sheet.width * 0.05);
        let (width, height) = (inner.width / 2.0, inner.height / 2.0);
        let (x, y) = (inner.x + f32::from(column) * width, inner.y + f32::from(1 - row.min(1)) * height);
        Area::new(x, y, width, height).inset(width * 0.04)
    };
    for (column, row) in [(0, 1), (1, 1), (0, 0), (1, 0)] {
        sketch.picture(place(column, row), Art::Neko(NekoArt::Place { lit: false }));
    }
    for (spot, colour) in spots.into_iter().zip(COLOURS) {
        let place = place(spot.cell.column(), spot.cell.row());
        let raised = Area { y: place.y - f32::from(spot.level) * place.height * ON_BACK, ..place };
        sketch.picture(raised, Art::Neko(NekoArt::Nakama { colour, glows: false }));
    }
}

/// On the edge of a floor.
fn from_the_side(spots: [Spot; 2], room: Area, sketch: &mut Sketch) {
    let columns = spots.iter().map(|spot| spot.cell.column()).max().unwrap_or_default() + 1;
    let size = (room.height / (1.0 + ON_BACK + SLAB)).min(room.width / 2.2);
    let width = size * 2.2;
    let left = room.centre().x - width / 2.0;
    let foot = room.bottom() - size * SLAB;
    sketch.picture(Area::new(left, foot, width, size * SLAB), Art::Neko(NekoArt::FloorSide));
    let first = room.centre().x - size * f32::from(columns) / 2.0;
    for (spot, colour) in spots.into_iter().zip(COLOURS) {
        let x = first + f32::from(spot.cell.column()) * size;
        let y = foot - size - f32::from(spot.level) * size * ON_BACK;
        sketch.picture(Area::new(x, y, size, size), Art::Neko(NekoArt::Nakama { colour, glows: false }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn side_by_side_cats_touch_and_neither_corners_nor_stacks_do() {
        let touch = [BESIDE, CORNERS, ON_TOP].map(|Pair { spots: [one, other], .. }| one.touches(other));
        assert_eq!(touch, [true, false, false]);
    }

    #[test]
    fn a_cat_rests_on_the_one_below_it_only() {
        let rest = [ON_TOP, BESIDE].map(|Pair { spots: [one, other], .. }| other.rests_on(one));
        assert_eq!(rest, [true, false]);
    }
}
