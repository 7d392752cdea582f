//! The hand of a robot that builds with people: it rests in the sky, takes a piece, hangs it over the tower and opens.

use empile_games::{
    contract::Seat,
    neko_tower::{Action, Drop, Neko, Phase, Piece},
};

use super::{
    super::{nodes as shared, table::Table},
    aim::Aim,
    nodes, pieces,
    view::{Size, View},
};
use crate::{
    Area, Motion, Node, NodeId, Point,
    art::TILE_IN_PICTURE,
    robot_hands::{AT_REST, DEPTH, OUT, around_point, drawn},
};

/// From the edges of what is looked at.
const INSET: f32 = 10.0;
/// The fingers hold a piece by so much of it.
const HOLDS: f32 = 7.0;
/// From the middle of a hand to the tips of its fingers, in parts of the hand.
const FINGERS: f32 = 0.28;
/// It comes from above.
const UPSIDE_DOWN: f32 = 180.0;

/// What a robot's hand is about.
#[derive(Clone, Debug)]
pub(super) struct Partner {
    seat: Seat,
    action: Action,
    /// It has taken what it lets go.
    has_taken: bool,
}

impl Partner {
    /// It sets out; or it is out already, and is about to do it from elsewhere.
    pub(super) fn reaching(before: Option<&Partner>, seat: Seat, action: &Action) -> Partner {
        let is_out = before.is_some_and(|before| before.let_go().is_some());
        Partner { seat, action: action.clone(), has_taken: is_out && matches!(action, Action::Drop(_)) }
    }

    /// Where it would let go, if it is about a piece.
    fn let_go(&self) -> Option<Drop> {
        match self.action {
            Action::Drop(drop) => Some(drop),
            _ => None,
        }
    }

    /// What it holds, and where.
    pub(super) fn holds(&self) -> Option<Aim> {
        self.let_go().filter(|_| self.has_taken).map(Aim::of)
    }
}

/// The hand of the robot whose turn it is, behind nothing; and the piece that it is just taking up.
pub(super) fn compose(table: &Table<'_>, partner: Option<&Partner>, view: &View, nodes: &mut Vec<Node>) {
    let Some(robot) = table.room.robot else { return };
    let partner = partner.filter(|partner| partner.seat == robot);
    let area = match partner.map(|partner| (partner, partner.let_go())) {
        Some((partner, Some(drop))) => {
            if !partner.has_taken {
                lift_from_hand(table, drop, view, nodes);
            }
            above_piece(drop.piece, nodes)
        }
        Some((partner, None)) => pointed_at(&partner.action, table.game, nodes),
        None => None,
    };
    let [fingers, cuff] = drawn(robot, area.unwrap_or_else(|| at_rest(view)), UPSIDE_DOWN, table.room);
    // A badge is read upright.
    nodes.extend([fingers, cuff.turned(0.0)]);
}

fn at_rest(view: &View) -> Area {
    Area::new(view.area.x + INSET, view.area.y + INSET, AT_REST, AT_REST)
}

/// What was not let go yet comes out of the strip, as large as it will be; what lies about is taken where it lies.
fn lift_from_hand(table: &Table<'_>, drop: Drop, view: &View, nodes: &mut Vec<Node>) {
    if nodes.iter().any(|node| node.id == NodeId(nodes::piece(drop.piece))) {
        return;
    }
    let picture = NodeId(nodes::chip_picture(drop.piece));
    let Some(at) = nodes.iter().find(|node| node.id == picture).map(|node| node.area.centre()) else {
        return;
    };
    nodes.retain(|node| node.id != picture);
    let size = Size::of(drop.piece, table.game.wall_of(drop.piece), drop.fold);
    let (width, height) = (size.width * view.scale, size.height * view.scale);
    let left = (at.x - width / 2.0).min(table.room.surface.width - width).max(0.0);
    let area = Area::new(left, at.y - height / 2.0, width, height);
    let node = Node::picture(nodes::piece(drop.piece), area, pieces::art(table, drop.piece, false));
    nodes.push(node.at_depth(DEPTH - 1).moving(Motion::Glide));
}

fn above_piece(piece: Piece, nodes: &[Node]) -> Option<Area> {
    let held = nodes.iter().find(|node| node.id == NodeId(nodes::piece(piece)))?.area;
    // Of a floor's picture the tile is only the middle.
    let tile = if matches!(piece, Piece::Floor(_)) { TILE_IN_PICTURE } else { 1.0 };
    let middle = held.centre();
    let at = Point { y: middle.y - held.height * tile / 2.0 + HOLDS - OUT / 2.0, ..middle };
    Some(around_point(at, OUT))
}

/// With the tips of its fingers on it.
fn pointed_at(action: &Action, game: &Neko, nodes: &[Node]) -> Option<Area> {
    let card = action.card().map(|card| shared::action(card.into()));
    let node = match action {
        Action::Validate(claim) => Some(shared::mission(claim.mission.into())),
        Action::Renew { mission } => Some(shared::mission((*mission).into())),
        Action::Nudge { .. } => match game.phase() {
            Phase::Stroke(cat) => Some(nodes::piece(Piece::Nakama(cat))),
            _ => None,
        },
        _ => card,
    };
    let node = nodes.iter().find(|other| Some(other.id.0) == node)?;
    let middle = node.area.centre();
    Some(around_point(Point { y: middle.y - OUT * FINGERS, ..middle }, OUT))
}
