//! A player's edge: the dice kept, those of this turn among them, where the hand sets out from and what it points at,
//! and « Stop! » for whoever has thrown.

use empile_games::{
    contract::{Seat, Seats},
    pyramid::{Colour, SeenDie, lattice::Side},
    raffzahn::{Step, View},
};

use super::{board::Taken, nodes, state};
use crate::{
    Area, Art, ButtonLook, Node, PiloArt, PyramidArt, PyramidLook, Role, Words,
    board::Room,
    kit::{Count, Edge, EdgeParts, Pad},
    pyramid::dice,
    zones::Zone,
};

/// A die as wide as high.
const DIE: f32 = 0.866;
/// Taken dice are not larger than this.
const LARGEST_DIE: f32 = 56.0;
const GAP: f32 = 4.0;
/// The sign of a hand, the cross over one that is locked, in parts of it, and a die looked at closely.
const LARGEST_SIGN: f32 = 56.0;
const CROSS: f32 = 0.62;
const LARGEST_CLOSE_UP: f32 = 128.0;
const HAND: Art = Art::Pilo(PiloArt::Hand { down: false });
const CLOSE_UP: u8 = dice::ABOVE_ALL + 1;

pub(super) struct Edges<'a> {
    pub(super) view: &'a View,
    pub(super) winners: Seats,
    pub(super) taken: &'a [Taken],
    pub(super) told: [Option<&'a Words>; 3],
    /// The die under each player's finger.
    pub(super) under_finger: [Option<SeenDie>; 3],
    pub(super) room: Room<'a>,
}

impl Edges<'_> {
    pub(super) fn compose(&self, (zone, parts): &(Zone, EdgeParts), nodes: &mut Vec<Node>) {
        let seat = zone.seat;
        let Some(sitter) = self.room.sitters.get(seat.index()) else { return };
        let kept = self.view.hands.get(seat.index()).copied().unwrap_or_default();
        let colour = kept.most().unwrap_or(Colour::Pearl).into();
        let icon = PyramidArt::Die { colour, faces: [3, 2, 1], look: PyramidLook::Plain };
        let told = self.told.get(seat.index()).copied().flatten();
        let edge = Edge {
            id: nodes::edge(seat),
            sitter,
            highlighted: self.is_asked(seat),
            count: Count { art: Art::Pyramid(icon), how_many: kept.count().into(), figures: 2 },
            state: self.room.told_to(seat, state::of(self.view, seat, self.winners, told, self.room)),
            label: Words::new("raffzahn-label-seat")
                .text("name", sitter.name.clone())
                .number("dice", kept.count()),
        };
        edge.compose(zone, parts, nodes);
        let (mut haul, mut sets_out) = (parts.hand, zone.own());
        if self.view.roller == seat {
            let stop = haul.take_right(haul.width / 2.0, GAP);
            sets_out.width = stop.x - GAP - sets_out.x;
            nodes.extend(self.stop(stop, seat).map(|pad| zone.put(pad)));
        }
        nodes.extend(self.hand(sets_out, seat).map(|hand| zone.put(hand)));
        nodes.extend(self.haul(haul, seat).into_iter().map(|die| zone.put(die)));
        nodes.extend(self.close_up(haul, seat).into_iter().map(|node| zone.put(node)));
    }

    /// A hand sets out from anywhere in its player's zone but around « Stop! », and may lie in wait there.
    fn hand(&self, sets_out: Area, seat: Seat) -> Option<Node> {
        let label = Words::new("raffzahn-label-hand").text("name", self.room.name(seat));
        let hand = Node::place(nodes::hand(seat), sets_out, Role::Pointer).labelled(label);
        (self.view.step != Step::Over).then_some(hand)
    }

    /// Fingers cover dice: the one under this player's finger, large and turned to the player. At rest a hand, where no
    /// die lies yet; crossed out while it is locked.
    fn close_up(&self, area: Area, seat: Seat) -> Vec<Node> {
        let part = |part| nodes::close_up(seat, part);
        let side = area.width.min(area.height);
        let under_finger = self.under_finger.get(seat.index()).copied().flatten();
        if self.view.locked.contains(seat) {
            let sign = area.middle_square(side.min(LARGEST_SIGN));
            return vec![
                ground(part(0), area),
                Node::picture(part(1), sign, HAND).at_depth(CLOSE_UP),
                Node::picture(part(2), sign.middle_square(sign.width * CROSS), Art::Mark { right: false })
                    .at_depth(CLOSE_UP),
            ];
        }
        if let Some(SeenDie { colour: Some(colour), faces, .. }) = under_finger {
            let own = Side::of(seat).unwrap_or(Side::U);
            // A face that another die covers stays covered.
            let faces = [own, own.left(), own.right()].map(|side| faces[side.index()].unwrap_or_default());
            let art = PyramidArt::Die { colour: colour.into(), faces, look: PyramidLook::Plain };
            let large = area.middle_square(side.min(LARGEST_CLOSE_UP));
            let large = Node::picture(part(1), large, Art::Pyramid(art)).at_depth(CLOSE_UP);
            return vec![ground(part(0), area), large];
        }
        let is_at_rest = self.view.step != Step::Over && self.taken.iter().all(|taken| taken.seat != seat);
        let sign = area.middle_square(side.min(LARGEST_SIGN));
        is_at_rest.then(|| Node::picture(part(1), sign, HAND)).into_iter().collect()
    }

    fn is_asked(&self, seat: Seat) -> bool {
        match self.view.step {
            Step::Over => self.winners.contains(seat),
            _ => self.view.roller == seat,
        }
    }

    fn stop(&self, area: Area, seat: Seat) -> Option<Node> {
        let is_on = matches!(self.view.step, Step::Grabbing { .. });
        let waits = matches!(self.view.step, Step::Ready);
        let look = if is_on { ButtonLook::Primary } else { ButtonLook::Quiet };
        let label = Words::new("raffzahn-label-stop").text("name", self.room.name(seat));
        let pad = Pad { id: nodes::stop(seat), words: Words::new("raffzahn-stop"), look, label }.within(area);
        (is_on || waits).then(|| if is_on { pad.touchable(Role::Button) } else { pad })
    }

    /// The dice that this player took this turn, each the same node as in the pyramid: a shell moves it here, and back
    /// if it has to go back.
    fn haul(&self, area: Area, seat: Seat) -> Vec<Node> {
        let own: Vec<&Taken> = self.taken.iter().filter(|taken| taken.seat == seat).collect();
        let height = area.height.min(LARGEST_DIE).min(area.width / DIE);
        let width = height * DIE;
        let room = (area.width - width) / own.len().saturating_sub(1).max(1) as f32;
        let pitch = room.min(width + GAP);
        let lie = |(index, taken): (usize, &&Taken)| {
            let x = area.x + pitch * index as f32;
            let lies = Area::new(x, area.centre().y - height / 2.0, width, height);
            let art = PyramidArt::Die {
                colour: taken.piece.colour.into(),
                faces: taken.seen_by_its_taker(),
                look: PyramidLook::Plain,
            };
            Node::picture(nodes::die(taken.cell), lies, Art::Pyramid(art)).at_depth(dice::ABOVE_ALL)
        };
        own.iter().enumerate().map(lie).collect()
    }
}

/// Hides the dice of this turn while something is looked at closely.
fn ground(id: u32, area: Area) -> Node {
    Node::picture(id, area, Art::Panel { highlighted: false }).at_depth(CLOSE_UP)
}
