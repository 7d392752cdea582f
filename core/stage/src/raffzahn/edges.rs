//! A player's edge: the dice kept, those of this turn among them, and « Stop! » for whoever has thrown.

use empile_games::{
    contract::{Seat, Seats},
    pyramid::Colour,
    raffzahn::{Step, View},
};

use super::{board::Taken, nodes, state};
use crate::{
    Area, Art, ButtonLook, Node, PyramidArt, PyramidLook, Role, Words,
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

pub(super) struct Edges<'a> {
    pub(super) view: &'a View,
    pub(super) winners: Seats,
    pub(super) taken: &'a [Taken],
    pub(super) told: [Option<&'a Words>; 3],
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
            state: state::of(self.view, seat, self.winners, told, self.room),
            label: Words::new("raffzahn-label-seat")
                .text("name", sitter.name.clone())
                .number("dice", kept.count()),
        };
        edge.compose(zone, parts, nodes);
        let haul = if self.view.roller == seat {
            let mut haul = parts.hand;
            nodes.extend(self.stop(haul.take_right(haul.width / 2.0, GAP), seat).map(|pad| zone.put(pad)));
            haul
        } else {
            parts.hand
        };
        nodes.extend(self.haul(haul, seat).into_iter().map(|die| zone.put(die)));
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
