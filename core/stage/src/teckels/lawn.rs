//! The park as it stands: teckels that grow, where the next head goes, and everyone's finished ones.

use empile_games::{
    contract::Seat,
    teckels::{Card, Step, TeckelId, TeckelView, View},
};

use super::{
    dog::Dog,
    lanes::Lanes,
    news,
    nodes::{self, Target},
    park::Park,
    words::{self, named},
};
use crate::{Area, Art, Ink, Node, Role, TeckelsArt, TextBox, TextStyle, Words, board::Room};

/// A finished teckel is not shown narrower than this; the newest ones are shown.
const NARROWEST_FINISHED: f32 = 38.0;
/// Letters, in parts of their line.
const CAPTION_SIZE: f32 = 0.72;

pub(super) struct Lawn<'a> {
    pub(super) park: &'a Park,
    pub(super) lanes: &'a Lanes,
    /// What a card that fits is held over.
    pub(super) lit: &'a [Target],
    pub(super) room: Room<'a>,
}

impl Lawn<'_> {
    pub(super) fn compose(&self, view: &View, nodes: &mut Vec<Node>) {
        let is_on = view.step == Step::Running;
        let role = if is_on { Role::Spot } else { Role::Picture };
        let ground = Node::picture(nodes::PARK, self.park.ground, Art::Teckels(TeckelsArt::Park));
        nodes.push(ground.labelled(Words::new("teckels-label-park")).touchable(role));
        self.captions(view, nodes);
        if is_on
            && self.lanes.has_room()
            && let Some(area) = self.park.places.get(self.lanes.next_free())
        {
            let art = TeckelsArt::NewHead { lit: self.lit.contains(&Target::NewHead) };
            let label = Words::new("teckels-label-new-head");
            nodes.push(
                Node::picture(nodes::NEW_HEAD, *area, Art::Teckels(art)).labelled(label).touchable(role),
            );
        }
        for (index, teckel) in view.teckels.iter().enumerate() {
            self.growing(TeckelId(index as u8), teckel, role, nodes);
        }
        for (seat, area) in Seat::all(view.seats.len() as u8).zip(&self.park.kennels) {
            self.kennel(seat, *area, view, nodes);
        }
    }

    /// Which round it is, and between rounds why the last one ended.
    fn captions(&self, view: &View, nodes: &mut Vec<Node>) {
        let Some(words) = news::round(view, self.room) else { return };
        for (index, (area, turn)) in self.park.captions.iter().enumerate() {
            let text =
                TextBox::new(words.clone(), Ink::OnGrass, TextStyle::Display, area.height * CAPTION_SIZE);
            let node = Node::text(nodes::caption(index), *area, text).turned(*turn);
            nodes.push(if index == 0 { node.labelled(words.clone()) } else { node });
        }
    }

    fn growing(&self, id: TeckelId, teckel: &TeckelView, role: Role, nodes: &mut Vec<Node>) {
        let Some(open) = teckel.open else { return };
        let Some(place) = self.place(id) else { return };
        let Some((_, head_by)) = teckel.cards.first() else { return };
        let length = teckel.cards.len();
        let dog = Dog::growing(place, length);
        let lit = self.lit.contains(&Target::Lane(id));
        let label = named(Words::new("teckels-label-lane"), *head_by, self.room)
            .number("teckel", i64::from(id.0) + 1)
            .number("length", length as u32);
        let ground = Node::picture(nodes::lane(id), place, Art::Teckels(TeckelsArt::Lane { lit }));
        nodes.push(ground.labelled(words::front(label, open)).touchable(role));
        let badge = Art::Badge { seat: self.room.colour(*head_by) };
        nodes.push(Node::picture(nodes::badge(id), dog.badge, badge));
        let words = Words::new("teckels-length").number("length", length as u32);
        let text =
            TextBox::new(words, Ink::OnGrass, TextStyle::Display, dog.length.height * 0.86).from_left();
        nodes.push(Node::text(nodes::length(id), dog.length, text));
        let end = TeckelsArt::End { colour: open, lit };
        nodes.push(Node::picture(nodes::end(id), dog.end, Art::Teckels(end)));
        self.slices(id, teckel, &dog.slices, nodes);
    }

    /// The place of a teckel that grows.
    pub(super) fn place(&self, teckel: TeckelId) -> Option<Area> {
        self.park.places.get(self.lanes.place_of(teckel)?).copied()
    }

    fn slices(&self, id: TeckelId, teckel: &TeckelView, areas: &[Area], nodes: &mut Vec<Node>) {
        for (index, ((card, seat), area)) in teckel.cards.iter().zip(areas).enumerate() {
            if let Some(nth) = self.lanes.nth(usize::from(id.0), index) {
                nodes.push(slice(nodes::card(*seat, nth), *area, *card));
            }
        }
    }

    /// « chacun fait ainsi une pile de tous ses teckels »: as many as there is room for, the newest first.
    fn kennel(&self, owner: Seat, area: Area, view: &View, nodes: &mut Vec<Node>) {
        let own: Vec<(TeckelId, &TeckelView)> = (0u8..)
            .map(TeckelId)
            .zip(&view.teckels)
            .filter(|(_, teckel)| teckel.owner == Some(owner))
            .collect();
        let cards: usize = own.iter().map(|(_, teckel)| teckel.cards.len()).sum();
        let id = nodes::kennel(owner);
        let label = named(Words::new("teckels-label-finished"), owner, self.room)
            .number("teckels", own.len() as u32)
            .number("cards", cards as u32);
        let ground = Node::picture(id, area, Art::Teckels(TeckelsArt::Lane { lit: false }));
        nodes.push(ground.labelled(label));
        let mut room = area.inset(3.0);
        let badge = room.take_left(room.height, 3.0);
        nodes.push(Node::picture(id + 1, badge, Art::Badge { seat: self.room.colour(owner) }));
        let words = Words::new("number").number("number", cards as u32);
        let text = TextBox::new(words, Ink::OnGrass, TextStyle::Display, room.height * 0.8).from_left();
        nodes.push(Node::text(id + 2, room.take_left(room.height * 1.2, 3.0), text));
        let has_room = |count: &usize| NARROWEST_FINISHED * (*count as f32) <= room.width;
        let shown = (2..=own.len()).take_while(has_room).last().unwrap_or(1);
        for ((id, teckel), area) in own.iter().rev().zip(room.columns(shown, 3.0)) {
            self.slices(*id, teckel, &Dog::finished(area, teckel.cards.len()), nodes);
        }
    }
}

pub(crate) fn slice(id: u32, area: Area, card: Card) -> Node {
    Node::picture(id, area, Art::Teckels(TeckelsArt::Slice(card)))
}
