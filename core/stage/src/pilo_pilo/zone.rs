//! A player's edge of the table: pile, card, shield, ear, and what there is to say.

use empile_games::{
    contract::Seats,
    pilo_pilo::{Character, Deed, SeatView, Step, Use, View},
};

use super::{
    board::waits_for,
    nodes::{self, Part},
    parts::Parts,
    state,
};
use crate::{
    Area, Art, Ink, Motion, Node, PiloArt, Role, SpotLook, TextBox, TextStyle, Words, board::Room,
    zones::Zone,
};

/// Words grow with the line they stand on, numbers a little more.
const WORDS: f32 = 0.6;
const SMALLEST_WORDS: f32 = 13.0;
const NUMBERS: f32 = 0.74;
/// The hand on a pile, in parts of the pile's width.
const HAND: f32 = 0.86;
/// Right or wrong, in parts of the card's width.
const MARK: f32 = 0.4;

pub(super) fn compose(
    view: &View,
    winners: Seats,
    (zone, parts): (&Zone, &Parts),
    room: Room<'_>,
    nodes: &mut Vec<Node>,
) {
    let Some(seat) = view.seats.get(zone.seat.index()) else { return };
    let zone = ZoneView { view, seat, winners, zone, parts, room };
    nodes.push(zone.panel());
    nodes.extend(zone.spots());
    nodes.extend(zone.pile());
    nodes.extend(zone.card());
    nodes.extend(zone.words());
}

struct ZoneView<'a> {
    view: &'a View,
    seat: &'a SeatView,
    winners: Seats,
    zone: &'a Zone,
    parts: &'a Parts,
    room: Room<'a>,
}

impl ZoneView<'_> {
    /// Puts something of the player's own view on the table.
    fn put(&self, part: Part, own: Area, node: impl FnOnce(u32, Area) -> Node) -> Node {
        let seat = self.zone.seat;
        node(nodes::zone(seat, part), self.zone.place(own)).turned(self.zone.turn).of_seat(seat)
    }

    fn picture(&self, part: Part, own: Area, art: Art) -> Node {
        self.put(part, own, |id, area| Node::picture(id, area, art))
    }

    fn name(&self) -> String {
        self.room.name(self.zone.seat)
    }

    /// All of the zone: whoever throws at this player may hit any of it.
    fn panel(&self) -> Node {
        let seat = self.zone.seat;
        let highlighted = waits_for(self.view, seat) || self.winners.contains(seat);
        let label =
            Words::new("pilo-pilo-label-seat").text("name", self.name()).number("cards", self.seat.cards);
        self.picture(Part::Panel, self.zone.own(), Art::Panel { highlighted })
            .labelled(label)
            .touchable(Role::Spot)
    }

    fn spots(&self) -> [Node; 2] {
        let look = |wanted: Use| match self.seat.deed {
            Deed::Took { used: None, .. } => SpotLook::Waiting,
            Deed::Took { used: Some(used), .. } if used == wanted => SpotLook::Taken,
            _ => SpotLook::Resting,
        };
        let spot = |part, own, art, key| {
            let label = Words::new(key).text("name", self.name());
            self.picture(part, own, Art::Pilo(art)).labelled(label).touchable(Role::Spot)
        };
        let shield = PiloArt::ShieldSpot { look: look(Use::Shield) };
        let ear = PiloArt::EarSpot { look: look(Use::Sleep) };
        [
            spot(Part::Shield, self.parts.shield, shield, "pilo-pilo-label-shield"),
            spot(Part::Ear, self.parts.ear, ear, "pilo-pilo-label-ear"),
        ]
    }

    fn pile(&self) -> Vec<Node> {
        let is_turned = matches!(self.view.step, Step::Hush | Step::Open { .. });
        let layers = match self.seat.cards.saturating_sub(u8::from(is_turned)) {
            0 => 0,
            1..=3 => 1,
            4..=7 => 2,
            _ => 3,
        };
        let pile = self.picture(Part::Pile, self.parts.pile, Art::Pilo(PiloArt::Pile { layers }));
        let Step::Gathering { ready } = self.view.step else { return vec![pile] };
        let down = ready.contains(self.zone.seat);
        let side = self.parts.pile.width.min(self.parts.pile.height) * HAND;
        let own = self.parts.pile.middle_square(side);
        let hand = self.picture(Part::Hand, own, Art::Pilo(PiloArt::Hand { down }));
        if down {
            return vec![pile, hand];
        }
        let label = Words::new("pilo-pilo-label-pile-ready").text("name", self.name());
        vec![pile.labelled(label).touchable(Role::Button), hand]
    }

    /// The card of this round, as large as can be; between rounds the one of the last, with what it was worth.
    fn card(&self) -> Vec<Node> {
        let verdict = self.seat.verdict;
        let open = self.seat.shown.or(verdict.map(|verdict| verdict.card));
        let name = || self.name();
        let (art, label) = match (open, self.view.step) {
            (Some(character), _) => {
                let label = Words::new("pilo-pilo-label-card").text("name", name());
                (PiloArt::Card { character }, Some(label.text("character", word(character))))
            }
            (None, Step::Hush) => (
                PiloArt::Pile { layers: 1 },
                Some(Words::new("pilo-pilo-label-card-hidden").text("name", name())),
            ),
            (None, _) => (PiloArt::Pile { layers: 0 }, None),
        };
        let is_between = verdict.is_some() || matches!(self.view.step, Step::Gathering { .. });
        let own = if is_between { self.parts.card } else { self.parts.open };
        let card = self.picture(Part::Card, own, Art::Pilo(art)).moving(Motion::Flip);
        let card = Node { label, ..card };
        let Some(verdict) = verdict else { return vec![card] };
        let side = own.width * MARK;
        let corner = Area::new(own.right() - side, own.bottom() - side, side, side);
        let mark = self.picture(Part::Mark, corner, Art::Mark { right: verdict.is_right() });
        vec![card, mark]
    }

    fn words(&self) -> [Node; 4] {
        let (words, ink) = state::of(self.view, self.seat, self.zone.seat, self.winners, self.room);
        let line = self.parts.name.height;
        let size = (line * WORDS).max(SMALLEST_WORDS);
        let state = TextBox::new(words.clone(), ink, TextStyle::Display, size);
        let name = Words::new("name").text("name", self.name());
        let name = TextBox::new(name, Ink::Text, TextStyle::Body, size).from_left();
        let cards = Words::new("number").number("number", self.seat.cards);
        let cards = TextBox::new(cards, Ink::Text, TextStyle::Display, line * NUMBERS);
        let text = |part, own, text| self.put(part, own, |id, area| Node::text(id, area, text));
        [
            text(Part::State, self.parts.state, state).labelled(words),
            self.picture(
                Part::Badge,
                self.parts.badge,
                Art::Badge { seat: self.room.colour(self.zone.seat) },
            ),
            text(Part::Name, self.parts.name, name),
            text(Part::Cards, self.parts.cards, cards),
        ]
    }
}

/// How the texts call a character.
pub(crate) fn word(character: Character) -> &'static str {
    match character {
        Character::Attacker => "attacker",
        Character::Defender => "defender",
        Character::Dragon => "dragon",
        Character::King => "king",
    }
}
