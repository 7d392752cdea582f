//! The middle of the table: places for teckels that grow, and a kennel for everyone's finished ones.

use crate::Area;

const GAP: f32 = 3.0;
const INSET: f32 = 4.0;
/// No finger is asked to hit less.
const SMALLEST: f32 = 48.0;
/// A place that many times as wide as high shows a teckel of a few slices at its best.
const BEST_SHAPE: f32 = 2.6;
/// A line of the park, while everyone plays and between rounds.
const CAPTION: f32 = 16.0;
const LOUD_CAPTION: f32 = 26.0;
const KENNELS: (f32, f32) = (24.0, 44.0);
/// A kennel leaves room for teckels beside a badge and a number.
const KENNEL_SHAPE: f32 = 0.25;

pub(super) struct Park {
    pub(super) ground: Area,
    pub(super) places: Vec<Area>,
    /// One per seat.
    pub(super) kennels: Vec<Area>,
    /// What there is to say: to those below, and while nobody plays to those above, too.
    pub(super) captions: Vec<(Area, f32)>,
}

impl Park {
    pub(super) fn of(ground: Area, places: usize, players: usize, is_on: bool) -> Park {
        let mut rest = ground.inset(INSET);
        let captions = if is_on {
            vec![(rest.take_top(CAPTION, GAP), 0.0)]
        } else {
            let above = rest.take_top(LOUD_CAPTION, GAP);
            vec![(rest.take_bottom(LOUD_CAPTION, GAP), 0.0), (above, 180.0)]
        };
        let (low, high) = KENNELS;
        let kennel_width = rest.width / players.max(1) as f32;
        let height = (rest.height * 0.07).min(kennel_width * KENNEL_SHAPE).clamp(low, high);
        let kennels = rest.take_top(height, GAP).columns(players, GAP);
        Park { ground, places: grid(rest, places), kennels, captions }
    }
}

/// Row by row, in as many columns as shows teckels at their largest and leaves every place large enough for a finger.
fn grid(area: Area, count: usize) -> Vec<Area> {
    let size = |columns: usize| {
        let rows = count.div_ceil(columns);
        let width = (area.width - GAP * (columns - 1) as f32) / columns as f32;
        let height = (area.height - GAP * (rows - 1) as f32) / rows as f32;
        (width, height)
    };
    let worth = |columns: usize| {
        let (width, height) = size(columns);
        let shows = (width / BEST_SHAPE).min(height);
        if width.min(height) >= SMALLEST { 1_000.0 + shows } else { width.min(height) }
    };
    let Some(columns) = (1..=count).max_by(|a, b| worth(*a).total_cmp(&worth(*b))) else { return Vec::new() };
    let rows = area.rows(count.div_ceil(columns), GAP);
    rows.into_iter().flat_map(|row| row.columns(columns, GAP)).take(count).collect()
}
