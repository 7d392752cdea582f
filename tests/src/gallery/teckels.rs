//! Teckels in its telling moments.

use empile_games::{GameId, contract::Seat};
use empile_stage::Phase;

use super::{Album, State, TABLET, WHOLE_SEED, Whole, muster};
use crate::{hands::Screen, teckels_pack::Pack};

/// The telling moments of the game.
pub const ALBUM: Album = Album {
    game: GameId::Teckels,
    players: (2, 4),
    states,
    shown: &["running", "picked", "between"],
    whole,
    counts_at_touch_down: false,
};

/// Everyone comes; before the first bark, in full run with a card in the fingers, with cards to be laid without dragging, with no tail laid at all, between two rounds, and after the last.
#[must_use]
pub fn states(players: u8, screen: Screen) -> Vec<State> {
    let waiting = Pack::at(players, 7, screen);
    let mut running = Pack::at(players, 7, screen);
    running.bark(Seat(0));
    for turn in 0..44 * players {
        running.step(Seat(turn % players), 4);
    }
    running.hands.wait_for_the_clock();
    hold_a_card(&mut running);
    let mut full = Pack::at(players, 5, screen);
    full.bark(Seat(0));
    for turn in 0..u16::from(players) * 260 {
        full.step(Seat((turn % u16::from(players)) as u8), usize::MAX);
    }
    let mut between = Pack::at(players, 7, screen);
    between.bark(Seat(1));
    between.play_round(4);
    let mut over = Pack::at(players, 7, screen);
    for round in 0..3 {
        over.bark(Seat(round % players));
        over.play_round(3);
    }
    let mut picked = Pack::at(players, 7, screen);
    picked.bark(Seat(0));
    for turn in 0..44 * players {
        picked.step(Seat(turn % players), 4);
    }
    picked.hands.wait_for_the_clock();
    pick(&mut picked);
    let packs = [
        ("waiting", waiting),
        ("running", running),
        ("picked", picked),
        ("full", full),
        ("between", between),
        ("over", over),
    ];
    let mut scenes = muster::states(Pack::at(players, 7, screen).hands);
    scenes.extend(packs.map(|(name, pack)| (name, pack.hands.scene().clone())));
    scenes
}

/// Everyone whose card fits has tapped it, to choose where it goes.
fn pick(pack: &mut Pack) {
    let fits = |pack: &Pack, seat: &Seat| pack.fitting(*seat).is_some();
    let players = pack.view().seats.len() as u8;
    for seat in Seat::all(players) {
        if fits(pack, &seat) {
            pack.hands.tap(pack.card(seat));
        }
    }
}

/// Somebody's card is on its way to where it fits.
fn hold_a_card(pack: &mut Pack) {
    let players = pack.view().seats.len() as u8;
    let Some((seat, spot)) = Seat::all(players).find_map(|seat| Some((seat, pack.fitting(seat)?))) else {
        return;
    };
    let (from, to) = (pack.hands.middle(pack.card(seat)), pack.middle_of(spot));
    pack.hands.touch(90, Phase::Down, from);
    pack.hands.touch(90, Phase::Move, to);
}

/// A whole match.
fn whole() -> Whole {
    let mut pack = Pack::at(4, WHOLE_SEED, TABLET);
    for round in 1..=3 {
        pack.bark(Seat(round % 4));
        pack.play_round(3);
    }
    Whole::of(pack.hands)
}
