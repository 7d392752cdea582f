//! Where things go on a device that lies flat between three to six people.

mod sides;

use empile_games::{
    contract::Seat,
    pilo_pilo::{Pillow, pillows},
};

use self::sides::Sides;
use super::parts::Parts;
use crate::{
    Area, Surface,
    fingers::SMALLEST_TARGET,
    zones::{Zone, zones},
};

const GAP: f32 = 4.0;
/// How much of the longer side a zone of a phone takes, and of the shorter side one of a tablet.
const PHONE_DEPTH: f32 = 0.35;
const TABLET_DEPTH: f32 = 0.29;
const DEEPEST: f32 = 250.0;
const PHONE: f32 = 520.0;
/// Zones with twins in them are deeper, and deeper still by these steps as long as so much is left in the middle.
const WITH_TWINS: f32 = 1.12;
const DEEPER: f32 = 4.0;
const SMALLEST_MIDDLE: f32 = 60.0;
/// Twins are so much of a zone's depth high: that much if there is room for it, or less.
const TWINS: [f32; 3] = [0.28, 0.22, 0.0];
const QUILT_MARGIN: f32 = 6.0;
/// From the hem to what hands reach for; pillows that are only looked at may lie on it.
const HEM: f32 = 8.0;
/// A pillow, as wide as high, and how wide at least and at most.
const PILLOW: f32 = 1.24;
const SMALLEST_PILLOW: f32 = 36.0;
const LARGEST_PILLOW: f32 = 380.0;
/// One that is only looked at is no larger: nobody shall reach for it.
const LARGEST_SHOWN: f32 = 120.0;
/// What is as large as it must be may be smaller by so much.
const ROUNDING: f32 = 0.01;
/// Cards are read across the table: so wide at least, on a phone and on a tablet.
const SMALLEST_CARD: (f32, f32) = (50.0, 90.0);

/// The parts of the table.
#[derive(Clone, Debug)]
pub(super) struct Layout {
    pub(super) zones: Vec<(Zone, Parts)>,
    pub(super) quilt: Area,
    /// Where the pillows lie.
    pub(super) pillows: Vec<Area>,
    /// How hands are told apart on them; where they would not be, each zone has twins of the pillows instead.
    sides: Option<Sides>,
}

/// What zones with twins in them try for: larger text, larger twins, deeper zones.
#[derive(Clone, Copy, Debug)]
struct Twins {
    text_scale: f32,
    /// How high a twin is, in parts of the depth.
    part: f32,
    depth: f32,
}

/// Where a seat touches a pillow.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Grip {
    /// The seat's side of the pillow in the middle: a piece of cake, turned outwards by so many degrees.
    Side {
        /// Before it is turned.
        area: Area,
        turn: f32,
        /// The angle at its point, in degrees.
        spread: u16,
    },
    /// A twin in the seat's own zone.
    Twin { area: Area, turn: f32 },
}

impl Layout {
    /// The layout of a table, as good as it can be where none [can be played on](Layout::playable).
    pub(super) fn of(surface: Surface, text_scale: f32, players: u8) -> Layout {
        Layout::playable(surface, text_scale, players).unwrap_or_else(|| {
            Layout::with_twins(
                surface,
                players,
                Twins { text_scale: 1.0, part: 0.0, depth: deepest(surface) },
            )
        })
    }

    /// The layout on which no hand is taken for another's: pillows that are touched in the middle if hands are told apart
    /// there, twins of them otherwise. None where the zones have no room for those.
    pub(super) fn playable(surface: Surface, text_scale: f32, players: u8) -> Option<Layout> {
        let sides = Layout::with_sides(surface, text_scale, players);
        sides.filter(|layout| layout.can_be_played_on(surface)).or_else(|| {
            let wishes = [text_scale, 1.0].into_iter().flat_map(|text| TWINS.map(|part| (text, part)));
            wishes
                .flat_map(|(text_scale, part)| {
                    depths(surface).map(move |depth| Twins { text_scale, part, depth })
                })
                .map(|twins| Layout::with_twins(surface, players, twins))
                .find(|layout| layout.can_be_played_on(surface))
        })
    }

    fn with_sides(surface: Surface, text_scale: f32, players: u8) -> Option<Layout> {
        let (zones, middle) = zones(surface, players, depth(surface), GAP);
        let quilt = middle.inset(QUILT_MARGIN);
        let pillows = places(quilt.inset(HEM), pillows(players), LARGEST_PILLOW);
        let sides = Sides::of(&pillows, &zones)?;
        let zones = zones.into_iter().map(|zone| (zone, Parts::of(zone.own(), text_scale))).collect();
        Some(Layout { zones, quilt, pillows, sides: Some(sides) })
    }

    fn with_twins(surface: Surface, players: u8, Twins { text_scale, part, depth }: Twins) -> Layout {
        let (zones, middle) = zones(surface, players, depth, GAP);
        let quilt = middle.inset(QUILT_MARGIN);
        let count = pillows(players);
        let parts = |zone: &Zone| Parts::with_twins(zone.own(), text_scale, count, part);
        let zones = zones.into_iter().map(|zone| (zone, parts(&zone))).collect();
        Layout { zones, quilt, pillows: places(quilt, count, LARGEST_SHOWN), sides: None }
    }

    fn can_be_played_on(&self, surface: Surface) -> bool {
        let smallest_card = if is_phone(surface) { SMALLEST_CARD.0 } else { SMALLEST_CARD.1 };
        let holds_a_finger = |area: &Area| area.width.min(area.height) >= SMALLEST_TARGET - ROUNDING;
        self.pillows.iter().all(|pillow| pillow.width >= SMALLEST_PILLOW)
            && self.zones.iter().all(|(zone, parts)| {
                parts.open.width >= smallest_card
                    && [parts.pile, parts.shield, parts.ear].iter().chain(&parts.twins).all(holds_a_finger)
                    && parts.are_apart_within(zone.own())
            })
    }

    /// Are the pillows touched in the own zone?
    #[cfg(test)]
    pub(super) fn has_twins(&self) -> bool {
        self.sides.is_none()
    }

    /// Where a seat touches a pillow.
    pub(super) fn grip(&self, pillow: Pillow, seat: Seat) -> Option<Grip> {
        let (zone, parts) = self.zone(seat)?;
        let Some(sides) = &self.sides else {
            let own = *parts.twins.get(usize::from(pillow.0))?;
            return Some(Grip::Twin { area: zone.place(own), turn: zone.turn });
        };
        let (area, turn) = sides.of_seat(*self.pillows.get(usize::from(pillow.0))?, zone);
        Some(Grip::Side { area, turn, spread: sides.spread })
    }

    pub(super) fn zone(&self, seat: Seat) -> Option<(&Zone, &Parts)> {
        self.zones.get(seat.index()).map(|(zone, parts)| (zone, parts))
    }
}

fn is_phone(surface: Surface) -> bool {
    surface.width.min(surface.height) < PHONE
}

/// What the depth of two opposite zones is taken from, and how much of it one takes.
fn extent(surface: Surface) -> (f32, f32) {
    let (short, long) = (surface.width.min(surface.height), surface.width.max(surface.height));
    if is_phone(surface) { (long, PHONE_DEPTH) } else { (short, TABLET_DEPTH) }
}

fn depth(surface: Surface) -> f32 {
    let (extent, part) = extent(surface);
    (extent * part).min(DEEPEST)
}

fn deepest(surface: Surface) -> f32 {
    ((extent(surface).0 - SMALLEST_MIDDLE) / 2.0 - GAP).max(depth(surface))
}

/// From a little more than the usual depth on.
fn depths(surface: Surface) -> impl Iterator<Item = f32> {
    let deepest = deepest(surface);
    let usual = (depth(surface) * WITH_TWINS).min(deepest);
    // As far as a byte counts: a screen so large that this is not the deepest has room for everything before.
    (0..=u8::MAX)
        .map(move |step| usual + f32::from(step) * DEEPER)
        .take_while(move |depth| *depth < deepest)
        .chain([deepest])
}

/// Pillows side by side along the longer side of the quilt, as large as there is room.
fn places(within: Area, count: u8, largest: f32) -> Vec<Area> {
    let count = usize::from(count);
    let lies = within.width >= within.height;
    let parts = if lies { within.columns(count, GAP) } else { within.rows(count, GAP) };
    let width = parts.first().map_or(0.0, |part| part.width.min(part.height * PILLOW)).min(largest);
    let height = width / PILLOW;
    // Where there is more room than they need they stay together, within everyone's reach.
    let pitch = if lies { width + GAP } else { height + GAP };
    let away = |index: usize| (index as f32 - (count as f32 - 1.0) / 2.0) * pitch;
    (0..count)
        .map(|index| {
            let place = within.middle(width, height);
            let (x, y) = if lies { (away(index), 0.0) } else { (0.0, away(index)) };
            Area::new(place.x + x, place.y + y, width, height)
        })
        .collect()
}

#[cfg(test)]
mod tests;
