//! The dice pyramid, seen straight from above.

use super::{
    hexagon::{self, MIDDLE, UPRIGHT, on_face, outline},
    pen::Pen,
};
use crate::Ink;

/// A thing of the pyramid of dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PyramidArt {
    /// A die that lies in the pyramid.
    Die {
        /// Its colour.
        colour: DieColour,
        /// What it shows to the front, the left and the right of whoever looks; 0 for a face that is not seen.
        faces: [u8; 3],
        /// How it stands with what can be done.
        look: PyramidLook,
    },
    /// A case: a hollow between three dice, dark towards its bottom so that it is not taken for a die, with a mark.
    Case {
        /// What the mark says.
        look: PyramidLook,
    },
    /// The same where it can be touched, marked so small that every pip around it can be read.
    Dot,
    /// The same where it can be touched, with a plate for the number of its level.
    Level,
    /// A mark on a place, whatever is there: nothing of it is shaded.
    Mark {
        /// What it says.
        look: PyramidLook,
    },
    /// A case without a mark, for somebody who looks for such places.
    Pit,
    /// Two dice hold on to each other by a face: lies across the edge where they meet.
    Link,
    /// A die that was thrown: only what it shows counts.
    Thrown {
        /// Its colour.
        colour: DieColour,
        /// What it shows; 0 before the throw.
        face: u8,
    },
    /// The base with its 45 hollows.
    Base,
    /// Dice that somebody has kept: one of each colour.
    Kept,
    /// Points lost.
    Loss,
    /// Dice taken from others: one of each colour that was, or the outline of one.
    Prisoners {
        /// Red, yellow, pearl: was one taken?
        colours: [bool; 3],
    },
    /// What the faces of a case add up to is written on it; its point shows which case is meant.
    Sum {
        /// Is it the sum that was looked for?
        found: bool,
        /// Its point is above it, not below.
        points_up: bool,
    },
    /// One of these hollows, where only a part of the base is shown.
    Hollow,
    /// The time that is left to somebody, in tenths.
    Countdown {
        /// How many.
        left: u8,
    },
}

/// « Matériel »: the colours of the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DieColour {
    /// Dotted for eyes that do not tell colours.
    Red,
    /// Striped for them.
    Yellow,
    /// Plain for them.
    Pearl,
    /// Ringed for them.
    Turquoise,
}

/// How a die or a case stands with what can be done. Every look has a shape of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PyramidLook {
    /// Nothing to say.
    Plain,
    /// It can be touched to do something: a broken ring, on a case with a plus.
    Open,
    /// It is what the player has in hand: a whole ring with a knob on each corner.
    Chosen,
    /// It just came to lie here: a whole ring.
    Fresh,
    /// It makes something happen with others, as a row or a fight: a whole ring with a knob on each edge.
    Together,
    /// It was right: a tick.
    Right,
    /// It was wrong: a cross.
    Wrong,
    /// It is not there, but it would look so: smaller, in a broken ring.
    Would,
    /// The same, and it would make something happen with others: smaller, in a whole ring with a knob on each edge.
    WouldFight,
    /// Others matter now: veiled.
    Faint,
}

impl PyramidLook {
    /// Every look.
    pub const ALL: [PyramidLook; 10] = [
        PyramidLook::Plain,
        PyramidLook::Open,
        PyramidLook::Chosen,
        PyramidLook::Fresh,
        PyramidLook::Together,
        PyramidLook::Right,
        PyramidLook::Wrong,
        PyramidLook::Would,
        PyramidLook::WouldFight,
        PyramidLook::Faint,
    ];
}

/// Pips on a face, along its two edges. Two and three lie along the long diagonal, where they are furthest apart.
const PIPS: [&[(f32, f32)]; 6] = [
    &[(0.5, 0.5)],
    &[(0.26, 0.74), (0.74, 0.26)],
    &[(0.22, 0.78), (0.5, 0.5), (0.78, 0.22)],
    &[(0.26, 0.26), (0.74, 0.26), (0.26, 0.74), (0.74, 0.74)],
    &[(0.23, 0.23), (0.77, 0.23), (0.5, 0.5), (0.23, 0.77), (0.77, 0.77)],
    &[(0.27, 0.21), (0.27, 0.5), (0.27, 0.79), (0.73, 0.21), (0.73, 0.5), (0.73, 0.79)],
];
const PIP_RADIUS: f32 = 0.115;
const FACE_INSET: f32 = 0.035;

struct Paint {
    /// Front, left, right: the light comes from the upper left.
    faces: [Ink; 3],
    seam: Ink,
    pips: Ink,
}

impl DieColour {
    fn paint(self) -> Paint {
        use Ink::{
            PearlBright, PearlSeam, PearlShade, PearlSoft, Pip, PipOnRed, RedBright, RedSeam, RedShade,
            RedSoft, TurquoiseBright, TurquoiseSeam, TurquoiseShade, TurquoiseSoft, YellowBright, YellowSeam,
            YellowShade, YellowSoft,
        };
        let (faces, seam, pips) = match self {
            DieColour::Red => ([RedSoft, RedBright, RedShade], RedSeam, PipOnRed),
            DieColour::Yellow => ([YellowSoft, YellowBright, YellowShade], YellowSeam, Pip),
            DieColour::Pearl => ([PearlSoft, PearlBright, PearlShade], PearlSeam, Pip),
            DieColour::Turquoise => ([TurquoiseSoft, TurquoiseBright, TurquoiseShade], TurquoiseSeam, Pip),
        };
        Paint { faces, seam, pips }
    }
}

pub(super) fn draw(pen: &mut Pen, art: PyramidArt) {
    match art {
        PyramidArt::Die { colour, faces, look } => hexagon::within(pen, |pen| {
            match look {
                PyramidLook::Would | PyramidLook::WouldFight => {
                    pen.within(9.0, 9.0, 82.0, 82.0, |pen| draw_die(pen, colour, faces));
                }
                _ => draw_die(pen, colour, faces),
            }
            mark(pen, look, false);
        }),
        PyramidArt::Case { look } => hexagon::within(pen, |pen| {
            sink(pen);
            mark(pen, look, true);
        }),
        PyramidArt::Dot => hexagon::within(pen, |pen| {
            sink(pen);
            disc(pen, DOT, Ink::Accent);
        }),
        PyramidArt::Level => hexagon::within(pen, |pen| {
            sink(pen);
            open_ring(pen);
            disc(pen, PLATE, Ink::Accent);
        }),
        PyramidArt::Mark { look } => hexagon::within(pen, |pen| mark(pen, look, false)),
        PyramidArt::Pit => hexagon::within(pen, sink),
        PyramidArt::Link => draw_link(pen),
        PyramidArt::Thrown { colour, face } => draw_thrown(pen, colour, face),
        PyramidArt::Base => super::base::draw(pen),
        PyramidArt::Kept => super::pyramid_signs::kept(pen),
        PyramidArt::Loss => super::pyramid_signs::loss(pen),
        PyramidArt::Prisoners { colours } => super::pyramid_signs::prisoners(pen, colours),
        PyramidArt::Sum { found, points_up } => super::pyramid_signs::sum(pen, found, points_up),
        PyramidArt::Hollow => super::base::draw_hollow(pen),
        PyramidArt::Countdown { left } => super::countdown::draw(pen, left),
    }
}

pub(super) fn draw_die(pen: &mut Pen, colour: DieColour, faces: [u8; 3]) {
    let paint = colour.paint();
    pen.polygon(&outline(1.0), paint.seam);
    let (near, far) = (FACE_INSET * 0.4, 1.0 - FACE_INSET);
    for (face, ink) in paint.faces.into_iter().enumerate() {
        let corners = [(near, near), (far, near), (far, far), (near, far)];
        pen.polygon(&corners.map(|(a, b)| on_face(face, a, b)), ink);
    }
    for edge in [1, 3, 5] {
        let (x, y) = outline(0.94)[edge];
        pen.straight(&[MIDDLE, (x, y)], 3.6, Ink::Shine);
    }
    pattern(pen, colour);
    let pips = faces.into_iter().enumerate().flat_map(|(face, number)| {
        let spots = PIPS.get(usize::from(number).wrapping_sub(1)).copied().unwrap_or_default();
        spots.iter().map(move |&(a, b)| slanted_disc(face, a, b, PIP_RADIUS))
    });
    pen.discs(pips, paint.pips);
}

/// A circle on a face, as it looks from above.
fn slanted_disc(face: usize, a: f32, b: f32, radius: f32) -> [(f32, f32); 3] {
    let middle = on_face(face, a, b);
    let axis = |(x, y): (f32, f32)| (x - middle.0, y - middle.1);
    [middle, axis(on_face(face, a + radius, b)), axis(on_face(face, a, b + radius))]
}

/// What tells the colours apart without colour; seen in the themes that need it.
fn pattern(pen: &mut Pen, colour: DieColour) {
    match colour {
        DieColour::Red => {
            let rim = [(0.09, 0.3), (0.09, 0.7), (0.3, 0.09), (0.7, 0.09), (0.91, 0.3), (0.91, 0.7)];
            let rim = rim.into_iter().chain([(0.3, 0.91), (0.7, 0.91), (0.09, 0.09), (0.91, 0.91)]);
            let dots = rim.flat_map(|(a, b)| (0..3).map(move |face| on_face(face, a, b)));
            pen.dots(dots, 6.0, Ink::PatternOnLight);
        }
        DieColour::Yellow => {
            let stripes = [0.1, 0.385, 0.615, 0.9].into_iter().flat_map(|at: f32| {
                let (near, far) = (at - 0.025, at + 0.025);
                let corners = [(near, 0.03), (far, 0.03), (far, 0.96), (near, 0.96)];
                (0..3).map(move |face| corners.map(|(a, b)| on_face(face, a, b)))
            });
            pen.polygons(stripes, Ink::PatternOnLight);
        }
        DieColour::Pearl => {}
        DieColour::Turquoise => hexagon::ring(pen, 0.88, 5.0, Ink::PatternOnLight),
    }
}

/// Marks are a light line on a dark one, so that they show on dice of any colour, and keep to the border, so that
/// every pip can still be read.
fn mark(pen: &mut Pen, look: PyramidLook, is_empty: bool) {
    match look {
        PyramidLook::Plain => {}
        PyramidLook::Open => {
            if is_empty {
                hexagon::plus(pen, 16.0, 15.0, Ink::MarkShade);
                hexagon::plus(pen, 16.0, 9.0, Ink::Accent);
            }
            open_ring(pen);
        }
        PyramidLook::Chosen => {
            whole_ring(pen, Ink::Accent);
            knobs(pen, outline(RING));
        }
        PyramidLook::Fresh => whole_ring(pen, Ink::MarkPlain),
        PyramidLook::Together | PyramidLook::WouldFight => {
            whole_ring(pen, Ink::Accent);
            let corners = outline(RING);
            let halfway = |(a, b): (f32, f32), (c, d): (f32, f32)| (f32::midpoint(a, c), f32::midpoint(b, d));
            knobs(pen, std::array::from_fn(|edge| halfway(corners[edge], corners[(edge + 1) % 6])));
        }
        PyramidLook::Right => {
            whole_ring(pen, Ink::MarkPlain);
            hexagon::tick(pen, 24.0, 19.0, Ink::MarkShade);
            hexagon::tick(pen, 24.0, 11.0, Ink::MarkPlain);
        }
        PyramidLook::Wrong => {
            whole_ring(pen, Ink::MarkPlain);
            hexagon::cross(pen, 20.0, 19.0, Ink::MarkShade);
            hexagon::cross(pen, 20.0, 11.0, Ink::MarkPlain);
        }
        PyramidLook::Would => open_ring(pen),
        PyramidLook::Faint => pen.polygon(&outline(1.0), Ink::Veil),
    }
}

const RING: f32 = 0.97;
const DOT: f32 = 6.0;
/// Large enough for a figure.
const PLATE: f32 = 27.0;
/// How far each shade of a hollow reaches, from its rim to its bottom.
const SHADES: [f32; 4] = [0.96, 0.74, 0.52, 0.3];

fn open_ring(pen: &mut Pen) {
    hexagon::broken_ring(pen, RING, 11.0, Ink::MarkShade);
    hexagon::broken_ring(pen, RING, 6.5, Ink::Accent);
}

fn whole_ring(pen: &mut Pen, ink: Ink) {
    hexagon::ring(pen, RING, 10.0, Ink::MarkShade);
    hexagon::ring(pen, RING, 6.0, ink);
}

fn knobs(pen: &mut Pen, spots: [(f32, f32); 6]) {
    let round = |radius: f32| spots.map(|spot| [spot, (radius, 0.0), (0.0, radius * UPRIGHT)]);
    pen.discs(round(10.0), Ink::MarkShade);
    pen.discs(round(7.0), Ink::Accent);
}

/// A disc in the middle, with a dark line around it.
fn disc(pen: &mut Pen, radius: f32, ink: Ink) {
    for (radius, ink) in [(radius + 3.0, Ink::MarkShade), (radius, ink)] {
        pen.discs([[MIDDLE, (radius, 0.0), (0.0, radius * UPRIGHT)]], ink);
    }
}

/// Seen from above, a hollow and a cube have the same outline: darker towards the bottom, and darkest along the three
/// edges where its walls meet, it can only be a hollow. Pips can still be read through it.
fn sink(pen: &mut Pen) {
    for depth in SHADES {
        pen.polygon(&outline(depth), Ink::HollowShade);
    }
    for edge in [0, 2, 4] {
        pen.straight(&[MIDDLE, outline(0.94)[edge]], 4.0, Ink::HollowEdge);
    }
}

/// A bar with a knob at both ends, not to be taken for a part of a ring.
fn draw_link(pen: &mut Pen) {
    let (width, height) = (pen.width(), pen.height());
    for (line, ink) in [(0.0, Ink::MarkShade), (width * 0.16, Ink::MarkPlain)] {
        let (bar, knob) = (width * 0.5 - 2.0 * line, width - 2.0 * line);
        pen.plain_round((width - bar) / 2.0, line, bar, height - 2.0 * line, bar / 2.0, ink);
        for y in [line, height - line - knob] {
            pen.plain_round(line, y, knob, knob, knob / 2.0, ink);
        }
    }
}

fn draw_thrown(pen: &mut Pen, colour: DieColour, face: u8) {
    let paint = colour.paint();
    let [_, bright, shade] = paint.faces;
    super::die::draw_coloured(pen, face, bright, shade, paint.pips);
    if matches!(colour, DieColour::Turquoise) {
        pen.within_square(|pen| {
            pen.straight(&[(22.0, 9.0), (78.0, 9.0)], 4.0, Ink::PatternOnLight);
            pen.straight(&[(22.0, 85.0), (78.0, 85.0)], 4.0, Ink::PatternOnLight);
            pen.straight(&[(9.0, 22.0), (9.0, 72.0)], 4.0, Ink::PatternOnLight);
            pen.straight(&[(91.0, 22.0), (91.0, 72.0)], 4.0, Ink::PatternOnLight);
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Art, Surface};

    fn inks(art: PyramidArt) -> Vec<Ink> {
        let picture = Art::Pyramid(art).draw(Surface { width: 36.0, height: 42.0 });
        picture.layers.into_iter().map(|layer| layer.ink).collect()
    }

    #[test]
    fn every_case_is_shaded_towards_its_bottom_and_no_die_is() {
        let cases = PyramidLook::ALL.map(|look| PyramidArt::Case { look });
        for case in cases.into_iter().chain([PyramidArt::Dot, PyramidArt::Level]) {
            let shades = inks(case).into_iter().filter(|ink| *ink == Ink::HollowShade).count();
            assert_eq!(shades, SHADES.len(), "{case:?}");
        }
        for look in PyramidLook::ALL {
            let die = PyramidArt::Die { colour: DieColour::Pearl, faces: [1, 2, 3], look };
            assert!(!inks(die).contains(&Ink::HollowShade), "{look:?}");
        }
        assert!(SHADES.is_sorted_by(|outer, inner| outer > inner), "the bottom is darkest");
    }
}
