use std::ops::RangeInclusive;

use empile_games::contract::{Millis, Seat};

use super::{Look, Tool, ToolMove, ToolRefusal};
use crate::{Art, Point, Words};

/// What a tool shows: sections of cards, and on a card lines of rows.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sheet {
    /// From the top down.
    pub sections: Vec<Section>,
    /// The fingers on the screen, where they are what it is about: they get all the room there is.
    pub fingers: Option<Vec<Spot>>,
    /// The one thing to do on this page, always within reach.
    pub main: Option<Row>,
    /// When it is something else without being touched, if at all; at the end of a deadline on it, it is.
    pub changes_at: Option<Millis>,
}

/// Cards that belong together.
#[derive(Clone, Debug, PartialEq)]
pub struct Section {
    /// What stands above them.
    pub title: Option<Words>,
    /// Side by side, where there is room.
    pub cards: Vec<Card>,
}

/// What belongs to one seat, or to the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Card {
    /// Whose it is.
    pub seat: Option<Seat>,
    /// Does it stand out from the page?
    pub is_raised: bool,
    /// From the top down; rows of a line are beside each other.
    pub lines: Vec<Vec<Row>>,
}

/// What a row is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RowKind {
    /// A number to read.
    Figure,
    /// A number to turn, from the least to the most it can be.
    Counter,
    /// Pieces to look at.
    Pieces,
    /// Something to read.
    #[default]
    Words,
    /// The same, of less weight.
    Quiet,
    /// The same, to be seen from across the table.
    Loud,
    /// Time that runs out: its number is the last millisecond, the most is how long it was.
    Deadline,
    /// One of several things to do.
    Plain,
    /// The next thing to do.
    Main,
    /// To be hit without looking, while eyes are on the table.
    Stop,
    /// On or off.
    Switch,
    /// One of several things to choose from or to add, often a piece.
    Tile,
    /// Somebody who plays or not; with a number, on which seat.
    Person,
}

/// One thing on a card: to read, to turn or to press.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Row {
    /// Which: its own on the whole sheet, and stays.
    pub tag: String,
    /// What it is.
    pub kind: RowKind,
    /// What it says, or what a screen reader says where pieces stand for it.
    pub label: Words,
    /// What else there is to say of it.
    pub detail: Option<Words>,
    /// What stands on it.
    pub pieces: Vec<Piece>,
    /// How many.
    pub number: Option<i64>,
    /// The fewest there can be.
    pub least: i64,
    /// The most there can be.
    pub most: i64,
    /// Is it the one chosen, or on? Nothing where that is no question.
    pub chosen: Option<bool>,
    /// What it does; a counter adds its new number at the end.
    pub play: Option<ToolMove>,
    /// Why it does nothing now.
    pub refusal: Option<ToolRefusal>,
}

/// A piece of the box at this size, in density-independent pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Piece {
    /// What it is.
    pub art: Art,
    /// How wide.
    pub width: f32,
    /// How high.
    pub height: f32,
}

/// A finger on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// Which finger.
    pub pointer: u64,
    /// Where.
    pub at: Point,
    /// Is it the one chosen? Nothing while none is.
    pub chosen: Option<bool>,
}

impl Sheet {
    /// The same with cards that belong together, if there are any.
    #[must_use]
    pub fn section(mut self, title: Option<Words>, cards: impl IntoIterator<Item = Card>) -> Sheet {
        let cards: Vec<Card> = cards.into_iter().collect();
        self.sections.extend((!cards.is_empty()).then_some(Section { title, cards }));
        self
    }

    /// The same with a card of the whole table.
    pub(crate) fn card(self, lines: Vec<Vec<Row>>) -> Sheet {
        self.section(None, [Card::of_the_table(lines)])
    }

    /// The same with something that lies on the page itself.
    #[must_use]
    pub fn flat(self, lines: Vec<Vec<Row>>) -> Sheet {
        self.section(None, [Card::flat(lines)])
    }

    /// What a tool shows: what is the whole table's, a card for every seat, and what ends a round.
    pub(super) fn of(tool: &impl Tool, look: Look<'_>) -> Sheet {
        let is_over = tool.is_over() == Some(true);
        let sheet = if is_over { Sheet::default() } else { tool.sheet(look) };
        let seats = look.seats().map(|seat| (seat, tool.seat(seat, look)));
        let cards = seats.filter(|(_, lines)| !lines.is_empty()).map(|(seat, lines)| {
            let lines = [vec![vec![look.badge(seat)]], lines].concat();
            Card { seat: Some(seat), ..Card::of_the_table(lines) }
        });
        let round = tool.end_of_round().filter(|_| !is_over).map(|row| Card::flat(stacked([row])));
        sheet.section(None, cards).section(None, round)
    }

    /// All rows.
    pub fn rows(&self) -> impl Iterator<Item = &Row> {
        let cards = self.sections.iter().flat_map(|section| &section.cards);
        cards.flat_map(|card| card.lines.iter().flatten()).chain(&self.main)
    }

    pub(super) fn rows_mut(&mut self) -> impl Iterator<Item = &mut Row> {
        let cards = self.sections.iter_mut().flat_map(|section| &mut section.cards);
        cards.flat_map(|card| card.lines.iter_mut().flatten()).chain(&mut self.main)
    }
}

/// Rows below each other.
pub(crate) fn stacked(rows: impl IntoIterator<Item = Row>) -> Vec<Vec<Row>> {
    rows.into_iter().map(|row| vec![row]).collect()
}

impl Card {
    /// One that stands out and is nobody's.
    #[must_use]
    pub fn of_the_table(lines: Vec<Vec<Row>>) -> Card {
        Card { seat: None, is_raised: true, lines }
    }

    fn flat(lines: Vec<Vec<Row>>) -> Card {
        Card { is_raised: false, ..Card::of_the_table(lines) }
    }
}

impl Piece {
    /// As wide as high.
    #[must_use]
    pub fn square(art: Art, size: f32) -> Piece {
        Piece { art, width: size, height: size }
    }
}

impl Row {
    /// Something of a kind.
    pub fn new(kind: RowKind, tag: impl Into<String>, label: impl Into<Words>) -> Row {
        Row { tag: tag.into(), kind, label: label.into(), ..Row::default() }
    }

    /// Something to press, called after what it does.
    pub(crate) fn button(kind: RowKind, label: impl Into<Words>, play: ToolMove) -> Row {
        Row::new(kind, play.tag(), label).doing(play)
    }

    /// Something to choose or to add.
    pub(crate) fn tile(tag: impl Into<String>, label: impl Into<Words>, play: ToolMove) -> Row {
        Row::new(RowKind::Tile, tag, label).doing(play)
    }

    pub(crate) fn figure(tag: impl Into<String>, label: impl Into<Words>, number: impl Into<i64>) -> Row {
        Row::new(RowKind::Figure, tag, label).counting(number)
    }

    /// A number to turn, called after what turning it does.
    pub(crate) fn counter<N: Into<i64>>(
        label: impl Into<Words>,
        value: N,
        range: RangeInclusive<N>,
        play: ToolMove,
    ) -> Row {
        let (least, most) = range.into_inner();
        let row = Row::button(RowKind::Counter, label, play).counting(value);
        Row { least: least.into(), most: most.into(), ..row }
    }

    /// Something that is on or off; doing it with a number more, 1 or 0, makes it the other.
    pub(crate) fn switch(label: impl Into<Words>, is_on: bool, play: ToolMove) -> Row {
        let row = Row::new(RowKind::Switch, play.tag(), label).chosen(is_on);
        row.doing(play.with(u8::from(!is_on)))
    }

    pub(crate) fn words(tag: impl Into<String>, words: impl Into<Words>) -> Row {
        Row::new(RowKind::Words, tag, words)
    }

    pub(crate) fn loud(tag: &str, words: impl Into<Words>) -> Row {
        Row::new(RowKind::Loud, tag, words)
    }

    /// Under another name.
    pub(crate) fn tagged(self, tag: impl Into<String>) -> Row {
        Row { tag: tag.into(), ..self }
    }

    /// Under the same name for this seat.
    pub(crate) fn of(self, seat: Seat) -> Row {
        Row { tag: format!("{}-{}", self.tag, seat.0), ..self }
    }

    pub(crate) fn showing(self, pieces: impl IntoIterator<Item = Piece>) -> Row {
        Row { pieces: pieces.into_iter().collect(), ..self }
    }

    pub(crate) fn counting(self, number: impl Into<i64>) -> Row {
        Row { number: Some(number.into()), ..self }
    }

    pub(crate) fn chosen(self, chosen: bool) -> Row {
        Row { chosen: Some(chosen), ..self }
    }

    pub(crate) fn doing(self, play: ToolMove) -> Row {
        Row { play: Some(play), ..self }
    }
}
