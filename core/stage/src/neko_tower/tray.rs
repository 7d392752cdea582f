//! What lies between the board and the buttons: things to choose from, the cat in hand, or else the stock.

use empile_games::neko_tower::{Colour, FLOORS, Nakama, Phase, Wall};

use super::{focus::Focus, nodes, offers::Offer, plan::Look, table::Table};
use crate::{Area, Art, Ink, NekoArt, Node, Role, TextBox, TextStyle, Words};

const EDGE: f32 = 8.0;
const GAP: f32 = 6.0;
const WIDEST_OFFER: f32 = 104.0;
const STOCK_ROWS: usize = 2;

/// The stock alone, in its tray.
pub(super) fn compose_stock(table: &Table<'_>, area: Area, nodes: &mut Vec<Node>) {
    nodes.push(Node::picture(nodes::TRAY, area, Art::Tray));
    stock(table, area.inset(EDGE), nodes);
}

/// Things to choose from alone.
pub(super) fn compose_offers(area: Area, offers: &[Offer], nodes: &mut Vec<Node>) {
    offered(area, offers, nodes);
}

pub(super) fn compose(table: &Table<'_>, area: Area, look: Look, offers: &[Offer], nodes: &mut Vec<Node>) {
    nodes.push(Node::picture(nodes::TRAY, area, Art::Tray));
    let inner = area.inset(EDGE);
    let held = in_hand(table, look);
    match (offers, held) {
        ([], None) => stock(table, inner, nodes),
        ([], Some(cat)) => hold(cat, inner.middle_square(inner.height), nodes),
        (offers, held) => {
            let mut rest = inner;
            if let Some(cat) = held {
                hold(cat, rest.take_left(inner.height, GAP), nodes);
            }
            offered(rest, offers, nodes);
        }
    }
}

/// A cat taken to be placed, or one to be moved whose floor is out of sight.
fn in_hand(table: &Table<'_>, look: Look) -> Option<Nakama> {
    match (table.view.phase, look.focus) {
        (Phase::Placing { cat, .. }, _) => Some(cat),
        (_, Focus::Cat(cat)) => {
            table.view.layout.spot(cat).filter(|spot| spot.floor != look.shown).map(|_| cat)
        }
        _ => None,
    }
}

fn hold(cat: Nakama, area: Area, nodes: &mut Vec<Node>) {
    let label = Words::new("neko-tower-label-in-hand").text("colour", cat.colour().key());
    let art = Art::Neko(NekoArt::Nakama { colour: cat.colour(), glows: true });
    nodes.push(Node::picture(nodes::cat(cat), area, art).labelled(label).touchable(Role::Piece));
}

fn offered(area: Area, offers: &[Offer], nodes: &mut Vec<Node>) {
    let count = offers.len().max(1) as f32;
    let width = ((area.width - GAP * (count - 1.0)) / count).min(WIDEST_OFFER);
    let row = width * count + GAP * (count - 1.0);
    let left = area.x + (area.width - row) / 2.0;
    for (index, offer) in offers.iter().enumerate() {
        let chip = Area::new(left + index as f32 * (width + GAP), area.y, width, area.height);
        let id = nodes::offer(index);
        let panel = Node::picture(id, chip, Art::Panel { highlighted: false });
        nodes.push(panel.labelled(offer.label.clone()).touchable(Role::Button));
        let mut picture = chip.inset(4.0);
        if let Some(words) = &offer.words {
            let line = picture.take_bottom((chip.height * 0.3).min(18.0), 1.0);
            let text = TextBox::new(words.clone(), Ink::Text, TextStyle::Display, 13.0);
            nodes.push(Node::text(id + 2, line, text));
        }
        let side = picture.width.min(picture.height);
        let flat = matches!(offer.art, Art::Neko(NekoArt::FloorSide));
        let picture = if flat {
            let middle = picture.centre();
            Area::new(picture.x, middle.y - side * 0.12, picture.width, side * 0.24)
        } else {
            picture.middle_square(side)
        };
        nodes.push(Node::picture(id + 1, picture, offer.art));
    }
}

/// Walls, floors, cats and cards that are left.
fn stock(table: &Table<'_>, area: Area, nodes: &mut Vec<Node>) {
    let view = &table.view;
    let count = |piece, label: Words, number: u8| (Art::Neko(piece), label.number("count", number), number);
    let walls = Wall::ALL.map(|wall| {
        let label = Words::new("neko-tower-label-stock-wall").text("wall", wall.key());
        count(NekoArt::Wall(wall), label, view.stock.count(wall))
    });
    let floors = FLOORS.saturating_sub(table.height());
    let cats = Colour::ALL.map(|colour| {
        let label = Words::new("neko-tower-label-stock-cats").text("colour", colour.key());
        count(NekoArt::Nakama { colour, glows: false }, label, view.layout.in_reserve(colour))
    });
    let counts: Vec<(Art, Words, u8)> = walls
        .into_iter()
        .chain([count(NekoArt::FloorSide, Words::new("neko-tower-label-stock-floors"), floors)])
        .chain(cats)
        .chain([
            count(NekoArt::ActionBack, Words::new("neko-tower-label-stock-actions"), view.actions_left),
            count(NekoArt::MissionBack, Words::new("neko-tower-label-stock-missions"), view.missions_left),
        ])
        .collect();
    let columns = counts.len().div_ceil(STOCK_ROWS);
    let places = area.rows(STOCK_ROWS, 4.0).into_iter().flat_map(|row| row.columns(columns, 4.0));
    for (index, ((art, label, number), place)) in counts.into_iter().zip(places).enumerate() {
        let side = place.height.min(place.width * 0.5);
        let picture = Area::new(place.x, place.y, side, place.height);
        let picture = match art {
            Art::Neko(NekoArt::FloorSide) => {
                Area::new(picture.x, picture.centre().y - side * 0.18, side, side * 0.36)
            }
            Art::Neko(NekoArt::ActionBack | NekoArt::MissionBack) => {
                let width = side * 0.72;
                Area::new(picture.x + (side - width) / 2.0, picture.centre().y - side / 2.0, width, side)
            }
            _ => picture.middle_square(side),
        };
        nodes.push(Node::picture(nodes::stock(index), picture, art).labelled(label));
        let beside = Area::new(place.x + side + 3.0, place.y, place.width - side - 3.0, place.height);
        let words = Words::new("number").number("number", number);
        let ink = if number == 0 { Ink::Danger } else { Ink::OnCell };
        let text = TextBox::new(words, ink, TextStyle::Display, 15.0).from_left();
        nodes.push(Node::text(nodes::stock(index) + 1, beside, text));
    }
}
