//! Telling moments of Raffzahn.

use super::{Album, State, TABLET, WHOLE_SEED, Whole, muster};
use crate::{hands::Screen, raffzahn_hands::RaffHands};
use empile_games::{
    GameId,
    contract::{Millis, Seat},
};
use empile_stage::Scene;

/// The telling moments of the game.
pub const ALBUM: Album = Album {
    game: GameId::Raffzahn,
    players: (3, 3),
    states,
    shown: &["coming", "aiming", "late"],
    whole,
    counts_at_touch_down: true,
};

/// Everyone comes; before the first throw, dice being taken, a die under a finger while another hand is locked, a hand that comes too late, nothing left to take, and the end.
#[must_use]
pub fn states(_players: u8, screen: Screen) -> Vec<State> {
    let mut scenes = muster::states(RaffHands::at(5, screen).hands);
    scenes.push(("ready", RaffHands::at(5, screen).hands.scene().clone()));
    let (mut table, thrown_at) = rich(screen);
    for (place, seat) in (1..).zip(Seat::all(3)) {
        if let Some(cell) = table.fitting(seat).first() {
            table.take(seat, *cell, thrown_at + 300 * place);
        }
    }
    scenes.push(("grabbing", table.hands.scene().clone()));
    scenes.push(("aiming", aiming(screen)));
    table.stop(thrown_at + 1_200);
    let late = Seat::all(3).find_map(|seat| Some((seat, *table.fitting(seat).first()?)));
    if let Some((seat, cell)) = late {
        table.take(seat, cell, thrown_at + 1_260);
    }
    scenes.push(("late", table.hands.scene().clone()));
    table.hands.wait_for_the_clock();
    table.throw();
    table.clear();
    scenes.push(("nothing-left", table.hands.scene().clone()));
    table.stop(table.hands.now() + 50);
    table.hands.wait_for_the_clock();
    while !table.hands.is_over() {
        table.play_turn();
    }
    scenes.push(("end", table.hands.scene().clone()));
    scenes
}

/// A throw for which there is a lot to take, some turns on, and when it was.
fn rich(screen: Screen) -> (RaffHands, Millis) {
    let mut table = RaffHands::at(5, screen);
    for _ in 0..7 {
        table.play_turn();
    }
    let rich = |table: &RaffHands| Seat::all(3).map(|seat| table.fitting(seat).len()).sum::<usize>() >= 5;
    let thrown_at = table.throw_until(rich);
    (table, thrown_at)
}

/// Somebody's finger is on a die that fits, and another hand has just let go on one that does not.
fn aiming(screen: Screen) -> Scene {
    let (mut table, thrown_at) = rich(screen);
    let aims =
        Seat::all(3).find(|seat| !table.fitting(*seat).is_empty()).expect("somebody has a die to take");
    let cell = table.fitting(aims)[0];
    table.take(aims.left(3), cell, thrown_at + 200);
    table.lead(aims, table.on(cell), thrown_at + 300);
    table.hands.scene().clone()
}

/// A whole match.
fn whole() -> Whole {
    let mut table = RaffHands::at(WHOLE_SEED, TABLET);
    while !table.hands.is_over() {
        table.play_turn();
    }
    Whole::of(table.hands)
}
