//! The picture of a result, to be kept or sent: the board as the match ended, and who came where. Shells paint it by day,
//! with the painter of their boards, and nothing of it is ever touched.

use empile_games::AnyGame;

use crate::{Area, Art, Ink, Node, Role, Scene, Sitter, Stage, Surface, TextBox, TextStyle, Words};

/// What a card has to say.
#[derive(Clone, Debug, PartialEq)]
pub struct Card {
    /// Which game.
    pub title: Words,
    /// When, and where it counts.
    pub occasion: Words,
    /// Who won.
    pub headline: Words,
    /// Why the match was over, where that is known.
    pub why: Option<Words>,
    /// Everybody, the best first.
    pub places: Vec<CardPlace>,
}

/// Somebody on a card.
#[derive(Clone, Debug, PartialEq)]
pub struct CardPlace {
    /// The badge: a colour, with a symbol or a face.
    pub badge: u8,
    /// Who.
    pub name: String,
    /// The place and the score.
    pub detail: Words,
    /// The title won, if any.
    pub title: Option<Words>,
    /// Did they win?
    pub won: bool,
}

/// A card, and how large it is to be painted.
#[derive(Clone, Debug, PartialEq)]
pub struct PaintedCard {
    /// Everything on it.
    pub scene: Scene,
    /// So many pixels are one density-independent pixel.
    pub density: f32,
}

/// So many pixels wide is the picture of a card.
pub const CARD_WIDTH: u16 = 1080;
/// So many pixels high is the picture of a card.
pub const CARD_HEIGHT: u16 = 1350;
/// So wide is a card without a board; all its measures are of one that is.
const WIDTH: f32 = 540.0;
/// A board needs so much more room for what is written on it; everything beside it grows as much, and stays as large as it was.
const ROOM_FOR_BOARD: f32 = 1.5;

// Far from the ids of any board, which keeps its own.
const FIRST_NODE: u32 = 1_000_000;
const TITLE: u32 = FIRST_NODE;
const OCCASION: u32 = FIRST_NODE + 1;
const HEADLINE: u32 = FIRST_NODE + 2;
const WHY: u32 = FIRST_NODE + 3;
const MADE: u32 = FIRST_NODE + 4;
const TROPHY: u32 = FIRST_NODE + 5;
const PLACES: u32 = FIRST_NODE + 10;
const NODES_PER_PLACE: u32 = 5;

const MARGIN: f32 = 20.0;
const GAP: f32 = 8.0;
const BELOW_LINE: f32 = 2.0;
const COLUMNS: usize = 2;
const PLACE_HEIGHT: f32 = 54.0;
const BADGE: f32 = 32.0;
const NAME_PART: f32 = 0.55;
/// A place is so much higher where somebody won a title.
const TITLE_HEIGHT: f32 = 18.0;
const TROPHY_SIZE: f32 = 220.0;

/// Lays a card out, with the board of a match that was played here.
#[must_use]
pub fn result_card(card: &Card, board: Option<(&AnyGame, &[Sitter])>) -> PaintedCard {
    let grown = if board.is_some() { ROOM_FOR_BOARD } else { 1.0 };
    let density = f32::from(CARD_WIDTH) / (WIDTH * grown);
    let surface =
        Surface { width: f32::from(CARD_WIDTH) / density, height: f32::from(CARD_HEIGHT) / density };
    PaintedCard { scene: compose(card, board, surface, grown), density }
}

/// What lies where.
struct Parts {
    title: Area,
    occasion: Area,
    headline: Area,
    why: Area,
    board: Area,
    places: Vec<Area>,
    made: Area,
}

impl Parts {
    fn of(card: &Card, surface: Surface, grown: f32) -> Parts {
        let gap = GAP * grown;
        let mut rest = surface.area().inset(MARGIN * grown);
        let title = rest.take_top(36.0 * grown, BELOW_LINE * grown);
        let occasion = rest.take_top(20.0 * grown, gap);
        let headline = rest.take_top(48.0 * grown, BELOW_LINE * grown);
        let why = rest.take_top(if card.why.is_some() { 36.0 * grown } else { 0.0 }, gap);
        let made = rest.take_bottom(20.0 * grown, gap);
        let has_titles = card.places.iter().any(|place| place.title.is_some());
        let place_height = (PLACE_HEIGHT + if has_titles { TITLE_HEIGHT } else { 0.0 }) * grown;
        let rows = card.places.len().div_ceil(COLUMNS) as f32;
        let mut below = rest.take_bottom(rows * (place_height + gap) - gap, gap);
        let mut places = Vec::new();
        while places.len() < card.places.len() {
            places.extend(below.take_top(place_height, gap).columns(COLUMNS, gap));
        }
        Parts { title, occasion, headline, why, board: rest, places, made }
    }
}

fn compose(card: &Card, board: Option<(&AnyGame, &[Sitter])>, surface: Surface, grown: f32) -> Scene {
    let parts = Parts::of(card, surface, grown);
    let line = |id, area, words: &Words, ink, style, size: f32| {
        Node::text(id, area, TextBox::new(words.clone(), ink, style, size * grown))
    };
    let mut nodes = vec![
        line(TITLE, parts.title, &card.title, Ink::Text, TextStyle::Display, 28.0),
        line(OCCASION, parts.occasion, &card.occasion, Ink::SoftText, TextStyle::Body, 15.0),
        line(HEADLINE, parts.headline, &card.headline, Ink::Primary, TextStyle::Display, 30.0),
        line(MADE, parts.made, &Words::new("app-name"), Ink::SoftText, TextStyle::Display, 16.0),
    ];
    let why = card.why.as_ref();
    nodes.extend(why.map(|why| line(WHY, parts.why, why, Ink::Text, TextStyle::Body, 17.0)));
    if let Some((game, sitters)) = board {
        nodes.extend(board_nodes(game, sitters, parts.board));
    } else {
        let side = TROPHY_SIZE.min(parts.board.height).min(parts.board.width);
        let cat = Art::Cats { coat: 0, count: 1, golden: 1, side_by_side: false };
        nodes.push(Node::picture(TROPHY, parts.board.middle_square(side), cat));
    }
    for (index, (place, area)) in card.places.iter().zip(parts.places).enumerate() {
        place.compose(PLACES + NODES_PER_PLACE * index as u32, area, grown, &mut nodes);
    }
    Scene::of(surface, nodes)
}

/// The board as the match ended, moved to where it lies on the card.
fn board_nodes(game: &AnyGame, sitters: &[Sitter], area: Area) -> Vec<Node> {
    let surface = Surface { width: area.width, height: area.height };
    let stage = Stage::new(game, sitters.to_vec(), surface);
    let moved = |node: &Node| {
        let Area { x, y, width, height } = node.area;
        let area = Area::new(area.x + x, area.y + y, width, height);
        Node { area, role: Role::Picture, label: None, ..node.clone() }
    };
    stage.scene().nodes.iter().map(moved).collect()
}

impl CardPlace {
    fn compose(&self, id: u32, area: Area, grown: f32, nodes: &mut Vec<Node>) {
        nodes.push(Node::picture(id, area, Art::Panel { highlighted: self.won }));
        let mut inner = area.inset(GAP * grown);
        let side = BADGE * grown;
        let badge = inner.take_left(side, GAP * grown).middle_square(side);
        nodes.push(Node::picture(id + 1, badge, Art::Badge { seat: self.badge }));
        if let Some(title) = &self.title {
            let area = inner.take_bottom(TITLE_HEIGHT * grown, 0.0);
            let text = TextBox::new(title.clone(), Ink::Text, TextStyle::Body, 14.0 * grown).from_left();
            nodes.push(Node::text(id + 4, area, text));
        }
        let name = Words::new("name").text("name", self.name.clone());
        let above = inner.take_top(inner.height * NAME_PART, 0.0);
        let text =
            |words, ink, size: f32| TextBox::new(words, ink, TextStyle::Body, size * grown).from_left();
        nodes.push(Node::text(id + 2, above, text(name, Ink::Text, 17.0)));
        nodes.push(Node::text(id + 3, inner, text(self.detail.clone(), Ink::SoftText, 14.0)));
    }
}
