//! What there is to see while everyone comes to the table.

use empile_games::contract::Seats;

use super::{
    DETAIL, NUMBERS, START, TITLE,
    places::{self, MiddlePlaces, ZonePlaces},
    zone_node,
};
use crate::{
    Area, Art, ButtonLook, Ink, Node, PyramidArt, Role, TextBox, TextStyle, Words,
    board::Room,
    kit::Button,
    zones::{Around, Zone},
};

/// All the pearls of the ring: somebody holds the zone.
const WHOLE_RING: u8 = 10;
/// Words grow with their place, within bounds.
const NAME_SIZE: (f32, f32, f32) = (0.62, 17.0, 28.0);
const WORDS_SIZE: (f32, f32, f32) = (0.36, 15.0, 20.0);
const TITLE_SIZE: f32 = 28.0;
const DETAIL_SIZE: f32 = 17.0;
/// In parts of the height of its place.
const NUMBER_SIZE: f32 = 0.8;
const EDGES: [f32; 4] = [0.0, 90.0, 180.0, 270.0];

pub(super) struct Shown {
    pub(super) players: Seats,
    pub(super) held: Seats,
    pub(super) touch_is_enough: bool,
    /// What is counted.
    pub(super) number: Option<u8>,
}

impl Shown {
    pub(super) fn compose(&self, room: Room<'_>, table: Option<Around>, nodes: &mut Vec<Node>) {
        let Around { zones, middle } = places::around(room, table);
        for zone in zones.iter().filter(|zone| self.players.contains(zone.seat)) {
            self.compose_zone(zone, room, nodes);
        }
        match self.number {
            None => self.compose_invitation(middle, nodes),
            Some(number) => compose_number(number, middle, &zones, nodes),
        }
    }

    /// A place to rest a finger on. That somebody does is told by the ring, the mark and the words.
    fn compose_zone(&self, zone: &Zone, room: Room<'_>, nodes: &mut Vec<Node>) {
        let id = zone_node(zone.seat);
        let places = ZonePlaces::of(zone.own());
        let is_held = self.held.contains(zone.seat);
        let (words, label) = match (self.touch_is_enough, is_held) {
            (false, false) => ("muster-hold", "muster-label-hold"),
            (false, true) => ("muster-held", "muster-label-held"),
            (true, false) => ("muster-touch", "muster-label-touch"),
            (true, true) => ("muster-touched", "muster-label-touched"),
        };
        let name = room.name(zone.seat);
        let text = |words, style, area: Area, (part, least, most): (f32, f32, f32)| {
            let size = (area.height * part).clamp(least, most);
            TextBox { from_left: places.words_beside, ..TextBox::new(words, Ink::Text, style, size) }
        };
        let ring = PyramidArt::Countdown { left: if is_held { WHOLE_RING } else { 0 } };
        let named = Words::new("name").text("name", name.clone());
        let mut own = vec![
            Node::picture(id, zone.own(), Art::Panel { highlighted: is_held })
                .labelled(Words::new(label).text("name", name))
                .touchable(Role::Choice { chosen: is_held }),
            Node::picture(id + 1, places.pad, Art::Pyramid(ring)),
            Node::picture(id + 2, places.badge, Art::Badge { seat: room.colour(zone.seat) }),
            Node::text(id + 3, places.name, text(named, TextStyle::Display, places.name, NAME_SIZE)),
            Node::text(
                id + 4,
                places.words,
                text(Words::new(words), TextStyle::Body, places.words, WORDS_SIZE),
            ),
        ];
        if is_held {
            own.push(Node::picture(id + 5, places.mark, Art::Mark { right: true }));
        }
        nodes.extend(own.into_iter().map(|node| zone.put(node)));
    }

    fn compose_invitation(&self, middle: Area, nodes: &mut Vec<Node>) {
        let places = MiddlePlaces::of(middle);
        let detail = if self.touch_is_enough { "muster-detail-touch" } else { "muster-detail-hold" };
        let lines = [
            (TITLE, places.title, "muster-title", Ink::Text, TextStyle::Display, TITLE_SIZE),
            (DETAIL, places.detail, detail, Ink::SoftText, TextStyle::Body, DETAIL_SIZE),
        ];
        nodes.extend(lines.map(|(id, area, key, ink, style, size)| {
            Node::text(id, area, TextBox::new(Words::new(key), ink, style, size)).labelled(Words::new(key))
        }));
        let start = Button::new(START, Words::new("muster-start"), ButtonLook::Quiet);
        nodes.push(start.within(places.start));
    }
}

/// Once for each edge that somebody sits at. It is read aloud once.
fn compose_number(number: u8, middle: Area, zones: &[Zone], nodes: &mut Vec<Node>) {
    let edges: Vec<f32> =
        EDGES.into_iter().filter(|edge| zones.iter().any(|zone| (zone.turn - edge).abs() < 1.0)).collect();
    let words = Words::new("number").number("number", number);
    for (id, turn) in (NUMBERS..).zip(&edges) {
        let area = places::number(middle, *turn, edges.len() == 1);
        let text = TextBox::new(words.clone(), Ink::Primary, TextStyle::Display, area.height * NUMBER_SIZE);
        let node = Node::text(id, area, text).turned(*turn);
        nodes.push(if id == NUMBERS { node.labelled(words.clone()) } else { node });
    }
}
