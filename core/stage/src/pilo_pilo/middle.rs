//! The quilt, the pillows, and the side from which each player reaches for them.

use empile_games::{
    contract::Seat,
    pilo_pilo::{Pillow, PillowView, Step, Use, View},
};

use super::{layout::Layout, nodes, parts::Parts};
use crate::{Area, Art, Motion, Node, PillowLook, PiloArt, Reach, Role, Words, board::Room, zones::Zone};

/// A pillow in parts of the reach around it.
const PILLOW: (f32, f32) = (1.22, 0.98);
/// The signs of the seats around it.
const SIGN_AWAY: f32 = 0.88;
const SIGN: f32 = 0.24;
/// A pillow that hit somebody lies askew, the second the other way.
const ASKEW: [f32; 2] = [-14.0, 12.0];

pub(super) fn compose(view: &View, layout: &Layout, room: Room<'_>, nodes: &mut Vec<Node>) {
    nodes.push(Node::picture(nodes::QUILT, layout.quilt, Art::Pilo(PiloArt::Quilt)));
    let is_on = matches!(view.step, Step::Hush | Step::Open { .. });
    for (index, state) in view.pillows.iter().enumerate() {
        let pillow = Pillow(index as u8);
        for seat in Seat::all(view.seats.len() as u8) {
            nodes.extend(sign(pillow, seat, layout, room));
            if is_on {
                nodes.extend(side(pillow, *state, seat, layout, room));
            }
        }
        nodes.extend(picture(pillow, *state, layout, room));
    }
}

/// Whose side of the pillow this is.
fn sign(pillow: Pillow, seat: Seat, layout: &Layout, room: Room<'_>) -> Option<Node> {
    let at = layout.towards(pillow, seat, SIGN_AWAY)?;
    let area = Area::new(at.x, at.y, 0.0, 0.0).middle_square(layout.reach * SIGN);
    let (zone, _) = layout.zone(seat)?;
    let art = Art::Badge { seat: room.colour(seat) };
    Some(Node::picture(nodes::sign(pillow, seat), area, art).turned(zone.turn).of_seat(seat))
}

/// Where a seat touches the pillow. Stays there when the pillow is gone, for a hand that was first and is heard of
/// last; the holder's own goes with the finger and shows the pillow in it.
fn side(pillow: Pillow, state: PillowView, seat: Seat, layout: &Layout, room: Room<'_>) -> Option<Node> {
    let area = layout.wedge(pillow, seat)?;
    let is_in_hand = state.holder == Some(seat) && state.used.is_none();
    let label = Words::new("pilo-pilo-label-pillow")
        .number("pillow", i64::from(pillow.0) + 1)
        .text("name", room.name(seat));
    let art = Art::Pilo(PiloArt::Pillow { cover: pillow.0, look: PillowLook::Held });
    let place = Node::place(nodes::side(pillow, seat), area, Role::Piece);
    Some(Node {
        art: is_in_hand.then_some(art),
        ..place
            .reaching(Reach::Wedge { spread: layout.spread() })
            .turned(layout.side(seat))
            .of_seat(seat)
            .labelled(label)
    })
}

/// The pillow where it lies: in the middle, or where it was brought. In a hand it is part of that seat's side.
fn picture(pillow: Pillow, state: PillowView, layout: &Layout, room: Room<'_>) -> Option<Node> {
    let number = i64::from(pillow.0) + 1;
    let node = |area, look| {
        let art = Art::Pilo(PiloArt::Pillow { cover: pillow.0, look });
        Node::picture(nodes::pillow(pillow), area, art).moving(Motion::Drop)
    };
    let middle = *layout.pillows.get(usize::from(pillow.0))?;
    let home =
        Area::new(middle.x, middle.y, 0.0, 0.0).middle(layout.reach * PILLOW.0, layout.reach * PILLOW.1);
    let Some(holder) = state.holder else { return Some(node(home, PillowLook::Lying)) };
    let used = state.used?;
    let label =
        Words::new("pilo-pilo-label-pillow-held").number("pillow", number).text("name", room.name(holder));
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
