//! Where the slices of one teckel go. Long ones shrink a little, then their trunks fold up; head, last slice and open
//! end never do, because that is what everyone looks at.

use empile_games::teckels::Card;

use crate::Area;

const INSET: f32 = 3.0;
/// Widths, in parts of the height.
const TRUNK: f32 = 0.72;
const FOLDED_TRUNK: f32 = 0.3;
/// A teckel does not shrink below what a place this many times as wide as high shows.
const LONGEST_UNFOLDED: f32 = 2.1;
/// What is free above a blanket, the middle of the blanket, and how far a head reaches to the right, in parts of the
/// height.
const ABOVE_BLANKET: f32 = 0.24;
const BLANKET: f32 = 0.5;
const HEAD_REACH: f32 = 0.66;
/// The open end is as large as the place allows, however long the teckel is.
const END_HEIGHT: f32 = 0.62;
const END_WIDTH: f32 = 0.38;
const END_LARGEST: f32 = 52.0;
const END_GAP: f32 = 3.0;
/// Trunks begin to fold where the teckel would otherwise be lower than this part of its place.
const LOWEST: f32 = 0.55;
/// Badge and length, above the back.
const CAPTION: (f32, f32) = (13.0, 20.0);
const CAPTION_SHAPE: f32 = 2.7;

pub(super) struct Dog {
    pub(super) slices: Vec<Area>,
    pub(super) end: Area,
    pub(super) badge: Area,
    pub(super) length: Area,
}

impl Dog {
    /// A teckel of so many slices that still grows.
    pub(super) fn growing(place: Area, slices: usize) -> Dog {
        let room = place.inset(INSET);
        let (low, high) = CAPTION;
        let caption = (room.height * 0.28).clamp(low, high);
        let end_side = ((room.height - caption) * END_HEIGHT).min(room.width * END_WIDTH).min(END_LARGEST);
        let body = room.width - end_side - END_GAP;
        let trunks = slices.saturating_sub(1) as f32;
        let folded = body / (1.0 + trunks * FOLDED_TRUNK).min(LONGEST_UNFOLDED);
        let unfolded = body / (1.0 + trunks * TRUNK);
        let beside_head = ((room.width - caption * CAPTION_SHAPE) / HEAD_REACH)
            .min((room.height - caption) / (1.0 - ABOVE_BLANKET))
            .min(room.height);
        let height =
            beside_head.max(room.height - caption).min(unfolded.max(folded.min(room.height * LOWEST)));
        let top = room.bottom() - height;
        let slices = row(Area::new(room.x, top, body, height), slices);
        let right = slices.last().map_or(room.x, |last| last.right());
        let lowest = room.bottom() - end_side;
        let end_top = (top + height * BLANKET - end_side / 2.0).min(lowest).max(room.y + caption + 2.0);
        let end = Area::new(right + END_GAP, end_top, end_side, end_side);
        let badge = Area::new(room.right() - caption * CAPTION_SHAPE, room.y, caption, caption);
        let length = Area::new(badge.right() + 2.0, room.y, caption * (CAPTION_SHAPE - 1.0) - 2.0, caption);
        Dog { slices, end, badge, length }
    }

    /// A finished teckel, as large as fits.
    pub(super) fn finished(room: Area, slices: usize) -> Vec<Area> {
        let shape = 1.0 + (1.0 + slices.saturating_sub(2) as f32 * FOLDED_TRUNK).min(LONGEST_UNFOLDED);
        let height = (room.width / shape).min(room.height);
        let room = Area::new(room.x, room.bottom() - height, room.width, height);
        let tail = Area::new(0.0, room.y, height, height);
        let mut areas = row(Area::new(room.x, room.y, room.width - height, height), slices.saturating_sub(1));
        let right = areas.last().map_or(room.x, |last| last.right());
        areas.push(Area { x: right, ..tail });
        areas
    }
}

/// How wide a slice of this height is where nothing has to fold.
pub(crate) fn slice_width(card: Card, height: f32) -> f32 {
    match card {
        Card::Trunk { .. } => height * TRUNK,
        Card::Head { .. } | Card::Tail { .. } => height,
    }
}

/// Head first, then trunks as wide as the room allows.
fn row(room: Area, slices: usize) -> Vec<Area> {
    let height = room.height;
    let trunks = slices.saturating_sub(1);
    let wide = ((room.width - height) / trunks.max(1) as f32).min(height * TRUNK).max(0.0);
    (0..slices)
        .map(|index| match index {
            0 => Area::new(room.x, room.y, height, height),
            _ => Area::new(room.x + height + (index - 1) as f32 * wide, room.y, wide, height),
        })
        .collect()
}
