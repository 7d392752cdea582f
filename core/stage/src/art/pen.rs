use super::{Layer, Picture};
use crate::{Ink, Surface};

/// One step of a path.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PathStep {
    /// Lift the pen and put it down there.
    Move(f32, f32),
    /// A straight line.
    Line(f32, f32),
    /// A cubic curve: two handles, then the end.
    Curve(f32, f32, f32, f32, f32, f32),
    /// Back to where the pen was put down.
    Close,
}

/// How far the handles of a quarter circle reach.
const QUARTER: f32 = 0.552_284_8;
/// How far those of a half circle reach.
const HALF: f32 = 4.0 / 3.0;
/// A line as short as this is its round ends alone. None at all, and some painters would leave it out.
const NOWHERE: f32 = 0.01;

/// Draws on a sheet of 100 × 100 that is stretched over the picture; `plain_` shapes are in real size instead, so
/// that corners stay round.
pub(super) struct Pen {
    size: Surface,
    frame: (f32, f32, f32, f32),
    layers: Vec<Layer>,
}

impl Pen {
    pub(super) fn new(size: Surface) -> Pen {
        Pen { size, frame: (0.0, 0.0, size.width, size.height), layers: Vec::new() }
    }

    pub(super) fn finish(self) -> Picture {
        Picture { layers: self.layers }
    }

    pub(super) fn width(&self) -> f32 {
        self.size.width
    }

    pub(super) fn height(&self) -> f32 {
        self.size.height
    }

    /// How large the part drawn on is, in real size.
    pub(super) fn room(&self) -> (f32, f32) {
        (self.frame.2, self.frame.3)
    }

    /// Draws on a part of the sheet, given in parts of a hundred of the whole picture.
    pub(super) fn within(&mut self, x: f32, y: f32, width: f32, height: f32, draw: impl FnOnce(&mut Pen)) {
        let whole = self.frame;
        let part = |start: f32, length: f32, at: f32| start + length * at / 100.0;
        self.frame = (
            part(whole.0, whole.2, x),
            part(whole.1, whole.3, y),
            whole.2 * width / 100.0,
            whole.3 * height / 100.0,
        );
        draw(self);
        self.frame = whole;
    }

    /// Draws on the largest square in the middle, so that round things stay round.
    pub(super) fn within_square(&mut self, draw: impl FnOnce(&mut Pen)) {
        let (_, _, width, height) = self.frame;
        let side = width.min(height);
        let (w, h) = (100.0 * side / width, 100.0 * side / height);
        self.within((100.0 - w) / 2.0, (100.0 - h) / 2.0, w, h, draw);
    }

    fn x(&self, x: f32) -> f32 {
        self.frame.0 + self.frame.2 * x / 100.0
    }

    fn y(&self, y: f32) -> f32 {
        self.frame.1 + self.frame.3 * y / 100.0
    }

    fn thick(&self, width: f32) -> f32 {
        self.frame.2.abs().min(self.frame.3.abs()) * width / 100.0
    }

    fn push(&mut self, path: Vec<PathStep>, ink: Ink, line_width: Option<f32>) {
        self.layers.push(Layer { path, ink, line_width });
    }

    pub(super) fn ellipse(&mut self, cx: f32, cy: f32, rx: f32, ry: f32, ink: Ink) {
        let (l, r, t, b) = (self.x(cx - rx), self.x(cx + rx), self.y(cy - ry), self.y(cy + ry));
        let (mx, my) = (self.x(cx), self.y(cy));
        let (hx, hy) = ((r - l) / 2.0 * QUARTER, (b - t) / 2.0 * QUARTER);
        let path = vec![
            PathStep::Move(r, my),
            PathStep::Curve(r, my + hy, mx + hx, b, mx, b),
            PathStep::Curve(mx - hx, b, l, my + hy, l, my),
            PathStep::Curve(l, my - hy, mx - hx, t, mx, t),
            PathStep::Curve(mx + hx, t, r, my - hy, r, my),
            PathStep::Close,
        ];
        self.push(path, ink, None);
    }

    pub(super) fn polygon(&mut self, points: &[(f32, f32)], ink: Ink) {
        let mut path: Vec<PathStep> =
            points.iter().map(|&(x, y)| PathStep::Line(self.x(x), self.y(y))).collect();
        if let Some(PathStep::Line(x, y)) = path.first().copied() {
            path[0] = PathStep::Move(x, y);
            path.push(PathStep::Close);
            self.push(path, ink, None);
        }
    }

    /// A filled shape of curves: where it begins, then handles and end of each curve.
    pub(super) fn blob(&mut self, from: (f32, f32), curves: &[[f32; 6]], ink: Ink) {
        let mut path = self.curves(from, curves);
        path.push(PathStep::Close);
        self.push(path, ink, None);
    }

    /// A round-ended line along curves.
    pub(super) fn line(&mut self, from: (f32, f32), curves: &[[f32; 6]], width: f32, ink: Ink) {
        let path = self.curves(from, curves);
        let width = self.thick(width);
        self.push(path, ink, Some(width));
    }

    /// A round-ended line from spot to spot.
    pub(super) fn straight(&mut self, along: &[(f32, f32)], width: f32, ink: Ink) {
        let width = self.thick(width);
        let mut path: Vec<PathStep> =
            along.iter().map(|&(x, y)| PathStep::Line(self.x(x), self.y(y))).collect();
        if let Some(&(x, y)) = along.first() {
            path[0] = PathStep::Move(self.x(x), self.y(y));
            self.push(path, ink, Some(width));
        }
    }

    /// Many slanted discs in one layer: each is a middle and the two half-axes that a circle's became. Two curves each,
    /// for a scene may show a thousand of them: within two parts of a hundred of round.
    pub(super) fn discs(&mut self, discs: impl IntoIterator<Item = [(f32, f32); 3]>, ink: Ink) {
        let mut path = Vec::new();
        for [middle, a, b] in discs {
            let at = |along_a: f32, along_b: f32| {
                (
                    self.x(middle.0 + along_a * a.0 + along_b * b.0),
                    self.y(middle.1 + along_a * a.1 + along_b * b.1),
                )
            };
            let half = |side: f32| {
                let ((x1, y1), (x2, y2)) = (at(side, side * HALF), at(-side, side * HALF));
                let (x, y) = at(-side, 0.0);
                PathStep::Curve(x1, y1, x2, y2, x, y)
            };
            let (x, y) = at(1.0, 0.0);
            path.extend([PathStep::Move(x, y), half(1.0), half(-1.0), PathStep::Close]);
        }
        if !path.is_empty() {
            self.push(path, ink, None);
        }
    }

    /// Many small round dots in one layer: the ends of lines that lead nowhere.
    pub(super) fn dots(&mut self, spots: impl IntoIterator<Item = (f32, f32)>, width: f32, ink: Ink) {
        let width = self.thick(width);
        let dot = |(x, y): (f32, f32)| {
            let (x, y) = (self.x(x), self.y(y));
            [PathStep::Move(x, y), PathStep::Line(x + NOWHERE, y)]
        };
        let path = spots.into_iter().flat_map(dot).collect();
        self.push(path, ink, Some(width));
    }

    /// Many shapes with straight edges in one layer.
    pub(super) fn polygons<const CORNERS: usize>(
        &mut self,
        polygons: impl IntoIterator<Item = [(f32, f32); CORNERS]>,
        ink: Ink,
    ) {
        let mut path = Vec::new();
        for polygon in polygons {
            for (index, (x, y)) in polygon.into_iter().enumerate() {
                let (x, y) = (self.x(x), self.y(y));
                path.push(if index == 0 { PathStep::Move(x, y) } else { PathStep::Line(x, y) });
            }
            path.push(PathStep::Close);
        }
        self.push(path, ink, None);
    }

    fn curves(&self, from: (f32, f32), curves: &[[f32; 6]]) -> Vec<PathStep> {
        let mut path = vec![PathStep::Move(self.x(from.0), self.y(from.1))];
        path.extend(curves.iter().map(|c| {
            PathStep::Curve(
                self.x(c[0]),
                self.y(c[1]),
                self.x(c[2]),
                self.y(c[3]),
                self.x(c[4]),
                self.y(c[5]),
            )
        }));
        path
    }

    /// A rounded rectangle in real size.
    pub(super) fn plain_round(&mut self, x: f32, y: f32, width: f32, height: f32, radius: f32, ink: Ink) {
        let r = radius.min(width / 2.0).min(height / 2.0).max(0.0);
        let (right, bottom) = (x + width, y + height);
        let h = r * (1.0 - QUARTER);
        let path = vec![
            PathStep::Move(x + r, y),
            PathStep::Line(right - r, y),
            PathStep::Curve(right - h, y, right, y + h, right, y + r),
            PathStep::Line(right, bottom - r),
            PathStep::Curve(right, bottom - h, right - h, bottom, right - r, bottom),
            PathStep::Line(x + r, bottom),
            PathStep::Curve(x + h, bottom, x, bottom - h, x, bottom - r),
            PathStep::Line(x, y + r),
            PathStep::Curve(x, y + h, x + h, y, x + r, y),
            PathStep::Close,
        ];
        self.push(path, ink, None);
    }
}
