//! A player's zone: piles, the turned card, tokens and bones.

use empile_games::{
    contract::Seat,
    teckels::{Bone, PileId, ROUNDS, SeatView, Spot, Step, View},
};

use super::{
    choices,
    hand_layout::HandLayout,
    nodes::{self, Part},
    words::{self, named},
};
use crate::{
    Area, Art, ButtonLook, Ink, Node, Role, TeckelsArt, TextBox, TextStyle, Words, board::Room, kit::Button,
    zones::Zone,
};

/// As many edges of cards show below a pile.
const MOST_LAYERS: u8 = 4;

/// What the board knows of a hand beside the game.
pub(super) struct Hand<'a> {
    pub(super) zone: Zone,
    pub(super) layout: &'a HandLayout,
    pub(super) seat: Seat,
    pub(super) has: &'a SeatView,
    /// May the piles be laid down at this table?
    pub(super) may_call: bool,
    /// Has the player been asked whether it was meant?
    pub(super) call_asked: bool,
    pub(super) is_winner: bool,
    /// Where the card that was picked can be laid.
    pub(super) choices: &'a [Spot],
    pub(super) room: Room<'a>,
}

impl Hand<'_> {
    pub(super) fn compose(&self, view: &View, nodes: &mut Vec<Node>) {
        self.status(nodes);
        match view.step {
            Step::Running if self.has.called => {
                self.say(Words::new("teckels-called"), self.layout.bark, nodes);
            }
            Step::Running => self.piles(view, nodes),
            Step::Waiting => {
                self.result(view, nodes);
                if self.room.robots.contains(self.seat) {
                    return;
                }
                let label = named(Words::new("teckels-label-bark"), self.seat, self.room);
                let button =
                    Button::new(self.id(Part::Bark), Words::new("teckels-bark"), ButtonLook::Primary);
                self.push(button.within(self.layout.bark).labelled(label), nodes);
            }
            Step::Over => {
                self.result(view, nodes);
                let key = if self.is_winner { "teckels-winner" } else { "teckels-points" };
                self.say(Words::new(key).number("points", self.has.bones.value()), self.layout.bark, nodes);
            }
        }
    }

    fn id(&self, part: Part) -> u32 {
        nodes::of_hand(self.seat, part)
    }

    /// Puts something of the player's own view on the table.
    fn push(&self, node: Node, nodes: &mut Vec<Node>) {
        let area = self.zone.place(node.area);
        nodes.push(Node { area, ..node }.turned(self.zone.turn).of_seat(self.seat));
    }

    fn picture(&self, part: Part, area: Area, art: TeckelsArt) -> Node {
        Node::picture(self.id(part), area, Art::Teckels(art))
    }

    fn status(&self, nodes: &mut Vec<Node>) {
        let HandLayout { panel, badge, name, tokens, points, .. } = self.layout;
        let colour = self.room.colour(self.seat);
        let label = named(Words::new("teckels-label-seat"), self.seat, self.room)
            .number("tokens", self.has.tokens_left)
            .number("points", self.has.bones.value());
        let ground = Node::picture(self.id(Part::Panel), *panel, Art::Panel { highlighted: self.is_winner });
        self.push(ground.labelled(label), nodes);
        self.push(Node::picture(self.id(Part::Badge), *badge, Art::Badge { seat: colour }), nodes);
        if let Some(area) = name {
            let words = named(Words::new("name"), self.seat, self.room);
            let text = TextBox::new(words, Ink::Text, TextStyle::Body, 15.0).from_left();
            self.push(Node::text(self.id(Part::Name), *area, text), nodes);
        }
        for (area, token) in tokens.iter().zip(0u8..) {
            let art = TeckelsArt::Token { colour, spent: token >= self.has.tokens_left };
            self.push(self.picture(Part::Token(token), *area, art), nodes);
        }
        let words = Words::new("teckels-points-short").number("points", self.has.bones.value());
        let text = TextBox::new(words, Ink::Text, TextStyle::Display, 15.0).from_left();
        self.push(Node::text(self.id(Part::Points), *points, text), nodes);
    }

    fn piles(&self, view: &View, nodes: &mut Vec<Node>) {
        if self.choices.is_empty() {
            self.all_piles(nodes);
        } else {
            choices::compose((&self.zone, self.layout), self.choices, view, self.room, nodes);
        }
        if self.may_call {
            let (key, look) = if self.call_asked {
                ("teckels-call-confirm", ButtonLook::Danger)
            } else {
                ("teckels-call", ButtonLook::Quiet)
            };
            let label = named(Words::new("teckels-label-call"), self.seat, self.room);
            let button = Button::new(self.id(Part::Call), Words::new(key), look).within(self.layout.call);
            self.push(button.labelled(label), nodes);
        }
    }

    fn all_piles(&self, nodes: &mut Vec<Node>) {
        for (index, (area, cards)) in self.layout.piles.iter().zip(&self.has.piles).enumerate() {
            let pile = PileId(index as u8);
            let is_held = self.has.held == Some(pile);
            let turned = is_held && self.has.turned.is_some();
            let count = cards.len().saturating_sub(usize::from(turned));
            self.pile(pile, *area, count as u8, (is_held, turned), nodes);
        }
    }

    fn pile(&self, pile: PileId, area: Area, count: u8, (held, turned): (bool, bool), nodes: &mut Vec<Node>) {
        let colour = self.room.colour(self.seat);
        let key = match (held, turned) {
            (true, true) => "teckels-label-pile-under",
            (true, false) => "teckels-label-pile-turn",
            (false, _) => "teckels-label-pile",
        };
        let label =
            named(Words::new(key), self.seat, self.room).number("pile", pile.0 + 1).number("count", count);
        let art = TeckelsArt::Pile { colour, layers: count.div_ceil(3).min(MOST_LAYERS), held };
        let role = if held || count > 0 { Role::Choice { chosen: held } } else { Role::Picture };
        self.push(self.picture(Part::Pile(pile.0), area, art).labelled(label).touchable(role), nodes);
        if count > 0 {
            let words = Words::new("number").number("number", count);
            let text = TextBox::new(words, Ink::seat(colour).1, TextStyle::Display, 17.0);
            let low = Area::new(area.x, area.y + area.height * 0.52, area.width * 0.92, area.height * 0.38);
            self.push(Node::text(self.id(Part::Count(pile.0)), low, text), nodes);
        }
        if turned {
            let side = (area.width * 0.42).min(28.0);
            let corner = Area::new(area.right() - side, area.y, side, side);
            self.push(self.picture(Part::Under, corner, TeckelsArt::Under), nodes);
        }
    }

    /// What the last round brought; before the first, which round comes.
    fn result(&self, view: &View, nodes: &mut Vec<Node>) {
        let Some(result) = self.has.result else {
            let words = Words::new("teckels-round").number("round", view.round + 1).number("rounds", ROUNDS);
            self.say(words, self.layout.words, nodes);
            return;
        };
        self.say(Words::new("teckels-cards-won").number("cards", result.cards), self.layout.words, nodes);
        let extra = result.emptied_a_pile.then_some(Bone::Silver);
        for ((bone, area), index) in result.bone.into_iter().chain(extra).zip(&self.layout.won).zip(0u8..) {
            let node = self.picture(Part::Won(index), *area, TeckelsArt::Bone(bone));
            self.push(node.labelled(words::bone(bone)), nodes);
        }
    }

    fn say(&self, words: Words, area: Area, nodes: &mut Vec<Node>) {
        let part = if area == self.layout.words { Part::Words } else { Part::Bark };
        let text = TextBox::new(words.clone(), Ink::Text, TextStyle::Display, 15.0);
        self.push(Node::text(self.id(part), area, text).labelled(words), nodes);
    }
}
