use serde::{Deserialize, Serialize};

use crate::pyramid::{Roll, lattice::Side};

/// « PIVOTER »: the ways a die may go, seen by its owner. Never back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    /// Along the own border, to the left.
    Left,
    /// Away from the own border, to the left.
    ForwardLeft,
    /// Away from the own border, to the right.
    ForwardRight,
    /// Along the own border, to the right.
    Right,
}

impl Direction {
    /// All four, from left to right.
    pub const ALL: [Direction; 4] =
        [Direction::Left, Direction::ForwardLeft, Direction::ForwardRight, Direction::Right];

    /// Does it bring the die nearer to its goal?
    #[must_use]
    pub fn is_forward(self) -> bool {
        matches!(self, Direction::ForwardLeft | Direction::ForwardRight)
    }

    /// The roll that this is for the player on a side: each neighbour's border lies on that hand.
    #[inline]
    #[must_use]
    pub fn roll(self, own: Side) -> Roll {
        match self {
            Direction::Left => Roll::away_from_left_of(own.left()),
            Direction::ForwardLeft => Roll::away_from_right_of(own.left()),
            Direction::ForwardRight => Roll::away_from_left_of(own.right()),
            Direction::Right => Roll::away_from_right_of(own.right()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forward_leaves_the_own_border_and_no_direction_comes_nearer_to_it() {
        for own in Side::ALL {
            for direction in Direction::ALL {
                let roll = direction.roll(own);
                assert_eq!(roll.away_from() == own, direction.is_forward());
                assert_ne!(roll.towards(), own);
            }
            assert_eq!(Direction::Left.roll(own).towards(), own.left());
            assert_eq!(Direction::ForwardLeft.roll(own).towards(), own.left());
            assert_eq!(Direction::ForwardRight.roll(own).towards(), own.right());
            assert_eq!(Direction::Right.roll(own).towards(), own.right());
        }
    }
}
