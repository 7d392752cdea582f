//! The hands of robots that play against the clock: each rests in its zone, is seen to set out for what it takes, and takes it as
//! it lands. For calm people it only appears there.

use empile_games::{
    AnyAction,
    contract::{Millis, Seat, Seats},
};

use crate::{
    Area, Art, Motion, Node, NodeId, PiloArt, Point,
    board::Room,
    zones::{Around, Zone},
};

/// So long a hand is on its way.
pub const REACH_MS: Millis = Motion::Glide.travel().duration;

// Far from the ids of any board.
const FIRST_NODE: u32 = 950_000;
const NODES_PER_HAND: u32 = 2;
/// In front of every die and card.
pub(crate) const DEPTH: u8 = 240;
pub(crate) const AT_REST: f32 = 34.0;
pub(crate) const OUT: f32 = 52.0;
/// Whose hand it is, in parts of it.
const CUFF: f32 = 0.42;

/// Where a hand goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Goal {
    /// What it takes, or where it brings something.
    pub(crate) node: u32,
    /// What it brings there.
    pub(crate) carries: Option<u32>,
}

impl Goal {
    pub(crate) fn at(node: u32) -> Goal {
        Goal { node, carries: None }
    }

    pub(crate) fn bringing(self, carries: u32) -> Goal {
        Goal { carries: Some(carries), ..self }
    }
}

/// The hands that have set out.
#[derive(Clone, Debug, Default)]
pub(crate) struct RobotHands {
    out: Vec<(Seat, AnyAction)>,
}

impl RobotHands {
    /// A hand sets out to do something, or goes back.
    pub(crate) fn reach(&mut self, seat: Seat, action: Option<AnyAction>) {
        self.out.retain(|(other, _)| *other != seat);
        self.out.extend(action.map(|action| (seat, action)));
    }

    /// Shows all of them, and what they carry.
    pub(crate) fn compose(
        &self,
        robots: Seats,
        around: &Around,
        room: Room<'_>,
        goal: impl Fn(Seat, &AnyAction) -> Option<Goal>,
        nodes: &mut Vec<Node>,
    ) {
        for zone in around.zones.iter().filter(|zone| robots.contains(zone.seat)) {
            let out = self.out.iter().find(|(seat, _)| *seat == zone.seat);
            let goal = out.and_then(|(seat, action)| goal(*seat, action));
            let there = goal.and_then(|goal| middle_of(nodes, goal.node));
            if let (Some(there), Some(carried)) = (there, goal.and_then(|goal| goal.carries)) {
                carry(nodes, carried, there);
            }
            let area = there.map_or_else(|| at_rest(zone), |there| around_point(there, OUT));
            nodes.extend(hand(zone, area, room));
        }
    }
}

fn hand(zone: &Zone, area: Area, room: Room<'_>) -> [Node; 2] {
    drawn(zone.seat, area, zone.turn, room)
}

/// The hand of a robot in an area, turned clockwise, with the badge of its seat at the wrist.
pub(crate) fn drawn(seat: Seat, area: Area, turn: f32, room: Room<'_>) -> [Node; 2] {
    let id = FIRST_NODE + u32::from(seat.0) * NODES_PER_HAND;
    let fingers = Node::picture(id, area, Art::Pilo(PiloArt::Hand { down: true }));
    // The wrist is towards its owner.
    let side = area.width * CUFF;
    let wrist = Point { x: area.centre().x, y: area.bottom() - side / 4.0 };
    let wrist = wrist.turned_around(area.centre(), turn);
    let cuff = Node::picture(id + 1, around_point(wrist, side), Art::Badge { seat: room.colour(seat) });
    [fingers, cuff].map(|node| node.turned(turn).at_depth(DEPTH).of_seat(seat))
}

/// In the corner of the zone, towards the middle of the table.
fn at_rest(zone: &Zone) -> Area {
    let own = zone.own();
    zone.place(Area::new(own.right() - AT_REST, own.y, AT_REST, AT_REST))
}

pub(crate) fn around_point(at: Point, side: f32) -> Area {
    Area::new(at.x - side / 2.0, at.y - side / 2.0, side, side)
}

fn middle_of(nodes: &[Node], id: u32) -> Option<Point> {
    nodes.iter().find(|node| node.id == NodeId(id)).map(|node| node.area.centre())
}

fn carry(nodes: &mut [Node], id: u32, to: Point) {
    if let Some(node) = nodes.iter_mut().find(|node| node.id == NodeId(id)) {
        let Area { width, height, .. } = node.area;
        node.area = Area::new(to.x - width / 2.0, to.y - height / 2.0, width, height);
        node.depth = DEPTH - 1;
    }
}

/// Nobody's finger acts for a robot.
pub(crate) fn take_out_of_reach(robots: Seats, nodes: &mut [Node]) {
    for node in nodes.iter_mut().filter(|node| node.role.is_touchable()) {
        if node.seat.is_some_and(|seat| robots.contains(seat)) {
            node.role = crate::Role::Picture;
        }
    }
}
