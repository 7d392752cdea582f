//! The ids of what only the tower on the screen has, and what touching it means.

use empile_games::neko_tower::Piece;

use crate::NodeId;

/// The empty space around the tower: a finger there looks up and down.
pub(super) const SKY: u32 = 6_000;
pub(super) const TABLE: u32 = 6_001;
pub(super) const WINDOW: u32 = 6_002;
pub(super) const PLUMB: u32 = 6_003;
pub(super) const LANDING: u32 = 6_004;
const MATS: u32 = 6_010;
/// What is in hand, in the strip.
const CHIPS: u32 = 6_100;
const PICTURES: u32 = 6_400;
pub(super) const LEFT: u32 = 6_700;
pub(super) const RIGHT: u32 = 6_701;
pub(super) const UP: u32 = 6_702;
pub(super) const DOWN: u32 = 6_703;
pub(super) const FOLD: u32 = 6_704;
pub(super) const LET_GO: u32 = 6_705;
pub(super) const SETTLE: u32 = 6_706;
pub(super) const GIVE_UP: u32 = 6_707;
pub(super) const STROKE_LEFT: u32 = 6_708;
pub(super) const STROKE_RIGHT: u32 = 6_709;
pub(super) const AGAIN: u32 = 6_710;
pub(super) const SEEN: u32 = 6_711;
pub(super) const LAY_ASIDE: u32 = 6_712;
/// Pieces of the tower, each by its number.
const PIECES: u32 = 7_000;
const LAST_PIECE: u32 = PIECES + u8::MAX as u32;

/// What a touch is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Target {
    Sky,
    /// A piece where it is, or in the strip.
    Piece(Piece),
    Control(u32),
}

impl Target {
    pub(super) fn of(NodeId(id): NodeId) -> Option<Target> {
        let piece = |first: u32| Piece::try_from(u8::try_from(id - first).ok()?).ok().map(Target::Piece);
        match id {
            SKY => Some(Target::Sky),
            CHIPS..PICTURES => piece(CHIPS),
            LEFT..=LAY_ASIDE => Some(Target::Control(id)),
            PIECES..=LAST_PIECE => piece(PIECES),
            _ => None,
        }
    }
}

pub(super) fn mat(index: u32) -> u32 {
    MATS + index
}

pub(super) fn chip(piece: Piece) -> u32 {
    CHIPS + u32::from(u8::from(piece))
}

pub(super) fn chip_picture(piece: Piece) -> u32 {
    PICTURES + u32::from(u8::from(piece))
}

pub(super) fn piece(piece: Piece) -> u32 {
    PIECES + u32::from(u8::from(piece))
}
