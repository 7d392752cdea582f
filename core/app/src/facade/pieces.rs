use empile_stage::{Art, Surface};

use crate::{EmpileError, ScenePicture};

/// A piece that a shell shows outside a table: on a card, in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum Piece {
    /// Somebody's badge.
    Badge {
        /// Colour and face as one number.
        badge: u8,
    },
    /// A cat asleep.
    Cat {
        /// Which of the six coats.
        coat: u8,
        /// Golden instead.
        golden: bool,
    },
}

/// Draws a piece at this size, in density-independent pixels.
#[uniffi::export]
pub fn piece_picture(piece: Piece, width: f32, height: f32) -> Result<ScenePicture, EmpileError> {
    let art = match piece {
        Piece::Badge { badge } => Art::Badge { seat: badge },
        Piece::Cat { coat, golden } => {
            Art::Cats { coat, count: 1, golden: u8::from(golden), side_by_side: false }
        }
    };
    Ok(ScenePicture::of(0, &art.draw(Surface { width, height })))
}
