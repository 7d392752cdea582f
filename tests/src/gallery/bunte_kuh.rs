//! Telling moments of Bunte Kuh.

use super::{Album, State, TABLET, WHOLE_SEED, Whole, muster};
use crate::{
    bunte_kuh_hands::{KuhHands, case},
    hands::Screen,
};
use empile_games::{
    GameId,
    bunte_kuh::Call,
    contract::{Seat, Seed, Stream},
};

/// The telling moments of the game.
pub const ALBUM: Album = Album {
    game: GameId::BunteKuh,
    players: (2, 6),
    states,
    shown: &["searching", "showing", "ways"],
    whole,
    counts_at_touch_down: true,
};

/// Everyone comes; before the first throw, a search, a case to be shown with half of the time gone, the one under the finger, the ways to lay a die, a mistake,
/// a free choice after « Non! », and the end.
#[must_use]
pub fn states(players: u8, screen: Screen) -> Vec<State> {
    let mut table = KuhHands::at(players, 3, screen);
    let mut luck = Stream::new(Seed(2));
    let mut scenes = muster::states(KuhHands::at(players, 3, screen).hands);
    scenes.push(("ready", table.hands.scene().clone()));
    for _ in 0..16 {
        table.play_turn(&mut luck);
    }
    let caller = Seat(players - 1);
    let thrown_at = table.throw_until(true);
    scenes.push(("searching", table.hands.scene().clone()));
    table.call(caller, Call::Stop, thrown_at + 800);
    table.hands.wait_for_the_clock();
    table.hands.wait_until(thrown_at + 3_200);
    scenes.push(("pointing", table.hands.scene().clone()));
    let right = table.right_cases().first().expect("there is one");
    table.lead(caller, table.hands.middle(case(right)), thrown_at + 3_250);
    scenes.push(("showing", table.hands.scene().clone()));
    table.point(right, thrown_at + 3_300);
    scenes.push(("ways", table.hands.scene().clone()));
    table.hands.tap(500);
    scenes.push(("laid", table.hands.scene().clone()));
    let thrown_at = table.throw_until(true);
    let wrong = table.wrong_cases().last().expect("not all are right");
    table.call(Seat(0), Call::Stop, thrown_at + 800);
    table.hands.wait_for_the_clock();
    table.point(wrong, thrown_at + 1_900);
    scenes.push(("wrong", table.hands.scene().clone()));
    let thrown_at = table.throw_until(false);
    table.call(Seat(1), Call::No, thrown_at + 800);
    table.hands.wait_for_the_clock();
    scenes.push(("free-choice", table.hands.scene().clone()));
    let case = table.hands.touchable().next().expect("a case").id.0;
    table.hands.tap(case);
    table.hands.tap(501);
    while !table.hands.is_over() {
        table.play_turn(&mut luck);
    }
    scenes.push(("end", table.hands.scene().clone()));
    scenes
}

/// A whole match.
fn whole() -> Whole {
    let mut table = KuhHands::at(6, WHOLE_SEED, TABLET);
    let mut luck = Stream::new(Seed(WHOLE_SEED));
    while !table.hands.is_over() {
        table.play_turn(&mut luck);
    }
    Whole::of(table.hands)
}
