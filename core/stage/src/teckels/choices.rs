//! For whoever cannot drag: the teckels that take the card a player has picked, in that player's own zone. A tap there can
//! be nobody else's.

use empile_games::{
    contract::Seat,
    teckels::{Card, Spot, TeckelId, TeckelView, View},
};

use super::{
    hand_layout::{GAP, HandLayout, room_for_choices},
    nodes,
    words::named,
};
use crate::{Art, ButtonLook, Node, TextBox, TextStyle, Words, board::Room, kit::Button, zones::Zone};

const LOOK: ButtonLook = ButtonLook::Secondary;
const LENGTH_SIZE: f32 = 15.0;

/// Where this card can be laid, the longest teckels first.
pub(super) fn fitting(card: Card, view: &View) -> Vec<Spot> {
    let Some(front) = card.front() else { return vec![Spot::New] };
    let open = (0u8..).map(TeckelId).zip(&view.teckels).filter(|(_, teckel)| teckel.open == Some(front));
    let mut open: Vec<(TeckelId, &TeckelView)> = open.collect();
    open.sort_by_key(|(id, teckel)| (std::cmp::Reverse(teckel.cards.len()), *id));
    open.into_iter().map(|(id, _)| Spot::Teckel(id)).collect()
}

/// The choices of a seat, as many as there is room for.
pub(super) fn compose(
    (zone, layout): (&Zone, &HandLayout),
    spots: &[Spot],
    view: &View,
    room: Room<'_>,
    nodes: &mut Vec<Node>,
) {
    let seat = zone.seat;
    let shown = room_for_choices(layout.choices, spots.len());
    for (area, spot) in layout.choices.columns(shown, GAP).into_iter().zip(spots) {
        let (words, label, head_by) = told(*spot, seat, view, room);
        let button =
            Button::new(nodes::choice(seat, *spot), words.clone(), LOOK).within(area).labelled(label);
        let (Spot::Teckel(teckel), Some(head_by)) = (*spot, head_by) else {
            nodes.push(zone.put(button));
            continue;
        };
        nodes.push(zone.put(Node { text: None, ..button }));
        let rows = area.inset(GAP).rows(2, 0.0);
        let badge = rows[0].middle_square(rows[0].width.min(rows[0].height));
        let art = Art::Badge { seat: room.colour(head_by) };
        nodes.push(zone.put(Node::picture(nodes::badge_of_choice(seat, teckel), badge, art)));
        let text = TextBox::new(words, LOOK.text_ink(), TextStyle::Display, LENGTH_SIZE);
        nodes.push(zone.put(Node::text(nodes::length_of_choice(seat, teckel), rows[1], text)));
    }
}

/// What is written on a choice, what it is called, and whose head its teckel has.
fn told(spot: Spot, seat: Seat, view: &View, room: Room<'_>) -> (Words, Words, Option<Seat>) {
    let teckel = match spot {
        Spot::New => None,
        Spot::Teckel(TeckelId(id)) => view.teckels.get(usize::from(id)).map(|teckel| (id, teckel)),
    };
    let Some((id, teckel)) = teckel else {
        let label = named(Words::new("teckels-label-choice-new"), seat, room);
        return (Words::new("teckels-choice-new"), label, None);
    };
    let length = teckel.cards.len() as u32;
    let head_by = teckel.cards.first().map(|(_, seat)| *seat);
    let label = named(Words::new("teckels-label-choice"), seat, room)
        .number("teckel", i64::from(id) + 1)
        .text("owner", head_by.map(|seat| room.name(seat)).unwrap_or_default())
        .number("length", length);
    (Words::new("teckels-choice").number("length", length), label, head_by)
}
