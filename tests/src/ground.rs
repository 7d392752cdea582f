//! Where the nodes of a scene really are, and what lies behind a spot of it, ink by ink.

use empile_stage::{Area, Colour, Ink, Node, PathStep, Point, Scene, Surface, Theme};

/// Into so many straight pieces is a curve cut.
const PIECES: u8 = 8;
/// So far beyond its area a node may throw a shadow.
const SHADOW: f32 = 4.0;

/// The rectangle that a node fills on the screen, once it is turned.
#[must_use]
pub fn outline(node: &Node) -> Area {
    outline_of_part(node, node.area)
}

/// The rectangle that a part of a node fills, given as if the node were not turned.
#[must_use]
pub fn outline_of_part(node: &Node, part: Area) -> Area {
    let (sin, cos) = node.turn.to_radians().sin_cos();
    let Area { width, height, .. } = part;
    let (wide, high) = (width * cos.abs() + height * sin.abs(), width * sin.abs() + height * cos.abs());
    let centre = part.centre().turned_around(node.area.centre(), node.turn);
    Area::new(centre.x - wide / 2.0, centre.y - high / 2.0, wide, high)
}

/// Some spots of a line of text, where they are on the surface.
pub fn spots_of_line(node: &Node, line: Area) -> impl Iterator<Item = Point> {
    let (middle, turn) = (node.area.centre(), node.turn);
    [0.05, 0.3, 0.5, 0.7, 0.95].into_iter().flat_map(move |across| {
        [0.35, 0.5, 0.65].map(|down| {
            let spot = Point { x: line.x + line.width * across, y: line.y + line.height * down };
            spot.turned_around(middle, turn)
        })
    })
}

/// The inks that were laid on each spot before what is written on a node, from the table up.
#[must_use]
pub fn inks_below_text(scene: &Scene, node: usize, spots: &[Point]) -> Vec<Vec<Ink>> {
    let mut inks = vec![vec![Ink::Surface]; spots.len()];
    for node in &scene.nodes[..=node] {
        lay(node, spots, |spot, ink| inks[spot].push(ink));
    }
    inks
}

/// How many of the spots something in front of a node hides.
#[must_use]
pub fn hidden(scene: &Scene, node: usize, spots: &[Point]) -> usize {
    let is_opaque = |ink: Ink| ink.colour(Theme::Light).0 >> 24 == 0xFF;
    let in_hand = u8::MAX;
    let mut hidden = vec![false; spots.len()];
    for node in scene.nodes[node + 1..].iter().filter(|node| node.depth < in_hand) {
        lay(node, spots, |spot, ink| hidden[spot] |= is_opaque(ink));
    }
    hidden.into_iter().filter(|hidden| *hidden).count()
}

/// What is seen of inks that lie on each other.
#[must_use]
pub fn seen(inks: &[Ink], theme: Theme) -> Colour {
    inks.iter().fold(Colour(0xFF00_0000), |below, ink| ink.colour(theme).over(below))
}

/// Tells which inks a node lays on which of the spots, from the back to the front.
fn lay(node: &Node, spots: &[Point], mut tell: impl FnMut(usize, Ink)) {
    let Area { x, y, width, height } = node.area;
    let mine = |spot: &Point| {
        let spot = spot.turned_around(node.area.centre(), -node.turn);
        node.area.inset(-SHADOW).contains(spot).then_some(Point { x: spot.x - x, y: spot.y - y })
    };
    let on_it: Vec<(usize, Point)> =
        spots.iter().enumerate().filter_map(|(index, spot)| Some((index, mine(spot)?))).collect();
    let Some(art) = node.art.filter(|_| !on_it.is_empty()) else { return };
    for layer in art.draw(Surface { width, height }).layers {
        let lines = flattened(&layer.path);
        for (index, spot) in &on_it {
            if covers(&lines, layer.line_width, *spot) {
                tell(*index, layer.ink);
            }
        }
    }
}

fn covers(lines: &[(Point, Point)], line_width: Option<f32>, spot: Point) -> bool {
    match line_width {
        Some(width) => lines.iter().any(|(from, to)| distance(*from, *to, spot) <= width / 2.0),
        None => lines.iter().map(|(from, to)| winding(*from, *to, spot)).sum::<i32>() != 0,
    }
}

/// The straight lines of a path; filled shapes close themselves.
fn flattened(path: &[PathStep]) -> Vec<(Point, Point)> {
    let mut lines = Vec::new();
    let (mut start, mut pen) = (Point { x: 0.0, y: 0.0 }, Point { x: 0.0, y: 0.0 });
    for step in path {
        match *step {
            PathStep::Move(x, y) => (start, pen) = (Point { x, y }, Point { x, y }),
            PathStep::Line(x, y) => {
                lines.push((pen, Point { x, y }));
                pen = Point { x, y };
            }
            PathStep::Curve(x1, y1, x2, y2, x, y) => {
                let from = pen;
                for piece in 1..=PIECES {
                    let t = f32::from(piece) / f32::from(PIECES);
                    let at = |a: f32, b: f32, c: f32, d: f32| {
                        let u = 1.0 - t;
                        u * u * u * a + 3.0 * u * u * t * b + 3.0 * u * t * t * c + t * t * t * d
                    };
                    let next = Point { x: at(from.x, x1, x2, x), y: at(from.y, y1, y2, y) };
                    lines.push((pen, next));
                    pen = next;
                }
            }
            PathStep::Close => {
                lines.push((pen, start));
                pen = start;
            }
        }
    }
    lines
}

/// How a line goes around a spot: upwards on its right, downwards, or not at all.
fn winding(from: Point, to: Point, spot: Point) -> i32 {
    let crosses = (from.y <= spot.y) != (to.y <= spot.y);
    let x = from.x + (spot.y - from.y) / (to.y - from.y) * (to.x - from.x);
    match (crosses && x > spot.x, to.y > from.y) {
        (false, _) => 0,
        (true, true) => 1,
        (true, false) => -1,
    }
}

fn distance(from: Point, to: Point, spot: Point) -> f32 {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let length = dx * dx + dy * dy;
    let along = if length > 0.0 { ((spot.x - from.x) * dx + (spot.y - from.y) * dy) / length } else { 0.0 };
    let along = along.clamp(0.0, 1.0);
    (spot.x - from.x - along * dx).hypot(spot.y - from.y - along * dy)
}

#[cfg(test)]
mod tests {
    use empile_stage::{Art, ButtonLook};

    use super::*;

    #[test]
    fn the_middle_of_a_button_is_its_ink_and_its_corner_the_table() {
        let node =
            Node::picture(1, Area::new(10.0, 10.0, 100.0, 40.0), Art::Button { look: ButtonLook::Primary });
        let scene = Scene::of(Surface { width: 200.0, height: 100.0 }, vec![node]);
        let below = |x, y| inks_below_text(&scene, 0, &[Point { x, y }]).concat();
        assert_eq!(below(60.0, 30.0), [Ink::Surface, Ink::Shadow, Ink::Primary]);
        assert_eq!(below(11.0, 11.0), [Ink::Surface]);
        assert_eq!(seen(&below(60.0, 30.0), Theme::Light), Ink::Primary.colour(Theme::Light));
    }
}
