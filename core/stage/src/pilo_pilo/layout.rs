//! Where things go on a device that lies flat between three to six people.

use empile_games::{contract::Seat, pilo_pilo::Pillow};

use super::parts::Parts;
use crate::{
    Area, Point, Surface,
    zones::{Zone, zones},
};

const GAP: f32 = 4.0;
/// How much of the longer side a zone of a phone takes, and of the shorter side one of a tablet.
const PHONE_DEPTH: f32 = 0.35;
const TABLET_DEPTH: f32 = 0.29;
const DEEPEST: f32 = 250.0;
const PHONE: f32 = 520.0;
const LARGEST_REACH: f32 = 130.0;
const QUILT_MARGIN: f32 = 6.0;
/// From the hem to what hands reach for.
const HEM: f32 = 8.0;

/// The parts of the table.
#[derive(Clone, Debug)]
pub(super) struct Layout {
    pub(super) zones: Vec<(Zone, Parts)>,
    pub(super) quilt: Area,
    /// The middles of the pillows.
    pub(super) pillows: Vec<Point>,
    /// Hands feel a pillow so far around its middle.
    pub(super) reach: f32,
    /// From the middle to the first seat, clockwise from the top, in degrees.
    first_side: f32,
}

impl Layout {
    pub(super) fn of(surface: Surface, text_scale: f32, players: u8, pillows: u8) -> Layout {
        let (zones, middle) = zones(surface, players, depth(surface), GAP);
        let quilt = middle.inset(QUILT_MARGIN);
        let (pillows, reach) = places(quilt.inset(HEM), pillows);
        let first_side = first_side(&zones, quilt.centre());
        let zones = zones.into_iter().map(|zone| (zone, Parts::of(zone.own(), text_scale))).collect();
        Layout { zones, quilt, pillows, reach, first_side }
    }

    /// How wide a seat's side of a pillow is, in degrees. All have the same share, whatever the table.
    pub(super) fn spread(&self) -> u16 {
        share(self.zones.len())
    }

    /// Which way a seat reaches from the middle of a pillow, clockwise from the top, in degrees.
    pub(super) fn side(&self, seat: Seat) -> f32 {
        (self.first_side + f32::from(self.spread() * u16::from(seat.0))).rem_euclid(360.0)
    }

    /// The piece of cake in which a seat touches a pillow, before it is turned towards the seat.
    pub(super) fn wedge(&self, pillow: Pillow, seat: Seat) -> Option<Area> {
        let centre = self.towards(pillow, seat, 0.5)?;
        let width = 2.0 * self.reach * (f32::from(self.spread()) / 2.0).to_radians().sin();
        Some(Area::new(centre.x, centre.y, 0.0, 0.0).middle(width, self.reach))
    }

    /// The point so much of the reach away from a pillow's middle, on the side of a seat.
    pub(super) fn towards(&self, pillow: Pillow, seat: Seat, part: f32) -> Option<Point> {
        let middle = *self.pillows.get(usize::from(pillow.0))?;
        let above = Point { x: middle.x, y: middle.y - self.reach * part };
        Some(above.turned_around(middle, self.side(seat)))
    }

    pub(super) fn zone(&self, seat: Seat) -> Option<(&Zone, &Parts)> {
        self.zones.get(seat.index()).map(|(zone, parts)| (zone, parts))
    }
}

fn depth(surface: Surface) -> f32 {
    let (short, long) = (surface.width.min(surface.height), surface.width.max(surface.height));
    let depth = if short < PHONE { long * PHONE_DEPTH } else { short * TABLET_DEPTH };
    depth.min(DEEPEST)
}

/// Pillows side by side along the longer side of the quilt, as far apart as hands need.
fn places(within: Area, pillows: u8) -> (Vec<Point>, f32) {
    let count = usize::from(pillows);
    let lies = within.width >= within.height;
    let parts = if lies { within.columns(count, GAP) } else { within.rows(count, GAP) };
    let room = parts.first().map_or(0.0, |part| part.width.min(part.height) / 2.0);
    let reach = room.min(LARGEST_REACH);
    // Where there is more room than hands need the pillows stay together, within everyone's reach.
    let middle = within.centre();
    let pitch = 2.0 * reach + GAP;
    let places = (0..count).map(|index| {
        let away = (index as f32 - (count as f32 - 1.0) / 2.0) * pitch;
        if lies {
            Point { x: middle.x + away, y: middle.y }
        } else {
            Point { x: middle.x, y: middle.y + away }
        }
    });
    (places.collect(), reach)
}

/// An equal part of the circle, in degrees; three to six go into it without a rest.
fn share(seats: usize) -> u16 {
    360 / (seats.max(1) as u16)
}

/// Equal shares for all seats, turned so that they look at their players as well as they can.
fn first_side(zones: &[Zone], middle: Point) -> f32 {
    let spread = f32::from(share(zones.len()));
    let (mut x, mut y) = (0.0, 0.0);
    for (index, zone) in zones.iter().enumerate() {
        let centre = zone.area.centre();
        let towards = (centre.x - middle.x).atan2(middle.y - centre.y);
        let share = towards - (spread * index as f32).to_radians();
        x += share.sin();
        y += share.cos();
    }
    x.atan2(y).to_degrees().rem_euclid(360.0)
}

#[cfg(test)]
mod tests;
