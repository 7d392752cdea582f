use empile_games::{
    GameId,
    contract::Seat,
    pilo_pilo::{Character, View},
};

use super::{Album, State, TABLET, WHOLE_SEED, Whole};
use crate::{
    hands::Screen,
    pilo_pilo_hands::{PiloHands, Place, zone},
};

/// The telling moments of the game.
pub const ALBUM: Album = Album {
    game: GameId::PiloPilo,
    players: (3, 6),
    states,
    shown: &["hush", "fray"],
    whole,
    counts_at_touch_down: false,
};

/// Telling states of a table of so many, by name.
#[must_use]
pub fn states(players: u8, screen: Screen) -> Vec<State> {
    let mut table = PiloHands::at(players, 11, screen);
    let gathering = table.hands.scene().clone();
    table.lay_hands();
    let hush = table.hands.scene().clone();
    table.hands.wait_for_the_clock();
    table.hands.wait_for_the_clock();
    let flipped_at = table.flip_until(is_lively);
    let active: Vec<Seat> = table.seats().filter(|seat| table.right_place(*seat).is_some()).collect();
    let pillows = table.view().pillows.len();
    for (index, seat) in active.iter().take(pillows).enumerate() {
        table.grab(*seat, index as u8, flipped_at + 400 + 50 * index as u64);
    }
    if let [.., first, second] = active.get(..pillows).unwrap_or_default() {
        if let Some(place) = table.right_place(*first) {
            table.bring(*first, place, flipped_at + 700);
        }
        let mut over = table.hands.middle(zone(*second, Place::Card));
        let middle = screen.surface.area().centre();
        over.x = f32::midpoint(over.x, middle.x);
        over.y = f32::midpoint(over.y, middle.y);
        table.carry(*second, over, flipped_at + 720);
    }
    let fray = table.hands.scene().clone();
    if let Some(second) = active.get(..pillows).and_then(<[Seat]>::last) {
        table.bring(*second, zone(*second, Place::Panel), flipped_at + 900);
    }
    table.hands.wait_for_the_clock();
    let verdicts = table.hands.scene().clone();
    vec![("gathering", gathering), ("hush", hush), ("fray", fray), ("verdicts", verdicts)]
}

/// Enough to do for every pillow, and all kinds of cards but the king.
fn is_lively(view: &View) -> bool {
    let shows = |character| view.seats.iter().any(|seat| seat.shown == Some(character));
    shows(Character::Dragon)
        && shows(Character::Attacker)
        && shows(Character::Defender)
        && !shows(Character::King)
}

/// A whole match.
fn whole() -> Whole {
    let mut table = PiloHands::at(6, WHOLE_SEED, TABLET);
    while !table.hands.is_over() {
        table.play_round();
    }
    Whole::of(table.hands)
}
