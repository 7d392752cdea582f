//! A player's edge: the dice still to be laid, and « Stop! » and « Non! ».

use empile_games::{
    bunte_kuh::{Call, Step, View},
    contract::{Seat, Seats},
    pyramid::Colour,
};

use super::{nodes, state};
use crate::{
    Area, Art, ButtonLook, Ink, Node, PyramidArt, PyramidLook, Role, TextBox, TextStyle, Words,
    board::Room,
    kit::{Count, Edge, EdgeParts, Pad},
    zones::Zone,
};

const GAP: f32 = 4.0;
/// The sum inside the string of pearls.
const SUM_SIZE: f32 = 0.36;

pub(super) struct Edges<'a> {
    pub(super) view: &'a View,
    pub(super) winners: Seats,
    /// Is the sheet of ways open?
    pub(super) is_turning: bool,
    /// Tenths of the time to point.
    pub(super) left: Option<u8>,
    pub(super) told: Option<&'a (Seat, Words)>,
    /// Who has to show a case, and the faces of the one under the finger.
    pub(super) pointing: Option<Seat>,
    pub(super) over: Option<[u8; 3]>,
    pub(super) room: Room<'a>,
}

impl Edges<'_> {
    pub(super) fn compose(&self, (zone, parts): &(Zone, EdgeParts), nodes: &mut Vec<Node>) {
        let seat = zone.seat;
        let Some(sitter) = self.room.sitters.get(seat.index()) else { return };
        let reserve = self.view.hands.get(seat.index()).copied().unwrap_or_default();
        let colour = reserve.most().unwrap_or(Colour::Red).into();
        let icon = PyramidArt::Die { colour, faces: [3, 2, 1], look: PyramidLook::Plain };
        let edge = Edge {
            id: nodes::edge(seat),
            sitter,
            highlighted: self.is_asked(seat),
            count: Count { art: Art::Pyramid(icon), how_many: reserve.count().into(), figures: 2 },
            state: self.room.told_to(seat, state::of(self, seat)),
            label: Words::new("bunte-kuh-label-seat")
                .text("name", sitter.name.clone())
                .number("dice", reserve.count()),
        };
        edge.compose(zone, parts, nodes);
        nodes.extend(self.sets_out(zone.own(), seat).map(|hand| zone.put(hand)));
        nodes.extend(self.hand(parts.hand, seat).into_iter().map(|node| zone.put(node)));
    }

    /// The finger that shows a case sets out from anywhere in the zone of whoever called.
    fn sets_out(&self, own: Area, seat: Seat) -> Option<Node> {
        let label = Words::new("bunte-kuh-label-hand").text("name", self.room.name(seat));
        let hand = Node::place(nodes::hand(seat), own, Role::Pointer).labelled(label);
        (self.pointing == Some(seat)).then_some(hand)
    }

    fn is_asked(&self, seat: Seat) -> bool {
        match self.view.step {
            Step::Ready => self.view.thrower == seat,
            Step::Searching { first, .. } => first.is_some_and(|(caller, _)| caller == seat),
            Step::Pointing { seat: asked, .. } | Step::Laying { seat: asked, .. } => asked == seat,
            Step::Over => self.winners.contains(seat),
        }
    }

    /// What the player touches now, or looks at.
    fn hand(&self, area: Area, seat: Seat) -> Vec<Node> {
        match self.view.step {
            Step::Ready => self.calls(area, seat, false),
            Step::Searching { first: Some((caller, _)), .. } if caller == seat => Vec::new(),
            Step::Searching { .. } => self.calls(area, seat, true),
            Step::Pointing { seat: caller, thrown, .. } if caller == seat => {
                self.countdown(area, seat, thrown.iter().sum()).into_iter().collect()
            }
            Step::Laying { seat: layer, .. } if layer == seat && self.is_turning => {
                vec![self.back(area, seat)]
            }
            Step::Pointing { .. } | Step::Laying { .. } | Step::Over => Vec::new(),
        }
    }

    /// The pads stay where they are between two searches, so that hands know where to go.
    fn calls(&self, area: Area, seat: Seat, is_on: bool) -> Vec<Node> {
        let calls = [
            (Call::Stop, "bunte-kuh-stop", "bunte-kuh-label-stop", ButtonLook::Primary),
            (Call::No, "bunte-kuh-no", "bunte-kuh-label-no", ButtonLook::Secondary),
        ];
        let pad =
            |(area, (call, words, label, loud)): (Area, (Call, &'static str, &'static str, ButtonLook))| {
                let look = if is_on { loud } else { ButtonLook::Quiet };
                let label = Words::new(label).text("name", self.room.name(seat));
                let pad =
                    Pad { id: nodes::call(seat, call), words: Words::new(words), look, label }.within(area);
                // The finger that says stop may go straight on to the case.
                let role = if call == Call::Stop { Role::Pointer } else { Role::Button };
                if is_on { pad.touchable(role) } else { pad }
            };
        area.columns(calls.len(), GAP).into_iter().zip(calls).map(pad).collect()
    }

    fn countdown(&self, area: Area, seat: Seat, sum: u8) -> Option<Node> {
        let left = self.left?;
        let side = area.width.min(area.height);
        let number = Words::new("number").number("number", sum);
        // The ring around it does not grow with the reader's text, so neither does the number.
        let height = side * SUM_SIZE / self.room.text_scale.max(1.0);
        let text = TextBox::new(number, Ink::Primary, TextStyle::Display, height);
        let art = Art::Pyramid(PyramidArt::Countdown { left });
        let label = Words::new("bunte-kuh-label-time").number("left", left);
        let ring = Node::picture(nodes::countdown(seat), area.middle_square(side), art);
        Some(ring.written(text).labelled(label))
    }

    fn back(&self, area: Area, seat: Seat) -> Node {
        let label = Words::new("bunte-kuh-label-back").text("name", self.room.name(seat));
        let words = Words::new("bunte-kuh-back");
        let pad = Pad { id: nodes::back(seat), words, look: ButtonLook::Secondary, label };
        pad.within(area).touchable(Role::Button)
    }
}
