//! What a player has, on a card or, where four share a phone's width, on a chip.

use crate::{Area, Art, Ink, Node, Sitter, TextBox, TextStyle, Words};

/// Wider than this many times its height, a seat has everything in one line.
const CHIP: f32 = 3.2;
const INSET: f32 = 8.0;
const GAP: f32 = 4.0;
/// Between the badge and the name.
const BESIDE: f32 = 6.0;
/// The name has at least this part of a line.
const NAME_KEEPS: f32 = 0.26;
/// Room for a figure beside its picture.
const ONE_FIGURE: f32 = 15.0;
const MORE_FIGURES: f32 = 11.0;

/// A small picture and how many of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Count {
    pub(crate) art: Art,
    pub(crate) how_many: i64,
    /// Leaves room for so many figures, so that nothing moves when the number grows.
    pub(crate) figures: u8,
}

/// A player's card. It takes the ids from `id` on: two, and two for each count.
#[derive(Clone, Debug)]
pub(crate) struct SeatCard<'a> {
    pub(crate) id: u32,
    pub(crate) sitter: &'a Sitter,
    /// Is it this player's turn?
    pub(crate) highlighted: bool,
    pub(crate) counts: &'a [Count],
    pub(crate) label: Words,
}

impl SeatCard<'_> {
    pub(crate) fn compose(self, area: Area, nodes: &mut Vec<Node>) {
        let art = Art::Panel { highlighted: self.highlighted };
        nodes.push(Node::picture(self.id, area, art).labelled(self.label.clone()));
        let mut inner = area.inset(INSET);
        let in_one_line = area.width > CHIP * area.height;
        let line = if in_one_line { inner } else { inner.take_top(inner.height * 0.46, 2.0) };
        let (counts, line) = if in_one_line { self.at_the_right(line) } else { (self.below(inner), line) };
        let side = if in_one_line { self.icon(inner) } else { line.height };
        let badge = Area::new(line.x, line.y, side, line.height).middle_square(side);
        let beside = badge.width + BESIDE;
        let name = Area::new(line.x + beside, line.y, line.width - beside, line.height);
        nodes.push(Node::picture(self.id + 1, badge, Art::Badge { seat: self.sitter.colour }));
        let words = Words::new("name").text("name", self.sitter.name.clone());
        let text = TextBox::new(words, Ink::Text, TextStyle::Body, 15.0).from_left();
        nodes.push(Node::text(self.id + 2, name, text));
        for (index, (count, area)) in self.counts.iter().zip(counts).enumerate() {
            count.compose(self.id + 3 + 2 * index as u32, area, nodes);
        }
    }

    /// In one line: counts from the right, the first of them nearest to the name.
    fn at_the_right(&self, line: Area) -> (Vec<Area>, Area) {
        let mut icons = line.middle(line.width, self.icon(line));
        let side = icons.height;
        let widths = self.counts.iter().rev().map(|count| side + count.width_of_figures());
        let mut areas: Vec<Area> = widths.map(|width| icons.take_right(width, GAP)).collect();
        areas.reverse();
        (areas, Area { width: icons.width, ..line })
    }

    /// The size of the pictures in one line: as high as it is, unless they leave no room for the name.
    fn icon(&self, line: Area) -> f32 {
        let figures: f32 = self.counts.iter().map(|count| count.width_of_figures() + GAP).sum();
        let left = line.width * (1.0 - NAME_KEEPS) - figures - BESIDE;
        line.height.min(left / (1.0 + self.counts.len() as f32))
    }

    fn below(&self, line: Area) -> Vec<Area> {
        line.columns(self.counts.len(), GAP)
    }
}

impl Count {
    fn width_of_figures(&self) -> f32 {
        ONE_FIGURE + MORE_FIGURES * f32::from(self.figures.saturating_sub(1))
    }

    fn compose(&self, id: u32, area: Area, nodes: &mut Vec<Node>) {
        let icon = Area::new(area.x, area.y, area.height, area.height);
        nodes.push(Node::picture(id, icon, self.art));
        let rest = Area::new(icon.right() + GAP, area.y, area.width - icon.width - GAP, area.height);
        let number = Words::new("number").number("number", self.how_many);
        let text = TextBox::new(number, Ink::Text, TextStyle::Display, 17.0).from_left();
        nodes.push(Node::text(id + 1, rest, text));
    }
}
