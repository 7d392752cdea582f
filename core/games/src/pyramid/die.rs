use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{digits::written_in_three_digits, lattice::Side};
use crate::contract::Stream;

const ORIENTATIONS: usize = 24;
const NO_SUCH_DIE: u8 = u8::MAX;

/// How a die lies: the faces it turns to the three sides. Written as three digits, `"321"`.
///
/// Opposite faces add to 7, and 1, 2, 3 run counter-clockwise round their corner.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Die(u8);

/// Why a text is no die.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("“{0}” is no die: its faces on the three sides cannot be these")]
pub struct DieError(pub String);

static FACES: [[u8; 3]; ORIENTATIONS] = FACE_TABLE;

const FACE_TABLE: [[u8; 3]; ORIENTATIONS] = {
    let mut table = [[0; 3]; ORIENTATIONS];
    let mut orientation = 0;
    let mut code = 0;
    while code < 6 * 6 * 6 {
        let faces = [code / 36 + 1, code / 6 % 6 + 1, code % 6 + 1];
        if is_die(faces) {
            table[orientation] = faces;
            orientation += 1;
        }
        code += 1;
    }
    assert!(orientation == ORIENTATIONS);
    table
};

/// The pair of opposite faces that a face belongs to: 1 to 3.
const fn pair(face: u8) -> u8 {
    if face > 3 { Die::OPPOSITE_SUM - face } else { face }
}

/// Three faces of three pairs, the right way round: each high face and each swap turns the corner over.
const fn is_die([u, v, w]: [u8; 3]) -> bool {
    if pair(u) == pair(v) || pair(v) == pair(w) || pair(w) == pair(u) {
        return false;
    }
    let runs_up = (pair(v) + 3 - pair(u)) % 3 == 1;
    let high = (u > 3) as u8 + (v > 3) as u8 + (w > 3) as u8;
    // Clockwise from U the starting dice of the march show 3, 2, 1: they run down, with no high face.
    runs_up == (high % 2 == 1)
}

const fn orientation_of(faces: [u8; 3]) -> u8 {
    let mut orientation = 0;
    while orientation < ORIENTATIONS {
        let [u, v, w] = FACE_TABLE[orientation];
        if u == faces[0] && v == faces[1] && w == faces[2] {
            return orientation as u8;
        }
        orientation += 1;
    }
    NO_SUCH_DIE
}

static ROLLED: [[Die; ORIENTATIONS]; 6] = {
    let mut table = [[Die(0); ORIENTATIONS]; 6];
    let mut index = 0;
    while index < 6 {
        let roll = Roll::ALL[index];
        let (towards, away) = (roll.towards().index(), roll.away_from().index());
        let mut orientation = 0;
        while orientation < ORIENTATIONS {
            let mut faces = FACE_TABLE[orientation];
            (faces[towards], faces[away]) = (faces[away], Die::OPPOSITE_SUM - faces[towards]);
            table[index][orientation] = Die(orientation_of(faces));
            orientation += 1;
        }
        index += 1;
    }
    table
};

static TURNED_LEFT: [Die; ORIENTATIONS] = {
    let mut table = [Die(0); ORIENTATIONS];
    let mut orientation = 0;
    while orientation < ORIENTATIONS {
        let [u, v, w] = FACE_TABLE[orientation];
        table[orientation] = Die(orientation_of([w, u, v]));
        orientation += 1;
    }
    table
};

impl Die {
    /// What two opposite faces add up to.
    pub const OPPOSITE_SUM: u8 = 7;

    /// The die that shows these faces to U, V and W, if there is one.
    #[must_use]
    pub fn showing(faces: [u8; 3]) -> Option<Die> {
        FACES.iter().position(|shown| *shown == faces).map(|orientation| Die(orientation as u8))
    }

    /// All 24.
    pub fn all() -> impl ExactSizeIterator<Item = Die> + Clone {
        (0..ORIENTATIONS as u8).map(Die)
    }

    #[inline]
    pub(crate) fn from_index(index: usize) -> Option<Die> {
        (index < ORIENTATIONS).then_some(Die(index as u8))
    }

    /// One of the 24, each as likely as any other.
    pub fn random(stream: &mut Stream) -> Die {
        Die(stream.below(ORIENTATIONS as u32) as u8)
    }

    /// The orientation as an index into tables of 24.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The face on a side.
    #[inline]
    #[must_use]
    pub fn face(self, side: Side) -> u8 {
        FACES[self.index()][side.index()]
    }

    /// The faces on U, V and W.
    #[inline]
    #[must_use]
    pub fn faces(self) -> [u8; 3] {
        FACES[self.index()]
    }

    /// « PIVOTER »: the die after a quarter turn over an edge.
    #[inline]
    #[must_use]
    pub fn rolled(self, roll: Roll) -> Die {
        ROLLED[roll.index()][self.index()]
    }

    /// « RETOURNER », the small way: the same three faces, each handed on to the side on the left.
    #[inline]
    #[must_use]
    pub fn turned_left(self) -> Die {
        TURNED_LEFT[self.index()]
    }

    /// « RETOURNER », the small way round to the right.
    #[inline]
    #[must_use]
    pub fn turned_right(self) -> Die {
        self.turned_left().turned_left()
    }
}

written_in_three_digits!(Die, DieError, Die::faces, Die::showing);

/// « PIVOTER »: one of the six ways to roll on one's level, towards one side and away from another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Roll {
    towards: Side,
    leaves_left: bool,
}

impl Roll {
    /// All six, by the side rolled to.
    pub const ALL: [Roll; 6] = [
        Roll::away_from_left_of(Side::U),
        Roll::away_from_right_of(Side::U),
        Roll::away_from_left_of(Side::V),
        Roll::away_from_right_of(Side::V),
        Roll::away_from_left_of(Side::W),
        Roll::away_from_right_of(Side::W),
    ];

    /// The roll towards one side and away from another; none when they are the same.
    #[must_use]
    pub fn new(towards: Side, away_from: Side) -> Option<Roll> {
        (towards != away_from).then(|| Roll { towards, leaves_left: towards.left() == away_from })
    }

    /// Towards a side, away from the side on its left.
    #[inline]
    #[must_use]
    pub const fn away_from_left_of(towards: Side) -> Roll {
        Roll { towards, leaves_left: true }
    }

    /// Towards a side, away from the side on its right.
    #[inline]
    #[must_use]
    pub const fn away_from_right_of(towards: Side) -> Roll {
        Roll { towards, leaves_left: false }
    }

    /// The side that the die comes nearer to.
    #[inline]
    #[must_use]
    pub const fn towards(self) -> Side {
        self.towards
    }

    /// The side that the die goes away from.
    #[inline]
    #[must_use]
    pub const fn away_from(self) -> Side {
        if self.leaves_left { self.towards.left() } else { self.towards.right() }
    }

    /// Does the die go away from the left neighbour of the side it comes nearer to?
    #[inline]
    pub(super) const fn leaves_left(self) -> bool {
        self.leaves_left
    }

    /// The roll that undoes this one.
    #[must_use]
    pub const fn back(self) -> Roll {
        Roll { towards: self.away_from(), leaves_left: !self.leaves_left }
    }

    /// The roll as an index into tables of six.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.towards.index() * 2 + !self.leaves_left as usize
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn die(text: &str) -> Die {
        text.parse().unwrap()
    }

    #[test]
    fn a_die_has_24_orientations_a_byte_each() {
        assert_eq!(Die::all().map(Die::faces).collect::<BTreeSet<_>>().len(), 24);
        assert_eq!(size_of::<Die>(), 1);
        for one in Die::all() {
            assert_eq!(Die::showing(one.faces()), Some(one));
            assert_eq!(one.to_string().parse(), Ok(one));
        }
    }

    #[test]
    fn the_booklet_s_pivot_example() {
        // « PIVOTER »: 3 on the right, 2 on the left, 6 in front; it rolls to the right. Clockwise from the right
        // come the front and the left.
        let [right, front, left] = Side::ALL;
        let before = die("362");
        let after = before.rolled(Roll::new(right, left).unwrap());
        assert_eq!([after.face(right), after.face(left), after.face(front)], [2, 4, 6]);
    }

    #[test]
    fn rolling_towards_u_away_from_v_brings_v_to_u() {
        for one in Die::all() {
            let [u, v, w] = one.faces();
            let rolled = one.rolled(Roll::new(Side::U, Side::V).unwrap());
            assert_eq!(rolled.faces(), [v, 7 - u, w]);
        }
    }

    #[test]
    fn the_starting_dice_of_the_march_are_dice() {
        for own in Side::ALL {
            let mut faces = [0; 3];
            faces[own.index()] = 3;
            faces[own.left().index()] = 2;
            faces[own.right().index()] = 1;
            assert!(Die::showing(faces).is_some(), "{faces:?}");
        }
    }

    #[test]
    fn a_mirrored_die_is_none() {
        for text in ["123", "111", "163", "456", "32", "0", "921", "3 1", ""] {
            assert_eq!(text.parse::<Die>(), Err(DieError(text.to_owned())));
        }
    }

    #[test]
    fn four_rolls_one_way_or_one_there_and_back_change_nothing() {
        for one in Die::all() {
            for roll in Roll::ALL {
                let twice = one.rolled(roll).rolled(roll);
                assert_ne!(twice, one);
                assert_eq!(twice.rolled(roll).rolled(roll), one);
                assert_eq!(one.rolled(roll).rolled(roll.back()), one);
            }
            assert_ne!(one.turned_left(), one);
            assert_eq!(one.turned_left().turned_right(), one);
            assert_eq!(one.turned_left().face(Side::V), one.face(Side::U));
        }
    }

    #[test]
    fn rolls_reach_all_24_orientations_from_any() {
        for start in Die::all() {
            let mut reached = BTreeSet::from([start]);
            let mut open = vec![start];
            while let Some(next) = open.pop() {
                open.extend(
                    Roll::ALL.map(|roll| next.rolled(roll)).into_iter().filter(|die| reached.insert(*die)),
                );
            }
            assert_eq!(reached.len(), 24);
        }
    }

    #[test]
    fn each_roll_has_its_place_in_the_tables() {
        for (index, roll) in Roll::ALL.into_iter().enumerate() {
            assert_eq!(roll.index(), index);
            assert_eq!(Roll::new(roll.towards(), roll.away_from()), Some(roll));
            assert_eq!(roll.back().towards(), roll.away_from());
            assert_eq!(roll.back().back(), roll);
        }
        assert_eq!(Roll::new(Side::V, Side::V), None);
    }
}
