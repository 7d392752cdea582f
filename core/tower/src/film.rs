use empile_games::neko_tower::{Piece, Pose};

use crate::clay::HAIR;

/// How long a frame of the film is: sixty a second, and a few more.
pub const FRAME_MS: u16 = 16;

/// How everything that moved came to rest: poses at equal intervals, beginning when the piece was let go.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Film {
    /// Milliseconds from one pose of a track to the next.
    pub every_ms: u16,
    /// One for each piece that moved, in the order of the pieces, all of the same length.
    pub tracks: Vec<Track>,
}

/// The way of one piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Track {
    /// Which.
    pub piece: Piece,
    /// Where it was, frame by frame; last where it rests.
    pub poses: Vec<Pose>,
}

impl Film {
    /// How long it runs.
    #[must_use]
    pub fn millis(&self) -> u32 {
        let frames = self.tracks.iter().map(|track| track.poses.len()).max().unwrap_or_default();
        u32::from(self.every_ms) * frames as u32
    }
}

/// Is it further than a hair from there?
pub(crate) fn has_moved(from: Pose, to: Pose) -> bool {
    [from.x - to.x, from.y - to.y, from.turn - to.turn].iter().any(|way| way.abs() > HAIR)
}
