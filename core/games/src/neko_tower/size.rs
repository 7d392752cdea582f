//! « Matériel », in hundredths of a millimetre: what the simulation collides and the board draws. Ours: nobody measured the box.

use super::{Piece, Wall};

/// Across a floor tile, as the tower is seen from the side.
pub const FLOOR_WIDTH: i32 = 6_400;
/// Of a floor tile.
pub const FLOOR_THICKNESS: i32 = 400;
/// « Brique »: the lowest wall.
pub const LOWEST_WALL: i32 = 3_600;
/// Each kind of wall is higher than the one before by this much.
pub const WALL_STEP: i32 = 190;
/// « Vous pouvez plier les tuiles Mur à l'envi »: how broad a wall stands, the usual way first.
pub const FOLDS: [i32; 3] = [1_700, 1_300, 2_300];
/// A wall's upper edge is flat in its middle and falls off a little to both sides: how broad each of these is, and how far
/// it falls off. So a tilted floor does not lie on the very edge of its walls, and does not push them over at once.
pub const WALL_LIP: [i32; 2] = [200, 40];
/// The right half of a cat from its soles up to its back: breadth and height. Its flanks slope, so that one put down
/// against another slides beside it; its back is flat, so that another can stand on it.
pub const CAT_FLANK: [[i32; 2]; 5] = [[650, 0], [850, 250], [900, 700], [800, 1_250], [600, 1_600]];
/// Of a cat. Two of them, one on the other, fit under the next floor.
pub const CAT_HEIGHT: i32 = 1_600;
/// Of a cat where it is broadest.
pub const CAT_WIDTH: i32 = 1_800;

impl Wall {
    /// How high it stands.
    #[must_use]
    pub fn height(self) -> i32 {
        LOWEST_WALL + WALL_STEP * self as i32
    }
}

impl Piece {
    /// Half of what it measures across and upwards, as it is put down. A wall is of a kind and folded somehow.
    #[must_use]
    pub fn half_size(self, wall: Option<Wall>, fold: u8) -> [i32; 2] {
        match self {
            Piece::Floor(_) => [FLOOR_WIDTH / 2, FLOOR_THICKNESS / 2],
            Piece::Wall { .. } => {
                let breadth = FOLDS.get(usize::from(fold)).or(FOLDS.first()).copied().unwrap_or_default();
                [breadth / 2, wall.map_or(LOWEST_WALL, Wall::height) / 2]
            }
            Piece::Nakama(_) | Piece::Black(_) => [CAT_WIDTH / 2, CAT_HEIGHT / 2],
        }
    }
}
