//! Telling moments of Neko tower.

use empile_games::{
    GameId,
    contract::Seat,
    neko_tower::{Mode, Phase},
};

use super::{Album, PHONE, State, Whole};
use crate::{hands::Screen, neko_screen_hands::ScreenHands, neko_tower_hands::NekoHands, neko_towers};

/// The telling moments of the game.
pub const ALBUM: Album = Album {
    game: GameId::NekoTower,
    players: (2, 4),
    states,
    shown: &[
        "claim",
        "own-turn",
        "screen-floor-3",
        "screen-floor-12",
        "screen-floor-20",
        "screen-leaning",
        "screen-falling",
        "screen-fallen",
    ],
    whole,
    counts_at_touch_down: false,
};

/// A tower built together, and one against each other.
#[must_use]
pub fn states(players: u8, screen: Screen) -> Vec<State> {
    let mut states = together(players, screen);
    states.extend(competitive(players, screen));
    states.extend(on_screen(players, screen));
    states
}

/// With the tower on the screen: as it grows, leans, falls and has fallen, and what secrets look like there.
fn on_screen(players: u8, screen: Screen) -> Vec<State> {
    let mut scenes = neko_towers::scenes(players, screen);
    let mut rivals = ScreenHands::at(players, Mode::Competitive, 9, screen);
    rivals.lift_curtain();
    scenes.push(("screen-secrets", rivals.hands.scene().clone()));
    scenes
}

/// Two build together until somebody builds aslant and the tower comes down, by the last touch of a button.
#[must_use]
pub fn whole_on_screen() -> Whole {
    let mut table = ScreenHands::at(2, Mode::Together, WHOLE_TOWER, PHONE);
    while table.game().tower().height() < 4 {
        table.step();
    }
    while !table.hands.is_over() {
        table.step_aslant();
    }
    Whole { hands: table.hands, options: vec![("play".to_owned(), "on-screen".to_owned())] }
}

/// A match in which cats are placed and stroked before the fourth floor.
const WHOLE_TOWER: u64 = 5;

/// Together: the start, a cat in hand, a claim to be confirmed, something that fell, a victory.
fn together(players: u8, screen: Screen) -> Vec<State> {
    let mut table = NekoHands::at(players, Mode::Together, 4, screen);
    let mut scenes = vec![("start", table.hands.scene().clone())];
    play_to(&mut table, |table| in_hand(table) && table.game().tower().height() > 5);
    scenes.push(("cat-in-hand", table.hands.scene().clone()));
    play_to(&mut table, |table| is_claimed(table) && table.game().tower().height() > 8);
    scenes.push(("claim", table.hands.scene().clone()));
    play_to(&mut table, |table| table.game().phase() == Phase::Card && table.game().tower().height() > 11);
    table.tap("neko-tower-label-tell", &[]);
    scenes.push(("telling", table.hands.scene().clone()));
    table.tap("neko-tower-told", &[]);
    play_to(&mut table, |table| table.hands.is_over());
    scenes.push(("victory", table.hands.scene().clone()));
    scenes
}

/// Against each other: the curtain, a choice of cards, missions that are one's own, and the tower down.
fn competitive(players: u8, screen: Screen) -> Vec<State> {
    let mut table = NekoHands::at(players, Mode::Competitive, 9, screen);
    let mut scenes = vec![("curtain", table.hands.scene().clone())];
    play_to(&mut table, |table| {
        table.game().phase() == Phase::Card && table.game().tower().height() > 6 && has_climbed(table)
    });
    table.lift_curtain();
    scenes.push(("own-turn", table.hands.scene().clone()));
    play_to(&mut table, |table| matches!(table.game().phase(), Phase::Interact | Phase::Mission));
    scenes.push(("missions", table.hands.scene().clone()));
    table.tap("neko-tower-label-tell", &[]);
    table.look_at(2);
    table.tap("neko-tower-label-floors-fell", &[]);
    table.tap("neko-tower-collapse-confirm", &[]);
    scenes.push(("who-was-it", table.hands.scene().clone()));
    table.tap("neko-tower-label-blame", &[]);
    scenes.push(("ranking", table.hands.scene().clone()));
    scenes
}

/// Plays on until the table is as wanted.
fn play_to(table: &mut NekoHands, wanted: impl Fn(&NekoHands) -> bool) {
    while !wanted(table) {
        assert!(!table.hands.is_over(), "the match is over before it came to this");
        table.step();
    }
}

fn in_hand(table: &NekoHands) -> bool {
    matches!(table.game().phase(), Phase::Placing { .. })
}

fn is_claimed(table: &NekoHands) -> bool {
    matches!(table.game().phase(), Phase::Confirming(_))
}

fn has_climbed(table: &NekoHands) -> bool {
    table.game().climber(table.game().current()).floor > 1
}

/// Two rivals climb, behind curtains, until both have left the ground and one of them fells the tower.
fn whole() -> Whole {
    let mut table = NekoHands::at(2, Mode::Competitive, 9, PHONE);
    let both_climbed = |table: &NekoHands| Seat::all(2).all(|seat| table.game().climber(seat).best > 0);
    while !(both_climbed(&table) && table.game().phase() == Phase::Card) {
        table.step();
    }
    table.lift_curtain();
    table.tap("neko-tower-label-tell", &[]);
    table.look_at(2);
    table.tap("neko-tower-label-floors-fell", &[]);
    table.tap("neko-tower-collapse-confirm", &[]);
    table.tap("neko-tower-label-blame", &[]);
    Whole { hands: table.hands, options: vec![("mode".to_owned(), "competitive".to_owned())] }
}
