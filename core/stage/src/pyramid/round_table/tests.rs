use empile_games::{contract::Viewer, pyramid::lattice::CellSet};

use super::*;
use crate::{Surface, pyramid::SCREENS};

fn table(surface: Surface, text_scale: f32, players: u8, counts: usize) -> RoundTable {
    let room = Room {
        surface,
        text_scale,
        sitters: &[],
        viewer: Viewer::Spectator,
        robot: None,
        robots: empile_games::contract::Seats::NONE,
    };
    RoundTable::of(room, Guests { players, counts })
}

fn tables() -> impl Iterator<Item = (String, Surface, RoundTable)> {
    SCREENS.into_iter().flat_map(|surface| {
        [1.0, 1.3, 2.0].into_iter().flat_map(move |scale| {
            (2..=8).flat_map(move |players| {
                let counts = if players <= 6 { 1..=2 } else { 1..=1 };
                counts.map(move |counts| {
                    let name = format!("{players} with {counts} on {surface:?} with text × {scale}");
                    (name, surface, table(surface, scale, players, counts))
                })
            })
        })
    })
}

#[test]
fn words_cards_tray_and_buttons_keep_off_each_other_and_off_the_dice() {
    for (name, screen, table) in tables() {
        let frame = &table.frame;
        let mut parts = frame.seats.clone();
        parts.extend([frame.headline, frame.hint, frame.tray, frame.buttons]);
        for (index, part) in parts.iter().enumerate() {
            let inside = part.x >= 0.0
                && part.y >= 0.0
                && part.right() <= screen.width + 0.01
                && part.bottom() <= screen.height + 0.01;
            assert!(inside, "{name}: {index} {part:?}");
            for (other, other_part) in parts.iter().enumerate().skip(index + 1) {
                assert!(!part.overlaps(*other_part), "{name}: {index} and {other}");
            }
            for cell in CellSet::BASE {
                assert!(!part.overlaps(table.hexagons.area(cell)), "{name}: {index} and {cell}");
            }
        }
    }
}

#[test]
fn every_card_has_room_for_a_badge_a_name_and_what_is_counted() {
    for (name, _, table) in tables() {
        for card in &table.frame.seats {
            assert!(card.height >= 32.0 && card.width >= NARROWEST_CARD, "{name}: {card:?}");
        }
        assert!(table.frame.tray.width >= 150.0 && table.frame.tray.height >= 44.0, "{name}");
        assert!(table.frame.buttons.width >= 120.0 && table.frame.buttons.height >= 44.0, "{name}");
    }
}

#[test]
fn eight_on_the_smallest_phone_still_have_dice_of_36_dp() {
    for players in 2..=8 {
        let table = table(SCREENS[0], 1.0, players, 1);
        let die = table.hexagons.area(CellSet::BASE.first().unwrap());
        assert!(die.width >= 36.0, "{players}: {}", die.width);
    }
}

#[test]
fn turns_go_clockwise_from_the_lower_left() {
    for (name, _, table) in tables() {
        let middle = table.hexagons.plate().centre().x;
        let cards = &table.frame.seats;
        let left = cards.len().div_ceil(2);
        for (seat, card) in cards.iter().enumerate() {
            assert_eq!(card.centre().x < middle, seat < left, "{name}: {seat}");
        }
        assert!(cards[..left].windows(2).all(|pair| pair[0].y > pair[1].y), "{name}");
        assert!(cards[left..].windows(2).all(|pair| pair[0].y < pair[1].y), "{name}");
    }
}

#[test]
fn a_screen_too_small_for_anything_still_gets_a_table() {
    let table = table(Surface { width: 120.0, height: 130.0 }, 2.0, 8, 1);
    assert_eq!(table.frame.seats.len(), 8);
}
