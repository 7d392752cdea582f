use super::pen::Pen;
use crate::Ink;

/// What makes a coat known at a glance, also without colour.
#[derive(Clone, Copy)]
enum Pattern {
    Stripes,
    Spots,
    /// Dark with a white muzzle, paw and tip of the tail.
    Tuxedo,
    /// Light with a dark face, ears and tail.
    Points,
    /// White with two kinds of patches.
    Patches,
    /// One colour, but for a ringed tail.
    RingedTail,
    /// Nothing but its crown, in front of rays: golden cats, which are no tabby at any size.
    Crowned,
}

#[derive(Clone, Copy)]
struct Coat {
    fur: Ink,
    mark: Ink,
    eyes: Ink,
    pattern: Pattern,
}

const fn coat(fur: Ink, mark: Ink, eyes: Ink, pattern: Pattern) -> Coat {
    Coat { fur, mark, eyes, pattern }
}

const COATS: [Coat; 6] = [
    coat(Ink::Ginger, Ink::GingerMark, Ink::Face, Pattern::Stripes),
    coat(Ink::Grey, Ink::GreyMark, Ink::Face, Pattern::RingedTail),
    coat(Ink::Black, Ink::BlackMark, Ink::Cream, Pattern::Tuxedo),
    coat(Ink::Cream, Ink::CreamMark, Ink::Face, Pattern::Points),
    coat(Ink::Brown, Ink::BrownMark, Ink::Face, Pattern::Spots),
    coat(Ink::Calico, Ink::CalicoMark, Ink::Face, Pattern::Patches),
];

const GOLDEN: Coat = coat(Ink::Gold, Ink::GoldMark, Ink::Face, Pattern::Crowned);

/// Cats asleep: one fills the cell, two lie side by side, three are piled up.
pub(super) fn draw_cats(pen: &mut Pen, coat: u8, count: u8, golden: u8, side_by_side: bool) {
    let standard = count.saturating_sub(golden);
    for index in 0..count {
        // Golden cats came last, so they lie on the right or on top.
        let golden = index >= standard;
        let kind = usize::from(coat.wrapping_add(index.wrapping_mul(2))) % COATS.len();
        let coat = if golden { GOLDEN } else { COATS[kind] };
        let draw = |pen: &mut Pen| Cat { pen, coat, mirrored: index % 2 == 1 }.draw();
        let place = f32::from(index);
        match (count, side_by_side) {
            (_, true) => pen.within(1.0 + 49.5 * place, 0.0, 48.5, 100.0, draw),
            (1, false) => draw(pen),
            _ => pen.within(5.0 + 4.0 * (place % 2.0), 55.0 - 27.0 * place, 86.0, 45.0, draw),
        }
    }
}

/// The outline of the back, of the rump and of what lies on the cushion.
const BACK_BEGINS: (f32, f32) = (96.0, 66.0);
const BACK: [[f32; 6]; 4] = [
    [98.0, 34.0, 76.0, 10.0, 50.0, 11.0],
    [22.0, 12.0, 3.0, 38.0, 4.0, 66.0],
    [5.0, 88.0, 24.0, 96.0, 50.0, 96.0],
    [80.0, 96.0, 95.0, 88.0, 96.0, 66.0],
];
const EARS: [[(f32, f32); 3]; 2] =
    [[(8.0, 50.0), (9.0, 20.0), (33.0, 36.0)], [(36.0, 36.0), (58.0, 21.0), (60.0, 51.0)]];
/// How wide the light around a black cat is; half of it is behind the cat.
const RIM: f32 = 7.0;

/// A cat curled up to fill its cushion, nose in tail.
struct Cat<'a> {
    pen: &'a mut Pen,
    coat: Coat,
    mirrored: bool,
}

impl Cat<'_> {
    fn draw(&mut self) {
        let is_crowned = matches!(self.coat.pattern, Pattern::Crowned);
        if is_crowned {
            self.rays();
        }
        self.pen.ellipse(50.0, 93.0, 45.0, 7.0, Ink::Shadow);
        if self.coat.fur == Ink::Black {
            self.rim();
        }
        self.body();
        self.head();
        self.tail();
        if is_crowned {
            self.crown();
        }
    }

    /// A light behind the cat, a little of which is seen all around.
    fn rim(&mut self) {
        self.curves(BACK_BEGINS, &BACK, RIM, Ink::BlackRim);
        self.ellipse(34.0, 57.0, 29.0 + RIM / 2.0, 24.0 + RIM / 2.0, Ink::BlackRim);
        for [from, tip, to] in EARS {
            self.pen.straight(&[from, tip, to].map(|(x, y)| (self.flip(x), y)), RIM, Ink::BlackRim);
        }
    }

    /// A sun behind the cat, up to the border of its cushion.
    fn rays(&mut self) {
        const RAYS: usize = 12;
        let spot = |index: usize| {
            let angle = std::f32::consts::PI * index as f32 / RAYS as f32;
            let reach = if index.is_multiple_of(2) { 50.0 } else { 38.0 };
            (50.0 + reach * angle.sin(), 50.0 - reach * angle.cos())
        };
        let points: Vec<(f32, f32)> = (0..2 * RAYS).map(spot).collect();
        self.pen.polygon(&points, Ink::GoldRay);
    }

    /// Between the ears, as large as the face allows.
    fn crown(&mut self) {
        let rim =
            [(13.0, 42.0), (9.0, 13.0), (22.0, 25.0), (34.0, 6.0), (46.0, 25.0), (59.0, 13.0), (55.0, 42.0)];
        self.polygon(&rim, Ink::Crown);
        for (x, y) in [(9.0, 13.0), (34.0, 6.0), (59.0, 13.0)] {
            self.ellipse(x, y, 4.5, 4.0, Ink::Crown);
        }
        for x in [22.0, 34.0, 46.0] {
            self.ellipse(x, 35.0, 3.2, 3.0, Ink::Gold);
        }
    }

    fn body(&mut self) {
        let Coat { fur, mark, pattern, .. } = self.coat;
        // The back, from the rump over the shoulder.
        self.blob(BACK_BEGINS, &BACK, fur);
        match pattern {
            Pattern::Stripes => {
                self.line((60.0, 13.0), [61.0, 20.0, 61.0, 24.0, 58.0, 31.0], 6.0, mark);
                self.line((76.0, 21.0), [76.0, 27.0, 74.0, 32.0, 69.0, 38.0], 6.0, mark);
                self.line((89.0, 36.0), [88.0, 41.0, 84.0, 46.0, 78.0, 49.0], 6.0, mark);
            }
            Pattern::Spots => {
                for (x, y, size) in
                    [(62.0, 24.0, 5.0), (76.0, 33.0, 6.0), (68.0, 42.0, 4.0), (87.0, 48.0, 5.0)]
                {
                    self.ellipse(x, y, size, size, mark);
                }
            }
            Pattern::Patches => {
                self.blob(
                    (58.0, 12.0),
                    &[[74.0, 13.0, 90.0, 24.0, 94.0, 44.0], [78.0, 52.0, 58.0, 38.0, 58.0, 12.0]],
                    mark,
                );
                self.blob(
                    (95.0, 58.0),
                    &[[98.0, 72.0, 92.0, 84.0, 82.0, 89.0], [74.0, 78.0, 80.0, 60.0, 95.0, 58.0]],
                    Ink::Black,
                );
            }
            Pattern::Tuxedo | Pattern::Points | Pattern::RingedTail | Pattern::Crowned => {}
        }
        // The haunch.
        self.line((62.0, 84.0), [57.0, 62.0, 80.0, 52.0, 90.0, 66.0], 2.6, mark);
    }

    /// Low in front.
    fn head(&mut self) {
        let Coat { fur, mark, pattern, .. } = self.coat;
        let ears = if matches!(pattern, Pattern::Points) { Ink::Brown } else { fur };
        let [left, right] = EARS;
        self.polygon(&left, ears);
        let right_ear = if matches!(pattern, Pattern::Patches) { mark } else { ears };
        self.polygon(&right, right_ear);
        self.polygon(&[(13.0, 44.0), (14.0, 29.0), (26.0, 37.0)], Ink::Blush);
        self.polygon(&[(43.0, 37.0), (54.0, 30.0), (55.0, 44.0)], Ink::Blush);
        self.ellipse(34.0, 58.5, 29.0, 24.0, mark);
        self.ellipse(34.0, 56.5, 28.5, 23.5, fur);
        match pattern {
            Pattern::Stripes => {
                for (x, reach) in [(27.0, 43.0), (34.0, 45.0), (41.0, 43.0)] {
                    self.line((x, 36.5), [x, 38.0, x, 41.0, x, reach], 3.4, mark);
                }
            }
            Pattern::Tuxedo => {
                self.ellipse(34.0, 68.0, 13.0, 10.5, Ink::Calico);
                self.polygon(&[(34.0, 44.0), (38.0, 62.0), (30.0, 62.0)], Ink::Calico);
            }
            Pattern::Points => self.ellipse(34.0, 62.0, 17.0, 15.0, Ink::Brown),
            Pattern::Patches => self.blob(
                (36.0, 34.0),
                &[
                    [50.0, 33.0, 62.0, 42.0, 62.0, 56.0],
                    [58.0, 64.0, 44.0, 62.0, 41.0, 54.0],
                    [39.0, 48.0, 34.0, 42.0, 36.0, 34.0],
                ],
                mark,
            ),
            Pattern::Spots | Pattern::RingedTail | Pattern::Crowned => {}
        }
        self.face();
    }

    /// Asleep: two closed eyes, a nose, a smile.
    fn face(&mut self) {
        let eyes = self.coat.eyes;
        self.line((16.0, 56.0), [18.5, 62.0, 25.5, 62.0, 28.0, 56.5], 3.8, eyes);
        self.line((40.0, 56.5), [42.5, 62.0, 49.5, 62.0, 52.0, 56.0], 3.8, eyes);
        self.ellipse(34.0, 65.0, 4.0, 3.0, Ink::Blush);
    }

    /// Wrapped around the front.
    fn tail(&mut self) {
        let Coat { fur, mark, pattern, .. } = self.coat;
        let tail = match pattern {
            Pattern::Points => Ink::Brown,
            Pattern::Patches => Ink::Black,
            _ => mark,
        };
        let curl = [[84.0, 94.0, 60.0, 91.0, 40.0, 88.0], [30.0, 86.5, 24.0, 87.0, 16.0, 83.0]];
        self.curves((91.0, 74.0), &curl, 13.0, tail);
        match pattern {
            Pattern::Tuxedo => {
                self.line((24.0, 86.0), [21.0, 85.5, 19.0, 84.5, 16.0, 83.0], 13.0, Ink::Calico);
            }
            Pattern::RingedTail => {
                for (x, y) in [(27.0, 81.0), (41.0, 82.5), (56.0, 84.0)] {
                    self.line((x, y), [x - 1.0, y + 3.0, x - 1.0, y + 7.0, x, y + 11.0], 4.0, fur);
                }
            }
            _ => {}
        }
    }

    fn flip(&self, x: f32) -> f32 {
        if self.mirrored { 100.0 - x } else { x }
    }

    fn flipped(&self, c: [f32; 6]) -> [f32; 6] {
        [self.flip(c[0]), c[1], self.flip(c[2]), c[3], self.flip(c[4]), c[5]]
    }

    fn ellipse(&mut self, x: f32, y: f32, rx: f32, ry: f32, ink: Ink) {
        let x = self.flip(x);
        self.pen.ellipse(x, y, rx, ry, ink);
    }

    fn polygon(&mut self, points: &[(f32, f32)], ink: Ink) {
        let points: Vec<(f32, f32)> = points.iter().map(|&(x, y)| (self.flip(x), y)).collect();
        self.pen.polygon(&points, ink);
    }

    fn blob(&mut self, from: (f32, f32), curves: &[[f32; 6]], ink: Ink) {
        let curves: Vec<[f32; 6]> = curves.iter().map(|curve| self.flipped(*curve)).collect();
        self.pen.blob((self.flip(from.0), from.1), &curves, ink);
    }

    fn line(&mut self, from: (f32, f32), curve: [f32; 6], width: f32, ink: Ink) {
        self.curves(from, &[curve], width, ink);
    }

    fn curves(&mut self, from: (f32, f32), curves: &[[f32; 6]], width: f32, ink: Ink) {
        let curves: Vec<[f32; 6]> = curves.iter().map(|curve| self.flipped(*curve)).collect();
        self.pen.line((self.flip(from.0), from.1), &curves, width, ink);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Art, PathStep, Surface};

    /// A cell on a phone.
    const SIZE: Surface = Surface { width: 32.0, height: 41.0 };

    /// The shapes that can be seen without colour: what is nearly transparent is no shape.
    fn shapes(coat: u8, golden: u8) -> Vec<Vec<PathStep>> {
        let picture = Art::Cats { coat, count: 1, golden, side_by_side: false }.draw(SIZE);
        let solid =
            picture.layers.into_iter().filter(|layer| layer.ink.colour(crate::Theme::Light).0 >> 24 == 0xFF);
        solid.map(|layer| layer.path).collect()
    }

    /// 3:1 is what WCAG asks of graphics.
    #[test]
    fn every_cat_stands_out_by_lamplight_by_its_coat_or_by_the_rim_around_it() {
        let grounds = [Ink::Surface, Ink::Raised, Ink::Cell];
        for theme in [crate::Theme::Dark, crate::Theme::PatternedDark] {
            for (index, coat) in COATS.iter().chain([&GOLDEN]).enumerate() {
                let art = Art::Cats { coat: index as u8, count: 1, golden: 0, side_by_side: false };
                let inks: Vec<Ink> = art.draw(SIZE).layers.iter().map(|layer| layer.ink).collect();
                let edge = if inks.contains(&Ink::BlackRim) { Ink::BlackRim } else { coat.fur };
                for ground in grounds {
                    let ratio = edge.colour(theme).contrast(ground.colour(theme));
                    assert!(ratio >= 3.0, "{edge:?} on {ground:?} in {theme:?}: {ratio:.2}");
                }
            }
        }
    }

    #[test]
    fn a_golden_cat_is_told_from_every_coat_by_its_shape_alone() {
        for coat in 0..COATS.len() as u8 {
            assert_ne!(shapes(coat, 1), shapes(coat, 0), "{coat}");
            assert_ne!(shapes(0, 1), shapes(coat, 0), "{coat}");
        }
        let rows = |shapes: &[Vec<PathStep>]| {
            let ys = shapes.iter().flatten().filter_map(|step| match *step {
                PathStep::Move(_, y) | PathStep::Line(_, y) => Some(y),
                _ => None,
            });
            ys.fold(f32::MAX, f32::min)
        };
        assert!(
            rows(&shapes(0, 1)) < rows(&shapes(0, 0)) - 0.05 * SIZE.height,
            "the crown stands above its ears"
        );
    }
}
