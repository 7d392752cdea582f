//! The pyramid between three players: one below, one on the left, one on the right, each with a card at the own edge.

use empile_games::{
    contract::{Seat, Viewer},
    pyramid::lattice::Side,
};

use super::Hexagons;
use crate::{
    Area, Node,
    board::Room,
    kit::{Frame, GAP, SeatCard, Wish},
    zones::Zone,
};

/// A card at the side, as its player sees it: the width of the board that it is wide, and how high it is for that.
const CARD_PART: f32 = 0.26;
const CARD_WIDTH: (f32, f32) = (96.0, 168.0);
const CARD_SHAPE: f32 = 0.66;
/// The card below is a line.
const LINE_HEIGHT: f32 = 56.0;

/// What is thrown in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Throw {
    None,
    OneDie,
}

/// The parts of the table.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) frame: Frame,
    pub(crate) hexagons: Hexagons,
    /// What is thrown lies here; no room for it where nothing is.
    pub(crate) thrown: Area,
    cards: [Zone; 3],
}

impl Table {
    pub(crate) fn of(room: Room<'_>, throw: Throw) -> Table {
        let front = match room.viewer {
            Viewer::Seat(seat) => Side::of(seat).unwrap_or(Side::U),
            Viewer::Spectator => Side::U,
        };
        let wish = Wish { players: 0, text_scale: room.text_scale, tray: true };
        let mut frame = Frame::of(room.surface, wish, |area| Hexagons::within(area, front).edge());
        let hexagons = Hexagons::at_the_bottom_of(frame.board, front);
        let mut line = frame.tray;
        let thrown = match throw {
            Throw::None => line.take_right(0.0, 0.0),
            Throw::OneDie => line.take_right(line.height, GAP),
        };
        let height = line.height.min(LINE_HEIGHT * room.text_scale.clamp(1.0, 2.0));
        let below = Area::new(line.x, line.centre().y - height / 2.0, line.width, height);
        frame.tray = below;
        let (left, right) = corners(frame.board, &hexagons);
        let cards = Side::ALL.map(|side| {
            let seat = Seat(side.index() as u8);
            if side == front {
                Zone { seat, area: below, turn: 0.0 }
            } else if side == front.left() {
                Zone { seat, area: left, turn: 90.0 }
            } else {
                Zone { seat, area: right, turn: 270.0 }
            }
        });
        Table { frame, hexagons, thrown, cards }
    }

    /// Puts a seat's card at that player's edge.
    pub(crate) fn card(&self, seat: Seat, card: SeatCard<'_>, nodes: &mut Vec<Node>) {
        let Some(zone) = self.cards.get(seat.index()) else { return };
        let mut own = Vec::new();
        card.compose(zone.own(), &mut own);
        nodes.extend(own.into_iter().map(|node| zone.put(node)));
    }
}

/// The base is a triangle: it leaves room for a card in both upper corners of the board.
fn corners(board: Area, hexagons: &Hexagons) -> (Area, Area) {
    let (least, most) = CARD_WIDTH;
    let high = (board.width * CARD_PART).clamp(least, most);
    let middle = hexagons.plate().centre().x;
    let free = middle - hexagons.half_width_at(board.y + high) - board.x - GAP;
    let wide = (high * CARD_SHAPE).min(free);
    (Area::new(board.x, board.y, wide, high), Area::new(board.right() - wide, board.y, wide, high))
}

#[cfg(test)]
mod tests {
    use empile_games::pyramid::lattice::CellSet;

    use super::*;
    use crate::{Sitter, Surface, Words, pyramid::SCREENS};

    fn sitters() -> Vec<Sitter> {
        (0..3).map(|colour| Sitter { name: "Zoé".to_owned(), colour }).collect()
    }

    fn tables() -> impl Iterator<Item = (Surface, Table)> {
        let viewers = [Viewer::Spectator, Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2))];
        let of = move |surface| {
            viewers.into_iter().flat_map(move |viewer| {
                [1.0, 1.3, 2.0].map(|text_scale| {
                    let room = Room { surface, text_scale, sitters: &[], viewer, robot: None };
                    (surface, Table::of(room, Throw::OneDie))
                })
            })
        };
        SCREENS.into_iter().flat_map(of)
    }

    #[test]
    fn words_cards_throw_and_buttons_keep_off_each_other_and_off_the_dice() {
        for (screen, table) in tables() {
            let mut parts: Vec<Area> = table.cards.iter().map(|zone| zone.area).collect();
            let frame = &table.frame;
            parts.extend([frame.headline, frame.hint, frame.buttons, table.thrown]);
            for (index, part) in parts.iter().enumerate() {
                let inside = part.x >= 0.0 && part.y >= 0.0;
                let inside =
                    inside && part.right() <= screen.width + 0.01 && part.bottom() <= screen.height + 0.01;
                assert!(inside, "{index} {part:?} leaves {screen:?}");
                assert!(part.width >= 40.0 && part.height >= 20.0, "{index} {part:?} on {screen:?}");
                for (other, other_part) in parts.iter().enumerate().skip(index + 1) {
                    assert!(!part.overlaps(*other_part), "{index} and {other} on {screen:?}");
                }
                for cell in CellSet::BASE {
                    assert!(!part.overlaps(table.hexagons.area(cell)), "{index} and {cell} on {screen:?}");
                }
            }
        }
    }

    #[test]
    fn each_card_is_turned_to_its_players_side() {
        for (_, table) in tables() {
            let middle = table.hexagons.plate().centre();
            let front = table.hexagons.front();
            for zone in table.cards {
                let side = Side::of(zone.seat).unwrap();
                let at = zone.area.centre();
                if side == front {
                    assert!(zone.turn.abs() < 0.1);
                } else {
                    assert_eq!(
                        at.x < middle.x,
                        side == front.left(),
                        "the left neighbour's card is on the left"
                    );
                    assert!((zone.turn - if at.x < middle.x { 90.0 } else { 270.0 }).abs() < 0.1);
                }
            }
        }
    }

    #[test]
    fn a_card_lies_within_its_place_whichever_way_it_is_turned() {
        let sitters = sitters();
        for (screen, table) in tables() {
            for zone in table.cards {
                let mut nodes = Vec::new();
                let sitter = &sitters[zone.seat.index()];
                let label = Words::new("name");
                let card = SeatCard { id: 1, sitter, highlighted: true, counts: &[], label };
                table.card(zone.seat, card, &mut nodes);
                for node in nodes {
                    let Area { width, height, .. } = node.area;
                    let (wide, high) = if zone.turn > 1.0 { (height, width) } else { (width, height) };
                    let centre = node.area.centre();
                    let seen = Area::new(centre.x - wide / 2.0, centre.y - high / 2.0, wide, high);
                    assert!(
                        seen.x >= zone.area.x - 0.01 && seen.right() <= zone.area.right() + 0.01,
                        "{screen:?}"
                    );
                    assert!(seen.y >= zone.area.y - 0.01 && seen.bottom() <= zone.area.bottom() + 0.01);
                    assert_eq!(node.seat, Some(zone.seat));
                }
            }
        }
    }
}
