//! Telling moments of Eintrichtern.

use empile_games::{
    AnyGame, AnySetup, GameId,
    contract::{Game, Seed, Stream, Viewer},
    eintrichtern::{Eintrichtern, Setup, Step},
    pyramid::lattice::Cell,
};

use super::{Album, State, TABLET, Whole, usual_table};
use crate::hands::{Hands, Screen};

/// The nodes that the match is played with.
pub const THROW: u32 = 3;
pub const THROWN: std::ops::Range<u32> = 10..13;
pub const DICE: std::ops::Range<u32> = 100..265;
pub const BUBBLE: u32 = 7;

/// The telling moments of the game.
pub const ALBUM: Album = Album {
    game: GameId::Eintrichtern,
    players: (2, 8),
    states,
    shown: &["shown", "found"],
    whole,
    counts_at_touch_down: false,
};

/// Before the first throw, a wrong case shown, the choice to throw anew, a case just found, and the end.
#[must_use]
pub fn states(players: u8, screen: Screen) -> Vec<State> {
    let mut hands = at(players, 3, screen);
    let mut luck = Stream::new(Seed(7));
    let mut scenes = vec![("start", hands.scene().clone())];
    hands.tap(THROW);
    scenes.push(("thrown", hands.scene().clone()));
    hands.tap(wrong(&hands)[20]);
    scenes.push(("shown", hands.scene().clone()));
    hands.wait_for_the_clock();
    scenes.push(("choice", hands.scene().clone()));
    let mut found = 0;
    while !hands.is_over() {
        let before = won(&hands);
        play_on(&mut hands, &mut luck);
        found += usize::from(won(&hands) > before);
        if won(&hands) > before && found == 5 {
            scenes.push(("found", hands.scene().clone()));
        }
    }
    scenes.push(("end", hands.scene().clone()));
    scenes
}

/// A new match.
#[must_use]
pub fn at(players: u8, seed: u64, screen: impl Into<Screen>) -> Hands {
    Hands::at(AnySetup::Eintrichtern(Setup::for_players(players)), seed, screen)
}

/// The state of the game.
#[must_use]
pub fn game(hands: &Hands) -> &Eintrichtern {
    match hands.game() {
        AnyGame::Eintrichtern(game) => game,
        other => panic!("another game: {other:?}"),
    }
}

/// The red dice that cover the sum looked for: what a perfect memory would lift.
#[must_use]
pub fn right(hands: &Hands) -> Vec<u32> {
    covering(hands, |sum, sought| sum == sought)
}

/// The red dice that cover another sum.
#[must_use]
pub fn wrong(hands: &Hands) -> Vec<u32> {
    covering(hands, |sum, sought| sum != sought)
}

fn covering(hands: &Hands, wanted: impl Fn(u8, u8) -> bool) -> Vec<u32> {
    let pyramid = game(hands).pyramid();
    let sought = thrown(hands).iter().sum();
    let sum = |id: u32| Cell::all().nth((id - DICE.start) as usize).and_then(|cell| pyramid.hollow_sum(cell));
    let dice = hands.touchable_among(DICE).into_iter();
    dice.filter(|id| sum(*id).is_some_and(|sum| wanted(sum, sought))).collect()
}

fn thrown(hands: &Hands) -> Vec<u8> {
    match game(hands).observe(Viewer::Spectator).step {
        Step::MayThrow { thrown } | Step::MustUncover { thrown } | Step::Shown { thrown, .. } => {
            thrown.to_vec()
        }
        Step::MustThrow | Step::Over => Vec::new(),
    }
}

/// Red dice won by all players together.
#[must_use]
pub fn won(hands: &Hands) -> u8 {
    game(hands).hands().all().iter().map(|tally| tally.count()).sum()
}

/// Throws where it must and now and then where it may, lifts the right die one time in two, and waits while one looks.
pub fn play_on(hands: &mut Hands, luck: &mut Stream) {
    let dice = hands.touchable_among(DICE);
    let can_throw = hands.touchable().any(|node| node.id.0 == THROW);
    if dice.is_empty() && !can_throw {
        hands.wait_for_the_clock();
    } else if dice.is_empty() || can_throw && luck.below(3) == 0 {
        hands.tap(THROW);
    } else {
        let right = right(hands);
        let from = if right.is_empty() || luck.below(2) == 0 { dice } else { right };
        hands.tap(from[luck.index(from.len())]);
    }
}

/// A whole match.
fn whole() -> Whole {
    Whole::played_on(usual_table(GameId::Eintrichtern, 8, TABLET), play_on)
}
