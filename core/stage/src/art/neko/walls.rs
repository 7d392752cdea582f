use empile_games::neko_tower::Wall;

use crate::{Ink, art::pen::Pen};

/// A wall tile, as wide and high as its picture.
pub(super) fn draw(pen: &mut Pen, wall: Wall) {
    match wall {
        Wall::Brick => brick(pen),
        Wall::SmallWindow => small_window(pen),
        Wall::LargeWindow => large_window(pen),
        Wall::Angel => angel(pen),
        Wall::Column => column(pen),
    }
}

fn slab(pen: &mut Pen, fill: Ink, edge: Ink) {
    rect(pen, 2.0, 0.0, 96.0, 100.0, edge);
    rect(pen, 2.0, 0.0, 89.0, 100.0, fill);
}

fn rect(pen: &mut Pen, x: f32, y: f32, width: f32, height: f32, ink: Ink) {
    pen.polygon(&[(x, y), (x + width, y), (x + width, y + height), (x, y + height)], ink);
}

/// A round arch on top of an upright opening.
fn arch(pen: &mut Pen, x: f32, y: f32, width: f32, height: f32, ink: Ink) {
    let (right, bottom, spring) = (x + width, y + height, y + height * 0.42);
    pen.blob(
        (x, bottom),
        &[
            [x, bottom, x, spring, x, spring],
            [x, y, right, y, right, spring],
            [right, spring, right, bottom, right, bottom],
        ],
        ink,
    );
}

fn brick(pen: &mut Pen) {
    rect(pen, 2.0, 0.0, 96.0, 100.0, Ink::BrickJoint);
    for row in 0..4u8 {
        let y = 2.0 + 25.0 * f32::from(row);
        let cuts: &[(f32, f32)] = if row % 2 == 0 {
            &[(2.0, 45.0), (51.0, 47.0)]
        } else {
            &[(2.0, 20.0), (26.0, 46.0), (76.0, 22.0)]
        };
        for &(x, width) in cuts {
            rect(pen, x, y, width, 20.5, Ink::Brick);
        }
    }
}

fn small_window(pen: &mut Pen) {
    slab(pen, Ink::Plaster, Ink::PlasterEdge);
    rect(pen, 26.0, 24.0, 42.0, 46.0, Ink::Shutter);
    rect(pen, 32.0, 30.0, 30.0, 36.0, Ink::Glass);
    rect(pen, 45.0, 30.0, 4.0, 36.0, Ink::Shutter);
    rect(pen, 20.0, 70.0, 54.0, 7.0, Ink::PlasterEdge);
}

fn large_window(pen: &mut Pen) {
    slab(pen, Ink::Plaster, Ink::PlasterEdge);
    arch(pen, 12.0, 8.0, 68.0, 80.0, Ink::Shutter);
    arch(pen, 19.0, 15.0, 54.0, 73.0, Ink::Glass);
    rect(pen, 43.5, 14.0, 5.0, 74.0, Ink::Shutter);
    rect(pen, 16.0, 52.0, 60.0, 5.0, Ink::Shutter);
    rect(pen, 8.0, 88.0, 76.0, 6.0, Ink::PlasterEdge);
}

fn angel(pen: &mut Pen) {
    slab(pen, Ink::Fresco, Ink::MarbleEdge);
    // A cat with wings, as a tower of cats would have it.
    for side in [1.0, -1.0] {
        let x = |x: f32| 47.0 + side * x;
        pen.blob(
            (x(6.0), 50.0),
            &[
                [x(20.0), 24.0, x(40.0), 24.0, x(41.0), 32.0],
                [x(42.0), 42.0, x(36.0), 44.0, x(37.0), 50.0],
                [x(36.0), 58.0, x(28.0), 58.0, x(26.0), 64.0],
                [x(18.0), 70.0, x(10.0), 68.0, x(6.0), 62.0],
            ],
            Ink::Marble,
        );
    }
    pen.blob(
        (30.0, 94.0),
        &[
            [31.0, 66.0, 38.0, 48.0, 47.0, 48.0],
            [56.0, 48.0, 63.0, 66.0, 64.0, 94.0],
            [64.0, 94.0, 30.0, 94.0, 30.0, 94.0],
        ],
        Ink::Marble,
    );
    pen.polygon(&[(33.0, 36.0), (34.0, 20.0), (46.0, 28.0)], Ink::Marble);
    pen.polygon(&[(61.0, 36.0), (60.0, 20.0), (48.0, 28.0)], Ink::Marble);
    pen.ellipse(47.0, 39.0, 15.0, 12.5, Ink::MarbleEdge);
    pen.ellipse(47.0, 38.0, 15.0, 12.0, Ink::Marble);
    for x in [41.0, 53.0] {
        pen.line((x - 3.0, 38.0), &[[x - 2.0, 42.0, x + 2.0, 42.0, x + 3.0, 38.0]], 2.6, Ink::Face);
    }
    pen.line(
        (36.0, 13.0),
        &[[36.0, 8.0, 58.0, 8.0, 58.0, 13.0], [58.0, 18.0, 36.0, 18.0, 36.0, 13.0]],
        4.4,
        Ink::Accent,
    );
}

fn column(pen: &mut Pen) {
    rect(pen, 4.0, 0.0, 92.0, 8.0, Ink::StoneShade);
    rect(pen, 12.0, 8.0, 76.0, 6.0, Ink::Stone);
    rect(pen, 20.0, 14.0, 60.0, 74.0, Ink::Stone);
    for x in [31.0, 47.5, 64.0] {
        rect(pen, x, 14.0, 5.0, 74.0, Ink::StoneShade);
    }
    rect(pen, 74.0, 14.0, 6.0, 74.0, Ink::StoneShade);
    rect(pen, 12.0, 87.0, 76.0, 5.0, Ink::Stone);
    rect(pen, 4.0, 92.0, 92.0, 8.0, Ink::StoneShade);
}

/// Folded paper: a bright top edge and a darker lip.
pub(super) fn draw_floor_side(pen: &mut Pen) {
    let (width, height) = (pen.width(), pen.height());
    pen.plain_round(0.0, height * 0.3, width, height * 0.7, height * 0.35, Ink::PaperEdge);
    pen.plain_round(0.0, 0.0, width, height * 0.66, height * 0.33, Ink::PaperFloor);
}

/// A sheet of paper with a dog-eared corner.
pub(super) fn draw_floor_top(pen: &mut Pen) {
    let (width, height) = (pen.width(), pen.height());
    pen.plain_round(0.0, 3.0, width, height, 14.0, Ink::Shadow);
    pen.plain_round(0.0, 0.0, width, height, 14.0, Ink::PaperEdge);
    pen.plain_round(0.0, 0.0, width, height - 4.0, 14.0, Ink::PaperFloor);
}

/// A place of a floor: a faint paw's width of paper, ringed while a cat may come.
pub(super) fn draw_place(pen: &mut Pen, lit: bool) {
    let (width, height) = (pen.width(), pen.height());
    let radius = (width.min(height) * 0.28).min(12.0);
    if lit {
        pen.plain_round(0.0, 0.0, width, height, radius, Ink::Accent);
        pen.plain_round(2.0, 2.0, width - 4.0, height - 4.0, radius - 2.0, Ink::CellLit);
    } else {
        pen.plain_round(0.0, 0.0, width, height, radius, Ink::PaperEdge);
        pen.plain_round(1.0, 1.0, width - 2.0, height - 2.0, radius - 1.0, Ink::PaperFloor);
    }
}

/// Two walls with a floor on them.
pub(super) fn draw_storey(pen: &mut Pen, [left, right]: [Wall; 2]) {
    pen.within(10.0, 24.0, 34.0, 66.0, |pen| draw(pen, left));
    pen.within(56.0, 24.0, 34.0, 66.0, |pen| draw(pen, right));
    rect(pen, 0.0, 16.0, 100.0, 8.0, Ink::PaperEdge);
    rect(pen, 0.0, 10.0, 100.0, 8.0, Ink::PaperFloor);
    rect(pen, 0.0, 90.0, 100.0, 5.0, Ink::PaperEdge);
}

/// Floors that tumble, with an arrow to the table.
pub(super) fn draw_falling_floors(pen: &mut Pen) {
    pen.polygon(&[(8.0, 26.0), (78.0, 4.0), (81.0, 13.0), (11.0, 35.0)], Ink::PaperEdge);
    pen.polygon(&[(20.0, 38.0), (92.0, 44.0), (91.0, 54.0), (19.0, 48.0)], Ink::PaperEdge);
    pen.polygon(&[(30.0, 38.0), (50.0, 30.0), (56.0, 22.0), (36.0, 28.0)], Ink::Brick);
    pen.line((50.0, 60.0), &[[50.0, 66.0, 50.0, 72.0, 50.0, 80.0]], 9.0, Ink::Danger);
    pen.polygon(&[(30.0, 76.0), (70.0, 76.0), (50.0, 98.0)], Ink::Danger);
}

/// The floor looked at is lit.
pub(super) fn draw_room(pen: &mut Pen, shown: bool) {
    if shown {
        let (width, height) = (pen.width(), pen.height());
        pen.plain_round(0.0, 0.0, width, height, 6.0, Ink::CellLit);
    }
}

/// A button with floors that tumble.
pub(super) fn draw_tell(pen: &mut Pen, on: bool) {
    pen.ellipse(50.0, 50.0, 50.0, 50.0, if on { Ink::Danger } else { Ink::Outline });
    pen.ellipse(50.0, 50.0, 45.0, 45.0, Ink::Raised);
    pen.within(20.0, 18.0, 60.0, 64.0, draw_falling_floors);
}
