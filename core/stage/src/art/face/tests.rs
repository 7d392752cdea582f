use super::*;
use crate::{Art, PathStep, Picture, Surface};

/// As in a list: so many density-independent pixels.
const SIDE: usize = 24;

/// What is seen without colour: where the ink is, and not the ground.
fn seen(badge: u8) -> Vec<bool> {
    let side = SIDE as f32;
    let picture = Art::Badge { seat: badge }.draw(Surface { width: side, height: side });
    let (ground, _) = Ink::seat(badge);
    let spots = (0..SIDE * SIDE).map(|spot| ((spot % SIDE) as f32 + 0.5, (spot / SIDE) as f32 + 0.5));
    spots.map(|spot| top(&picture, spot).is_some_and(|ink| ink != ground)).collect()
}

/// The ink on top of a spot.
fn top(picture: &Picture, spot: (f32, f32)) -> Option<Ink> {
    let covers = |layer: &&crate::Layer| {
        let edges = edges(&layer.path);
        match layer.line_width {
            Some(width) => edges.iter().any(|edge| distance(spot, *edge) <= width / 2.0),
            None => edges.iter().filter(|edge| is_crossed(spot, **edge)).count() % 2 == 1,
        }
    };
    picture.layers.iter().rev().find(covers).map(|layer| layer.ink)
}

type Edge = ((f32, f32), (f32, f32));

fn edges(path: &[PathStep]) -> Vec<Edge> {
    let (mut edges, mut from, mut start) = (Vec::new(), (0.0, 0.0), (0.0, 0.0));
    for step in path {
        match *step {
            PathStep::Move(x, y) => (from, start) = ((x, y), (x, y)),
            PathStep::Line(x, y) => {
                edges.push((from, (x, y)));
                from = (x, y);
            }
            PathStep::Curve(ax, ay, bx, by, x, y) => {
                let begin = from;
                for part in 1..=12u8 {
                    let t = f32::from(part) / 12.0;
                    let s = 1.0 - t;
                    let along = |p: f32, a: f32, b: f32, q: f32| {
                        s * s * s * p + 3.0 * s * s * t * a + 3.0 * s * t * t * b + t * t * t * q
                    };
                    let to = (along(begin.0, ax, bx, x), along(begin.1, ay, by, y));
                    edges.push((from, to));
                    from = to;
                }
            }
            PathStep::Close => {
                edges.push((from, start));
                from = start;
            }
        }
    }
    edges
}

fn is_crossed((x, y): (f32, f32), ((ax, ay), (bx, by)): Edge) -> bool {
    (ay > y) != (by > y) && x < ax + (y - ay) / (by - ay) * (bx - ax)
}

fn distance((x, y): (f32, f32), ((ax, ay), (bx, by)): Edge) -> f32 {
    let (dx, dy) = (bx - ax, by - ay);
    let length = dx * dx + dy * dy;
    let along = if length == 0.0 { 0.0 } else { (((x - ax) * dx + (y - ay) * dy) / length).clamp(0.0, 1.0) };
    (x - ax - along * dx).hypot(y - ay - along * dy)
}

const SYMBOLS: usize = COLOURS as usize;

/// The eight symbols of the colours, then every face.
fn all() -> Vec<(String, Vec<bool>)> {
    let symbols = (0..COLOURS).map(|colour| (format!("symbol {colour}"), seen(badge_of(colour, None))));
    let faces = (0..FACE_COUNT).map(|face| (format!("face {face}"), seen(badge_of(0, Some(face)))));
    symbols.chain(faces).collect()
}

/// Triangle and square, the nearest of the symbols, differ in 34 spots.
const FEWEST_APART: usize = 45;

#[test]
fn a_face_is_told_from_every_other_and_from_the_symbols_without_colour_as_small_as_it_gets() {
    let all = all();
    for (index, (name, face)) in all.iter().enumerate().skip(SYMBOLS) {
        for (other_name, other) in &all[..index] {
            let apart = face.iter().zip(other).filter(|(a, b)| a != b).count();
            assert!(
                apart >= FEWEST_APART,
                "{name} and {other_name} differ in {apart} of {} spots",
                SIDE * SIDE
            );
        }
    }
}

#[test]
fn a_face_fills_its_badge_and_stays_on_it() {
    for face in 0..FACE_COUNT {
        let shown = seen(badge_of(0, Some(face))).iter().filter(|spot| **spot).count();
        assert!((90..300).contains(&shown), "face {face}: {shown} spots");
        let picture =
            Art::Badge { seat: badge_of(3, Some(face)) }.draw(Surface { width: 100.0, height: 100.0 });
        let (ground, ink) = Ink::seat(3);
        for layer in &picture.layers {
            assert!(layer.ink == ground || layer.ink == ink, "face {face}: two tones");
            let reach = layer.line_width.unwrap_or(0.0) / 2.0;
            for (_, (x, y)) in edges(&layer.path) {
                let far = (x - 50.0).hypot(y - 50.0) + reach;
                assert!(far < 50.1, "face {face}: {far:.1} from the middle");
            }
        }
    }
}

#[test]
fn a_badge_is_a_colour_and_what_is_on_it() {
    assert_eq!((badge_of(5, None), badge_of(5, Some(0)), badge_of(7, Some(23))), (5, 13, 199));
    assert_eq!(badge_of(5, Some(FACE_COUNT)), 5, "a face of a later version");
    for colour in 0..8 {
        assert_eq!(Ink::seat(badge_of(colour, Some(9))), Ink::seat(colour));
    }
}
