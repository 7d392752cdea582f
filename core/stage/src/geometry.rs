/// A point on the surface, in density-independent pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// From the left.
    pub x: f32,
    /// From the top.
    pub y: f32,
}

impl Point {
    /// Where it comes to lie when the surface is turned clockwise around a point by so many degrees.
    #[must_use]
    pub fn turned_around(self, centre: Point, degrees: f32) -> Point {
        if degrees == 0.0 {
            return self;
        }
        let (sin, cos) = degrees.to_radians().sin_cos();
        let (x, y) = (self.x - centre.x, self.y - centre.y);
        Point { x: centre.x + x * cos - y * sin, y: centre.y + x * sin + y * cos }
    }
}

/// What there is to draw on, in density-independent pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Surface {
    /// From left to right.
    pub width: f32,
    /// From top to bottom.
    pub height: f32,
}

impl Surface {
    /// The whole of it.
    #[must_use]
    pub fn area(self) -> Area {
        Area { x: 0.0, y: 0.0, width: self.width, height: self.height }
    }

    /// The same, lying instead of standing, or standing instead of lying.
    #[must_use]
    pub fn turned(self) -> Surface {
        Surface { width: self.height, height: self.width }
    }

    /// Is it wider than it is high?
    #[must_use]
    pub fn is_landscape(self) -> bool {
        self.width > self.height
    }
}

/// A rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    /// Left edge.
    pub x: f32,
    /// Top edge.
    pub y: f32,
    /// From left to right.
    pub width: f32,
    /// From top to bottom.
    pub height: f32,
}

impl Area {
    /// A rectangle from its left, top, width and height.
    #[must_use]
    pub fn new(x: f32, y: f32, width: f32, height: f32) -> Area {
        Area { x, y, width: width.max(0.0), height: height.max(0.0) }
    }

    /// The right edge.
    #[must_use]
    pub fn right(self) -> f32 {
        self.x + self.width
    }

    /// The bottom edge.
    #[must_use]
    pub fn bottom(self) -> f32 {
        self.y + self.height
    }

    /// The middle.
    #[must_use]
    pub fn centre(self) -> Point {
        Point { x: self.x + self.width / 2.0, y: self.y + self.height / 2.0 }
    }

    /// The same middle, smaller by `by` on every side.
    #[must_use]
    pub fn inset(self, by: f32) -> Area {
        Area::new(self.x + by, self.y + by, self.width - 2.0 * by, self.height - 2.0 * by)
    }

    /// A rectangle of this size in the middle.
    #[must_use]
    pub fn middle(self, width: f32, height: f32) -> Area {
        let centre = self.centre();
        Area::new(centre.x - width / 2.0, centre.y - height / 2.0, width, height)
    }

    /// A square of this side in the middle.
    #[must_use]
    pub fn middle_square(self, side: f32) -> Area {
        self.middle(side, side)
    }

    /// Grown around its middle to at least this size both ways.
    #[must_use]
    pub fn at_least(self, size: f32) -> Area {
        let grow = |length: f32| (size - length).max(0.0);
        let (wider, higher) = (grow(self.width), grow(self.height));
        Area::new(self.x - wider / 2.0, self.y - higher / 2.0, self.width + wider, self.height + higher)
    }

    /// Cuts `height` off the top and gives it, followed by a gap.
    #[allow(clippy::return_self_not_must_use, reason = "cutting a margin off is a use of its own")]
    pub fn take_top(&mut self, height: f32, gap: f32) -> Area {
        let taken = Area::new(self.x, self.y, self.width, height.min(self.height));
        *self = Area::new(self.x, self.y + height + gap, self.width, self.height - height - gap);
        taken
    }

    /// Cuts `height` off the bottom and gives it, preceded by a gap.
    #[allow(clippy::return_self_not_must_use, reason = "cutting a margin off is a use of its own")]
    pub fn take_bottom(&mut self, height: f32, gap: f32) -> Area {
        let taken = Area::new(self.x, self.bottom() - height, self.width, height);
        self.height = (self.height - height - gap).max(0.0);
        taken
    }

    /// Cuts `width` off the left and gives it, followed by a gap.
    #[allow(clippy::return_self_not_must_use, reason = "cutting a margin off is a use of its own")]
    pub fn take_left(&mut self, width: f32, gap: f32) -> Area {
        let taken = Area::new(self.x, self.y, width.min(self.width), self.height);
        *self = Area::new(self.x + width + gap, self.y, self.width - width - gap, self.height);
        taken
    }

    /// Cuts `width` off the right and gives it, preceded by a gap.
    #[allow(clippy::return_self_not_must_use, reason = "cutting a margin off is a use of its own")]
    pub fn take_right(&mut self, width: f32, gap: f32) -> Area {
        let taken = Area::new(self.right() - width, self.y, width, self.height);
        self.width = (self.width - width - gap).max(0.0);
        taken
    }

    /// This many equal columns with a gap between them.
    #[must_use]
    pub fn columns(self, count: usize, gap: f32) -> Vec<Area> {
        let width = (self.width - gap * count.saturating_sub(1) as f32) / count.max(1) as f32;
        (0..count).map(|i| Area::new(self.x + i as f32 * (width + gap), self.y, width, self.height)).collect()
    }

    /// This many equal rows with a gap between them.
    #[must_use]
    pub fn rows(self, count: usize, gap: f32) -> Vec<Area> {
        let height = (self.height - gap * count.saturating_sub(1) as f32) / count.max(1) as f32;
        (0..count)
            .map(|i| Area::new(self.x, self.y + i as f32 * (height + gap), self.width, height))
            .collect()
    }

    /// The smallest rectangle around the two.
    #[must_use]
    pub fn union(self, other: Area) -> Area {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        Area::new(x, y, self.right().max(other.right()) - x, self.bottom().max(other.bottom()) - y)
    }

    /// The largest rectangle in the middle that is so many times as wide as high.
    #[must_use]
    pub fn middle_of_shape(self, shape: f32) -> Area {
        let width = self.width.min(self.height * shape);
        self.middle(width, width / shape)
    }

    /// Do the two have more than an edge in common?
    #[must_use]
    pub fn overlaps(self, other: Area) -> bool {
        const EDGE: f32 = 0.01;
        self.x + EDGE < other.right()
            && other.x + EDGE < self.right()
            && self.y + EDGE < other.bottom()
            && other.y + EDGE < self.bottom()
    }

    /// Is the point inside?
    #[must_use]
    pub fn contains(self, point: Point) -> bool {
        (self.x..=self.right()).contains(&point.x) && (self.y..=self.bottom()).contains(&point.y)
    }

    /// How far the point is from the middle.
    #[must_use]
    pub fn distance_to_centre(self, point: Point) -> f32 {
        let centre = self.centre();
        (centre.x - point.x).hypot(centre.y - point.y)
    }
}
