//! The tower as it is looked at: from millimetres of the world to the screen, and back.

use empile_games::neko_tower::{CAT_WIDTH, FLOOR_THICKNESS, FLOOR_WIDTH, Piece, Pose, Wall};

use crate::{
    Area, Point, Still,
    art::{CAT_MARGIN, TILE_IN_PICTURE},
};

/// Hundredths of a millimetre.
const UNIT: f32 = 100.0;
/// Hundredths of a degree.
const DEGREE: f32 = 100.0;
/// So much is seen from left to right where the screen is narrow, in millimetres: a floor, and room to let things fall.
const BREADTH: f32 = FLOOR_WIDTH as f32 / 100.0 + 66.0;
/// So much at least from top to bottom: some five floors.
const HEIGHT: f32 = 232.0;
/// The table is seen down to here.
const GROUND: f32 = -9.0;
/// Nearer or further away than usual.
const ZOOM: (f32, f32) = (0.45, 1.6);
/// What it is about is seen with so much of the picture above it …
const AIR: f32 = 0.22;
/// … and with so much where something hangs.
const AIR_TO_HANG: f32 = 0.46;

/// Where it happens, in millimetres.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Place {
    /// To the right of the table's middle.
    pub(super) across: f32,
    pub(super) up: f32,
    /// The highest piece is there.
    pub(super) top: f32,
    /// Something hangs above it.
    pub(super) hangs: bool,
    /// So much has to be seen from left to right, if more than usual: what lies about.
    pub(super) breadth: f32,
}

/// How it is looked at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Camera {
    /// How near.
    zoom: f32,
    /// How high the lower edge of the picture is, in millimetres, once somebody looked away from where it happens.
    held: Option<f32>,
}

impl Camera {
    /// Where it happens, as near as usual.
    pub(super) const FOLLOWING: Camera = Camera { zoom: 1.0, held: None };

    /// What is seen in an area, when it happens there.
    pub(super) fn view(self, area: Area, happens: Place) -> View {
        let scale = (area.width / BREADTH.max(happens.breadth)).min(area.height / HEIGHT) * self.zoom;
        let span = area.height / scale;
        let highest = (happens.top - span * 0.3).max(GROUND);
        let air = if happens.hangs { AIR_TO_HANG } else { AIR };
        let foot = self.held.unwrap_or(happens.up - span * (1.0 - air)).clamp(GROUND, highest);
        View { area, scale, foot, middle: happens.across }
    }

    /// Looks from a picture that a finger has dragged upwards, by so many pixels.
    pub(super) fn drag(&mut self, view: &View, by: f32) {
        self.held = Some(view.foot + by / view.scale);
    }

    /// Comes nearer by this factor; what is in the middle stays there.
    pub(super) fn pinch(&mut self, view: &View, by: f32) {
        let zoom = (self.zoom * by).clamp(ZOOM.0, ZOOM.1);
        let span = view.area.height / view.scale;
        let middle = view.foot + span / 2.0;
        self.held = Some(middle - span * self.zoom / zoom / 2.0);
        self.zoom = zoom;
    }

    /// Looks where it happens again, as near as before.
    pub(super) fn follow(&mut self) {
        self.held = None;
    }
}

/// What is seen of the world.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct View {
    pub(super) area: Area,
    /// Pixels for a millimetre.
    pub(super) scale: f32,
    /// How high the lower edge is, in millimetres.
    foot: f32,
    /// How far to the right of the table's middle its own middle is, in millimetres.
    middle: f32,
}

impl View {
    pub(super) fn x(&self, across: f32) -> f32 {
        self.area.centre().x + (across - self.middle) * self.scale
    }

    pub(super) fn y(&self, up: f32) -> f32 {
        self.area.bottom() - (up - self.foot) * self.scale
    }

    /// Is everything as large in the other?
    pub(super) fn is_as_near_as(&self, other: &View) -> bool {
        (self.scale - other.scale).abs() < 0.01
    }

    /// A part of the way to another view of the same world, off and in softly.
    pub(super) fn towards(&self, other: &View, part: f32) -> View {
        let eased = part * part * (3.0 - 2.0 * part);
        let between = |from: f32, to: f32| from + (to - from) * eased;
        View {
            area: other.area,
            scale: between(self.scale, other.scale),
            foot: between(self.foot, other.foot),
            middle: between(self.middle, other.middle),
        }
    }

    /// To the right of the middle, and above the table, in millimetres.
    pub(super) fn in_world(&self, point: Point) -> (f32, f32) {
        let across = self.middle + (point.x - self.area.centre().x) / self.scale;
        (across, self.foot + (self.area.bottom() - point.y) / self.scale)
    }

    /// How much is seen from top to bottom, in millimetres, from its lower edge.
    pub(super) fn span(&self) -> (f32, f32) {
        (self.foot, self.foot + self.area.height / self.scale)
    }

    /// The picture of a piece there: its area, and how far it is turned clockwise.
    pub(super) fn picture(&self, pose: Pose, size: Size) -> (Area, f32) {
        let (across, up) = (pose.x as f32 / UNIT, pose.y as f32 / UNIT);
        let (width, height) = (size.width * self.scale, size.height * self.scale);
        let area = Area::new(self.x(across) - width / 2.0, self.y(up) - height / 2.0, width, height);
        (area, -(pose.turn as f32) / DEGREE)
    }

    /// The same as a frame of footage.
    pub(super) fn still(&self, pose: Pose, size: Size) -> Still {
        let (area, turn) = self.picture(pose, size);
        Still { x: area.x, y: area.y, turn }
    }
}

/// How large the picture of a piece is, in millimetres.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Size {
    pub(super) width: f32,
    pub(super) height: f32,
}

impl Size {
    pub(super) fn of(piece: Piece, wall: Option<Wall>, fold: u8) -> Size {
        match piece {
            Piece::Floor(_) => Size {
                width: FLOOR_WIDTH as f32 / UNIT,
                height: FLOOR_THICKNESS as f32 / UNIT / TILE_IN_PICTURE,
            },
            Piece::Wall { .. } => {
                let [across, up] = piece.half_size(wall, fold);
                Size { width: across as f32 * 2.0 / UNIT, height: up as f32 * 2.0 / UNIT }
            }
            Piece::Nakama(_) | Piece::Black(_) => {
                let side = CAT_WIDTH as f32 / UNIT / (1.0 - CAT_MARGIN);
                Size { width: side, height: side }
            }
        }
    }
}

/// Millimetres of the world from its own small units.
pub(super) fn millimetres(units: i32) -> f32 {
    units as f32 / UNIT
}

/// And back.
pub(super) fn units(millimetres: f32) -> i32 {
    (millimetres * UNIT).round() as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(up: f32, top: f32) -> Place {
        Place { across: 7.0, up, top, ..Place::default() }
    }

    const AREA: Area = Area { x: 50.0, y: 100.0, width: 300.0, height: 400.0 };

    #[test]
    fn what_is_seen_somewhere_is_there() {
        let view = Camera::FOLLOWING.view(AREA, at(300.0, 300.0));
        let (across, up) = view.in_world(Point { x: view.x(12.5), y: view.y(310.0) });
        assert!((across - 12.5).abs() < 0.001 && (up - 310.0).abs() < 0.001, "{across} {up}");
    }

    #[test]
    fn the_camera_follows_the_highest_floor_and_never_leaves_the_table() {
        for top in [4.0, 200.0, 1_000.0] {
            let view = Camera::FOLLOWING.view(AREA, Place { hangs: true, ..at(top, top) });
            let (foot, head) = view.span();
            assert!(foot >= GROUND && (foot..head).contains(&top), "{top}: {foot} to {head}");
            assert!(view.y(top) > AREA.y + AREA.height * 0.3, "there is room for what hangs");
        }
    }

    #[test]
    fn dragged_down_the_picture_shows_what_is_higher_and_no_further_than_the_tower() {
        let mut camera = Camera::FOLLOWING;
        let before = camera.view(AREA, at(4.0, 600.0));
        camera.drag(&before, 120.0);
        let after = camera.view(AREA, at(4.0, 600.0));
        assert!((after.y(50.0) - before.y(50.0) - 120.0).abs() < 0.01);
        camera.drag(&after, 90_000.0);
        let highest = camera.view(AREA, at(4.0, 600.0));
        assert!(AREA.contains(Point { x: 200.0, y: highest.y(600.0) }));
        camera.follow();
        assert_eq!(camera, Camera::FOLLOWING);
    }

    #[test]
    fn a_pinch_keeps_the_middle_in_the_middle() {
        let mut camera = Camera::FOLLOWING;
        let before = camera.view(AREA, at(500.0, 900.0));
        let middle = before.in_world(AREA.centre()).1;
        camera.pinch(&before, 0.7);
        let after = camera.view(AREA, at(500.0, 900.0));
        assert!((after.in_world(AREA.centre()).1 - middle).abs() < 0.01);
        assert!(after.scale < before.scale);
    }
}
