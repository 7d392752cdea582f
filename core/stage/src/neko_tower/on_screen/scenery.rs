//! What the tower stands in: the room behind it, the table, the mats that cover what is not looked at, and on the rail what is.

use empile_games::neko_tower::{Drop, FLOORS, Piece, Pose};

use super::{
    super::table::Table,
    aim::Aim,
    layout::Layout,
    nodes,
    view::{Size, View, millimetres, units},
};
use crate::{Area, Art, NekoArt, Node, Role, Words, fingers::HELD_DEPTH};

/// In front of the tower, behind words and cards.
const MAT_DEPTH: u8 = 10;
const TABLE_DEPTH: u8 = 1;
const LANDING_DEPTH: u8 = 5;
const HANGING_DEPTH: u8 = 6;
/// Buttons hold a piece so far above where it would land, in millimetres.
pub(super) const HOVER: f32 = 12.0;
/// How high the shadow is, in pixels.
const SHADOW: f32 = 5.0;

pub(super) fn behind(table: &Table<'_>, view: &View, is_covered: bool, nodes: &mut Vec<Node>) {
    let label = Words::new("neko-tower-label-view").number("height", table.height());
    let sky = Node::picture(nodes::SKY, view.area, Art::Neko(NekoArt::Sky)).labelled(label);
    nodes.push(if is_covered { sky } else { sky.touchable(Role::Led) });
    let top = view.y(0.0);
    if top < view.area.bottom() - 1.0 {
        let area = Area::new(view.area.x, top, view.area.width, view.area.bottom() - top);
        nodes.push(Node::picture(nodes::TABLE, area, Art::Neko(NekoArt::Table)).at_depth(TABLE_DEPTH));
    }
}

/// Around the tower, where pieces may be seen in part.
pub(super) fn mats(layout: &Layout, screen: Area, nodes: &mut Vec<Node>) {
    let view = layout.view;
    let above = Area::new(screen.x, screen.y, screen.width, view.y - screen.y);
    let below = Area::new(screen.x, view.bottom(), screen.width, screen.bottom() - view.bottom());
    let left = Area::new(screen.x, view.y, view.x - screen.x, view.height);
    let right = Area::new(view.right(), view.y, screen.right() - view.right(), view.height);
    for (index, area) in (0u32..).zip([above, below, left, right]) {
        let mat = Node::picture(nodes::mat(index), area, Art::Neko(NekoArt::Mat));
        nodes.push(mat.at_depth(MAT_DEPTH));
    }
}

/// On the rail: which floors are in view.
pub(super) fn window(table: &Table<'_>, view: &View, rail: Area, nodes: &mut Vec<Node>) {
    let Some(world) = table.game.world() else { return };
    let (foot, head) = view.span();
    let floors = (1..=table.height()).filter(|floor| {
        let up = world.body(Piece::Floor(*floor)).map(|body| millimetres(body.pose.y));
        up.is_some_and(|up| (foot..head).contains(&up))
    });
    let (Some(lowest), Some(highest)) = (floors.clone().min(), floors.max()) else { return };
    let rung = rail.height / f32::from(FLOORS);
    let (top, bottom) =
        (rail.bottom() - rung * f32::from(highest), rail.bottom() - rung * f32::from(lowest - 1));
    let area = Area::new(rail.x - 7.0, top, 4.0, bottom - top);
    nodes.push(Node::picture(nodes::WINDOW, area, Art::Neko(NekoArt::Window)));
}

/// What hangs, its plumb line, and its shadow on what it would land on.
pub(super) struct Hanging {
    pub(super) aim: Aim,
    /// Where it would first touch something, and whether that is more than the table.
    lands: Option<(Pose, bool)>,
    pub(super) size: Size,
    pub(super) is_led: bool,
}

impl Hanging {
    pub(super) fn of(table: &Table<'_>, aim: Aim, is_led: bool) -> Hanging {
        let drop: Drop = aim.drop();
        let lands =
            empile_tower::landing(table.game, drop).map(|landing| (landing.pose, landing.on.is_some()));
        let size = Size::of(aim.piece, table.game.wall_of(aim.piece), aim.fold);
        Hanging { aim, lands, size, is_led }
    }

    /// How high its middle hangs: where the finger holds it, but never in what it would land on.
    pub(super) fn up(&self, view: &View) -> f32 {
        let lands = self.lands.map_or(0.0, |(pose, _)| millimetres(pose.y));
        let lowest = lands + if self.is_led { 2.0 } else { HOVER };
        let (foot, head) = view.span();
        let half = self.size.height / 2.0;
        let seen = (foot + half, (head - half).max(foot + half));
        self.aim.up.unwrap_or(lowest).max(lowest).clamp(seen.0, seen.1)
    }

    pub(super) fn compose(&self, view: &View, index: u32, art: Art, nodes: &mut Vec<Node>) {
        let up = self.up(view);
        let half = self.size.width * view.scale / 2.0;
        let x = view.x(self.aim.x).clamp(view.area.x + half, view.area.right() - half);
        let turn = self.lands.map_or(0, |(pose, _)| pose.turn);
        let (mut area, turn) = view.picture(Pose { x: units(self.aim.x), y: units(up), turn }, self.size);
        area.x = x - half;
        let depth = if self.is_led { HELD_DEPTH } else { HANGING_DEPTH };
        if let Some((lands, is_good)) = self.lands {
            let foot = view.y(millimetres(lands.y)) + self.half_height() * view.scale;
            let from = area.centre().y + self.half_height() * view.scale;
            let inside = |y: f32| y.clamp(view.area.y, view.area.bottom() - SHADOW);
            let (from, foot) = (inside(from), inside(foot));
            let plumb = Area::new(x - 1.0, from, 2.0, (foot - from).max(0.0));
            nodes.push(
                Node::picture(nodes::PLUMB + 2 * index, plumb, Art::Neko(NekoArt::Plumb))
                    .at_depth(LANDING_DEPTH),
            );
            let shadow = Area::new(area.x, foot - SHADOW / 2.0, area.width, SHADOW);
            let art = Art::Neko(NekoArt::Landing { is_good });
            let node = Node::picture(nodes::LANDING + 2 * index, shadow, art);
            nodes.push(node.turned(turn).at_depth(LANDING_DEPTH));
        }
        let node = Node::picture(nodes::piece(self.aim.piece), area, art).at_depth(depth);
        nodes.push(node.turned(turn));
    }

    /// From its middle to its foot, in millimetres: pictures of floors and cats are larger than what collides.
    fn half_height(&self) -> f32 {
        match self.aim.piece {
            Piece::Wall { .. } => self.size.height / 2.0,
            piece => millimetres(piece.half_size(None, self.aim.fold)[1]),
        }
    }
}
