//! Two dozen faces for people to choose from: cats and things, in two tones, told apart without colour.

use super::pen::Pen;
use crate::Ink;

mod cats;
mod things;

/// A drawing on the disc of a badge: with this pen, in the ink of what is written on it, with details in the ground's.
type Draw = fn(&mut Pen, Ink, Ink);

/// In the order of the log's numbers: new ones come at the end.
const FACES: [Draw; 24] = [
    cats::awake,
    cats::folded_ears,
    cats::tabby,
    cats::patched,
    cats::loaf,
    cats::from_behind,
    cats::arched,
    cats::curled_up,
    cats::in_a_box,
    things::yarn,
    things::pillow,
    things::dachshund,
    things::tower,
    things::die,
    things::crown,
    things::bone,
    things::sun,
    things::fish,
    things::mouse,
    things::heart,
    things::cup,
    things::house,
    things::mushroom,
    things::boat,
];

/// How many faces there are.
pub const FACE_COUNT: u8 = FACES.len() as u8;

/// How many colours badges have.
const COLOURS: u8 = 8;

/// A badge in one number: one of the eight colours, with a face on it or with the colour's own symbol.
#[must_use]
pub fn badge_of(colour: u8, face: Option<u8>) -> u8 {
    let on_it = face.filter(|face| *face < FACE_COUNT).map_or(0, |face| face + 1);
    colour % COLOURS + COLOURS * on_it
}

/// Draws the face of a badge, if it has one.
pub(super) fn draw(pen: &mut Pen, badge: u8, ink: Ink, ground: Ink) -> bool {
    let face = (badge / COLOURS).checked_sub(1).and_then(|face| FACES.get(usize::from(face)));
    face.inspect(|draw| draw(pen, ink, ground)).is_some()
}

#[cfg(test)]
mod tests;
