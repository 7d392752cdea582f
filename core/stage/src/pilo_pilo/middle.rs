//! The quilt, the pillows, and where each player touches them.

use empile_games::{
    contract::Seat,
    pilo_pilo::{Pillow, PillowView, Step, Use, View},
};

use super::{
    layout::{Grip, Layout},
    nodes,
    parts::Parts,
};
use crate::{Area, Art, Motion, Node, PillowLook, PiloArt, Reach, Role, Words, board::Room, zones::Zone};

/// A pillow that hit somebody lies askew, the second the other way.
const ASKEW: [f32; 2] = [-14.0, 12.0];

pub(super) fn compose(view: &View, layout: &Layout, room: Room<'_>, nodes: &mut Vec<Node>) {
    nodes.push(Node::picture(nodes::QUILT, layout.quilt, Art::Pilo(PiloArt::Quilt)));
    let is_on = matches!(view.step, Step::Hush | Step::Open { .. });
    for (index, state) in view.pillows.iter().enumerate() {
        let pillow = Pillow(index as u8);
        nodes.extend(picture(pillow, *state, layout, room));
        for seat in Seat::all(view.seats.len() as u8) {
            let Some(grip) = layout.grip(pillow, seat) else { continue };
            let node = touched(pillow, *state, seat, grip, layout, room);
            let label =
                Words::new(grip.label()).number("pillow", number(pillow)).text("name", room.name(seat));
            nodes.push(if is_on { node.touchable(Role::Piece).labelled(label) } else { node });
        }
    }
}

impl Grip {
    fn label(self) -> &'static str {
        match self {
            Grip::Side { .. } => "pilo-pilo-label-pillow",
            Grip::Twin { .. } => "pilo-pilo-label-twin",
        }
    }
}

fn number(pillow: Pillow) -> i64 {
    i64::from(pillow.0) + 1
}

/// Where a seat touches the pillow. Stays there when the pillow is gone, for a hand that was first and is heard of
/// last; the holder's own goes with the finger and shows the pillow in it.
fn touched(
    pillow: Pillow,
    state: PillowView,
    seat: Seat,
    grip: Grip,
    layout: &Layout,
    room: Room<'_>,
) -> Node {
    let id = nodes::side(pillow, seat);
    let is_in_hand = state.holder == Some(seat) && state.used.is_none();
    let in_hand = Art::Pilo(PiloArt::Pillow { cover: pillow.0, look: PillowLook::Held });
    let lies = state.holder.is_none();
    let node = match grip {
        Grip::Side { area, turn, .. } if is_in_hand => {
            let size = layout.pillows.get(usize::from(pillow.0)).copied().unwrap_or(area);
            let turn = layout.zone(seat).map_or(turn, |(zone, _)| zone.turn);
            Node::picture(id, area.middle(size.width, size.height), in_hand).turned(turn)
        }
        Grip::Side { area, turn, spread } => {
            let art = Art::Pilo(PiloArt::Side { seat: room.colour(seat), spread });
            let node = Node::place(id, area, Role::Picture).reaching(Reach::Wedge { spread }).turned(turn);
            Node { art: lies.then_some(art), ..node }
        }
        Grip::Twin { area, turn } if is_in_hand => Node::picture(id, area, in_hand).turned(turn),
        Grip::Twin { area, turn } => {
            let art = PiloArt::Twin { cover: lies.then_some(pillow.0) };
            Node::picture(id, area, Art::Pilo(art)).turned(turn)
        }
    };
    node.of_seat(seat)
}

/// The pillow where it lies: in the middle, or where it was brought. In a hand it is what that seat touched.
fn picture(pillow: Pillow, state: PillowView, layout: &Layout, room: Room<'_>) -> Option<Node> {
    let node = |area, look| {
        let art = Art::Pilo(PiloArt::Pillow { cover: pillow.0, look });
        Node::picture(nodes::pillow(pillow), area, art).moving(Motion::Drop)
    };
    let home = *layout.pillows.get(usize::from(pillow.0))?;
    let Some(holder) = state.holder else { return Some(node(home, PillowLook::Lying)) };
    let used = state.used?;
    let label = Words::new("pilo-pilo-label-pillow-held")
        .number("pillow", number(pillow))
        .text("name", room.name(holder));
    let (area, turn) = match used {
        Use::Nowhere => (home, 0.0),
        Use::Shield => spot(layout.zone(holder)?, |parts| parts.shield),
        Use::Sleep => spot(layout.zone(holder)?, |parts| parts.ear),
        Use::Throw { at } => {
            let (area, turn) = spot(layout.zone(at)?, |parts| parts.pile);
            (area, turn + ASKEW.get(usize::from(pillow.0)).copied().unwrap_or_default())
        }
    };
    Some(node(area, PillowLook::Spent).turned(turn).labelled(label))
}

fn spot((zone, parts): (&Zone, &Parts), part: impl Fn(&Parts) -> Area) -> (Area, f32) {
    (zone.place(part(parts)), zone.turn)
}
