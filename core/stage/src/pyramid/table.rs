//! The pyramid between three players: one below, one on the left, one on the right, each with a card at the own edge.

use empile_games::{
    contract::{Seat, Seats, Viewer},
    pyramid::lattice::Side,
};

use super::{Hexagons, voice::Voice};
use crate::{
    Area, Ink, Node, Words,
    board::Room,
    kit::{self, Button, Frame, GAP, SeatCard, Wish},
    zones::Zone,
};

/// A card at the side, as its player sees it: the width of the board that it is wide, and how high it is for that.
const CARD_PART: f32 = 0.26;
const CARD_WIDTH: (f32, f32) = (96.0, 168.0);
const CARD_SHAPE: f32 = 0.66;
/// A card that is not turned needs no more: two lines.
const UPRIGHT_HEIGHT: f32 = 64.0;
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
    voices: [Voice; 3],
    /// Whom it speaks to.
    listener: Seat,
}

impl Table {
    /// The table while somebody is to act: it speaks to that player. What a robot does is told to the player in front,
    /// and so is the end.
    pub(crate) fn of(room: Room<'_>, throw: Throw, to_act: Seats) -> Table {
        let front = match room.viewer {
            Viewer::Seat(seat) => Side::of(seat).unwrap_or(Side::U),
            Viewer::Spectator => Side::U,
        };
        let wish = Wish { players: 0, text_scale: room.text_scale, tray: true };
        let mut frame = Frame::of(room.surface, wish, |area| Hexagons::within(area, front).edge());
        let hexagons = Hexagons::at_the_bottom_of(frame.board, front);
        let whole_tray = frame.tray;
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
            } else if room.robots.contains(seat) {
                // Nobody sits there to read it: it stands as whoever is in front reads it.
                Zone {
                    seat,
                    area: upright(if side == front.left() { left } else { right }, frame.board, &hexagons),
                    turn: 0.0,
                }
            } else if side == front.left() {
                Zone { seat, area: left, turn: 90.0 }
            } else {
                Zone { seat, area: right, turn: 270.0 }
            }
        });
        let in_column = Frame { tray: whole_tray, ..frame.clone() };
        let [of_left, of_right] = [front.left(), front.right()].map(|side| cards[side.index()]);
        let voices = Side::ALL.map(|side| {
            let seat = Seat(side.index() as u8);
            let at_the_side =
                |card, other| Voice::at_the_side(card, other, &in_column, &hexagons, room.text_scale);
            if side == front {
                Voice::in_front(seat, room.surface, &frame)
            } else if side == front.left() {
                at_the_side(&of_left, &of_right)
            } else {
                at_the_side(&of_right, &of_left)
            }
        });
        let in_front = Seat(front.index() as u8);
        let listener = to_act.iter().next().filter(|_| room.robot.is_none()).unwrap_or(in_front);
        Table { frame, hexagons, thrown, cards, voices, listener }
    }

    fn voice(&self) -> Option<&Voice> {
        self.voices.get(self.listener.index())
    }

    /// By how much what is written on the board is turned, so that whoever plays can read it.
    pub(crate) fn turn(&self) -> f32 {
        self.voice().map_or(0.0, |voice| voice.zone.turn)
    }

    /// The part of the board that a sheet over the dice can have without hiding what is said.
    pub(crate) fn clear_board(&self) -> Area {
        self.voice().map_or(self.frame.board, |voice| voice.clear)
    }

    /// What just happened, or whose turn it is, and what may be done now.
    pub(crate) fn say(
        &self,
        room: Room<'_>,
        (headline_id, headline): (u32, Words),
        hint: (u32, Words),
        nodes: &mut Vec<Node>,
    ) {
        let headline = (headline_id, headline, Ink::Text);
        self.turned(nodes, |frame, own| kit::headline(room, frame, headline, hint, own));
    }

    /// The buttons of whoever plays.
    pub(crate) fn buttons(&self, wanted: Vec<Button>, nodes: &mut Vec<Node>) {
        self.turned(nodes, |frame, own| kit::buttons(frame.buttons, wanted, own));
    }

    fn turned(&self, nodes: &mut Vec<Node>, compose: impl FnOnce(&Frame, &mut Vec<Node>)) {
        let Some(Voice { zone, frame, .. }) = self.voice() else { return };
        let mut own = Vec::new();
        compose(frame, &mut own);
        let is_in_front = zone.turn == 0.0;
        nodes.extend(own.into_iter().map(|node| if is_in_front { node } else { zone.put(node) }));
    }

    /// Where a seat's card lies.
    pub(crate) fn card_area(&self, seat: Seat) -> Option<Area> {
        self.cards.get(seat.index()).map(|zone| zone.area)
    }

    /// Puts a seat's card at that player's edge.
    pub(crate) fn card(&self, seat: Seat, card: SeatCard<'_>, nodes: &mut Vec<Node>) {
        let Some(zone) = self.cards.get(seat.index()) else { return };
        let mut own = Vec::new();
        card.compose(zone.own(), &mut own);
        nodes.extend(own.into_iter().map(|node| zone.put(node)));
    }
}

/// A card at the side as it stands when it is not turned, in the same corner of the board.
fn upright(turned: Area, board: Area, hexagons: &Hexagons) -> Area {
    let height = turned.width.min(UPRIGHT_HEIGHT);
    let free = hexagons.plate().centre().x - hexagons.half_width_at(board.y + height) - board.x - GAP;
    let width = turned.height.min(free);
    let is_left = turned.x < board.centre().x;
    Area::new(if is_left { turned.x } else { turned.right() - width }, turned.y, width, height)
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
        tables_with(Seats::NONE)
    }

    fn tables_with(robots: Seats) -> impl Iterator<Item = (Surface, Table)> {
        let viewers = [Viewer::Spectator, Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2))];
        let of = move |surface| {
            viewers.into_iter().flat_map(move |viewer| {
                [1.0, 1.3, 2.0].map(|text_scale| {
                    let room = Room { surface, text_scale, sitters: &[], viewer, robot: None, robots };
                    (surface, Table::of(room, Throw::OneDie, Seats::NONE))
                })
            })
        };
        SCREENS.into_iter().flat_map(of)
    }

    #[test]
    fn words_cards_throw_and_buttons_keep_off_each_other_and_off_the_dice() {
        let robots = [Seat(1), Seat(2)].into_iter().collect();
        for (screen, table) in tables().chain(tables_with(robots)) {
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
    fn words_and_buttons_face_whoever_plays_and_keep_off_everything_else() {
        for (screen, table) in tables() {
            for (voice, card) in table.voices.iter().zip(table.cards) {
                assert_eq!((voice.zone.seat, voice.zone.turn), (card.seat, card.turn), "as the cards do");
                let on_surface = |own: Area| {
                    let area = voice.zone.place(own);
                    if voice.zone.turn.rem_euclid(180.0) > 1.0 {
                        area.middle(area.height, area.width)
                    } else {
                        area
                    }
                };
                let Frame { headline, hint, buttons, .. } = voice.frame;
                let own = [headline, hint, buttons].map(on_surface);
                let mut parts = own.to_vec();
                parts.extend(table.cards.iter().map(|zone| zone.area));
                parts.push(table.thrown);
                crate::kit::screens::assert_laid_out(&parts, screen, voice.zone.seat);
                for part in own {
                    let hits = |cell| part.overlaps(table.hexagons.area(cell));
                    assert!(
                        !CellSet::BASE.iter().any(hits),
                        "{part:?} on {screen:?} for {}",
                        voice.zone.seat
                    );
                    assert!(!part.overlaps(voice.clear) || voice.zone.turn == 0.0, "{part:?} under a sheet");
                }
                assert!(buttons.height >= 40.0 && buttons.width >= 90.0, "{buttons:?} on {screen:?}");
            }
        }
    }

    #[test]
    fn cards_of_robots_stand_upright_where_they_sit() {
        let robots: Seats = [Seat(1), Seat(2)].into_iter().collect();
        for ((_, table), (_, people)) in tables_with(robots).zip(tables()) {
            for (zone, card) in table.cards.iter().zip(people.cards) {
                let is_person = !robots.contains(zone.seat);
                assert!(
                    zone.turn.abs() < 0.1 || is_person && (zone.turn - card.turn).abs() < 0.1,
                    "{}",
                    zone.seat
                );
                let middle = table.hexagons.plate().centre().x;
                assert_eq!(zone.area.centre().x < middle, card.area.centre().x < middle, "{}", zone.seat);
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
