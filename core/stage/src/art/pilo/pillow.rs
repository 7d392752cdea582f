use super::Pen;
use crate::Ink;

/// How a pillow fares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PillowLook {
    /// Plump, in the middle.
    Lying,
    /// Squeezed in a hand.
    Held,
    /// Used: flat until the next round.
    Spent,
}

/// A pillow case: its cloth, the darker tone of it, and what is printed on it.
#[derive(Clone, Copy)]
pub(super) struct Cover {
    cloth: Ink,
    fold: Ink,
    print: Ink,
    pattern: Pattern,
}

#[derive(Clone, Copy)]
enum Pattern {
    Stripes,
    Dots,
    Plain,
}

const STRIPES: Cover =
    Cover { cloth: Ink::Linen, fold: Ink::LinenFold, print: Ink::LinenPrint, pattern: Pattern::Stripes };
const DOTS: Cover =
    Cover { cloth: Ink::Flannel, fold: Ink::FlannelFold, print: Ink::FlannelPrint, pattern: Pattern::Dots };
/// What the knights of the cards use.
pub(super) const WHITE: Cover =
    Cover { cloth: Ink::Linen, fold: Ink::LinenFold, print: Ink::LinenPrint, pattern: Pattern::Plain };
pub(super) const HONEY: Cover =
    Cover { cloth: Ink::Flannel, fold: Ink::FlannelFold, print: Ink::FlannelPrint, pattern: Pattern::Plain };

/// A place for a pillow: its middle, half its width and height, and how far it is turned clockwise.
#[derive(Clone, Copy)]
pub(super) struct Cushion {
    pub(super) middle: (f32, f32),
    pub(super) half: (f32, f32),
    pub(super) degrees: f32,
    /// How plump it is across and along: 1 reaches as far as the corners, less is squeezed.
    pub(super) belly: (f32, f32),
}

impl Cushion {
    /// As it comes from the cupboard.
    pub(super) const PLUMP: (f32, f32) = (1.04, 1.1);
}

/// As wide as high.
const SHAPE: f32 = 1.24;

/// A pillow keeps its shape, whatever the place it lies in.
pub(super) fn draw(pen: &mut Pen, cover: u8, look: PillowLook) {
    let (width, height) = (pen.width(), pen.height());
    let (wide, high) = (width.min(height * SHAPE), height.min(width / SHAPE));
    let (wide, high) = (100.0 * wide / width, 100.0 * high / height);
    pen.within((100.0 - wide) / 2.0, (100.0 - high) / 2.0, wide, high, |pen| draw_shaped(pen, cover, look));
}

fn draw_shaped(pen: &mut Pen, cover: u8, look: PillowLook) {
    let cover = if cover == 0 { STRIPES } else { DOTS };
    match look {
        PillowLook::Lying => {
            pen.ellipse(50.0, 84.0, 45.0, 12.0, Ink::Shadow);
            let cushion =
                Cushion { middle: (50.0, 48.0), half: (44.0, 37.0), degrees: 0.0, belly: Cushion::PLUMP };
            cushion.draw(pen, cover);
            dent(pen, cover);
        }
        PillowLook::Held => {
            pen.ellipse(52.0, 94.0, 36.0, 6.0, Ink::Shadow);
            let cushion =
                Cushion { middle: (50.0, 44.0), half: (45.0, 39.0), degrees: 0.0, belly: (0.72, 1.08) };
            cushion.draw(pen, cover);
            grip(pen, cover);
        }
        PillowLook::Spent => {
            pen.ellipse(50.0, 82.0, 48.0, 9.0, Ink::Shadow);
            let cushion =
                Cushion { middle: (50.0, 64.0), half: (48.0, 18.0), degrees: 0.0, belly: (0.98, 0.7) };
            cushion.draw(pen, cover);
            feathers(pen);
        }
    }
}

/// Where a head lay last.
fn dent(pen: &mut Pen, cover: Cover) {
    pen.line((40.0, 36.0), &[[44.0, 42.0, 56.0, 42.0, 60.0, 36.0]], 3.0, cover.fold);
}

/// Folds towards the fingers that hold it.
fn grip(pen: &mut Pen, cover: Cover) {
    for (from, to) in [
        ((34.0, 32.0), (45.0, 40.0)),
        ((66.0, 32.0), (55.0, 40.0)),
        ((36.0, 58.0), (45.0, 50.0)),
        ((64.0, 58.0), (55.0, 50.0)),
    ] {
        let (x, y) = to;
        pen.line(from, &[[from.0, f32::midpoint(from.1, y), x, y, x, y]], 4.0, cover.fold);
    }
}

/// Three that came out of the seam.
fn feathers(pen: &mut Pen) {
    for (x, y, lean) in [(24.0, 26.0, -9.0), (52.0, 12.0, 6.0), (78.0, 30.0, 11.0)] {
        pen.blob(
            (x - lean, y + 13.0),
            &[
                [x - 10.0, y + 2.0, x - 4.0, y - 10.0, x + lean, y - 11.0],
                [x + 10.0, y - 2.0, x + 6.0, y + 10.0, x - lean, y + 13.0],
            ],
            Ink::Linen,
        );
        pen.line(
            (x - lean, y + 13.0),
            &[[x - lean / 2.0, y + 6.0, x, y, x + lean / 2.0, y - 5.0]],
            1.6,
            Ink::LinenFold,
        );
    }
}

impl Cushion {
    /// The point so far from the middle, the corners being at ±1.
    fn at(self, u: f32, v: f32) -> (f32, f32) {
        let (x, y) = (u * self.half.0, v * self.half.1);
        let (sin, cos) = self.degrees.to_radians().sin_cos();
        (self.middle.0 + x * cos - y * sin, self.middle.1 + x * sin + y * cos)
    }

    fn curve(self, a: (f32, f32), b: (f32, f32), end: (f32, f32)) -> [f32; 6] {
        let ((ax, ay), (bx, by), (x, y)) = (self.at(a.0, a.1), self.at(b.0, b.1), self.at(end.0, end.1));
        [ax, ay, bx, by, x, y]
    }

    pub(super) fn draw(self, pen: &mut Pen, cover: Cover) {
        for (u, v) in [(-0.94, -0.94), (0.94, -0.94), (0.94, 0.94), (-0.94, 0.94)] {
            let (x, y) = self.at(u, v);
            let size = self.half.0.min(self.half.1) * 0.11;
            pen.ellipse(x, y, size, size, cover.print);
        }
        let (across, along) = self.belly;
        let sides = [
            self.curve((-0.78, -0.82), (-0.5, -along), (0.0, -along)),
            self.curve((0.5, -along), (0.78, -0.82), (1.0, -1.0)),
            self.curve((0.82, -0.78), (across, -0.5), (across, 0.0)),
            self.curve((across, 0.5), (0.82, 0.78), (1.0, 1.0)),
            self.curve((0.78, 0.82), (0.5, along), (0.0, along)),
            self.curve((-0.5, along), (-0.78, 0.82), (-1.0, 1.0)),
            self.curve((-0.82, 0.78), (-across, 0.5), (-across, 0.0)),
            self.curve((-across, -0.5), (-0.82, -0.78), (-1.0, -1.0)),
        ];
        pen.blob(self.at(-1.0, -1.0), &sides, cover.cloth);
        self.print(pen, cover);
        // The lower edge lies in its own shade.
        let shade = [
            self.curve((0.6, along - 0.46), (-0.6, along - 0.46), (-1.0, 1.0)),
            self.curve((-0.78, 0.82), (-0.5, along), (0.0, along)),
            self.curve((0.5, along), (0.78, 0.82), (1.0, 1.0)),
        ];
        pen.blob(self.at(1.0, 1.0), &shade, cover.fold);
    }

    fn print(self, pen: &mut Pen, cover: Cover) {
        let (across, along) = self.belly;
        match cover.pattern {
            Pattern::Plain => {}
            Pattern::Stripes => {
                for u in [-0.6, -0.2, 0.2, 0.6].map(|u: f32| u * across) {
                    let span = along - 0.14;
                    let stripe = self.curve((u * 1.1, -0.3), (u * 1.1, 0.3), (u, span));
                    pen.line(self.at(u, -span), &[stripe], self.half.0 * 0.10, cover.print);
                }
            }
            Pattern::Dots => {
                let size = self.half.0.min(self.half.1) * 0.11;
                for (u, v) in DOT_PLACES {
                    let (x, y) = self.at(u * across, v * along);
                    pen.ellipse(x, y, size, size, cover.print);
                }
            }
        }
    }
}

const DOT_PLACES: [(f32, f32); 10] = [
    (-0.6, -0.55),
    (0.0, -0.6),
    (0.6, -0.55),
    (-0.3, -0.1),
    (0.3, -0.1),
    (-0.8, 0.0),
    (0.8, 0.0),
    (0.0, 0.4),
    (-0.55, 0.42),
    (0.55, 0.42),
];
