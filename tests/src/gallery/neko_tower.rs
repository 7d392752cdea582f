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
        "screen-partner",
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

/// What a match is called that is written down, and who plays it.
type Written = (&'static str, fn() -> Whole);

/// A match with the tower on the screen, by a name of its own. Between them they are for every number of players and come to
/// every end.
pub(crate) const ON_SCREEN: [Written; 4] = [
    ("neko-tower-on-screen", until_it_falls),
    ("neko-tower-on-screen-alone", alone_until_a_step),
    ("neko-tower-on-screen-rivals", rivals_until_it_falls),
    ("neko-tower-on-screen-top", up_to_the_last_step),
];

/// A match in which cats are placed and stroked before the fourth floor.
const WITH_CATS: u64 = 5;
/// A match in which good hands take Neko up to the last step.
const TO_THE_TOP: u64 = 8;

/// Two build together until somebody builds aslant and the tower comes down, by the last touch of a button.
fn until_it_falls() -> Whole {
    played_on_screen(2, Mode::Together, WITH_CATS, felled)
}

fn rivals_until_it_falls() -> Whole {
    played_on_screen(3, Mode::Competitive, WITH_CATS, felled)
}

fn felled(table: &mut ScreenHands) {
    while table.game().tower().height() < 4 {
        table.step();
    }
    while !table.hands.is_over() {
        table.step_aslant();
    }
}

fn alone_until_a_step() -> Whole {
    played_on_screen(1, Mode::Together, TO_THE_TOP, |table| {
        while !table.game().can_stop() {
            table.step();
        }
        table.tap("neko-tower-stop-here", &[]);
        table.tap("neko-tower-stop-confirm", &[]);
    })
}

fn up_to_the_last_step() -> Whole {
    played_on_screen(4, Mode::Together, TO_THE_TOP, |table| {
        while !table.hands.is_over() {
            table.step();
        }
    })
}

fn played_on_screen(players: u8, mode: Mode, seed: u64, play: impl Fn(&mut ScreenHands)) -> Whole {
    let mut table = ScreenHands::at(players, mode, seed, PHONE);
    play(&mut table);
    let mode = match mode {
        Mode::Together => "together",
        Mode::Competitive => "competitive",
    };
    let chosen = [("play", "on-screen"), ("mode", mode)];
    let options = chosen.map(|(option, value)| (option.to_owned(), value.to_owned())).to_vec();
    // A tower that begins a hair's breadth elsewhere is another tower at the end.
    Whole { hands: table.hands, options, grain: 1_000.0 }
}

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
    let options = vec![("mode".to_owned(), "competitive".to_owned())];
    Whole { options, ..Whole::of(table.hands) }
}
